import type { PackedBoard } from './board.ts';
import * as boards from './board.ts';
import * as packing from './order.ts';
import * as sailing from './passages.ts';
import type { Survey } from './survey.ts';

const { FLEET_BIT } = boards;
const { PLACE_BITS } = packing;
const { LIST_BITS, LIST_SHIFT, forgetMany, passageFrom } = sailing;

/** Joins seas with fleets that touch one another. */
function joinWaters({ waters, seaLinks }: Survey, fleetSeas: number): void {
  let left = fleetSeas;
  while (left !== 0) {
    let joined = left & -left;
    for (let fresh = joined; fresh !== 0; ) {
      const sea = 31 - Math.clz32(fresh & -fresh);
      fresh &= fresh - 1;
      const more = (seaLinks[sea] ?? 0) & fleetSeas & ~joined;
      joined |= more;
      fresh |= more;
    }
    left &= ~joined;
    for (let rest = joined; rest !== 0; rest &= rest - 1) waters[31 - Math.clz32(rest & -rest)] = joined;
  }
}

/** Notes the supports of moves by a passage that no land way serves. */
function noteLandings(survey: Survey, place: number): void {
  const { supportShift, supportCount, supports, needed, passages } = survey;
  const { words, seas } = passages;
  const list = words[place + seas + 1] ?? 0;
  const count = list & LIST_BITS;
  const from = place + (list >> LIST_SHIFT);
  for (let k = from; k < from + count; k++) {
    const word = words[k] ?? 0;
    const to = word & PLACE_BITS;
    const before = supportCount[to] ?? 0;
    const at = (to << supportShift) + before;
    supports[at] = word;
    needed[at] = words[k + count] ?? 0;
    supportCount[to] = before + 1;
  }
}

/** Finds the passages of all armies of a board, and what others could support of them. */
export function notePassages(survey: Survey, board: PackedBoard, fleetSeas: number): void {
  const { passages, passageOf, armies, waters } = survey;
  const { coastSeas } = survey.tables;
  const { units, offset, count } = board;
  forgetMany(passages);
  joinWaters(survey, fleetSeas);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const unit = units[offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    let over = 0;
    const touched = (unit & FLEET_BIT) === 0 ? (coastSeas[p] ?? 0) & fleetSeas : 0;
    for (let rest = touched; rest !== 0; rest &= rest - 1) over |= waters[31 - Math.clz32(rest & -rest)] ?? 0;
    passageOf[i] = 0;
    if (over === 0) continue;
    const place = passageFrom(passages, p, over);
    passageOf[i] = place;
    armies[found++] = place;
    noteLandings(survey, place);
  }
  survey.armyCount = found;
}
