import type { PackedBoard } from './board.ts';
import type { Chance } from './chance.ts';
import * as chances from './chance.ts';
import * as packing from './order.ts';
import * as sailing from './passages.ts';
import * as standing from './stands.ts';
import type { Survey } from './survey.ts';
import * as surveys from './survey.ts';

const { drawBelow } = chances;
const { PLACE_BITS, packSupportHold } = packing;
const { LIST_BITS, LIST_SHIFT } = sailing;
const { WAYS_SHIFT } = standing;
const { countBoard } = surveys;

/*
 * Draws an order for each unit without writing any list: the legal orders are counted, a number is drawn, and the order
 * with that number is looked up. Supports that a fleet at sea may not give, because the army needs it as a convoy, are
 * counted too; when one comes up, the draw is made again.
 */

/** A draw to be made again. */
const AGAIN = -1;

/** How many orders there are to draw from for unit `i`. */
function countOrders(survey: Survey, i: number, stand: number): number {
  const { passageOf, armies, armyCount, supportCount } = survey;
  const { alone, reachStart, reach, sea: seaOf } = survey.stands;
  const { words, seas } = survey.passages;
  const sea = seaOf[stand] ?? 0;
  const place = passageOf[i] ?? 0;
  let count = alone[stand] ?? 0;
  if (place !== 0) count += (words[place + seas] ?? 0) & LIST_BITS;
  const stop = reachStart[stand + 1] ?? 0;
  for (let k = reachStart[stand] ?? 0; k < stop; k++) count += supportCount[(reach[k] ?? 0) & PLACE_BITS] ?? 0;
  if (sea >= 0) for (let a = 0; a < armyCount; a++) count += (words[(armies[a] ?? 0) + sea] ?? 0) & LIST_BITS;
  return count;
}

/** The convoy with a number. */
function nthConvoy({ passages, armies, armyCount }: Survey, sea: number, n: number): number {
  const { words } = passages;
  let left = n;
  for (let a = 0; a < armyCount; a++) {
    const place = armies[a] ?? 0;
    const list = words[place + sea] ?? 0;
    const count = list & LIST_BITS;
    if (left < count) return words[place + (list >> LIST_SHIFT) + left] ?? 0;
    left -= count;
  }
  return AGAIN;
}

/** The support into `to` with a number, of those that others could give over borders. */
function nthEntry({ stands, present, occupied }: Survey, to: number, n: number): number {
  const { entryStart, entries, entryStands } = stands;
  let left = n - (occupied[to] ?? 0);
  if (left < 0) return packSupportHold(to);
  const stop = entryStart[to + 1] ?? 0;
  for (let k = entryStart[to] ?? 0; k < stop; k++) {
    left -= present[entryStands[k] ?? 0] ?? 0;
    if (left < 0) return entries[k] ?? 0;
  }
  return AGAIN;
}

/** The support or convoy with a number of the unit of a stand. */
function nthSupport(survey: Survey, stand: number, n: number): number {
  const { supportShift, supportCount, landCount, supports, needed } = survey;
  const { reachStart, reach, sea: seaOf } = survey.stands;
  const sea = seaOf[stand] ?? 0;
  const stop = reachStart[stand + 1] ?? 0;
  let left = n;
  for (let k = reachStart[stand] ?? 0; k < stop; k++) {
    const item = reach[k] ?? 0;
    const to = item & PLACE_BITS;
    const ways = item >> WAYS_SHIFT;
    const count = (supportCount[to] ?? 0) - ways;
    if (left >= count) {
      left -= count;
      continue;
    }
    const place = left + ways;
    if (place < (landCount[to] ?? 0)) return nthEntry(survey, to, left);
    const at = (to << supportShift) + place;
    return sea >= 0 && ((needed[at] ?? 0) & (1 << sea)) !== 0 ? AGAIN : (supports[at] ?? 0);
  }
  return nthConvoy(survey, sea, left);
}

/** The order of unit `i` with a number, or `AGAIN`. */
function nthOrder(survey: Survey, i: number, stand: number, n: number): number {
  const { passageOf, passages } = survey;
  const { moveStart, moves } = survey.stands;
  let left = n;
  const walks = (moveStart[stand + 1] ?? 0) - (moveStart[stand] ?? 0);
  if (left < walks) return moves[(moveStart[stand] ?? 0) + left] ?? 0;
  left -= walks;
  const place = passageOf[i] ?? 0;
  if (place !== 0) {
    const list = passages.words[place + passages.seas] ?? 0;
    if (left < (list & LIST_BITS)) return passages.words[place + (list >> LIST_SHIFT) + left] ?? 0;
    left -= list & LIST_BITS;
  }
  return nthSupport(survey, stand, left);
}

/** Gives every unit of a board one of its legal orders, each as likely as any other of that unit. */
export function drawOrders(survey: Survey, board: PackedBoard, chance: Chance): void {
  countBoard(survey, board);
  const { standOf, present } = survey;
  const { orders, offset, count } = board;
  for (let i = 0; i < count; i++) {
    const stand = standOf[i] ?? 0;
    const among = countOrders(survey, i, stand);
    // Its own moves are no supports of its own.
    present[stand] = 0;
    let word = AGAIN;
    while (word === AGAIN) word = nthOrder(survey, i, stand, drawBelow(chance, among));
    present[stand] = 1;
    orders[offset + i] = word;
  }
}
