import type { Tables } from '../engine/tables.ts';
import type { PackedBoard, PackedOutcome } from './board.ts';
import * as boards from './board.ts';
import * as fields from './fields.ts';
import { settleOpen } from './open.ts';
import * as words from './order.ts';

/*
 * The fast resolver for the default rule choices: numbers in, numbers out, no allocation. One pass over the moves decides
 * nearly all; chains of units that follow one another are walked; what hangs on supports or convoys that may fall goes
 * through `settleOpen`; and the few boards with a knot are handed back, for the full resolver to settle. The passes avoid
 * branches that a processor cannot foresee, by reckoning with 0 and 1: that, not work, is where the time goes.
 */

const { LOCATION_BITS, POWER_SHIFT } = boards;
const { COAST_BITS, KIND_BITS, KIND_SHIFT, MOVE, OTHER_SHIFT, PLACE_BITS, SUPPORT_MOVE } = words;
const {
  AS_AHEAD,
  SUPPORTED,
  BROKEN,
  CUT,
  OPEN,
  SAILS,
  SUCCEEDS,
  TRAVEL_SHIFT,
  TRAVEL_BITS,
  UNSURE,
  UNSURE_CONVOY,
  WALKED,
} = fields;
const { COMING, CONVOY, ENTERED, FAILED, MOVES, OPEN_CONVOYS, OPEN_SUPPORTS, ORDER, STATE, UNIT, WAITING } = fields;
const BROKEN_AT = TRAVEL_SHIFT + 1;
const UNSURE_AT = TRAVEL_SHIFT + 2;
const A_MOVE = MOVE << KIND_SHIFT;
const A_SUPPORT = SUPPORT_MOVE << KIND_SHIFT;
/** Of an order all but the bit that says a move cannot walk. */
const ORDER_BITS = 0x3fffffff;
/** What two orders must share to be moves over land from place to place. */
const LAND_MOVE = PLACE_BITS | KIND_BITS | TRAVEL_BITS;

/** Provinces of supports, of convoys, and of armies that go by sea, by position in the lists. */
const SUPPORTS = fields.field();
const CONVOYS = fields.field();
const BY_SEA = fields.field();

/** How many stand in `FAILED` after `decideMoves`. */
let failedCount = 0;

/** The greatest strength the histogram can hold. */
const MOST_STRENGTH = 7;

/** 1 for 0, 0 for greater numbers. A constant, so that no call needs to ask whether it is still the same function. */
const isZero = (value: number): number => (value - 1) >>> 31;
/** 0 for 0, 1 for greater numbers. */
const isSet = (value: number): number => (0 - value) >>> 31;
/** 1 where a move comes to its destination: not by a broken convoy. */
const comesBy = (order: number): number => 1 ^ ((order >> BROKEN_AT) & 1);

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
function findConvoys(tables: Tables, convoys: number): number {
  for (let i = 0; i < convoys; i++) CONVOY[((ORDER[CONVOYS[i] ?? 0] ?? 0) >> OTHER_SHIFT) & PLACE_BITS] = 0;
  let attacked = 0;
  let armies = 0;
  for (let i = 0; i < convoys; i++) {
    const p = CONVOYS[i] ?? 0;
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

/** Marks provinces that an attack is supported into: elsewhere no unit can be dislodged. */
function markSupported(supports: number): void {
  for (let i = 0; i < supports; i++) {
    const order = ORDER[SUPPORTS[i] ?? 0] ?? 0;
    const t = order & PLACE_BITS;
    COMING[t] = (COMING[t] ?? 0) | (SUPPORTED & -((order >> KIND_SHIFT) & 1));
  }
}

/** Marks provinces whose unit, if it supports, is cut by an attack of another power, or may be. */
function cutSupports(moves: number): void {
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
function countSupports(supports: number): number {
  let open = 0;
  for (let i = 0; i < supports; i++) {
    const p = SUPPORTS[i] ?? 0;
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

/** Enters each attack in the histogram of its destination; false if one does not fit. */
function countAttacks(moves: number): boolean {
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
  return strengths <= MOST_STRENGTH && crowd <= 15;
}

/** Decides each move by the strengths now known; returns how many share the fate of the unit ahead or are open. */
function decideMoves(moves: number): number {
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

/** Follows units that follow one another. A chain that meets itself is a ring, and moves on (seed S6). */
function walkChains(waiting: number): void {
  for (let i = 0; i < waiting; i++) {
    let p = WAITING[i] ?? 0;
    if (STATE[p] !== AS_AHEAD) continue;
    let q = p;
    do {
      STATE[q] = WALKED;
      q = (ORDER[q] ?? 0) & PLACE_BITS;
    } while (STATE[q] === AS_AHEAD);
    const state = STATE[q] === WALKED ? SUCCEEDS : (STATE[q] ?? 0);
    while (STATE[p] === WALKED) {
      STATE[p] = state;
      const t = (ORDER[p] ?? 0) & PLACE_BITS;
      if (state === SUCCEEDS) ENTERED[t] = p;
      p = t;
    }
  }
}

/** Writes contested provinces: somebody came and failed, and nobody stands there now. */
function writeContested(out: PackedOutcome, waiting: number): void {
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
function writeUnits(board: PackedBoard, out: PackedOutcome): void {
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

function clear(board: PackedBoard): void {
  const { count, units, orders, offset } = board;
  for (let i = offset; i < offset + count; i++) {
    const p = (units[i] ?? 0) & PLACE_BITS;
    ORDER[p] = 0;
    UNIT[p] = 0;
    COMING[(orders[i] ?? 0) & PLACE_BITS] = 0;
  }
}

/** Whether the fast resolver can count the supports of every unit on a map: all come from neighbours of one province. */
export function fitsPlain(tables: Tables): boolean {
  const { n, locationCount, map } = tables;
  for (let to = 1; to <= n; to++) {
    const from = new Set<number>();
    for (let at = 1; at <= locationCount; at++) {
      const p = map.provinceOfLocation[at] ?? 0;
      if (tables.fleetReach[at * (n + 1) + to] === 1 || tables.armyStep[p * (n + 1) + to] === 1) from.add(p);
    }
    if (from.size > fields.MOST_SUPPORTS) return false;
  }
  return true;
}

/**
 * Resolves a phase of legal orders under the default rule choices. `true`: `out` holds the outcome; `false`: a knot is
 * left, and the full resolver is to be asked. A province may stand more than once among the contested.
 */
export function resolvePlain(tables: Tables, board: PackedBoard, out: PackedOutcome): boolean {
  const { count, units, orders, offset } = board;
  let moves = 0;
  let supports = 0;
  let convoys = 0;
  for (let i = offset; i < offset + count; i++) {
    const unit = units[i] ?? 0;
    const word = orders[i] ?? 0;
    const p = unit & PLACE_BITS;
    const kind = (word >> KIND_SHIFT) & 7;
    const move = isZero(kind ^ MOVE);
    ORDER[p] = word & ORDER_BITS;
    UNIT[p] = (unit >> POWER_SHIFT) << 16;
    STATE[p] = 0;
    ENTERED[p] = 0;
    MOVES[moves] = p;
    SUPPORTS[supports] = p;
    CONVOYS[convoys] = p;
    moves += move;
    supports += (kind >> 1) & 1;
    convoys += kind >> 2;
  }
  markSupported(supports);
  const openConvoys = convoys !== 0 ? findConvoys(tables, convoys) : 0;
  cutSupports(moves);
  const openSupports = countSupports(supports);
  let decided = countAttacks(moves);
  if (decided) {
    const waiting = decideMoves(moves);
    if (waiting !== 0) walkChains(waiting);
    if (openConvoys + openSupports !== 0)
      decided = settleOpen(tables, board, moves, waiting, openSupports, openConvoys);
    if (decided) {
      writeContested(out, waiting);
      writeUnits(board, out);
    }
  }
  if (!decided) clear(board);
  return decided;
}
