import type { Tables } from '../engine/tables.ts';
import * as fields from './fields.ts';
import * as words from './order.ts';
import * as reckon from './reckon.ts';

const { BROKEN, SAILS, TRAVEL_BITS, TRAVEL_SHIFT, UNSURE_CONVOY } = fields;
const { COMING, CONVOY, OPEN_CONVOYS, ORDER, UNIT } = fields;
const { KIND_BITS, OTHER_SHIFT, PLACE_BITS } = words;
const { A_MOVE, isZero } = reckon;

/** Provinces of convoying fleets, and of armies that have a convoy, by position in the lists. */
export const CONVOYS: Int32Array = fields.field();
const BY_SEA = fields.field();
const FLEETS = CONVOYS;

/** Whether a proper route lies within the ordered convoys, and whether fleets that nobody attacks are enough. */
function travelOf(tables: Tables, p: number, ordered: number, attacked: number): number {
  const pair = p * (tables.n + 1) + ((ORDER[p] ?? 0) & PLACE_BITS);
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  let travel = BROKEN;
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~ordered) !== 0) continue;
    if ((route & attacked) === 0) return SAILS;
    travel = UNSURE_CONVOY;
  }
  return travel;
}

/**
 * Finds armies that travel by sea (DATC 4.A.3 d: those that cannot walk, say so, or have a convoy of their own power);
 * returns how many of their convoys are not yet sure. One that asks and has none has failed already.
 */
export function findConvoys(tables: Tables, convoys: number): number {
  for (let i = 0; i < convoys; i++) CONVOY[((ORDER[FLEETS[i] ?? 0] ?? 0) >> OTHER_SHIFT) & PLACE_BITS] = 0;
  let attacked = 0;
  let armies = 0;
  for (let i = 0; i < convoys; i++) {
    const p = FLEETS[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const army = (order >> OTHER_SHIFT) & PLACE_BITS;
    const its = ORDER[army] ?? 0;
    const matches = isZero((its ^ (A_MOVE | (order & PLACE_BITS))) & (PLACE_BITS | KIND_BITS));
    const sea = (tables.seaBit[p] ?? 0) & -matches;
    const before = CONVOY[army] ?? 0;
    const friend = matches & isZero((UNIT[army] ?? 0) ^ (UNIT[p] ?? 0));
    CONVOY[army] = before | sea;
    ORDER[army] = its | ((BROKEN << TRAVEL_SHIFT) & -friend);
    attacked |= sea & -((COMING[p] ?? 0) >> 3);
    BY_SEA[armies] = army;
    armies += matches & isZero(before);
  }
  let open = 0;
  for (let i = 0; i < armies; i++) {
    const p = BY_SEA[i] ?? 0;
    const order = ORDER[p] ?? 0;
    if ((order & TRAVEL_BITS) === 0) continue;
    const travel = travelOf(tables, p, CONVOY[p] ?? 0, attacked);
    ORDER[p] = (order & ~TRAVEL_BITS) | (travel << TRAVEL_SHIFT);
    OPEN_CONVOYS[open] = p;
    open += travel === UNSURE_CONVOY ? 1 : 0;
  }
  return open;
}
