import * as fields from './fields.ts';
import * as words from './order.ts';
import * as reckon from './reckon.ts';

const { CUT, SUPPORTED } = fields;
const { COMING, MOVES, OPEN_SUPPORTS, ORDER, UNIT } = fields;
const { COAST_BITS, KIND_BITS, KIND_SHIFT, OTHER_SHIFT, PLACE_BITS, SUPPORT_MOVE } = words;
const { A_MOVE, UNSURE_AT, comesBy, isSet, isZero } = reckon;
const A_SUPPORT = SUPPORT_MOVE << KIND_SHIFT;

/** Provinces of supporting units, by position in the list. */
export const SUPPORTS: Int32Array = fields.field();
const SUPPORTERS = SUPPORTS;

/** Marks provinces that an attack is supported into: elsewhere no unit can be dislodged. */
export function markSupported(supports: number): void {
  for (let i = 0; i < supports; i++) {
    const order = ORDER[SUPPORTERS[i] ?? 0] ?? 0;
    const t = order & PLACE_BITS;
    COMING[t] = (COMING[t] ?? 0) | (SUPPORTED & -((order >> KIND_SHIFT) & 1));
  }
}

/** Marks provinces whose unit, if it supports, is cut by an attack of another power, or may be. */
export function cutSupports(moves: number): void {
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const t = order & PLACE_BITS;
    const foreign = isSet((UNIT[t] ?? 0) ^ (UNIT[p] ?? 0));
    const comes = comesBy(order);
    // From where the support is aimed, or over an unsure convoy, it is cut only by what is not yet known.
    const aimed = isZero(((ORDER[t] ?? 0) ^ (p | A_SUPPORT)) & (PLACE_BITS | KIND_BITS));
    const coming = COMING[t] ?? 0;
    const cuts = foreign & comes & (1 ^ (aimed & (1 ^ ((coming >> 3) & 1))));
    COMING[t] = coming | ((CUT & -cuts) << (aimed | (order >> UNSURE_AT)));
  }
}

/** Counts given supports; returns how many may yet be cut. */
export function countSupports(supports: number): number {
  let open = 0;
  for (let i = 0; i < supports; i++) {
    const p = SUPPORTERS[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const q = (order >> OTHER_SHIFT) & PLACE_BITS;
    const its = ORDER[q] ?? 0;
    const ofMove = (order >> KIND_SHIFT) & 1;
    const moves = isZero((its ^ A_MOVE) & KIND_BITS);
    const coast = order & COAST_BITS;
    // A support of a hold matches a unit that does not move; one of a move the same move, by its coast if it names one.
    const same = isZero((its ^ order) & PLACE_BITS) & (isZero(coast) | isZero(coast ^ (its & COAST_BITS)));
    const coming = COMING[p] ?? 0;
    const counts = (1 ^ ofMove ^ moves) & (1 ^ (ofMove & (1 ^ same))) & (1 ^ ((coming >> 1) & 1));
    const maybe = counts & (coming >> 2);
    const own = isZero(((UNIT[p] ?? 0) ^ (UNIT[order & PLACE_BITS] ?? 0)) >>> 16);
    UNIT[q] = (UNIT[q] ?? 0) + ((counts ^ maybe) | (maybe << 8)) * (1 | (own << 4));
    OPEN_SUPPORTS[open] = p;
    open += maybe;
  }
  return open;
}
