/**
 * Orders as packed integers, for bots and searches: one 32-bit word an order, which says everything but whose it is.
 *
 * | bits | holds |
 * |---|---|
 * | 0-10 | move: destination; support of a move, convoy: where the other unit goes |
 * | 11 | move: it says "via convoy" |
 * | 12-13 | the coast by which a fleet enters, as its place in the province's list of coasts from 1; 0 for none or any |
 * | 14-24 | support, convoy: province of the other unit |
 * | 25-27 | kind: 0 hold, 1 move, 2 support of a hold, 3 support of a move, 4 convoy |
 * | 29 | move: it asks for a convoy, because it cannot walk or says "via convoy" |
 * | 30 | move: it cannot walk |
 *
 * Provinces are the numbers of `GameMap`. A move and the supports and convoys that speak of it agree in their lowest
 * bits, so that matching is one comparison.
 */
export const PLACE_BITS = 0x7ff;
export const COAST_SHIFT = 12;
export const OTHER_SHIFT = 14;
export const KIND_SHIFT = 25;
/** The bits of a coast, and of a kind. */
export const COAST_BITS: number = 3 << COAST_SHIFT;
export const KIND_BITS: number = 7 << KIND_SHIFT;
export const VIA = 0x800;
export const ASKS_CONVOY = 0x20000000;
export const MUST_SAIL = 0x40000000;

/** Kinds of packed orders. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 3;
export const CONVOY_ORDER = 4;

/** A move; `coast` from 1 in the province's list, or 0. */
export function packMove(to: number, coast: number, mustSail: boolean, via: boolean): number {
  const asks = mustSail || via ? ASKS_CONVOY : 0;
  return to | (coast << COAST_SHIFT) | (MOVE << KIND_SHIFT) | asks | (mustSail ? MUST_SAIL : 0) | (via ? VIA : 0);
}

/** A support of the unit in `other` to hold. */
export function packSupportHold(other: number): number {
  return (other << OTHER_SHIFT) | (SUPPORT_HOLD << KIND_SHIFT);
}

/** A support of the unit in `other` to go to `to`; `coast` 0 means by any coast. */
export function packSupportMove(other: number, to: number, coast: number): number {
  return to | (coast << COAST_SHIFT) | (other << OTHER_SHIFT) | (SUPPORT_MOVE << KIND_SHIFT);
}

/** A convoy of the army in `other` to `to`. */
export function packConvoy(other: number, to: number): number {
  return to | (other << OTHER_SHIFT) | (CONVOY_ORDER << KIND_SHIFT);
}

export function packedKind(word: number): number {
  return (word >> KIND_SHIFT) & 7;
}
export function packedPlace(word: number): number {
  return word & PLACE_BITS;
}
export function packedCoast(word: number): number {
  return (word >> COAST_SHIFT) & 3;
}
export function packedOther(word: number): number {
  return (word >> OTHER_SHIFT) & PLACE_BITS;
}
