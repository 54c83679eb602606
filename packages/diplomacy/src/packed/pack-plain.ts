import type { PlaceReader } from '../engine/places.ts';
import type { Tables } from '../engine/tables.ts';
import { hasRoute, hasRouteThrough } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import type { ConvoyOrder, GivenOrder, MoveOrder, SupportHoldOrder, SupportMoveOrder, WrittenOrder } from '../order.ts';
import type { Position } from '../position.ts';
import { FLEET_BIT, POWER_SHIFT, packUnit } from './board.ts';
import { MAX_PROVINCES } from './fields.ts';
import { PLACE_BITS, packConvoy, packMove, packSupportHold, packSupportMove } from './order.ts';

/*
 * Packing of positions and orders without reasons. It takes only what is surely legal under the default choices as it is
 * written; everything else it leaves to the checker that can say why, so that there is one judge of what is legal.
 */

/** An order that the checker must look at. */
export const DOUBTFUL = -1;

/** What packing needs of a map. */
export interface Packer {
  readonly map: GameMap;
  readonly tables: Tables;
  readonly places: PlaceReader;
}

export function createPacker(map: GameMap, tables: Tables): Packer {
  return { map, tables, places: tables.places };
}

/** By province: the packed unit and the location number it stands in. */
const UNIT = new Int32Array(MAX_PROVINCES);
const AT = new Int32Array(MAX_PROVINCES);
let fleetSeas = 0;

/** Packs the units of a position into `units`, to be forgotten again by `forgetUnits`; false where a unit is not plainly placed, or two share a province. */
export function packUnits(packer: Packer, position: Position, units: Int32Array): boolean {
  const { map, tables, places } = packer;
  fleetSeas = 0;
  let count = 0;
  for (const unit of position.units) {
    const p = places.province(unit.at);
    const at = places.location(unit.at);
    const power = map.powerNumber.get(unit.power);
    const fleet = unit.type === 'F';
    if (p === 0 || at === 0 || power === undefined || UNIT[p] !== 0 || (!fleet && at !== p)) {
      forgetUnits(units, count);
      return false;
    }
    let coast = 0;
    if (at !== p) coast = (map.coasts[p]?.indexOf(at) ?? -1) + 1;
    const word = packUnit(p, coast, fleet, power);
    UNIT[p] = word;
    AT[p] = at;
    if (fleet) fleetSeas |= tables.seaBit[p] ?? 0;
    units[count++] = word;
  }
  return true;
}

/** Forgets the units of a position again. */
export function forgetUnits(units: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) UNIT[(units[i] ?? 0) & PLACE_BITS] = 0;
}

function reaches(tables: Tables, p: number, to: number): boolean {
  const fleet = ((UNIT[p] ?? 0) & FLEET_BIT) !== 0;
  return fleet
    ? tables.fleetReach[(AT[p] ?? 0) * (tables.n + 1) + to] === 1
    : tables.armyStep[p * (tables.n + 1) + to] === 1;
}

function sails(tables: Tables, p: number, at: number): boolean {
  return tables.fleetStep[(AT[p] ?? 0) * (tables.locationCount + 1) + at] === 1;
}

function move({ map, tables, places }: Packer, p: number, order: MoveOrder): number {
  const at = places.location(order.to);
  const to = map.provinceOfLocation[at] ?? 0;
  if (to === 0 || to === p) return DOUBTFUL;
  if (((UNIT[p] ?? 0) & FLEET_BIT) !== 0) {
    if (order.via === true || !sails(tables, p, at)) return DOUBTFUL;
    return packMove(to, at === to ? 0 : (map.coasts[to]?.indexOf(at) ?? -1) + 1, false, false);
  }
  if (at !== to || tables.isSea[to] === 1) return DOUBTFUL;
  const walks = tables.armyStep[p * (tables.n + 1) + to] === 1;
  const via = order.via === true;
  if (walks && !via) return packMove(to, 0, false, false);
  return hasRoute(tables, p, to, fleetSeas) ? packMove(to, 0, !walks, via) : DOUBTFUL;
}

/** The province of another unit that an order names plainly, or 0. */
function other(places: PlaceReader, at: string, p: number): number {
  const q = places.province(at);
  return q !== 0 && q !== p && UNIT[q] !== 0 && (at.length === 3 || places.location(at) === AT[q]) ? q : 0;
}

function supportHold({ tables, places }: Packer, p: number, order: SupportHoldOrder): number {
  const q = other(places, order.target.at, p);
  return q !== 0 && reaches(tables, p, q) ? packSupportHold(q) : DOUBTFUL;
}

function supportMove({ map, tables, places }: Packer, p: number, order: SupportMoveOrder): number {
  const q = other(places, order.target.at, p);
  const at = places.location(order.to);
  const to = map.provinceOfLocation[at] ?? 0;
  if (q === 0 || to === 0 || to === p || to === q || !reaches(tables, p, to)) return DOUBTFUL;
  if (((UNIT[q] ?? 0) & FLEET_BIT) !== 0) {
    if (!sails(tables, q, at)) return DOUBTFUL;
    return packSupportMove(q, to, at === to ? 0 : (map.coasts[to]?.indexOf(at) ?? -1) + 1);
  }
  if (at !== to || tables.isSea[to] === 1) return DOUBTFUL;
  const own = ((UNIT[p] ?? 0) & FLEET_BIT) !== 0 ? (tables.seaBit[p] ?? 0) : 0;
  const can = tables.armyStep[q * (tables.n + 1) + to] === 1 || hasRoute(tables, q, to, fleetSeas & ~own);
  return can ? packSupportMove(q, to, 0) : DOUBTFUL;
}

function convoy({ map, tables, places }: Packer, p: number, order: ConvoyOrder): number {
  const q = other(places, order.target.at, p);
  const at = places.location(order.to);
  const to = map.provinceOfLocation[at] ?? 0;
  const bit = tables.seaBit[p] ?? 0;
  if (q === 0 || to === 0 || at !== to || to === q || bit === 0) return DOUBTFUL;
  if (((UNIT[p] ?? 0) & FLEET_BIT) === 0 || ((UNIT[q] ?? 0) & FLEET_BIT) !== 0) return DOUBTFUL;
  return hasRouteThrough(tables, q, to, fleetSeas, bit) ? packConvoy(q, to) : DOUBTFUL;
}

function packOrder(packer: Packer, p: number, order: WrittenOrder): number {
  switch (order.kind) {
    case 'hold':
      return 0;
    case 'move':
      return move(packer, p, order);
    case 'support-hold':
      return supportHold(packer, p, order);
    case 'support-move':
      return supportMove(packer, p, order);
    case 'convoy':
      return convoy(packer, p, order);
    default:
      return DOUBTFUL;
  }
}

/** The order of a sender for its own unit, packed with the province of the unit in `orderedProvince`; or `DOUBTFUL`. */
export function packGiven(packer: Packer, { power, order }: GivenOrder): number {
  orderedProvince = 0;
  if (order.kind === 'waive') return DOUBTFUL;
  const { places, map } = packer;
  const { at } = order.unit;
  const p = places.province(at);
  const unit = UNIT[p] ?? 0;
  if (unit === 0 || unit >> POWER_SHIFT !== map.powerNumber.get(power)) return DOUBTFUL;
  if (at.length !== 3 && places.location(at) !== AT[p]) return DOUBTFUL;
  orderedProvince = p;
  return packOrder(packer, p, order);
}

/** The province of the unit that `packGiven` last packed an order for. */
export let orderedProvince = 0;
