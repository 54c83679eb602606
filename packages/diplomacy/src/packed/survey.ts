import { type Tables, tablesOf } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import type { PackedBoard } from './board.ts';
import * as boards from './board.ts';
import * as packing from './order.ts';
import { createPassages, type Passages } from './passages.ts';
import * as standing from './stands.ts';
import { notePassages } from './waters.ts';

const { FLEET_BIT } = boards;
const { OTHER_SHIFT, PLACE_BITS, packSupportHold } = packing;
const { MARGIN, WAYS_SHIFT, compileStands, standBits } = standing;

/**
 * What the units of a board could do, gathered by destination: all legal orders follow from it. Made once for a map; each
 * board overwrites the one before.
 */
export interface Survey {
  readonly tables: Tables;
  readonly stands: standing.Stands;
  readonly passages: Passages;
  /** By stand: 1 where a unit stands so; by province: 1 where one stands. Only `countBoard` keeps them. */
  readonly present: Int32Array;
  readonly occupied: Int32Array;
  /** By unit of the board: its stand, and the place of its passage (0: no convoy can move it). */
  readonly standOf: Int32Array;
  readonly passageOf: Int32Array;
  /** Places of all passages; the first `armyCount` count. */
  readonly armies: Int32Array;
  armyCount: number;
  /**
   * Supports that somebody could give in province `p`: `supportCount[p]` from `p << supportShift`, those of moves by
   * convoy behind the first `landCount[p]`.
   */
  readonly supportShift: number;
  readonly supportCount: Int32Array;
  readonly landCount: Int32Array;
  readonly supports: Int32Array;
  /** Beside `supports`, for moves by convoy: the seas that the move cannot do without. */
  readonly needed: Int32Array;
  /** For each unit and each province of its reach, one behind the other: the place of the first support of its own moves. */
  readonly ownAt: Int32Array;
  /** By the index of a sea with a fleet: the seas with fleets that hang together with it. */
  readonly waters: Int32Array;
  /** By the index of a sea: the seas it touches. */
  readonly seaLinks: Int32Array;
}

/** The most supports that there could be at one time in a province. */
function mostSupports(map: GameMap, { numbers, reachStart, reach }: standing.Stands, shores: number): number {
  const most = new Int32Array(map.provinces.length).fill(1 + MARGIN + shores);
  for (const p of map.provinces.keys()) {
    const best = new Map<number, number>();
    for (const stand of numbers.subarray(p << 3, (p + 1) << 3)) {
      for (const item of reach.subarray(reachStart[stand], reachStart[stand + 1])) {
        const to = item & PLACE_BITS;
        best.set(to, Math.max(item >> WAYS_SHIFT, best.get(to) ?? 0));
      }
    }
    for (const [to, count] of best) most[to] = (most[to] ?? 0) + count;
  }
  return Math.max(...most);
}

/** Writes out what a map says, and makes room for what its boards say. */
function createSurvey(map: GameMap): Survey {
  const tables = tablesOf(map);
  const stands = compileStands(map);
  const passages = createPassages(map);
  const provinces = map.provinces.length;
  const supportShift = 32 - Math.clz32(mostSupports(map, stands, passages.shores.length) - 1);
  const links = tables.seas.map((sea) =>
    (map.fleetNeighbours[sea] ?? []).reduce((seas, to) => seas | (tables.seaBit[to] ?? 0), 0),
  );
  return {
    tables,
    stands,
    passages,
    present: new Int32Array(stands.sea.length),
    occupied: new Int32Array(provinces),
    standOf: new Int32Array(provinces),
    passageOf: new Int32Array(provinces),
    armies: new Int32Array(provinces),
    armyCount: 0,
    supportShift,
    supportCount: new Int32Array(provinces),
    landCount: new Int32Array(provinces),
    supports: new Int32Array(provinces << supportShift),
    needed: new Int32Array(provinces << supportShift),
    ownAt: new Int32Array(stands.reach.length),
    waters: new Int32Array(links.length),
    seaLinks: Int32Array.from(links),
  };
}

/** Notes what could be supported over land and along the coasts; returns the seas with fleets. */
function noteNeighbours(survey: Survey, board: PackedBoard): number {
  const { standOf, supportShift, supportCount, supports, ownAt } = survey;
  const { numbers, supportStart, supports: written, reachStart, reach } = survey.stands;
  const { seaBit } = survey.tables;
  const { units, offset, count } = board;
  let fleetSeas = 0;
  let own = 0;
  for (let i = 0; i < count; i++) {
    const unit = units[offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const stand = numbers[standBits(unit)] ?? 0;
    standOf[i] = stand;
    fleetSeas |= (unit & FLEET_BIT) === 0 ? 0 : (seaBit[p] ?? 0);
    const held = supportCount[p] ?? 0;
    supports[(p << supportShift) + held] = packSupportHold(p);
    supportCount[p] = held + 1;
    const other = p << OTHER_SHIFT;
    const stop = reachStart[stand + 1] ?? 0;
    let from = supportStart[stand] ?? 0;
    for (let k = reachStart[stand] ?? 0; k < stop; k++) {
      const item = reach[k] ?? 0;
      const to = item & PLACE_BITS;
      const before = supportCount[to] ?? 0;
      const ways = item >> WAYS_SHIFT;
      const first = (to << supportShift) + before;
      ownAt[own++] = before;
      for (let at = 0; at < ways; at++) supports[first + at] = (written[from++] ?? 0) | other;
      supportCount[to] = before + ways;
    }
  }
  return fleetSeas;
}

/** Counts what could be supported over land and along the coasts, and notes who stands where; returns the seas with fleets. */
function countNeighbours(survey: Survey, board: PackedBoard): number {
  const { standOf, present, occupied, supportCount } = survey;
  const { numbers, reachStart, reach } = survey.stands;
  const { seaBit } = survey.tables;
  const { units, offset, count } = board;
  let fleetSeas = 0;
  for (let i = 0; i < count; i++) {
    const unit = units[offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const stand = numbers[standBits(unit)] ?? 0;
    standOf[i] = stand;
    present[stand] = 1;
    occupied[p] = 1;
    fleetSeas |= (unit & FLEET_BIT) === 0 ? 0 : (seaBit[p] ?? 0);
    supportCount[p] = (supportCount[p] ?? 0) + 1;
    const stop = reachStart[stand + 1] ?? 0;
    for (let k = reachStart[stand] ?? 0; k < stop; k++) {
      const item = reach[k] ?? 0;
      supportCount[item & PLACE_BITS] = (supportCount[item & PLACE_BITS] ?? 0) + (item >> WAYS_SHIFT);
    }
  }
  return fleetSeas;
}

function noteSea(survey: Survey, board: PackedBoard, fleetSeas: number): void {
  survey.landCount.set(survey.supportCount);
  survey.armyCount = 0;
  if (fleetSeas === 0) survey.passageOf.fill(0, 0, board.count);
  else notePassages(survey, board, fleetSeas);
}

/** Surveys a board. */
export function surveyBoard(survey: Survey, board: PackedBoard): void {
  survey.supportCount.fill(0);
  noteSea(survey, board, noteNeighbours(survey, board));
}

/** Surveys a board, but only counts the supports of moves over borders and writes none of them. */
export function countBoard(survey: Survey, board: PackedBoard): void {
  survey.supportCount.fill(0);
  survey.present.fill(0);
  survey.occupied.fill(0);
  noteSea(survey, board, countNeighbours(survey, board));
}

const surveys = new WeakMap<GameMap, Survey>();

/** The survey of a map, made at the first call. */
export function surveyOf(map: GameMap): Survey {
  let survey = surveys.get(map);
  if (survey === undefined) {
    survey = createSurvey(map);
    surveys.set(map, survey);
  }
  return survey;
}
