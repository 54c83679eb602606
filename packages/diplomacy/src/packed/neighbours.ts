import { type Tables, tablesOf } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import { COAST_SHIFT } from './order.ts';

/** A map's borders as flat lists for the fast door: entries of list `i` stand from `start[i]` to `start[i + 1]`. */
export interface FlatLists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

export interface Neighbours {
  readonly tables: Tables;
  /** By province: where an army there may walk, as provinces. */
  readonly army: FlatLists;
  /** By location: where a fleet there may sail, as province and coast packed like a move. */
  readonly fleet: FlatLists;
  /** By location: the provinces among them, each once. */
  readonly fleetReach: FlatLists;
  /** By province: coastal provinces some route leads to. */
  readonly shores: FlatLists;
  /** Location number of a province and the place of a coast in its list: `province * 4 + coast`. */
  readonly location: Int32Array;
}

function flat(lists: readonly (readonly number[])[]): FlatLists {
  const start = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) start[i + 1] = (start[i] ?? 0) + list.length;
  return { start, items: Int32Array.from(lists.flat()) };
}

/** A location as bits of a packed order or unit: province, and the place of its coast from 1. */
function packPlace(map: GameMap, location: number): number {
  const province = map.provinceOfLocation[location] ?? 0;
  const coast = location === province ? 0 : (map.coasts[province]?.indexOf(location) ?? -1) + 1;
  return province | (coast << COAST_SHIFT);
}

/** Compiles the lists of a map. */
export function compileNeighbours(map: GameMap): Neighbours {
  const tables = tablesOf(map);
  const provinces = map.provinces.map((_, p) => p);
  const fleet = map.fleetNeighbours.map((list) => list.map((at) => packPlace(map, at)));
  const location = new Int32Array((tables.n + 1) * 4);
  for (const p of provinces) {
    for (let coast = 0; coast < 4; coast++)
      location[p * 4 + coast] = coast === 0 ? p : (map.coasts[p]?.[coast - 1] ?? p);
  }
  return {
    tables,
    army: flat(provinces.map((p) => map.armyNeighbours[p] ?? [])),
    fleet: flat(fleet),
    fleetReach: flat(
      map.fleetNeighbours.map((list) => [...new Set(list.map((at) => map.provinceOfLocation[at] ?? 0))]),
    ),
    shores: flat(provinces.map((a) => provinces.filter((b) => (tables.routeCount[a * (tables.n + 1) + b] ?? 0) > 0))),
    location,
  };
}
