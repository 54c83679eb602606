import {
  coastOf,
  type GameMap,
  type Location,
  type ProvinceCode,
  provinceOf,
  type UnitType,
} from '@standoff/diplomacy';

/** Who can get where on a map, as bits by province number. */
interface Reach {
  readonly army: readonly Set<number>[];
  /** Fleet borders by province, whatever coast. */
  readonly fleet: readonly Set<number>[];
  /** The connected seas a coastal province lies at. */
  readonly seas: readonly Set<number>[];
}

const REACHES = new WeakMap<GameMap, Reach>();

function isSea(map: GameMap, province: number): boolean {
  return map.dataOf[province]?.kind === 'sea';
}

function compile(map: GameMap): Reach {
  const army = map.provinces.map((_, province) => new Set(map.armyNeighbours[province] ?? []));
  const fleet = map.provinces.map(() => new Set<number>());
  for (let at = 1; at < map.locations.length; at++) {
    for (const to of map.fleetNeighbours[at] ?? []) {
      fleet[map.provinceOfLocation[at] ?? 0]?.add(map.provinceOfLocation[to] ?? 0);
    }
  }
  const basin: number[] = map.provinces.map(() => 0);
  let basins = 0;
  for (let start = 1; start < map.provinces.length; start++) {
    if (!isSea(map, start) || basin[start] !== 0) continue;
    basins += 1;
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (basin[at] !== 0) continue;
      basin[at] = basins;
      for (const next of fleet[at] ?? []) if (isSea(map, next)) open.push(next);
    }
  }
  const seas = map.provinces.map((_, province) => {
    const near = [...(fleet[province] ?? [])].filter((next) => isSea(map, next));
    return new Set(map.dataOf[province]?.kind === 'coastal' ? near.map((sea) => basin[sea] ?? 0) : []);
  });
  return { army, fleet, seas };
}

function reachOf(map: GameMap): Reach {
  let reach = REACHES.get(map);
  if (reach === undefined) {
    reach = compile(map);
    REACHES.set(map, reach);
  }
  return reach;
}

function numberOf(map: GameMap, at: Location): number {
  return map.provinceNumber.get(provinceOf(at)) ?? 0;
}

/** Whether a unit can go from one place to another in one step; a coast left out on either side may be any. */
export function borders(map: GameMap, type: UnitType, from: Location, to: Location): boolean {
  const reach = reachOf(map);
  const start = numberOf(map, from);
  const goal = numberOf(map, to);
  if (type === 'A') return reach.army[start]?.has(goal) ?? false;
  if (!(reach.fleet[start]?.has(goal) ?? false)) return false;
  const exact = coastOf(from) === undefined ? undefined : map.locationNumber.get(from);
  const wanted = coastOf(to) === undefined ? undefined : map.locationNumber.get(to);
  // A coast that does not border is the writer's mistake, not another place (DATC 6.B.8).
  if (exact === undefined || wanted === undefined) return true;
  return map.fleetNeighbours[exact]?.includes(wanted) ?? false;
}

/** Whether seas could carry an army from one coastal province to another. */
export function overSeas(map: GameMap, from: Location, to: Location): boolean {
  const { seas } = reachOf(map);
  const goal = seas[numberOf(map, to)];
  if (goal === undefined || provinceOf(from) === provinceOf(to)) return false;
  for (const basin of seas[numberOf(map, from)] ?? []) if (goal.has(basin)) return true;
  return false;
}

/** Whether a chain of seas leads from one coast to another, each touching the next. */
export function isChain(map: GameMap, from: Location, seas: readonly ProvinceCode[], to: Location): boolean {
  let here: Location = from;
  for (const sea of seas) {
    if (!isSea(map, numberOf(map, sea)) || !borders(map, 'F', provinceOf(here), sea)) return false;
    here = sea;
  }
  return borders(map, 'F', here, provinceOf(to));
}
