import { type CheckedOrder, CONVOY, countsFor, HOLD, type LegalOrder, MOVE, sameOrder } from './engine/checked.ts';
import { contestedBy, dislodgerOf } from './engine/fate.ts';
import { checkMovementOrder } from './engine/legality.ts';
import { matchOrders } from './engine/match.ts';
import { resolve } from './engine/resolve.ts';
import { attacks, bySea } from './engine/strength.ts';
import { loadBoard, type Workspace, YES } from './engine/workspace.ts';
import { countedStrength, type Decided, defence, force } from './explain/facts.ts';
import { explainMove } from './explain/move.ts';
import { explainConvoy, explainHold, explainSupport } from './explain/other.ts';
import type { GameMap } from './map.ts';
import { guessMeant } from './meant.ts';
import type { GivenOrder, WrittenOrder } from './order.ts';
import { byPlace, countingOrders } from './order-list.ts';
import type { DislodgedUnit, Position, Unit } from './position.ts';
import type { Dislodgement, IllegalReason, JudgedOrder, Reason, UnorderedUnit, VerdictReason } from './reason.ts';
import type { MovementResult } from './result.ts';
import { type AfterMovement, optionsOf } from './retreat-options.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import { resultOf } from './verdict.ts';
import { type ProvinceCode, provinceOf } from './vocabulary.ts';

/** A movement phase decided: each given order checked, the workspace resolved, and what the board came to. */
interface DecidedMovement extends Decided {
  readonly checked: readonly CheckedOrder[];
  /** Orders that do not count because the unit has another (DATC 4.D.3), by position in the list. */
  readonly superseded: ReadonlySet<number>;
  readonly supersededBy: ReturnType<typeof countingOrders>['choice'];
}

function decide(map: GameMap, position: Position, orders: readonly GivenOrder[], rules: Rules): DecidedMovement {
  const ws = loadBoard(map, position, rules);
  const checked = orders.map(({ power, order }) => checkMovementOrder(ws, ws.powers.get(power) ?? -1, order, rules));
  const { superseded, choice } = countingOrders(
    checked.map(countsFor),
    (one, other) => sameOrder(checked[one], checked[other]),
    rules,
  );
  const legal: LegalOrder[] = [];
  const tried: number[] = [];
  const orderOf = new Map<number, { readonly order: WrittenOrder; readonly illegal: boolean }>();
  for (const [index, check] of checked.entries()) {
    const given = orders[index];
    if (check.from === 0 || given === undefined || superseded.has(index)) continue;
    if (countsFor(check) !== 0 || !orderOf.has(check.from))
      orderOf.set(check.from, { order: given.order, illegal: !check.ok });
    if (check.ok) legal.push(check);
  }
  for (const check of checked) {
    if (check.ok || orderOf.get(check.from)?.illegal !== true) continue;
    if (check.tried === 'always' || (check.tried && rules['4.E.1'] === 'b')) tried.push(check.from);
  }
  matchOrders(ws, legal, tried, rules);
  resolve(ws);
  return { ws, orderOf, checked, superseded, supersededBy: choice };
}

function contestedProvinces(ws: Workspace): Set<ProvinceCode> {
  const contested = new Set<ProvinceCode>();
  for (let i = 0; i < ws.moverCount; i++) {
    const at = contestedBy(ws, ws.movers[i] ?? 0);
    if (at !== 0) contested.add(ws.map.provinces[at] ?? '');
  }
  return contested;
}

/** The units that stand after the movement, by the number of the location they stand in. */
function standingUnits(ws: Workspace): (Unit | undefined)[] {
  const standing: (Unit | undefined)[] = new Array(ws.map.locations.length).fill(undefined);
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    if (unit === undefined) continue;
    const { power, type } = unit;
    if (ws.kind[p] === MOVE && ws.move[p] === YES) {
      const place = ws.place[p] ?? 0;
      standing[place] = { power, type, at: ws.map.locations[place] ?? '' };
    } else if (dislodgerOf(ws, p) === 0) standing[ws.at[p] ?? 0] = { power, type, at: unit.at };
  }
  return standing;
}

function inOrder(map: GameMap, standing: readonly (Unit | undefined)[]): Unit[] {
  const units: Unit[] = [];
  for (const place of map.byPlace) {
    const unit = standing[place];
    if (unit !== undefined) units.push(unit);
  }
  return units;
}

function dislodgements(ws: Workspace, after: AfterMovement, rules: Rules): Map<number, Dislodgement> {
  const { map } = ws.tables;
  const all = new Map<number, Dislodgement>();
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    if (unit === undefined || ws.firstAttacker[p] === 0) continue;
    const attacker = dislodgerOf(ws, p);
    if (attacker === 0) continue;
    const byConvoy = bySea(ws, attacker) === YES && attacks(ws, attacker) === YES;
    const dislodged: DislodgedUnit = { ...unit, attackedFrom: map.provinces[attacker] ?? '', byConvoy };
    const { open, closed } = optionsOf(map, dislodged, after, rules);
    const by = force(ws, attacker, countedStrength(ws, attacker));
    all.set(p, { by, strength: defence(ws, p), byConvoy, retreats: open, closed });
  }
  return all;
}

function legalReason(decided: DecidedMovement, order: LegalOrder, rules: Rules): VerdictReason {
  switch (order.kind) {
    case HOLD:
      return explainHold(decided, order.from, false);
    case MOVE:
      return explainMove(decided, order.from, rules);
    case CONVOY:
      return explainConvoy(decided, order.from, rules);
    default:
      return explainSupport(decided, order.from);
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
  const { ws, checked, superseded } = decided;
  const unitsAfter = inOrder(map, standingUnits(ws));
  const contested = contestedProvinces(ws);
  const after: AfterMovement = {
    unitAt: (province) => unitsAfter.find((unit) => provinceOf(unit.at) === province),
    isContested: (province) => contested.has(province),
  };
  const driven = dislodgements(ws, after, rules);
  const withFate = (p: number, reason: VerdictReason): Reason => {
    const dislodged = driven.get(p);
    return dislodged === undefined ? reason : { ...reason, dislodged };
  };
  const judged = orders.map((given, index): JudgedOrder => {
    const check = checked[index];
    const unit = check === undefined ? undefined : ws.units[check.from];
    const { power, order } = given;
    const reason = ((): Reason => {
      if (check === undefined || superseded.has(index)) return { code: 'superseded', choice: decided.supersededBy };
      return withFate(
        check.from,
        check.ok ? legalReason(decided, check, rules) : illegalReason(ws, given, check.reason, rules),
      );
    })();
    const result = resultOf(reason, order.kind);
    if (unit === undefined) return { power, order, result, reason };
    if (check?.ok !== true || check.notes.length === 0) return { power, order, unit, result, reason };
    return { power, order, unit, result, reason, notes: check.notes };
  });
  const unordered: UnorderedUnit[] = [];
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    if (unit === undefined || decided.orderOf.has(p)) continue;
    const reason = withFate(p, explainHold(decided, p, true));
    unordered.push({ unit, result: resultOf(reason), reason });
  }
  unordered.sort((a, b) => byPlace(a.unit, b.unit));
  const dislodgedAfter: DislodgedUnit[] = [...driven.entries()].map(([p, fate]) => ({
    power: ws.units[p]?.power ?? '',
    type: ws.units[p]?.type ?? 'A',
    at: ws.units[p]?.at ?? '',
    attackedFrom: provinceOf(fate.by.unit.at),
    byConvoy: fate.byConvoy,
    retreats: fate.retreats,
  }));
  return {
    phase: 'movement',
    orders: judged,
    unordered,
    unitsAfter,
    dislodgedAfter: dislodgedAfter.sort(byPlace),
    contested: [...contested].sort(),
  };
}
