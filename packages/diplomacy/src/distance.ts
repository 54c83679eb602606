import type { GameMap } from './map.ts';
import type { Unit } from './position.ts';
import type { Rules } from './rules.ts';
import { type ProvinceCode, provinceOf } from './vocabulary.ts';

/**
 * Steps between places for removals by civil disorder (DATC 4.D.8). Under option c any unit counts every border; under
 * option a armies do, fleets go by sea and coast only.
 */

function provinceBorders(map: GameMap): readonly (readonly number[])[] {
  const known = borders.get(map);
  if (known !== undefined) return known;
  const lists = map.provinces.map(() => new Set<number>());
  for (let at = 1; at < map.locations.length; at++) {
    const from = map.provinceOfLocation[at] ?? 0;
    for (const to of [...(map.armyNeighbours[at] ?? []), ...(map.fleetNeighbours[at] ?? [])]) {
      const province = map.provinceOfLocation[to] ?? 0;
      if (province !== from) lists[from]?.add(province);
    }
  }
  const made = lists.map((set) => [...set]);
  borders.set(map, made);
  return made;
}

const borders = new WeakMap<GameMap, readonly (readonly number[])[]>();

/** Steps from the first of `starts` to every place; -1 where there is no way. */
function floodFrom(start: number, links: readonly (readonly number[])[]): Int32Array {
  const steps = new Int32Array(links.length).fill(-1);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of links[at] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The nearest of some centres to a unit and the steps to it; `null` where none can be reached or there is none. */
export function nearestCentre(
  map: GameMap,
  unit: Unit,
  centres: readonly ProvinceCode[],
  rules: Rules,
): { readonly distance: number; readonly nearest: ProvinceCode } | null {
  const bySea = rules['4.D.8'] === 'a' && unit.type === 'F';
  const links = bySea ? map.fleetNeighbours : provinceBorders(map);
  const start = map.locationNumber.get(bySea ? unit.at : provinceOf(unit.at)) ?? 0;
  const steps = floodFrom(start, links);
  let best: { readonly distance: number; readonly nearest: ProvinceCode } | null = null;
  for (const centre of [...centres].sort()) {
    const province = map.provinceNumber.get(centre) ?? 0;
    for (const at of bySea && (map.coasts[province]?.length ?? 0) > 0 ? (map.coasts[province] ?? []) : [province]) {
      const distance = steps[at] ?? -1;
      if (distance >= 0 && (best === null || distance < best.distance)) best = { distance, nearest: centre };
    }
  }
  return best;
}

/** Steps from a province to every other over any border; -1 where there is no way. */
export function borderSteps(map: GameMap, from: number): Int32Array {
  return floodFrom(from, provinceBorders(map));
}
