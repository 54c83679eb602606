import * as fields from './fields.ts';
import * as words from './order.ts';

/*
 * Reckoning with 0 and 1 in place of branches. Constants, not functions by declaration: of those a call would ask each
 * time whether they are still the same; and a file that uses them in an inner loop binds them to constants of its own.
 */

/** 1 for 0, 0 for greater numbers. */
export const isZero = (value: number): number => (value - 1) >>> 31;
/** 0 for 0, 1 for greater numbers. */
export const isSet = (value: number): number => (0 - value) >>> 31;

const BROKEN_AT = fields.TRAVEL_SHIFT + 1;
/** 1 where a move comes to its destination: not by a broken convoy. */
export const comesBy = (order: number): number => 1 ^ ((order >> BROKEN_AT) & 1);
/** The bit of an unsure convoy in an order. */
export const UNSURE_AT: number = fields.TRAVEL_SHIFT + 2;

/** A move's bits of kind. */
export const A_MOVE: number = words.MOVE << words.KIND_SHIFT;
/** What two orders must share to be moves over land from place to place. */
export const LAND_MOVE: number = words.PLACE_BITS | words.KIND_BITS | fields.TRAVEL_BITS;
