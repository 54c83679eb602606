import { aftermathOf, type Fates } from './aftermath.ts';
import { CONVOY, HOLD, MOVE } from './engine/checked.ts';
import { matchOrders } from './engine/match.ts';
import { resolve } from './engine/resolve.ts';
import type { Workspace } from './engine/workspace.ts';
import { explainMove } from './explain/move.ts';
import { explainConvoy, explainHold, explainSupport } from './explain/other.ts';
import { type Laid, layOrders } from './laying.ts';
import type { GameMap } from './map.ts';
import { guessMeant } from './meant.ts';
import type { GivenOrder } from './order.ts';
import { byPlace } from './order-list.ts';
import type { Position } from './position.ts';
import type { IllegalReason, JudgedOrder, Reason, UnorderedUnit, VerdictReason } from './reason.ts';
import type { MovementResult } from './result.ts';
import { choiceOf, DEFAULT_RULES, type Rules } from './rules.ts';
import { resultWith } from './verdict.ts';

/** Lays the orders and decides what comes of them. */
function decide(map: GameMap, position: Position, orders: readonly GivenOrder[], rules: Rules): Laid {
  const laid = layOrders(map, position, orders, rules);
  matchOrders(laid.ws, rules);
  resolve(laid.ws);
  return laid;
}

/** A reason with what became of the unit beside it. */
function withFate(reason: VerdictReason, dislodged: Fates[number]): Reason {
  return dislodged === undefined ? reason : { ...reason, dislodged };
}

/** Why the legal order of the unit in `p` came out as it did. */
function legalReason(ws: Workspace, p: number, rules: Rules): VerdictReason {
  switch (ws.kind[p]) {
    case HOLD:
      return explainHold(ws, p, false);
    case MOVE:
      return explainMove(ws, p, rules);
    case CONVOY:
      return explainConvoy(ws, p, rules);
    default:
      return explainSupport(ws, p);
  }
}

function illegalReason(
  ws: Workspace,
  { power, order }: GivenOrder,
  reason: IllegalReason,
  rules: Rules,
): IllegalReason {
  const meant = guessMeant(ws, ws.powers.get(power) ?? -1, order, reason, rules);
  return meant === undefined ? reason : { ...reason, meant };
}

function judgeOrder(
  { ws, looks, superseded }: Laid,
  fates: Fates,
  given: GivenOrder,
  index: number,
  rules: Rules,
): JudgedOrder {
  const { power, order } = given;
  const look = looks[index] ?? 0;
  const p = typeof look === 'number' ? look : look.from;
  const unit = ws.units[p];
  let found: VerdictReason;
  let fate: Fates[number];
  if (superseded?.has(index) === true) found = { code: 'superseded', choice: choiceOf(rules, '4.D.3') };
  else {
    fate = fates[p];
    found =
      typeof look === 'number' || look.ok ? legalReason(ws, p, rules) : illegalReason(ws, given, look.reason, rules);
  }
  const reason = withFate(found, fate);
  const result = resultWith(found, fate, order);
  if (unit === undefined) return { power, order, result, reason };
  if (typeof look === 'number' || !look.ok || look.notes.length === 0) return { power, order, unit, result, reason };
  return { power, order, unit, result, reason, notes: look.notes };
}

function judgeUnordered(ws: Workspace, fates: Fates): UnorderedUnit[] {
  const unordered: UnorderedUnit[] = [];
  for (let i = 0; i < ws.unitCount; i++) {
    const p = ws.occupied[i] ?? 0;
    const unit = ws.units[p];
    if (unit === undefined || ws.written[p] !== undefined) continue;
    const found = explainHold(ws, p, true);
    const fate = fates[p];
    unordered.push({ unit, result: resultWith(found, fate), reason: withFate(found, fate) });
  }
  return unordered.length < 2 ? unordered : unordered.sort((a, b) => byPlace(a.unit, b.unit));
}

/**
 * Judges a movement phase: every order with its verdict and the reason it follows from, units without orders, and the
 * position before the retreats. `position.units` must have one unit a province. Source: rulebook, DATC 3.2.
 */
export function judgeMovement(
  map: GameMap,
  position: Position,
  orders: readonly GivenOrder[],
  rules: Rules = DEFAULT_RULES,
): MovementResult {
  const decided = decide(map, position, orders, rules);
  const { ws } = decided;
  const { units, contested, dislodged, fates } = aftermathOf(ws, rules);
  return {
    phase: 'movement',
    orders: orders.map((given, index) => judgeOrder(decided, fates, given, index, rules)),
    unordered: judgeUnordered(ws, fates),
    unitsAfter: units,
    dislodgedAfter: dislodged,
    contested,
  };
}
