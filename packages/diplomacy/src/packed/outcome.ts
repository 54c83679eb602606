import type { PackedBoard, PackedOutcome } from './board.ts';
import * as boards from './board.ts';
import * as fields from './fields.ts';
import * as words from './order.ts';
import * as reckon from './reckon.ts';

const { LOCATION_BITS } = boards;
const { TRAVEL_BITS } = fields;
const { COMING, ENTERED, FAILED, ORDER, STATE, UNIT, WAITING } = fields;
const { KIND_BITS, PLACE_BITS } = words;
const { A_MOVE, LAND_MOVE, comesBy, isZero } = reckon;

/** Writes contested provinces: somebody came and failed, and nobody stands there now. */
export function writeContested(out: PackedOutcome, waiting: number, failedCount: number): void {
  const { contested } = out;
  let failed = failedCount;
  for (let i = 0; i < waiting; i++) {
    const p = WAITING[i] ?? 0;
    FAILED[failed] = p;
    failed += isZero(STATE[p] ?? 0);
  }
  let count = 0;
  for (let i = 0; i < failed; i++) {
    const p = FAILED[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const t = order & PLACE_BITS;
    const theirs = ORDER[t] ?? 0;
    const comes = comesBy(order);
    const empty = isZero(UNIT[t] ?? 0) | (isZero((theirs ^ A_MOVE) & KIND_BITS) & (STATE[t] ?? 0));
    // The loser of a head-to-head contests nothing.
    const head = isZero(((theirs ^ (p | A_MOVE)) & LAND_MOVE) | (order & TRAVEL_BITS));
    contested[count] = t;
    count += isZero(ENTERED[t] ?? 0) & comes & empty & (1 ^ head);
  }
  out.contestedCount = count;
}

/** Writes where each unit stands afterwards, or who dislodged it; and forgets the board. */
export function writeUnits(board: PackedBoard, out: PackedOutcome): void {
  const { count, units, offset } = board;
  const { units: after, attackers } = out;
  for (let i = 0; i < count; i++) {
    const unit = units[offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const moved = -(STATE[p] ?? 0);
    const attacker = (ENTERED[p] ?? 0) & ~moved;
    const order = ORDER[p] ?? 0;
    const stands = (unit & ~(LOCATION_BITS & moved)) | (order & LOCATION_BITS & moved);
    after[i] = stands & ~(-attacker >> 31);
    attackers[i] = attacker;
    ORDER[p] = 0;
    UNIT[p] = 0;
    COMING[order & PLACE_BITS] = 0;
  }
}

/** Forgets a board that is handed back. */
export function forgetBoard(board: PackedBoard): void {
  const { count, units, orders, offset } = board;
  for (let i = offset; i < offset + count; i++) {
    const p = (units[i] ?? 0) & PLACE_BITS;
    ORDER[p] = 0;
    UNIT[p] = 0;
    COMING[(orders[i] ?? 0) & PLACE_BITS] = 0;
  }
}
