import * as fields from './fields.ts';
import * as words from './order.ts';
import * as reckon from './reckon.ts';

/*
 * Strengths of attacks against one another and against what stands in their way (DATC chapter 5), for all moves in two
 * passes: each destination first gets a histogram of what comes, then each move sees whether it beats all others.
 */

const { OPEN, TRAVEL_BITS, UNSURE } = fields;
const { COMING, ENTERED, FAILED, MOVES, ORDER, STATE, UNIT, WAITING } = fields;
const { KIND_BITS, PLACE_BITS } = words;
const { A_MOVE, LAND_MOVE, UNSURE_AT, comesBy, isSet, isZero } = reckon;

/** The greatest strength the histogram can hold, and the most attackers of one strength. */
const MOST_STRENGTH = 7;
const MOST_ALIKE = 15;

/** How many stand in `FAILED` after `decideMoves`. */
export let failedCount = 0;

/** Enters each attack in the histogram of its destination; false if one does not fit. */
export function countAttacks(moves: number): boolean {
  let strengths = 0;
  let crowd = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const t = order & PLACE_BITS;
    const unit = UNIT[p] ?? 0;
    const full = 1 + (unit & 15);
    const comes = comesBy(order);
    const before = COMING[t] ?? 0;
    strengths |= full;
    crowd |= ((before >>> (4 * full)) & 15) + 1;
    const unsure = isSet(unit & 0xff00) | (order >> UNSURE_AT);
    COMING[t] = (before + (comes << (4 * full))) | (UNSURE & -unsure);
    ENTERED[t] = 0;
  }
  return strengths <= MOST_STRENGTH && crowd <= MOST_ALIKE;
}

/** Decides each move by the strengths now known; returns how many share the fate of the unit ahead or are open. */
export function decideMoves(moves: number): number {
  let waiting = 0;
  let failed = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const order = ORDER[p] ?? 0;
    const unit = UNIT[p] ?? 0;
    const t = order & PLACE_BITS;
    const coming = COMING[t] ?? 0;
    const their = UNIT[t] ?? 0;
    const theirs = ORDER[t] ?? 0;
    const ahead = theirs & PLACE_BITS;
    const full = 1 + (unit & 15);
    const counted = full - ((unit >> 4) & 15);
    const comes = comesBy(order);
    const rest = coming - (comes << (4 * full));
    const head = isZero(((theirs ^ (p | A_MOVE)) & LAND_MOVE) | (order & TRAVEL_BITS));
    const goes = isZero((theirs ^ A_MOVE) & KIND_BITS);
    const leaves = goes & (1 ^ head);
    const empty = isZero(their);
    const foreign = isSet((their ^ unit) >>> 16);
    const stands = isSet(their) + (their & 15 & (leaves - 1));
    const wins = foreign & isZero(rest >>> (4 * counted)) & ((stands - counted) >>> 31);
    // If the unit ahead leaves, a rival that it beat head to head keeps nobody out (DATC 6.E.1).
    const back = ORDER[ahead] ?? 0;
    const lost = leaves & isZero(((back ^ (t | A_MOVE)) & LAND_MOVE) | (theirs & TRAVEL_BITS));
    const others = rest - (lost << (4 + 4 * ((UNIT[ahead] ?? 0) & 15 & -lost)));
    const follows = leaves & (1 ^ wins) & isZero(others >>> (4 * full));
    const unsure = (coming & UNSURE) | isSet(their & 0xff00) | (theirs >> UNSURE_AT);
    const state = (wins | (follows << 1) | (OPEN & -unsure)) & -comes;
    STATE[p] = state;
    ENTERED[t] = (ENTERED[t] ?? 0) | (p & -(wins & comes & (1 ^ unsure)));
    WAITING[waiting] = p;
    waiting += state >> 1;
    FAILED[failed] = p;
    failed += comes & ((wins | follows | unsure) ^ 1) & (empty | goes);
  }
  failedCount = failed;
  return waiting;
}
