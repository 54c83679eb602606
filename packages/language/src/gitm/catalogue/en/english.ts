import type { TacCatalogue } from '../catalogue.ts';
import { entry, orders, relation, whatIf } from './else.ts';
import { assumed, difference, remark, warning } from './notes.ts';
import { problem } from './problems.ts';
import { attempt, because, refusal } from './reasons.ts';
import { ENGLISH_CORNERS, ENGLISH_RULES } from './rules.ts';

const RATINGS = ['-30 %', '-20 %', '-10 %', '0', '+10 %'];

export const ENGLISH_TAC: TacCatalogue = {
  heads: {
    phase: 'GITM tac phase',
    battleAt: (square) => `Battle at ${square}`,
    noBattle: 'No battle',
    attack: 'Attack',
    defend: 'Defend',
    refused: 'Kept out',
    moves: 'Moves in order',
    positions: 'Positions afterwards',
    warnings: 'Take note',
    readings: 'How the rules were read',
    open: 'What the rules leave open',
    orders: 'Orders of the moves',
    from: (square) => `from ${square}`,
    goesOn: 'goes on and',
    rating: (rating) => `Terrain rated ${rating} for the defenders: ${RATINGS[rating] ?? ''}.`,
    and: 'and',
    notJson: 'This is not JSON: the text breaks off or goes on otherwise here.',
    or: 'or',
  },
  relation,
  rule: ENGLISH_RULES,
  corner: ENGLISH_CORNERS,
  because,
  placed: (unit, reason) => `${unit} because ${reason}.`,
  refusal,
  attempt,
  move: (unit, from, to) => `${unit} ${from} - ${to}`,
  meeting: (unit, target, at) => `${unit} intercepts ${target} at ${at}`,
  warning,
  assumed,
  remark,
  difference,
  orders,
  whatIf,
  entry,
  problem,
};
