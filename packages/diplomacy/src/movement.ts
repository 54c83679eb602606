import { type CheckedOrder, CONVOY, countsFor, HOLD, type LegalOrder, MOVE, sameOrder } from './engine/checked.ts';
import { contestedBy, dislodgerOf } from './engine/fate.ts';
import { checkMovementOrder } from './engine/legality.ts';
import { matchOrders } from './engine/match.ts';
import { resolve } from './engine/resolve.ts';
import { attacks, bySea, headToHead } from './engine/strength.ts';
import { loadBoard, type Workspace, YES } from './engine/workspace.ts';
import { countedStrength, defence, force, fullStrength } from './explain/facts.ts';
import { explainMove } from './explain/move.ts';
import { explainConvoy, explainHold, explainSupport } from './explain/other.ts';
import type { GameMap } from './map.ts';
import { guessMeant } from './meant.ts';
import type { GivenOrder } from './order.ts';
import { byPlace, countingOrders } from './order-list.ts';
import type { DislodgedUnit, Position, Unit } from './position.ts';
import type { Dislodgement, IllegalReason, JudgedOrder, Reason, UnorderedUnit, VerdictReason } from './reason.ts';
import type { MovementResult } from './result.ts';
import { type AfterMovement, optionsOf } from './retreat-options.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';
import { resultOf } from './verdict.ts';
import { type ProvinceCode, provinceOf } from './vocabulary.ts';

/** A movement phase decided: each given order checked, the workspace resolved, and what the board came to. */
interface Decided {
  readonly ws: Workspace;
  readonly checked: readonly CheckedOrder[];
  /** Orders that do not count because the unit has another (DATC 4.D.3), by position in the list. */
  readonly superseded: ReadonlySet<number>;
  readonly supersededBy: ReturnType<typeof countingOrders>['choice'];
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
  const { superseded, choice } = countingOrders(
    checked.map(countsFor),
    (one, other) => sameOrder(checked[one], checked[other]),
    rules,
  );
  const legal: LegalOrder[] = [];
  const tried: number[] = [];
  for (let index = 0; index < checked.length; index++) {
    const check = checked[index];
    if (check === undefined || check.from === 0 || superseded.has(index)) continue;
    const p = check.from;
    if (countsFor(check) !== 0 || ws.written[p] === undefined) {
      ws.written[p] = orders[index]?.order;
      ws.illegal[p] = check.ok ? 0 : 1;
    }
    if (check.ok) legal.push(check);
  }
  for (const check of checked) {
    if (check.ok || ws.illegal[check.from] === 0) continue;
    if (check.tried === 'always' || (check.tried && rules['4.E.1'] === 'b')) tried.push(check.from);
  }
  matchOrders(ws, legal, tried, rules);
  resolve(ws);
  return { ws, checked, superseded, supersededBy: choice };
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

/** What became of dislodged units, by the province they were in. */
type Fates = readonly (Dislodgement | undefined)[];

function afterMovement(
  map: GameMap,
  standing: readonly (Unit | undefined)[],
  contested: ReadonlySet<string>,
): AfterMovement {
  const unitAt = (province: ProvinceCode): Unit | undefined => {
    const p = map.provinceNumber.get(province) ?? 0;
    let unit = standing[p];
    for (const coast of map.coasts[p] ?? []) unit ??= standing[coast];
    return unit;
  };
  return { unitAt, isContested: (province) => contested.has(province) };
}

function fatesOf(
  ws: Workspace,
  standing: readonly (Unit | undefined)[],
  contested: ReadonlySet<string>,
  rules: Rules,
): Fates {
  const { map } = ws;
  const after = afterMovement(map, standing, contested);
  const fates: (Dislodgement | undefined)[] = new Array(ws.tables.n + 1).fill(undefined);
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    const attacker = unit === undefined || ws.firstAttacker[p] === 0 ? 0 : dislodgerOf(ws, p);
    if (unit === undefined || attacker === 0) continue;
    const byConvoy = bySea(ws, attacker) === YES && attacks(ws, attacker) === YES;
    const { power, type, at } = unit;
    const dislodged: DislodgedUnit = { power, type, at, attackedFrom: map.provinces[attacker] ?? '', byConvoy };
    const { open, closed } = optionsOf(map, dislodged, after, rules);
    const by = force(ws, attacker, countedStrength(ws, attacker));
    const strength = headToHead(ws, attacker) === YES ? fullStrength(ws, p) : defence(ws, p);
    fates[p] = { by, strength, byConvoy, retreats: open, closed };
  }
  return fates;
}

function dislodgedUnits(ws: Workspace, fates: Fates): DislodgedUnit[] {
  const units: DislodgedUnit[] = [];
  for (let p = 1; p <= ws.tables.n; p++) {
    const fate = fates[p];
    const unit = ws.units[p];
    if (fate === undefined || unit === undefined) continue;
    const { power, type, at } = unit;
    const { by, byConvoy, retreats } = fate;
    units.push({ power, type, at, attackedFrom: provinceOf(by.unit.at), byConvoy, retreats });
  }
  return units.sort(byPlace);
}

/** A reason with what became of the unit in `p` beside it. */
function withFate(fates: Fates, p: number, reason: VerdictReason): Reason {
  const dislodged = fates[p];
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
  { ws, checked, superseded, supersededBy }: Decided,
  fates: Fates,
  given: GivenOrder,
  index: number,
  rules: Rules,
): JudgedOrder {
  const { power, order } = given;
  const check = checked[index];
  const unit = check === undefined ? undefined : ws.units[check.from];
  let reason: Reason;
  if (check === undefined || superseded.has(index)) reason = { code: 'superseded', choice: supersededBy };
  else if (check.ok) reason = withFate(fates, check.from, legalReason(ws, check, rules));
  else reason = withFate(fates, check.from, illegalReason(ws, given, check.reason, rules));
  const result = resultOf(reason, order.kind);
  if (unit === undefined) return { power, order, result, reason };
  if (check?.ok !== true || check.notes.length === 0) return { power, order, unit, result, reason };
  return { power, order, unit, result, reason, notes: check.notes };
}

function judgeUnordered(ws: Workspace, fates: Fates): UnorderedUnit[] {
  const unordered: UnorderedUnit[] = [];
  for (let p = 1; p <= ws.tables.n; p++) {
    const unit = ws.units[p];
    if (unit === undefined || ws.written[p] !== undefined) continue;
    const reason = withFate(fates, p, explainHold(ws, p, true));
    unordered.push({ unit, result: resultOf(reason), reason });
  }
  return unordered.sort((a, b) => byPlace(a.unit, b.unit));
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
  const standing = standingUnits(ws);
  const contested = contestedProvinces(ws);
  const fates = fatesOf(ws, standing, contested, rules);
  return {
    phase: 'movement',
    orders: orders.map((given, index) => judgeOrder(decided, fates, given, index, rules)),
    unordered: judgeUnordered(ws, fates),
    unitsAfter: inOrder(map, standing),
    dislodgedAfter: dislodgedUnits(ws, fates),
    contested: [...contested].sort(),
  };
}
