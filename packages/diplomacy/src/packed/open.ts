import type { Tables } from '../engine/tables.ts';
import type { PackedBoard } from './board.ts';
import * as fields from './fields.ts';
import * as words from './order.ts';

/*
 * What the first pass left open: moves whose strengths hang on supports or convoys that may yet fall. Least and greatest
 * strengths, in passes until nothing changes, as the explaining judge does for everything.
 */

const { BROKEN, BY_LAND, FAILS, OPEN, SAILS, SUCCEEDS, TRAVEL_BITS, TRAVEL_SHIFT, UNSURE_CONVOY } = fields;
const { CONVOY, ENTERED, MOVES, OPEN_CONVOYS, OPEN_SUPPORTS, ORDER, STATE, UNIT, WAITING } = fields;
const { KIND_BITS, KIND_SHIFT, MOVE, OTHER_SHIFT, PLACE_BITS, SUPPORT_MOVE } = words;

/** Attackers of a province, as a chain. */
const FIRST = fields.field();
const NEXT = fields.field();
/** Supports surely given to a unit, and those of them by the power of the unit in its destination. */
const GIVEN = fields.field();
const OWN = fields.field();
/** The same for supports that are not yet known to be given. */
const MAYBE = fields.field();
const MAYBE_OWN = fields.field();
const OPEN_MOVES = fields.field();

/** Unpacks the supports of each unit, and links the attackers of each province. */
function unpack(board: PackedBoard, moveCount: number): void {
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const p = (board.units[i] ?? 0) & PLACE_BITS;
    const unit = UNIT[p] ?? 0;
    GIVEN[p] = unit & 15;
    OWN[p] = (unit >> 4) & 15;
    MAYBE[p] = (unit >> 8) & 15;
    MAYBE_OWN[p] = (unit >> 12) & 15;
    FIRST[p] = 0;
  }
  for (let i = 0; i < moveCount; i++) FIRST[goalOf(MOVES[i] ?? 0)] = 0;
  for (let i = 0; i < moveCount; i++) {
    const p = MOVES[i] ?? 0;
    const t = goalOf(p);
    NEXT[p] = FIRST[t] ?? 0;
    FIRST[t] = p;
  }
}

function goalOf(p: number): number {
  return (ORDER[p] ?? 0) & PLACE_BITS;
}

function powerOf(p: number): number {
  return (UNIT[p] ?? 0) >> 16;
}

function travelOf(p: number): number {
  return (ORDER[p] ?? 0) >> TRAVEL_SHIFT;
}

/** Decides what an army's convoy is worth, by the fate of its fleets as far as it is known. */
function settleTravel(tables: Tables, p: number): number {
  const travel = travelBySea(tables, p, goalOf(p));
  ORDER[p] = ((ORDER[p] ?? 0) & ~TRAVEL_BITS) | (travel << TRAVEL_SHIFT);
  return travel;
}

/** What an army's convoy is worth, by the fate of its fleets as far as it is known. */
function travelBySea(tables: Tables, p: number, to: number): number {
  const ordered = CONVOY[p] ?? 0;
  let broken = 0;
  let open = 0;
  for (let rest = ordered; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    for (let x = FIRST[tables.seaOfBit[31 - Math.clz32(bit)] ?? 0] ?? 0; x !== 0; x = NEXT[x] ?? 0) {
      if (STATE[x] === SUCCEEDS) broken |= bit;
      else if (STATE[x] === OPEN) open |= bit;
    }
  }
  const pair = p * (tables.n + 1) + to;
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  let travel = BROKEN;
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~ordered) !== 0 || (route & broken) !== 0) continue;
    if ((route & open) === 0) return SAILS;
    travel = UNSURE_CONVOY;
  }
  return travel;
}

function moves(p: number): boolean {
  return ((ORDER[p] ?? 0) & KIND_BITS) >> KIND_SHIFT === MOVE;
}

/** Whether the moves from `p` and `t` meet head to head. */
function opposed(p: number, t: number): boolean {
  return moves(t) && goalOf(t) === p && travelOf(p) === BY_LAND && travelOf(t) === BY_LAND;
}

/** Whether a support is given, cut (`FAILS`), or still open. */
function decideSupport(p: number): number {
  const word = ORDER[p] ?? 0;
  const aimed = (word & KIND_BITS) >> KIND_SHIFT === SUPPORT_MOVE ? word & PLACE_BITS : 0;
  let state = SUCCEEDS;
  for (let x = FIRST[p] ?? 0; x !== 0; x = NEXT[x] ?? 0) {
    const travel = travelOf(x);
    if (travel === BROKEN || powerOf(x) === powerOf(p)) continue;
    if (STATE[x] === SUCCEEDS || (x !== aimed && travel !== UNSURE_CONVOY)) return FAILS;
    if (STATE[x] === OPEN || x !== aimed) state = OPEN;
  }
  return state;
}

/** Least and greatest strength with which a rival keeps others out of `t`, packed as `least | greatest << 8`. */
function prevents(x: number, t: number, vacated: boolean): number {
  const travel = travelOf(x);
  // The loser of a head-to-head keeps nobody out of the winner's old province (DATC 6.E.1).
  if (travel === BROKEN || (vacated && opposed(x, t))) return 0;
  const low = 1 + (GIVEN[x] ?? 0);
  return (travel === UNSURE_CONVOY ? 0 : low) | ((low + (MAYBE[x] ?? 0)) << 8);
}

/** Whether an attack of `low` to `high` beats what stands in `t` and every rival, while `t` is vacated or not. */
function beatsAll(p: number, t: number, low: number, high: number, stand: number, vacated: boolean): number {
  if (high <= (stand & 255)) return FAILS;
  let state = low > stand >> 8 ? SUCCEEDS : OPEN;
  for (let x = FIRST[t] ?? 0; x !== 0; x = NEXT[x] ?? 0) {
    if (x === p) continue;
    const rival = prevents(x, t, vacated);
    if (high <= (rival & 255)) return FAILS;
    if (low <= rival >> 8) state = OPEN;
  }
  return state;
}

function decideMove(p: number): number {
  const travel = travelOf(p);
  if (travel === BROKEN) return FAILS;
  const t = goalOf(p);
  const full = 1 + (GIVEN[p] ?? 0);
  const most = full + (MAYBE[p] ?? 0);
  const head = opposed(p, t);
  const leaves = moves(t) && !head ? (STATE[t] ?? 0) : FAILS;
  const occupied = UNIT[t] !== 0;
  let state = -1;
  if (!occupied || leaves !== FAILS) state = beatsAll(p, t, full, most, 0, true);
  if (occupied && leaves !== SUCCEEDS) {
    // Supports by the power of the unit that stays do not count (DATC 6.E.7).
    const low = full - (OWN[p] ?? 0);
    const high = most - (OWN[p] ?? 0) - (MAYBE_OWN[p] ?? 0);
    const hold = 1 + (GIVEN[t] ?? 0);
    const stand = moves(t) && !head ? 1 | (1 << 8) : hold | ((hold + (MAYBE[t] ?? 0)) << 8);
    const stays = powerOf(t) === powerOf(p) ? FAILS : beatsAll(p, t, low, high, stand, false);
    state = state === -1 || state === stays ? stays : OPEN;
  }
  return state === SUCCEEDS && travel === UNSURE_CONVOY ? OPEN : state;
}

function settleConvoys(tables: Tables, count: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const p = OPEN_CONVOYS[i] ?? 0;
    OPEN_CONVOYS[left] = p;
    left += settleTravel(tables, p) === UNSURE_CONVOY ? 1 : 0;
  }
  return left;
}

function settleSupports(count: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const p = OPEN_SUPPORTS[i] ?? 0;
    const state = decideSupport(p);
    if (state === OPEN) {
      OPEN_SUPPORTS[left++] = p;
      continue;
    }
    const word = ORDER[p] ?? 0;
    const q = (word >> OTHER_SHIFT) & PLACE_BITS;
    const own = powerOf(p) === powerOf(word & PLACE_BITS) ? 1 : 0;
    MAYBE[q] = (MAYBE[q] ?? 0) - 1;
    MAYBE_OWN[q] = (MAYBE_OWN[q] ?? 0) - own;
    GIVEN[q] = (GIVEN[q] ?? 0) + state;
    OWN[q] = (OWN[q] ?? 0) + (own & state);
  }
  return left;
}

/**
 * Decides the moves left open, with the supports and convoys they hang on. `false`: a knot is left that only the full
 * resolver can settle.
 */
export function settleOpen(
  tables: Tables,
  board: PackedBoard,
  moveCount: number,
  waiting: number,
  openSupports: number,
  openConvoys: number,
): boolean {
  unpack(board, moveCount);
  let open = 0;
  for (let i = 0; i < waiting; i++) {
    const p = WAITING[i] ?? 0;
    OPEN_MOVES[open] = p;
    open += STATE[p] === OPEN ? 1 : 0;
  }
  let supports = openSupports;
  let convoys = openConvoys;
  for (let before = -1; open !== 0; ) {
    const now = open + supports + convoys;
    if (now === before) return false;
    before = now;
    convoys = settleConvoys(tables, convoys);
    supports = settleSupports(supports);
    let left = 0;
    for (let i = 0; i < open; i++) {
      const p = OPEN_MOVES[i] ?? 0;
      const state = decideMove(p);
      STATE[p] = state;
      if (state === SUCCEEDS) ENTERED[goalOf(p)] = p;
      OPEN_MOVES[left] = p;
      left += STATE[p] === OPEN ? 1 : 0;
    }
    open = left;
  }
  // An army whose convoy is still open has failed for another reason; whether it contests its goal is not known.
  return convoys === 0 || settleConvoys(tables, convoys) === 0;
}
