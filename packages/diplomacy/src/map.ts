import { STANDARD_DATA } from './standard.ts';
import type { ProvinceData, VariantData } from './variant.ts';
import { type Location, type Power, type ProvinceCode, provinceOf, type UnitType } from './vocabulary.ts';

/**
 * A variant's map compiled once: provinces as small integers 1..n in alphabetical order of their codes (0 is "none"),
 * locations likewise with the named coasts after the provinces. Plain lookups for people's code, numbers for the judge.
 */
export interface GameMap {
  readonly data: VariantData;
  /** Codes by number; `[0]` is empty. */
  readonly provinces: readonly ProvinceCode[];
  /** Locations by number: provinces first, then named coasts; `[0]` is empty. */
  readonly locations: readonly Location[];
  readonly provinceNumber: ReadonlyMap<ProvinceCode, number>;
  readonly locationNumber: ReadonlyMap<Location, number>;
  /** Province number of a location number. */
  readonly provinceOfLocation: Int32Array;
  /** Named coasts (location numbers) of a province number; empty for most. */
  readonly coasts: readonly (readonly number[])[];
  /** Army borders: location (= province) number to province numbers. */
  readonly armyNeighbours: readonly (readonly number[])[];
  /** Fleet borders: location number to location numbers. A two-coast province itself has none: a fleet stands on a coast. */
  readonly fleetNeighbours: readonly (readonly number[])[];
  readonly dataOf: readonly (ProvinceData | undefined)[];
  /** The same borders as texts, each list sorted: armies by province, fleets by location. */
  readonly armyPlaces: readonly (readonly Location[])[];
  readonly fleetPlaces: readonly (readonly Location[])[];
  /** Location numbers in the order of their texts: the order of every list in a result. */
  readonly byPlace: Int32Array;
  readonly powerNumber: ReadonlyMap<Power, number>;
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compiles a variant. The data is trusted to follow its schema; a border to an unknown place throws. */
export function compileMap(data: VariantData): GameMap {
  const sorted = [...data.provinces].sort((a, b) => byName(a.code, b.code));
  const provinces: ProvinceCode[] = ['', ...sorted.map((province) => province.code)];
  const locations: Location[] = [...provinces];
  for (const province of sorted) for (const coast of province.coasts ?? []) locations.push(`${province.code}/${coast}`);
  const provinceNumber = new Map(provinces.map((code, index) => [code, index] as const).slice(1));
  const locationNumber = new Map(locations.map((at, index) => [at, index] as const).slice(1));
  const provinceOfLocation = Int32Array.from(locations, (at) => provinceNumber.get(provinceOf(at)) ?? 0);
  const coasts: number[][] = provinces.map(() => []);
  for (let at = provinces.length; at < locations.length; at++) coasts[provinceOfLocation[at] ?? 0]?.push(at);
  const neighbours = (pairs: VariantData['army']): number[][] => {
    const lists: number[][] = locations.map(() => []);
    for (const [left = '', right = ''] of pairs) {
      const a = locationNumber.get(left);
      const b = locationNumber.get(right);
      if (a === undefined || b === undefined) throw new Error(`border to an unknown place: ${left} ${right}`);
      lists[a]?.push(b);
      lists[b]?.push(a);
    }
    for (const list of lists) list.sort((a, b) => a - b);
    return lists;
  };
  const armyNeighbours = neighbours(data.army);
  const fleetNeighbours = neighbours(data.fleet);
  const places = (lists: readonly (readonly number[])[]): Location[][] =>
    lists.map((list) => list.map((to) => locations[to] ?? '').sort(byName));
  const numbers = locations.map((_, at) => at).slice(1);
  return {
    data,
    provinces,
    locations,
    provinceNumber,
    locationNumber,
    provinceOfLocation,
    coasts,
    armyNeighbours,
    fleetNeighbours,
    armyPlaces: places(armyNeighbours),
    fleetPlaces: places(fleetNeighbours),
    byPlace: Int32Array.from(numbers.sort((a, b) => byName(locations[a] ?? '', locations[b] ?? ''))),
    dataOf: [undefined, ...sorted],
    powerNumber: new Map(data.powers.map((power, index) => [power, index + 1] as const)),
  };
}

/** The standard board. */
export const STANDARD_MAP: GameMap = compileMap(STANDARD_DATA);

/** What a province is; `undefined` for an unknown code. Takes a location too. */
export function provinceData(map: GameMap, at: Location): ProvinceData | undefined {
  return map.dataOf[map.provinceNumber.get(provinceOf(at)) ?? 0];
}

/**
 * Where a unit can go in one step, without convoys: provinces for an army, locations (with coasts) for a fleet, sorted.
 * A fleet in a two-coast province needs its coast; without one it has no borders.
 */
export function neighboursOf(map: GameMap, type: UnitType, at: Location): readonly Location[] {
  const from = map.locationNumber.get(type === 'A' ? provinceOf(at) : at) ?? 0;
  return (type === 'A' ? map.armyPlaces : map.fleetPlaces)[from] ?? [];
}

/** Whether a unit can enter a place at all: armies on land, fleets at sea and on coasts. */
export function canStand(map: GameMap, type: UnitType, at: Location): boolean {
  const kind = provinceData(map, at)?.kind;
  return kind === 'coastal' || kind === (type === 'A' ? 'inland' : 'sea');
}
