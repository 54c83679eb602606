import { FLEET_BIT, type PackedBoard } from './board.ts';
import { MAX_PROVINCES } from './fields.ts';
import type { Neighbours } from './neighbours.ts';
import {
  COAST_SHIFT,
  KIND_SHIFT,
  MOVE,
  MUST_SAIL,
  OTHER_SHIFT,
  PLACE_BITS,
  packConvoy,
  packSupportHold,
  SUPPORT_MOVE,
  VIA,
} from './order.ts';

/** All legal orders of a position: those of unit `i` are `words[start[i]]` up to `words[start[i + 1]]`, the hold first. */
export interface LegalOrders {
  readonly words: Int32Array;
  readonly start: Int32Array;
}

/** Room for the orders of so many units; the densest boards of the standard map need about 6,000. */
export function createLegalOrders(units: number): LegalOrders {
  return { words: new Int32Array(units * 512), start: new Int32Array(units + 1) };
}

/** The unit in a province. */
const UNIT = new Int32Array(MAX_PROVINCES);
/** Who could enter a province over its borders: a chain of entries, each a unit's province and the coast it would use. */
const FIRST = new Int32Array(MAX_PROVINCES);
const MOST_ENTRIES = MAX_PROVINCES * 16;
const NEXT = new Int32Array(MOST_ENTRIES);
const ENTRY = new Int32Array(MOST_ENTRIES);
/** Who could be convoyed to a province: a chain of crossings, with the fleets that might serve and those it cannot do without. */
const FIRST_SAIL = new Int32Array(MAX_PROVINCES);
const NEXT_SAIL = new Int32Array(MOST_ENTRIES);
const ARMY_OF = new Int32Array(MOST_ENTRIES);
const SHORE_OF = new Int32Array(MOST_ENTRIES);
const SERVING = new Int32Array(MOST_ENTRIES);
const NEEDED = new Int32Array(MOST_ENTRIES);

/** Notes who could enter each province by land or along the coast; returns the number of entries. */
function noteEntries(map: Neighbours, board: PackedBoard): number {
  const { army, fleet, location } = map;
  let entries = 0;
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    const p = unit & PLACE_BITS;
    const sails = (unit & FLEET_BIT) !== 0;
    const from = sails ? (location[p * 4 + ((unit >> COAST_SHIFT) & 3)] ?? 0) : p;
    const { start, items } = sails ? fleet : army;
    const end = start[from + 1] ?? 0;
    for (let k = start[from] ?? 0; k < end; k++) {
      const place = items[k] ?? 0;
      const to = place & PLACE_BITS;
      entries++;
      ENTRY[entries] = (place & (3 << COAST_SHIFT)) | (p << OTHER_SHIFT);
      NEXT[entries] = FIRST[to] ?? 0;
      FIRST[to] = entries;
    }
  }
  return entries;
}

/** Notes every crossing that fleets on the board could make possible; returns their number. */
function noteCrossings(map: Neighbours, board: PackedBoard, fleetSeas: number): number {
  const { tables, shores } = map;
  if (fleetSeas === 0) return 0;
  let crossings = 0;
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    const p = unit & PLACE_BITS;
    if ((unit & FLEET_BIT) !== 0 || ((tables.coastSeas[p] ?? 0) & fleetSeas) === 0) continue;
    const row = p * (tables.n + 1);
    const end = shores.start[p + 1] ?? 0;
    for (let k = shores.start[p] ?? 0; k < end; k++) {
      const to = shores.items[k] ?? 0;
      if (((tables.coastSeas[to] ?? 0) & fleetSeas) === 0) continue;
      const first = tables.routeStart[row + to] ?? 0;
      const last = first + (tables.routeCount[row + to] ?? 0);
      let serving = 0;
      let needed = -1;
      for (let r = first; r < last; r++) {
        const route = tables.routes[r] ?? 0;
        if ((route & ~fleetSeas) !== 0) continue;
        serving |= route;
        needed &= route;
      }
      if (serving === 0) continue;
      crossings++;
      ARMY_OF[crossings] = p;
      SHORE_OF[crossings] = to;
      SERVING[crossings] = serving;
      NEEDED[crossings] = needed;
      NEXT_SAIL[crossings] = FIRST_SAIL[to] ?? 0;
      FIRST_SAIL[to] = crossings;
    }
  }
  return crossings;
}

/** Writes the supports of moves to `to` by the unit in `p`, whose own sea is `sea`; returns the new end. */
function writeSupports(map: Neighbours, words: Int32Array, end: number, p: number, to: number, sea: number): number {
  let at = end;
  const move = to | (SUPPORT_MOVE << KIND_SHIFT);
  let last = 0;
  for (let entry = FIRST[to] ?? 0; entry !== 0; entry = NEXT[entry] ?? 0) {
    const word = ENTRY[entry] ?? 0;
    const other = word >> OTHER_SHIFT;
    if (other === p) continue;
    // A support into a two-coast province may leave the coast out: offered once, before the coasts.
    if ((word & (3 << COAST_SHIFT)) !== 0 && other !== last) words[at++] = move | (other << OTHER_SHIFT);
    words[at++] = move | word;
    last = other;
  }
  const row = to;
  const { armyStep, n } = map.tables;
  for (let k = FIRST_SAIL[to] ?? 0; k !== 0; k = NEXT_SAIL[k] ?? 0) {
    const other = ARMY_OF[k] ?? 0;
    if (other === p || ((NEEDED[k] ?? 0) & sea) !== 0 || armyStep[other * (n + 1) + row] === 1) continue;
    words[at++] = move | (other << OTHER_SHIFT);
  }
  return at;
}

/** Writes the moves of the army or fleet in `p`; returns the new end. */
function writeMoves(
  map: Neighbours,
  words: Int32Array,
  end: number,
  p: number,
  sails: boolean,
  from: number,
  crossings: number,
): number {
  let at = end;
  const { start, items } = sails ? map.fleet : map.army;
  const stop = start[from + 1] ?? 0;
  for (let k = start[from] ?? 0; k < stop; k++) words[at++] = (items[k] ?? 0) | (MOVE << KIND_SHIFT);
  if (sails) return at;
  const { armyStep, n } = map.tables;
  for (let k = 1; k <= crossings; k++) {
    if (ARMY_OF[k] !== p) continue;
    const to = SHORE_OF[k] ?? 0;
    words[at++] = to | (MOVE << KIND_SHIFT) | VIA | (armyStep[p * (n + 1) + to] === 1 ? 0 : MUST_SAIL);
  }
  return at;
}

/**
 * Writes every legal order of every unit of a position into `out`; the board's own orders are not looked at. Moves over
 * sea stand with "via", supports into two-coast provinces with and without the coast. Default rule choices.
 */
export function listLegalOrders(map: Neighbours, board: PackedBoard, out: LegalOrders): void {
  const { tables } = map;
  let fleetSeas = 0;
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    UNIT[unit & PLACE_BITS] = unit;
    if ((unit & FLEET_BIT) !== 0) fleetSeas |= tables.seaBit[unit & PLACE_BITS] ?? 0;
  }
  noteEntries(map, board);
  const crossings = noteCrossings(map, board, fleetSeas);
  const { words, start } = out;
  let at = 0;
  for (let i = 0; i < board.count; i++) {
    const unit = board.units[board.offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const sails = (unit & FLEET_BIT) !== 0;
    const from = sails ? (map.location[p * 4 + ((unit >> COAST_SHIFT) & 3)] ?? 0) : p;
    const sea = sails ? (tables.seaBit[p] ?? 0) : 0;
    start[i] = at;
    words[at++] = 0;
    at = writeMoves(map, words, at, p, sails, from, crossings);
    const reach = sails ? map.fleetReach : map.army;
    const stop = reach.start[from + 1] ?? 0;
    for (let k = reach.start[from] ?? 0; k < stop; k++) {
      const to = reach.items[k] ?? 0;
      if (UNIT[to] !== 0) words[at++] = packSupportHold(to);
      at = writeSupports(map, words, at, p, to, sea);
    }
    if (sea === 0) continue;
    for (let k = 1; k <= crossings; k++) {
      if (((SERVING[k] ?? 0) & sea) !== 0) words[at++] = packConvoy(ARMY_OF[k] ?? 0, SHORE_OF[k] ?? 0);
    }
  }
  start[board.count] = at;
  UNIT.fill(0, 0, tables.n + 1);
  FIRST.fill(0, 0, tables.n + 1);
  FIRST_SAIL.fill(0, 0, tables.n + 1);
}
