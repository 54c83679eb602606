import { tablesOf } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import { FLEET_BIT } from './board.ts';
import { COAST_SHIFT, OTHER_SHIFT, PLACE_BITS, packMove, packSupportMove } from './order.ts';

/**
 * A stand is how a unit stands: its province, its coast, and whether it is a fleet. What a unit can do over its borders
 * follows from its stand alone, so it is written out once for a map. Lists of a stand go from its start to that of the next.
 */
export interface Stands {
  /** Number of a stand by the bits of `standBits`; 0 for a stand that there cannot be. */
  readonly numbers: Int32Array;
  /** The index of the sea in which a fleet stands; -1 for all other stands. */
  readonly sea: Int32Array;
  /** The hold, and the moves over its borders by destination. */
  readonly moveStart: Int32Array;
  readonly moves: Int32Array;
  /** Supports of these moves but for the supported province, by destination; into a two-coast province first one for any coast. */
  readonly supportStart: Int32Array;
  readonly supports: Int32Array;
  /** Provinces that it reaches, and from `WAYS_SHIFT` how many of the supports speak of each. */
  readonly reachStart: Int32Array;
  readonly reach: Int32Array;
  /** By stand: how many orders it has on an empty board, less its own supports, which `Survey` counts. */
  readonly alone: Int32Array;
  /** By province: the supports of moves there over borders, and beside each the stand that could make the move. */
  readonly entryStart: Int32Array;
  readonly entries: Int32Array;
  readonly entryStands: Int32Array;
}

export const WAYS_SHIFT = 11;
/** Words that block copies may read and write behind the end of a list. */
export const MARGIN = 8;

/** Province, coast and letter of a packed unit as an index. */
export function standBits(unit: number): number {
  return ((unit & PLACE_BITS) << 3) | ((unit >> COAST_SHIFT) & 7);
}

/** Lists one behind another: where each starts, and all items with a margin behind them. */
function joinLists(lists: readonly (readonly number[])[]): { readonly start: Int32Array; readonly items: Int32Array } {
  const start = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) start[i + 1] = (start[i] ?? 0) + list.length;
  const items = new Int32Array((start[lists.length] ?? 0) + MARGIN);
  items.set(lists.flat());
  return { start, items };
}

/** A location as a move of a fleet to it. */
function moveTo(map: GameMap, location: number): number {
  const province = map.provinceOfLocation[location] ?? 0;
  const coast = location === province ? 0 : (map.coasts[province]?.indexOf(location) ?? -1) + 1;
  return packMove(province, coast, false, false);
}

function byDestination(a: number, b: number): number {
  return (a & PLACE_BITS) - (b & PLACE_BITS) || a - b;
}

/** The supports that speak of some moves of one unit. */
function supportsOf(moves: readonly number[]): number[] {
  const supports = new Set<number>();
  for (const move of moves) {
    const to = move & PLACE_BITS;
    supports.add(packSupportMove(0, to, 0));
    supports.add(packSupportMove(0, to, (move >> COAST_SHIFT) & 3));
  }
  return [...supports];
}

function reachOf(supports: readonly number[]): number[] {
  const ways = new Map<number, number>();
  for (const word of supports) ways.set(word & PLACE_BITS, (ways.get(word & PLACE_BITS) ?? 0) + 1);
  return [...ways].map(([to, count]) => to | (count << WAYS_SHIFT));
}

/** The supports of each stand's moves, by destination. */
function entriesOf(
  provinces: number,
  supports: readonly (readonly number[])[],
  province: readonly number[],
): Pick<Stands, 'entryStart' | 'entries' | 'entryStands'> {
  const words: number[][] = Array.from({ length: provinces }, () => []);
  const stands: number[][] = words.map(() => []);
  for (const [stand, list] of supports.entries()) {
    for (const word of list) {
      words[word & PLACE_BITS]?.push(word | ((province[stand] ?? 0) << OTHER_SHIFT));
      stands[word & PLACE_BITS]?.push(stand);
    }
  }
  const { start, items } = joinLists(words);
  return { entryStart: start, entries: items, entryStands: joinLists(stands).items };
}

/** Numbers the stands of a map and writes out what follows from them. */
export function compileStands(map: GameMap): Stands {
  const { seaBit } = tablesOf(map);
  const numbers = new Int32Array(map.provinces.length << 3);
  const sea = [-1];
  const province = [0];
  const moves: number[][] = [[]];
  const add = (stand: number, seaIndex: number, list: number[]): void => {
    numbers[standBits(stand)] = moves.length;
    sea.push(seaIndex);
    province.push(stand & PLACE_BITS);
    moves.push(list.sort(byDestination));
  };
  for (const p of map.provinces.keys()) {
    if (p === 0) continue;
    const walks = (map.armyNeighbours[p] ?? []).map((to) => packMove(to, 0, false, false));
    add(p, -1, walks);
    for (const [coast, at] of [p, ...(map.coasts[p] ?? [])].entries()) {
      const sails = (map.fleetNeighbours[at] ?? []).map((to) => moveTo(map, to));
      add(p | (coast << COAST_SHIFT) | FLEET_BIT, 31 - Math.clz32(seaBit[p] ?? 0), sails);
    }
  }
  const supports = moves.map(supportsOf);
  const moveLists = joinLists(moves.map((list) => [0, ...list]));
  const supportLists = joinLists(supports);
  const reachLists = joinLists(supports.map(reachOf));
  return {
    numbers,
    sea: Int32Array.from(sea),
    moveStart: moveLists.start,
    moves: moveLists.items,
    supportStart: supportLists.start,
    supports: supportLists.items,
    reachStart: reachLists.start,
    reach: reachLists.items,
    alone: Int32Array.from(moves, (list, stand) => 1 + list.length - (supports[stand]?.length ?? 0)),
    ...entriesOf(map.provinces.length, supports, province),
  };
}
