import { type CodeReader, locationOf, powerOf } from '../engine/read-codes.ts';
import type { Tables } from '../engine/tables.ts';
import { hasRoute, hasRouteThrough } from '../engine/tables.ts';
import { FLEET, type Workspace } from '../engine/workspace.ts';
import type { ConvoyOrder, GivenOrder, MoveOrder, SupportHoldOrder, SupportMoveOrder, UnitRef } from '../order.ts';
import type { Position } from '../position.ts';
import { DEFAULT_RULES, type RuleIssue, type Rules } from '../rules.ts';
import * as boards from './board.ts';
import * as fields from './fields.ts';
import * as words from './order.ts';

/*
 * Packing of positions and orders without reasons. It takes what is surely legal under the default choices as it is
 * written, and drops what is surely illegal under any; whatever a choice of rules, a stray coast or a coast left out has a
 * say in it leaves to the checker, which can also say why.
 */

const { FLEET_BIT, POWER_SHIFT, packUnit } = boards;
const { packConvoy, packMove, packSupportHold, packSupportMove } = words;

/** An order that the checker must look at; one that is illegal. */
const ASK = -1;
const BAD = -2;
export const DOUBTFUL: number = ASK;
export const ILLEGAL: number = BAD;

const PLAIN: readonly RuleIssue[] = ['4.A.6', '4.B.2', '4.B.3', '4.B.4', '4.B.5', '4.B.6'];

/** Whether plain orders may be packed without the checker under these choices. */
export function packsPlainly(rules: Rules): boolean {
  return rules === DEFAULT_RULES || PLAIN.every((issue) => rules[issue] === DEFAULT_RULES[issue]);
}

/** By province: the packed unit and the location number it stands in. */
const UNIT = fields.field();
const AT = fields.field();
let fleetSeas = 0;

/** Forgets the units of the position before, even one whose orders could not be read to their end. */
function forgetUnits({ n }: Tables): void {
  UNIT.fill(0, 0, n + 1);
}

/** Packs the units of a position into `units`; false where a unit is not plainly placed, or two share a province. */
export function packUnits(tables: Tables, position: Position, units: Int32Array): boolean {
  const { codes } = tables;
  const list = position.units;
  forgetUnits(tables);
  fleetSeas = 0;
  for (let i = 0; i < list.length; i++) {
    const unit = list[i];
    if (unit === undefined) continue;
    const at = locationOf(codes, unit.at);
    const p = codes.provinceOf[at] ?? 0;
    const power = powerOf(codes, unit.power);
    const fleet = unit.type === 'F';
    if (at === 0 || power === 0 || UNIT[p] !== 0 || (!fleet && at !== p)) return false;
    const word = packUnit(p, codes.coastOf[at] ?? 0, fleet, power);
    UNIT[p] = word;
    AT[p] = at;
    if (fleet) fleetSeas |= tables.seaBit[p] ?? 0;
    units[i] = word;
  }
  return true;
}

/** Takes the units of a loaded workspace. */
export function takeUnits(ws: Workspace): void {
  forgetUnits(ws.tables);
  fleetSeas = ws.fleetSeas;
  for (let i = 0; i < ws.unitCount; i++) {
    const p = ws.occupied[i] ?? 0;
    UNIT[p] = packUnit(p, 0, ws.unit[p] === FLEET, ws.power[p] ?? 0);
    AT[p] = ws.at[p] ?? 0;
  }
}

function isFleet(p: number): boolean {
  return ((UNIT[p] ?? 0) & FLEET_BIT) !== 0;
}

function fleetReaches(tables: Tables, p: number, to: number): boolean {
  return tables.fleetReach[(AT[p] ?? 0) * (tables.n + 1) + to] === 1;
}

function armyReaches(tables: Tables, p: number, to: number): boolean {
  return tables.armyStep[p * (tables.n + 1) + to] === 1;
}

function reaches(tables: Tables, p: number, to: number): boolean {
  return isFleet(p) ? fleetReaches(tables, p, to) : armyReaches(tables, p, to);
}

/** A code that is no location: of no province of the map, or of one with a coast that it does not have. */
function stray(codes: CodeReader, code: string): number {
  return locationOf(codes, code.slice(0, 3)) === 0 ? BAD : ASK;
}

/** The place of the coast by which the fleet in `p` goes to location `at` of `to`; or why not. */
function coastFor(tables: Tables, p: number, at: number, to: number): number {
  const { map, codes } = tables;
  if (!fleetReaches(tables, p, to)) return BAD;
  if (at === to && (map.coasts[to] ?? NO_COASTS).length > 0) return ASK;
  return tables.fleetStep[(AT[p] ?? 0) * (tables.locationCount + 1) + at] === 1 ? (codes.coastOf[at] ?? 0) : ASK;
}

const NO_COASTS: readonly number[] = [];

function move(tables: Tables, p: number, order: MoveOrder): number {
  const { codes } = tables;
  const at = locationOf(codes, order.to);
  if (at === 0) return stray(codes, order.to);
  const to = codes.provinceOf[at] ?? 0;
  if (to === p) return BAD;
  if (isFleet(p)) {
    const coast = coastFor(tables, p, at, to);
    return coast < 0 ? coast : packMove(to, coast, false, false);
  }
  if (at !== to) return ASK;
  const via = order.via === true;
  const walks = armyReaches(tables, p, to);
  if (walks && !via) return packMove(to, 0, false, false);
  if (hasRoute(tables, p, to, fleetSeas)) return packMove(to, 0, !walks, via);
  return walks ? ASK : BAD;
}

/** The province of another unit that an order names plainly; or why not. */
function other({ codes }: Tables, p: number, ref: UnitRef): number {
  const at = locationOf(codes, ref.at);
  if (at === 0) return stray(codes, ref.at);
  const q = codes.provinceOf[at] ?? 0;
  if (q === p || UNIT[q] === 0) return BAD;
  return at === q || at === AT[q] ? q : ASK;
}

function supportHold(tables: Tables, p: number, order: SupportHoldOrder): number {
  const q = other(tables, p, order.target);
  if (q < 0) return q;
  return reaches(tables, p, q) ? packSupportHold(q) : BAD;
}

function supportMove(tables: Tables, p: number, order: SupportMoveOrder): number {
  const { codes } = tables;
  const q = other(tables, p, order.target);
  if (q < 0) return q;
  const at = locationOf(codes, order.to);
  if (at === 0) return stray(codes, order.to);
  const to = codes.provinceOf[at] ?? 0;
  if (to === p || to === q || !reaches(tables, p, to)) return BAD;
  if (isFleet(q)) {
    const coast = coastFor(tables, q, at, to);
    return coast < 0 ? coast : packSupportMove(q, to, coast);
  }
  if (at !== to) return ASK;
  // A fleet cannot support a move that needs its own convoy.
  const own = isFleet(p) ? (tables.seaBit[p] ?? 0) : 0;
  const can = armyReaches(tables, q, to) || hasRoute(tables, q, to, fleetSeas & ~own);
  return can ? packSupportMove(q, to, 0) : BAD;
}

function convoy(tables: Tables, p: number, order: ConvoyOrder): number {
  const { codes } = tables;
  const bit = tables.seaBit[p] ?? 0;
  if (bit === 0 || !isFleet(p)) return BAD;
  const q = other(tables, p, order.target);
  if (q < 0) return q;
  const to = locationOf(codes, order.to);
  if (to === 0) return stray(codes, order.to);
  if (codes.provinceOf[to] !== to) return ASK;
  return !isFleet(q) && to !== q && hasRouteThrough(tables, q, to, fleetSeas, bit) ? packConvoy(q, to) : BAD;
}

/** The order of a sender for its own unit, packed with the province of the unit in `orderedProvince`; or `DOUBTFUL`, or `ILLEGAL`. */
export function packGiven(tables: Tables, { power, order }: GivenOrder): number {
  const { kind } = order;
  if (kind === 'waive') return BAD;
  const { codes } = tables;
  const at = locationOf(codes, order.unit.at);
  if (at === 0) return stray(codes, order.unit.at);
  const p = codes.provinceOf[at] ?? 0;
  const unit = UNIT[p] ?? 0;
  if (unit === 0 || unit >> POWER_SHIFT !== powerOf(codes, power)) return BAD;
  if (at !== p && at !== AT[p]) return ASK;
  orderedProvince = p;
  switch (kind) {
    case 'hold':
      return 0;
    case 'move':
      return move(tables, p, order);
    case 'support-hold':
      return supportHold(tables, p, order);
    case 'support-move':
      return supportMove(tables, p, order);
    case 'convoy':
      return convoy(tables, p, order);
    default:
      return BAD;
  }
}

/** The province of the unit that `packGiven` last packed an order for. */
export let orderedProvince = 0;
