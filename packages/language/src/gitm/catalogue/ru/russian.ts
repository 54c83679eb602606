import type { TacCatalogue } from '../catalogue.ts';
import { entry, orders, relation, whatIf } from './else.ts';
import { assumed, difference, remark, warning } from './notes.ts';
import { problem } from './problems.ts';
import { attempt, because, refusal } from './reasons.ts';
import { RUSSIAN_CORNERS, RUSSIAN_RULES } from './rules.ts';

const RATINGS = ['-30 %', '-20 %', '-10 %', '0', '+10 %'];

export const RUSSIAN_TAC: TacCatalogue = {
  heads: {
    phase: 'Тактическая фаза GITM',
    battleAt: (square) => `Бой в ${square}`,
    noBattle: 'Боя нет',
    attack: 'Атакуют',
    defend: 'Обороняются',
    refused: 'Не вошли',
    moves: 'Ходы по порядку',
    positions: 'Где кто стоит',
    warnings: 'Обратите внимание',
    readings: 'Как прочитаны правила',
    open: 'Что правила оставляют открытым',
    orders: 'Порядки ходов',
    from: (square) => `из ${square}`,
    goesOn: 'идёт дальше и',
    rating: (rating) => `Местность для обороняющихся: ${rating} (${RATINGS[rating] ?? ''}).`,
    and: 'и',
    notJson: 'Это не JSON: здесь текст обрывается или идёт не так.',
    or: 'или',
  },
  relation,
  rule: RUSSIAN_RULES,
  corner: RUSSIAN_CORNERS,
  because,
  placed: (unit, reason) => `${unit}, потому что ${reason}.`,
  refusal,
  attempt,
  move: (unit, from, to) => `${unit} ${from} - ${to}`,
  meeting: (unit, target, at) => `${unit} перехватывает ${target} в ${at}`,
  warning,
  assumed,
  remark,
  difference,
  orders,
  whatIf,
  entry,
  problem,
};
