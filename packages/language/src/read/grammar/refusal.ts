import { lookUpPlace } from '../names/lookup.ts';
import { namedPower } from '../names/powers.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { unitListAt } from './adjust.ts';
import { othersAt } from './alternatives.ts';
import { isBoundary, startsUnit } from './boundary.ts';
import { bestOf } from './candidate.ts';
import { clauseEnd } from './clause.ts';
import type { Draft } from './draft.ts';
import { isBare, isTyped, type Line, piece, powered, slotOf } from './piece.ts';
import { placesAt } from './place.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';
import { candidatesAt, take } from './take.ts';

/** `or A Par - Pic`, `otherwise …` after a separator: the order before it is only one of several. */
export function takeAlternative(scan: Scan, line: Line, at: number): number {
  const before = line.pieces.pop();
  if (before === undefined) return at + 1;
  const last = before.orders[before.orders.length - 1]?.[0];
  const others = othersAt(scan, at + 1, last);
  const orders = [...before.orders, ...others.drafts.map((draft) => [draft])];
  const end = others.drafts.length > 0 ? others.end : clauseEnd(scan, at);
  const refusal = before.refusal === 'conditional' ? 'conditional' : 'alternative';
  line.pieces.push({ ...before, end, orders, refusal, at });
  return Math.max(end, at + 1);
}

/** `do not move A Par`: a hold; `do not support …`: an order not to be carried out; `no retreats`: nothing. */
export function takeNegation(scan: Scan, line: Line, at: number): number {
  let here = at;
  let moving = false;
  while (plays(scan, here, ROLE.not | ROLE.aux | ROLE.filler | ROLE.move) && !startsUnit(scan, here)) {
    moving ||= plays(scan, here, ROLE.move);
    here = solid(scan, here + 1);
  }
  const best = bestOf(candidatesAt(scan, here));
  if (best === undefined) {
    const end = clauseEnd(scan, at);
    const forbidden = plays(scan, here, ORDER_VERBS) && startsUnit(scan, here + 1);
    if (forbidden)
      line.pieces.push({
        first: at,
        end,
        orders: [],
        refusal: 'prohibition',
        at,
        ...powered(line),
      });
    return Math.max(end, at + 1);
  }
  if (isBare(best)) {
    const list = moving ? unitListAt(scan, here) : undefined;
    if (list !== undefined && scan.phase === 'movement') {
      const drafts = list.units.map((unit): Draft => ({ kind: 'hold', unit }));
      return take(scan, line, { drafts, end: list.end, clean: isBoundary(scan, list.end) }, at);
    }
    return Math.max(best.end, at + 1);
  }
  if (isTyped(best) || slotOf(best)?.listed === true) {
    line.pieces.push(piece(line, best, at, { refusal: 'prohibition', at }));
  }
  return Math.max(clauseEnd(scan, best.end), at + 1);
}

/** `waive` outside winter. */
function isLoneWaive(scan: Scan, at: number): boolean {
  const known = plays(scan, at, ROLE.waive) && (scan.tokens[at]?.key.length ?? 0) > 4;
  return scan.phase !== 'build' && known && scan.tokens[at - 1]?.kind !== 'word' && clauseEnd(scan, at) === at + 1;
}

/** `A - Bur`, `Fleet to MAO`: the unit's own place is missing. */
function isPlaceless(scan: Scan, at: number): boolean {
  const typed = plays(scan, at, ROLE.army | ROLE.fleet);
  const before = scan.tokens[at - 1]?.kind;
  if (!typed || before === 'word' || !isArrow(scan, at + 1) || scan.tokens[at + 1]?.spaced === false) return false;
  return placesAt(scan, at + 2, true).some(({ slot, end }) => slot.listed && isBoundary(scan, end));
}

/** `Marseilles supports.`: the verb of a place that does not say whom it helps. */
function verbWithoutObject(scan: Scan, at: number): number | undefined {
  const helps = (verb: number): boolean =>
    plays(scan, verb, ROLE.support | ROLE.convoy) &&
    (scan.tokens[verb]?.text.length ?? 0) > 1 &&
    clauseEnd(scan, verb) === verb + 1;
  return placesAt(scan, at).find(({ slot, end }) => slot.listed && helps(end))?.end;
}

/** `C Bre - Lon`, `England convoys Bre - Lon`, `S A Mun`: whose fleet or army it is is not said. */
function isUnitlessHelp(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (!plays(scan, at, ROLE.support | ROLE.convoy) || scan.phase !== 'movement') return false;
  const letter = token?.text.length === 1;
  if (letter && token?.caps !== true) return false;
  const next = at + 1;
  if (scan.tokens[next]?.kind !== 'word') return false;
  if (letter && startsUnit(scan, next)) return true;
  return placesAt(scan, next).some(({ slot, end }) => {
    const to = slot.listed && isArrow(scan, end) ? placesAt(scan, solid(scan, end + 1), true) : [];
    return to.some((goal) => goal.slot.listed && isBoundary(scan, goal.end));
  });
}

/** An order's verb with a place after it but no unit: an order with a part missing. */
export function takeUnitless(scan: Scan, line: Line, at: number): number | undefined {
  if (isLoneWaive(scan, at)) {
    line.pieces.push({ first: at, end: at + 1, orders: [], refusal: 'wrong-phase', at, ...powered(line) });
    return at + 1;
  }
  if (!line.strange && isPlaceless(scan, at)) {
    const end = clauseEnd(scan, at);
    line.pieces.push({ first: at, end, orders: [], refusal: 'no-unit', at, ...powered(line) });
    return end;
  }
  if (!line.strange && plays(scan, at, ROLE.build | ROLE.disband | ROLE.retreat) && startsUnit(scan, at + 1)) {
    const end = clauseEnd(scan, at);
    line.pieces.push({ first: at, end, orders: [], refusal: 'wrong-phase', at, ...powered(line) });
    return end;
  }
  const before = scan.tokens[at - 1];
  const begins = before === undefined || before.kind !== 'word' || plays(scan, at - 1, ROLE.filler | ROLE.and);
  const ofPower = !begins && namedPower(scan.map, before.key) !== undefined;
  if (!line.strange && (begins || ofPower) && isUnitlessHelp(scan, at)) {
    const end = clauseEnd(scan, at);
    line.pieces.push({ first: at, end, orders: [], refusal: 'no-unit', at, ...powered(line) });
    return end;
  }
  const helper = !line.strange && begins ? verbWithoutObject(scan, at) : undefined;
  if (helper !== undefined) {
    line.pieces.push({ first: at, end: helper + 1, orders: [], refusal: 'no-target', at: helper, ...powered(line) });
    return helper + 1;
  }
  if (line.strange || !begins || !plays(scan, at, ORDER_VERBS)) return undefined;
  if ((scan.tokens[at]?.key.length ?? 0) < 2) return undefined;
  let here = solid(scan, at + 1);
  for (
    let passed = 0;
    passed < 4 && plays(scan, here, ROLE.to | ROLE.at | ROLE.aux | ROLE.filler | ROLE.move | ROLE.hold);
    passed++
  )
    here = solid(scan, here + 1);
  const token = scan.tokens[here];
  const place = token?.kind === 'word' ? lookUpPlace(scan.names, token.key) : undefined;
  if (
    place === undefined ||
    (place.whole.length === 0 && !(place.code !== undefined && token?.caps === true)) ||
    startsUnit(scan, here)
  )
    return undefined;
  if (namedPower(scan.map, token?.key ?? '') !== undefined) return undefined;
  const end = clauseEnd(scan, here);
  const refusal = plays(scan, at, ROLE.support | ROLE.convoy) ? 'press' : 'no-unit';
  line.pieces.push({
    first: at,
    end,
    orders: [],
    refusal,
    at,
    ...powered(line),
  });
  return end;
}
