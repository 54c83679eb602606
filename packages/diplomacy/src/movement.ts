import { aftermathOf, type Fates } from './aftermath.ts';
import { type CheckedOrder, CONVOY, countsFor, HOLD, type LegalOrder, MOVE, sameOrder } from './engine/checked.ts';
import { checkMovementOrder } from './engine/legality.ts';
import { layOrder, matchOrders } from './engine/match.ts';
import { resolve } from './engine/resolve.ts';
import { loadBoard, type Workspace } from './engine/workspace.ts';
import { explainMove } from './explain/move.ts';
import { explainConvoy, explainHold, explainSupport } from './explain/other.ts';
import type { GameMap } from './map.ts';
import { guessMeant } from './meant.ts';
import type { GivenOrder } from './order.ts';
import { byPlace, countingOrders } from './order-list.ts';
import type { Position } from './position.ts';
import type { IllegalReason, JudgedOrder, Reason, UnorderedUnit, VerdictReason } from './reason.ts';
import type { MovementResult } from './result.ts';
import { choiceOf, DEFAULT_RULES, type Rules } from './rules.ts';
import { resultWith } from './verdict.ts';

/** A movement phase decided: each given order checked, the workspace resolved, and what the board came to. */
interface Decided {
  readonly ws: Workspace;
  readonly checked: readonly CheckedOrder[];
  /** Orders that do not count because the unit has another (DATC 4.D.3), by position in the list. */
  readonly superseded: ReadonlySet<number> | undefined;
}

/** Orders that do not count because the unit has another, if there are any: of hardly any unit there are two. */
function supersededOf(ws: Workspace, checked: readonly CheckedOrder[], rules: Rules): ReadonlySet<number> | undefined {
  let twice = false;
  for (const check of checked) {
    const p = countsFor(check);
    if (p === 0) continue;
    twice ||= ws.ordered[p] === 1;
    ws.ordered[p] = 1;
  }
  if (!twice) return undefined;
  return countingOrders(checked.map(countsFor), (one, other) => sameOrder(checked[one], checked[other]), rules)
    .superseded;
}

/** Marks units whose illegal move counts as a move: under 4.E.1 b, and where it fails rather than being impossible. */
function markTried(ws: Workspace, checked: readonly CheckedOrder[], rules: Rules): void {
  for (const check of checked) {
    if (check.ok || ws.illegal[check.from] === 0) continue;
    if (check.tried === 'always' || (check.tried && rules['4.E.1'] === 'b')) ws.tried[check.from] = 1;
  }
}

function decide(map: GameMap, position: Position, orders: readonly GivenOrder[], rules: Rules): Decided {
  const ws = loadBoard(map, position, rules);
  let sender = '';
  let number = -1;
  const checked = orders.map(({ power, order }) => {
    if (power !== sender) {
      sender = power;
      number = ws.powers.get(power) ?? -1;
    }
    return checkMovementOrder(ws, number, order, rules);
  });
  const superseded = supersededOf(ws, checked, rules);
  let anyIllegal = false;
  for (let index = 0; index < checked.length; index++) {
    const check = checked[index];
    if (check === undefined || check.from === 0 || superseded?.has(index) === true) continue;
    const p = check.from;
    if (countsFor(check) !== 0 || ws.written[p] === undefined) {
      ws.written[p] = orders[index]?.order;
      ws.illegal[p] = check.ok ? 0 : 1;
    }
    if (check.ok) layOrder(ws, check);
    else anyIllegal = true;
  }
  if (anyIllegal) markTried(ws, checked, rules);
  matchOrders(ws, rules);
  resolve(ws);
  return { ws, checked, superseded };
}

/** A reason with what became of the unit beside it. */
function withFate(reason: VerdictReason, dislodged: Fates[number]): Reason {
  return dislodged === undefined ? reason : { ...reason, dislodged };
}

function legalReason(ws: Workspace, order: LegalOrder, rules: Rules): VerdictReason {
  switch (order.kind) {
    case HOLD:
      return explainHold(ws, order.from, false);
    case MOVE:
      return explainMove(ws, order.from, rules);
    case CONVOY:
      return explainConvoy(ws, order.from, rules);
    default:
      return explainSupport(ws, order.from);
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
  { ws, checked, superseded }: Decided,
  fates: Fates,
  given: GivenOrder,
  index: number,
  rules: Rules,
): JudgedOrder {
  const { power, order } = given;
  const check = checked[index];
  const unit = check === undefined ? undefined : ws.units[check.from];
  let found: VerdictReason;
  let fate: Fates[number];
  if (check === undefined || superseded?.has(index) === true)
    found = { code: 'superseded', choice: choiceOf(rules, '4.D.3') };
  else {
    fate = fates[check.from];
    found = check.ok ? legalReason(ws, check, rules) : illegalReason(ws, given, check.reason, rules);
  }
  const reason = withFate(found, fate);
  const result = resultWith(found, fate, order);
  if (unit === undefined) return { power, order, result, reason };
  if (check?.ok !== true || check.notes.length === 0) return { power, order, unit, result, reason };
  return { power, order, unit, result, reason, notes: check.notes };
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
