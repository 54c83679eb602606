import type { PackedBoard } from './board.ts';
import * as packing from './order.ts';
import * as sailing from './passages.ts';
import * as standing from './stands.ts';
import { type Survey, surveyBoard } from './survey.ts';

const { PLACE_BITS } = packing;
const { LIST_BITS, LIST_SHIFT } = sailing;
const { MARGIN, WAYS_SHIFT } = standing;

/** All legal orders of a position: those of unit `i` are `words[start[i]]` up to `words[start[i + 1]]`, the hold first. */
export interface LegalOrders {
  readonly words: Int32Array;
  readonly start: Int32Array;
}

/** Room for the orders of so many units: on the standard map 34 units have at most about 5,000, a full board 14,077. */
export function createLegalOrders(units: number): LegalOrders {
  return { words: new Int32Array(units * 512 + MARGIN), start: new Int32Array(units + 1) };
}

/**
 * Copies `count` words, and up to seven more that the next copy overwrites: blocks of eight, for what costs time is the
 * end of a loop that a processor did not foresee.
 */
function copy(from: Int32Array, start: number, count: number, words: Int32Array, end: number): void {
  for (let k = 0; k < count; k += MARGIN) {
    const a = start + k;
    const b = end + k;
    words[b] = from[a] ?? 0;
    words[b + 1] = from[a + 1] ?? 0;
    words[b + 2] = from[a + 2] ?? 0;
    words[b + 3] = from[a + 3] ?? 0;
    words[b + 4] = from[a + 4] ?? 0;
    words[b + 5] = from[a + 5] ?? 0;
    words[b + 6] = from[a + 6] ?? 0;
    words[b + 7] = from[a + 7] ?? 0;
  }
}

/**
 * Writes the supports of a unit; returns the new end. `own` is its first place in `ownAt`: its own moves are no supports
 * of its own, and the last of each list take their places.
 */
function writeSupports(survey: Survey, stand: number, own: number, words: Int32Array, end: number): number {
  const { supportShift, supportCount, supports, ownAt } = survey;
  const { reachStart, reach } = survey.stands;
  const first = reachStart[stand] ?? 0;
  const stop = reachStart[stand + 1] ?? 0;
  let at = end;
  for (let k = first; k < stop; k++) {
    const item = reach[k] ?? 0;
    const to = item & PLACE_BITS;
    const count = supportCount[to] ?? 0;
    copy(supports, to << supportShift, count, words, at);
    const place = at + (ownAt[own + k - first] ?? 0);
    at += count;
    for (let m = 0; m < item >> WAYS_SHIFT; m++) words[place + m] = words[--at] ?? 0;
  }
  return at;
}

/** The same for a fleet in the sea of bit `sea`, which cannot support an army that needs it as a convoy. */
function writeSupportsAtSea(
  survey: Survey,
  stand: number,
  own: number,
  sea: number,
  words: Int32Array,
  end: number,
): number {
  const { supportShift, supportCount, landCount, supports, needed, ownAt } = survey;
  const { reachStart, reach } = survey.stands;
  const first = reachStart[stand] ?? 0;
  const stop = reachStart[stand + 1] ?? 0;
  let at = end;
  for (let k = first; k < stop; k++) {
    const item = reach[k] ?? 0;
    const to = item & PLACE_BITS;
    const count = landCount[to] ?? 0;
    const from = to << supportShift;
    copy(supports, from, count, words, at);
    const place = at + (ownAt[own + k - first] ?? 0);
    at += count;
    for (let m = 0; m < item >> WAYS_SHIFT; m++) words[place + m] = words[--at] ?? 0;
    const last = from + (supportCount[to] ?? 0);
    for (let s = from + count; s < last; s++) {
      words[at] = supports[s] ?? 0;
      at += 1 ^ ((0 - ((needed[s] ?? 0) & sea)) >>> 31);
    }
  }
  return at;
}

/** Writes the convoys that a fleet in a sea could give; returns the new end. */
function writeConvoys({ passages, armies, armyCount }: Survey, sea: number, words: Int32Array, end: number): number {
  const from = passages.words;
  let at = end;
  for (let a = 0; a < armyCount; a++) {
    const place = armies[a] ?? 0;
    const list = from[place + sea] ?? 0;
    copy(from, place + (list >> LIST_SHIFT), list & LIST_BITS, words, at);
    at += list & LIST_BITS;
  }
  return at;
}

/**
 * Writes every legal order of every unit of a position into `out`; the board's own orders are not looked at. Moves over
 * sea stand with "via", supports into two-coast provinces with and without the coast. Default rule choices.
 */
export function listLegalOrders(survey: Survey, board: PackedBoard, out: LegalOrders): void {
  surveyBoard(survey, board);
  const { count } = board;
  const { words, start } = out;
  const { standOf, passageOf, passages } = survey;
  const { moveStart, moves, sea: seaOf, reachStart } = survey.stands;
  const { words: sailings, seas } = passages;
  let own = 0;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const stand = standOf[i] ?? 0;
    const sea = seaOf[stand] ?? 0;
    start[i] = at;
    const walks = (moveStart[stand + 1] ?? 0) - (moveStart[stand] ?? 0);
    copy(moves, moveStart[stand] ?? 0, walks, words, at);
    at += walks;
    const place = passageOf[i] ?? 0;
    if (place !== 0) {
      const list = sailings[place + seas] ?? 0;
      copy(sailings, place + (list >> LIST_SHIFT), list & LIST_BITS, words, at);
      at += list & LIST_BITS;
    }
    if (sea < 0) at = writeSupports(survey, stand, own, words, at);
    else {
      at = writeSupportsAtSea(survey, stand, own, 1 << sea, words, at);
      at = writeConvoys(survey, sea, words, at);
    }
    own += (reachStart[stand + 1] ?? 0) - (reachStart[stand] ?? 0);
  }
  start[count] = at;
}
