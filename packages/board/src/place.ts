import {
  COASTS,
  type Coast,
  coastOf,
  type Location,
  type Power,
  type ProvinceCode,
  provinceOf,
  type UnitType,
} from '@standoff/diplomacy';
import type { BoardCoast, BoardMap, BoardProvince, Point } from './map.ts';

function isCoast(word: string | undefined): word is Coast {
  return COASTS.some((coast) => coast === word);
}

/** The drawing of a location's province; `undefined` where the map has none. */
export function provinceAt(map: BoardMap, at: Location): BoardProvince | undefined {
  return map.provinces[provinceOf(at)];
}

/** The drawing of a location's coast, where it names one that the map has. */
export function coastAt(map: BoardMap, at: Location): BoardCoast | undefined {
  const coast = coastOf(at);
  return isCoast(coast) ? provinceAt(map, at)?.coasts?.[coast] : undefined;
}

/** Where a unit stands, in map units; on a coast where the location names one. `undefined` for an unknown place. */
export function unitPoint(map: BoardMap, at: Location): Point | undefined {
  return coastAt(map, at)?.unit ?? provinceAt(map, at)?.unit;
}

/** Where a dislodged unit waits, beside the one that drove it out. */
export function dislodgedPoint(map: BoardMap, at: Location): Point | undefined {
  return coastAt(map, at)?.dislodged ?? provinceAt(map, at)?.dislodged;
}

/** A unit with what has become of it. */
export interface DrawnUnit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Location;
  /** Stands in its place, but was driven out by the orders shown. */
  readonly struck?: boolean;
  /** Waits for its retreat beside the unit that drove it out. */
  readonly out?: boolean;
  /** Is taken off the board. */
  readonly gone?: boolean;
}

/** A unit's key: its province, with a `*` where it waits for its retreat. */
export function unitKey(unit: Pick<DrawnUnit, 'at' | 'out'>): string {
  return unit.out === true ? `${provinceOf(unit.at)}*` : provinceOf(unit.at);
}

/** Where a unit is drawn. */
export function pointOf(map: BoardMap, unit: Pick<DrawnUnit, 'at' | 'out'>): Point | undefined {
  return unit.out === true ? dislodgedPoint(map, unit.at) : unitPoint(map, unit.at);
}

/** Codes of all provinces of the map, in alphabetical order. */
export function provinceCodes(map: BoardMap): readonly ProvinceCode[] {
  return Object.keys(map.provinces);
}
