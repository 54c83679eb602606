import type { Tables } from '../engine/tables.ts';
import { LOCATION_BITS, type PackedBoard, type PackedOutcome, POWER_SHIFT } from './board.ts';
import * as fields from './fields.ts';
import { settleOpen, travelBySea } from './open.ts';
import { COAST_SHIFT, KIND_SHIFT, MOVE, OTHER_SHIFT, PLACE_BITS } from './order.ts';

/*
 * The fast resolver for the default rule choices: numbers in, numbers out, no allocation. One pass over the moves decides
 * nearly all; chains of units that follow one another are walked; what hangs on supports or convoys that may fall goes
 * through `settleOpen`; and the few boards with a knot are handed back, for the full resolver to settle. The passes avoid
 * branches that a processor cannot foresee: that, not work, is where the time goes.
 */

const { BROKEN, BY_LAND, UNSURE_CONVOY, FAILS, SUCCEEDS, AS_AHEAD, OPEN, WALKED } = fields;
const ORDER = fields.ORDER;
const POWER = fields.POWER;
const FIRST = fields.FIRST;
const NEXT = fields.NEXT;
const GIVEN = fields.GIVEN;
const OWN = fields.OWN;
const MAYBE = fields.MAYBE;
const MAYBE_OWN = fields.MAYBE_OWN;
const TRAVEL = fields.TRAVEL;
const CONVOY = fields.CONVOY;
const STATE = fields.STATE;
const MOVES = fields.MOVES;
const OPEN_SUPPORTS = fields.OPEN_SUPPORTS;
const OPEN_CONVOYS = fields.OPEN_CONVOYS;
/** 1 where a fleet of its own convoys the army. */
const FRIEND = new Int32Array(fields.MAX_PROVINCES);
/** 1 where a strength of the unit is not yet known; the same for anything that attacks the province. */
const UNSURE = new Int32Array(fields.MAX_PROVINCES);
const UNSURE_AT = new Int32Array(fields.MAX_PROVINCES);
/** A histogram of the strengths of a province's attackers, four bits a strength: who beats all others shows in a shift. */
const STRENGTHS = new Int32Array(fields.MAX_PROVINCES);
/** The unit that entered a province. */
const ENTERED = new Int32Array(fields.MAX_PROVINCES);
/** Destinations of `MOVES`, and provinces of supports and convoys, by position in the lists. */
const TARGETS = new Int32Array(fields.MAX_PROVINCES);
const SUPPORTS = new Int32Array(fields.MAX_PROVINCES);
const CONVOYS = new Int32Array(fields.MAX_PROVINCES);

/** Strengths and numbers of attackers the histogram can tell apart. */
const MOST_STRENGTH = 7;
const MOST_ATTACKERS = 15;
/** How many attack a province. */
const ATTACKERS = new Int32Array(fields.MAX_PROVINCES);

/** Finds armies that travel by sea (DATC 4.A.3 d); returns how many of their convoys are not yet sure. */
function findConvoys(tables: Tables, moves: number, convoys: number): number {
  for (let i = 0; i < convoys; i++) {
    const p = CONVOYS[i] ?? 0;
    const word = ORDER[p] ?? 0;
    const army = (word >> OTHER_SHIFT) & PLACE_BITS;
    const order = ORDER[army] ?? 0;
    if (order >> KIND_SHIFT !== MOVE || ((order ^ word) & PLACE_BITS) !== 0) continue;
    CONVOY[army] = (CONVOY[army] ?? 0) | (tables.seaBit[p] ?? 0);
    if (POWER[army] === POWER[p]) FRIEND[army] = 1;
  }
  let open = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    if (TRAVEL[p] === BY_LAND && FRIEND[p] === 0) continue;
    const travel = CONVOY[p] === 0 ? BROKEN : travelBySea(tables, p, TARGETS[i] ?? 0);
    TRAVEL[p] = travel;
    if (travel !== UNSURE_CONVOY) continue;
    OPEN_CONVOYS[open++] = p;
    UNSURE[p] = 1;
  }
  return open;
}

/** Counts given supports; returns how many may yet be cut. */
function countSupports(supports: number): number {
  let open = 0;
  for (let i = 0; i < supports; i++) {
    const p = SUPPORTS[i] ?? 0;
    const word = ORDER[p] ?? 0;
    const q = (word >> OTHER_SHIFT) & PLACE_BITS;
    const order = ORDER[q] ?? 0;
    const ofMove = (word >> KIND_SHIFT) & 1;
    const aimed = word & PLACE_BITS;
    const coast = word & (3 << COAST_SHIFT);
    const moves = order >> KIND_SHIFT === MOVE ? 1 : 0;
    // A support of a hold matches a unit that does not move; one of a move the same move, by its coast if it names one.
    const same = ((order ^ word) & PLACE_BITS) === 0 && (coast === 0 || coast === (order & (3 << COAST_SHIFT))) ? 1 : 0;
    if (((ofMove & moves & same) | ((ofMove ^ 1) & (moves ^ 1))) === 0) continue;
    let state = SUCCEEDS;
    for (let x = FIRST[p] ?? 0; x !== 0; x = NEXT[x] ?? 0) {
      const travel = TRAVEL[x] ?? 0;
      if (POWER[x] === POWER[p] || travel === BROKEN) continue;
      // From where the support is aimed, or over an unsure convoy, it is cut only by what is not yet known.
      state = OPEN;
      if (travel === UNSURE_CONVOY || (ofMove === 1 && x === aimed)) continue;
      state = FAILS;
      break;
    }
    const own = POWER[p] === POWER[aimed] ? 1 : 0;
    if (state === SUCCEEDS) {
      GIVEN[q] = (GIVEN[q] ?? 0) + 1;
      OWN[q] = (OWN[q] ?? 0) + own;
    } else if (state === OPEN) {
      MAYBE[q] = (MAYBE[q] ?? 0) + 1;
      MAYBE_OWN[q] = (MAYBE_OWN[q] ?? 0) + own;
      UNSURE[q] = 1;
      OPEN_SUPPORTS[open++] = p;
    }
  }
  return open;
}

/** Decides each move by the strengths now known; returns how many share the fate of the unit ahead or are open. */
function decideMoves(moves: number, unsure: boolean): number {
  let waiting = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = TARGETS[i] ?? 0;
    const order = ORDER[t] ?? 0;
    const full = 1 + (GIVEN[p] ?? 0);
    const counted = full - (OWN[p] ?? 0);
    const travel = TRAVEL[p] ?? 0;
    const rest = (STRENGTHS[t] ?? 0) - (1 << (4 * full));
    const owner = POWER[t] ?? 0;
    let state = FAILS;
    if (travel === BROKEN) state = FAILS;
    else if (unsure && ((UNSURE_AT[t] ?? 0) | (UNSURE[t] ?? 0)) !== 0) state = OPEN;
    else if (owner === 0) state = rest >> (4 * full) === 0 ? SUCCEEDS : FAILS;
    else {
      const beats = owner !== POWER[p] && rest >> (4 * counted) === 0;
      const ahead = order & PLACE_BITS;
      const overland = travel === BY_LAND && TRAVEL[t] === BY_LAND;
      if (order >> KIND_SHIFT !== MOVE || (ahead === p && overland)) {
        state = beats && counted > 1 + (GIVEN[t] ?? 0) ? SUCCEEDS : FAILS;
      } else if (beats && counted > 1) state = SUCCEEDS;
      else {
        // If the unit ahead leaves, a rival that it beat head to head keeps nobody out (DATC 6.E.1).
        const back = ORDER[ahead] ?? 0;
        const lost =
          ahead !== p &&
          back >> KIND_SHIFT === MOVE &&
          (back & PLACE_BITS) === t &&
          TRAVEL[ahead] === BY_LAND &&
          TRAVEL[t] === BY_LAND;
        const others = lost ? rest - (1 << (4 * (1 + (GIVEN[ahead] ?? 0)))) : rest;
        state = others >> (4 * full) === 0 ? AS_AHEAD : FAILS;
      }
    }
    STATE[p] = state;
    waiting += state >> 1;
  }
  return waiting;
}

/** Follows units that follow one another. A chain that meets itself is a ring, and moves on (seed S6). */
function walkChains(moves: number): void {
  for (let i = 0; i < moves; i++) {
    let p = MOVES[i] ?? 0;
    if (STATE[p] !== AS_AHEAD) continue;
    let q = p;
    do {
      STATE[q] = WALKED;
      q = (ORDER[q] ?? 0) & PLACE_BITS;
    } while (STATE[q] === AS_AHEAD);
    const state = STATE[q] === WALKED ? SUCCEEDS : (STATE[q] ?? 0);
    while (STATE[p] === WALKED) {
      STATE[p] = state;
      p = (ORDER[p] ?? 0) & PLACE_BITS;
    }
  }
}

function writeOutcome(board: PackedBoard, out: PackedOutcome, moves: number): void {
  const { count, units, offset } = board;
  const { units: after, attackers, contested } = out;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = TARGETS[i] ?? 0;
    ENTERED[t] = (ENTERED[t] ?? 0) | (STATE[p] === SUCCEEDS ? p : 0);
  }
  for (let i = 0; i < count; i++) {
    const unit = units[offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const moved = -(STATE[p] ?? 0);
    const attacker = (ENTERED[p] ?? 0) & ~moved;
    const stands = (unit & ~(LOCATION_BITS & moved)) | ((ORDER[p] ?? 0) & LOCATION_BITS & moved);
    after[i] = stands & ~(-attacker >> 31);
    attackers[i] = attacker;
  }
  let contestedCount = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = TARGETS[i] ?? 0;
    if (STATE[p] !== FAILS || ENTERED[t] !== 0 || TRAVEL[p] === BROKEN) continue;
    const goes = (ORDER[t] ?? 0) >> KIND_SHIFT === MOVE;
    if (POWER[t] !== 0 && (!goes || STATE[t] !== SUCCEEDS)) continue;
    // The loser of a head-to-head contests nothing.
    if (goes && ((ORDER[t] ?? 0) & PLACE_BITS) === p && TRAVEL[p] === BY_LAND && TRAVEL[t] === BY_LAND) continue;
    contested[contestedCount++] = t;
  }
  out.contestedCount = contestedCount;
}

function clear(tables: Tables, board: PackedBoard, moves: number, unsure: boolean): void {
  const { count, units, offset } = board;
  for (let i = offset; i < offset + count; i++) {
    const p = (units[i] ?? 0) & PLACE_BITS;
    ORDER[p] = 0;
    POWER[p] = 0;
  }
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = TARGETS[i] ?? 0;
    FIRST[t] = 0;
    ATTACKERS[t] = 0;
    STRENGTHS[t] = 0;
    ENTERED[t] = 0;
    UNSURE_AT[t] = 0;
    CONVOY[p] = 0;
    FRIEND[p] = 0;
  }
  if (!unsure) return;
  MAYBE.fill(0, 0, tables.n + 1);
  MAYBE_OWN.fill(0, 0, tables.n + 1);
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
  let sea = 0;
  let crowd = 0;
  for (let i = offset; i < offset + count; i++) {
    const unit = units[i] ?? 0;
    const p = unit & PLACE_BITS;
    const word = orders[i] ?? 0;
    const kind = (word >> KIND_SHIFT) & 7;
    ORDER[p] = word & 0xfffffff;
    POWER[p] = unit >> POWER_SHIFT;
    GIVEN[p] = 0;
    OWN[p] = 0;
    UNSURE[p] = 0;
    TRAVEL[p] = word >>> 28;
    STATE[p] = kind === MOVE ? OPEN : FAILS;
    MOVES[moves] = p;
    SUPPORTS[supports] = p;
    CONVOYS[convoys] = p;
    moves += kind === MOVE ? 1 : 0;
    supports += (kind & 6) === 2 ? 1 : 0;
    convoys += kind >> 2;
    sea |= word;
  }
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = (ORDER[p] ?? 0) & PLACE_BITS;
    TARGETS[i] = t;
    NEXT[p] = FIRST[t] ?? 0;
    FIRST[t] = p;
    const attackers = (ATTACKERS[t] ?? 0) + 1;
    ATTACKERS[t] = attackers;
    crowd |= attackers;
  }
  const openConvoys = convoys !== 0 || sea >>> 28 !== 0 ? findConvoys(tables, moves, convoys) : 0;
  const openSupports = countSupports(supports);
  const unsure = openConvoys + openSupports !== 0;
  let strengths = 0;
  for (let i = 0; i < moves; i++) {
    const p = MOVES[i] ?? 0;
    const t = TARGETS[i] ?? 0;
    const full = 1 + (GIVEN[p] ?? 0);
    strengths |= full;
    STRENGTHS[t] = (STRENGTHS[t] ?? 0) + (TRAVEL[p] === BROKEN ? 0 : 1 << (4 * full));
    UNSURE_AT[t] = (UNSURE_AT[t] ?? 0) | (UNSURE[p] ?? 0);
  }
  let decided = strengths <= MOST_STRENGTH && crowd <= MOST_ATTACKERS;
  if (decided && decideMoves(moves, unsure) !== 0) {
    walkChains(moves);
    if (unsure) decided = settleOpen(tables, moves, openSupports, openConvoys);
  }
  if (decided) writeOutcome(board, out, moves);
  clear(tables, board, moves, unsure);
  return decided;
}
