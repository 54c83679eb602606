import { type GameMap, provinceData } from './map.ts';
import type { Centers, Position, Unit } from './position.ts';
import type { CenterChange } from './result.ts';
import { type Power, type ProvinceCode, provinceOf } from './vocabulary.ts';

export interface Ownership {
  readonly centers: Centers;
  readonly changes: readonly CenterChange[];
}

/**
 * Settles who owns which supply centre after the autumn's last retreat: a unit in a centre takes it, an empty one stays
 * with its owner. Powers without centres are left out; lists are sorted. Source: rulebook.
 */
export function settleOwnership(map: GameMap, centers: Centers, units: readonly Unit[]): Ownership {
  const owners = new Map<ProvinceCode, Power>();
  for (const [power, list] of Object.entries(centers)) for (const centre of list) owners.set(centre, power);
  const changes: CenterChange[] = [];
  for (const unit of units) {
    const center = provinceOf(unit.at);
    if (provinceData(map, center)?.centre !== true) continue;
    const from = owners.get(center);
    if (from === unit.power) continue;
    owners.set(center, unit.power);
    changes.push(from === undefined ? { center, to: unit.power } : { center, from, to: unit.power });
  }
  const lists = new Map<Power, ProvinceCode[]>();
  for (const [centre, power] of owners) lists.set(power, [...(lists.get(power) ?? []), centre]);
  const sorted = [...lists.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    centers: Object.fromEntries(sorted.map(([power, list]) => [power, list.sort()])),
    changes: changes.sort((a, b) => (a.center < b.center ? -1 : 1)),
  };
}

/** Home centres in which a power may build: its own, still owned, and empty. */
export function freeHomeCentres(map: GameMap, position: Position, power: Power): ProvinceCode[] {
  const occupied = new Set(position.units.map((unit) => provinceOf(unit.at)));
  return homeCentres(map, power).filter((at) => (position.centers?.[power] ?? []).includes(at) && !occupied.has(at));
}

/** Home centres of a power, sorted. */
export function homeCentres(map: GameMap, power: Power): ProvinceCode[] {
  return map.data.provinces
    .filter((province) => province.home === power && province.centre === true)
    .map((province) => province.code)
    .sort();
}
