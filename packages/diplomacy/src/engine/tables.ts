import type { GameMap } from '../map.ts';
import { type CodeReader, createCodeReader } from './read-codes.ts';

/**
 * What the judge asks of a map, as numbers: adjacency as flat bytes, seas as bits of one word, and every proper convoy
 * route as a mask of seas. Computed once per map.
 */
export interface Tables {
  readonly map: GameMap;
  readonly codes: CodeReader;
  /** Provinces are 1..n; rows of the province tables are `n + 1` long. */
  readonly n: number;
  readonly locationCount: number;
  /** 1 where an army may walk from province to province. */
  readonly armyStep: Uint8Array;
  /** 1 where a fleet may sail from location to location. */
  readonly fleetStep: Uint8Array;
  /** 1 where a fleet at a location reaches a province by any of its coasts. */
  readonly fleetReach: Uint8Array;
  /** The bit of a sea province; 0 on land. */
  readonly seaBit: Int32Array;
  /** Province number of a sea by the index of its bit. */
  readonly seas: readonly number[];
  /** The same as a flat array. */
  readonly seaOfBit: Int32Array;
  readonly isSea: Uint8Array;
  readonly isInland: Uint8Array;
  /** Seas (mask) that touch a coastal province by any coast. */
  readonly coastSeas: Int32Array;
  /** Proper routes of a pair of coastal provinces stand in `routes` from `routeStart[a * (n + 1) + b]`, `routeCount` of them. */
  readonly routeStart: Int32Array;
  readonly routeCount: Uint8Array;
  readonly routes: Int32Array;
}

const MAX_SEAS = 31;

/** A chain of seas is proper if none of its seas can be left out: DATC 6.F.12, 6.G.19. */
function properChains(seaLinks: readonly number[], first: number, last: number): number[] {
  const found: number[] = [];
  // A chordless path: each new sea touches only the one before it, and only the last touches the landing coast.
  const walk = (sea: number, used: number, blocked: number): void => {
    const bit = 1 << sea;
    if ((last & bit) !== 0) {
      found.push(used);
      return;
    }
    const links = seaLinks[sea] ?? 0;
    let open = links & ~blocked & ~used;
    const closed = blocked | links | bit;
    while (open !== 0) {
      const next = open & -open;
      open &= open - 1;
      // The start coast may be touched by the first sea only.
      if ((first & next) === 0) walk(31 - Math.clz32(next), used | next, closed);
    }
  };
  let starts = first;
  while (starts !== 0) {
    const next = starts & -starts;
    starts &= starts - 1;
    walk(31 - Math.clz32(next), next, 0);
  }
  return found.sort((a, b) => bitCount(a) - bitCount(b) || a - b);
}

/** How many bits are set. */
function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function compileTables(map: GameMap): Tables {
  const n = map.provinces.length - 1;
  const width = n + 1;
  const locationCount = map.locations.length - 1;
  const armyStep = new Uint8Array(width * width);
  const fleetStep = new Uint8Array((locationCount + 1) * (locationCount + 1));
  const fleetReach = new Uint8Array((locationCount + 1) * width);
  const isSea = new Uint8Array(width);
  const isInland = new Uint8Array(width);
  const seaBit = new Int32Array(width);
  const seas: number[] = [];
  for (let p = 1; p <= n; p++) {
    const kind = map.dataOf[p]?.kind;
    if (kind === 'inland') isInland[p] = 1;
    if (kind !== 'sea') continue;
    isSea[p] = 1;
    seaBit[p] = 1 << seas.length;
    seas.push(p);
  }
  if (seas.length > MAX_SEAS) throw new Error(`a map may have ${MAX_SEAS} seas, this one has ${seas.length}`);
  for (let at = 1; at <= locationCount; at++) {
    for (const to of map.armyNeighbours[at] ?? []) armyStep[at * width + to] = 1;
    for (const to of map.fleetNeighbours[at] ?? []) {
      fleetStep[at * (locationCount + 1) + to] = 1;
      fleetReach[at * width + (map.provinceOfLocation[to] ?? 0)] = 1;
    }
  }
  const coastSeas = new Int32Array(width);
  const seaLinks: number[] = seas.map(() => 0);
  for (const [index, sea] of seas.entries()) {
    for (const to of map.fleetNeighbours[sea] ?? []) {
      const province = map.provinceOfLocation[to] ?? 0;
      if (isSea[province] === 1) seaLinks[index] = (seaLinks[index] ?? 0) | (seaBit[province] ?? 0);
      else coastSeas[province] = (coastSeas[province] ?? 0) | (seaBit[sea] ?? 0);
    }
  }
  const routeStart = new Int32Array(width * width);
  const routeCount = new Uint8Array(width * width);
  const routes: number[] = [];
  for (let a = 1; a <= n; a++) {
    for (let b = 1; b <= n; b++) {
      if (a === b || (coastSeas[a] ?? 0) === 0 || (coastSeas[b] ?? 0) === 0) continue;
      const chains = properChains(seaLinks, coastSeas[a] ?? 0, coastSeas[b] ?? 0);
      routeStart[a * width + b] = routes.length;
      routeCount[a * width + b] = chains.length;
      routes.push(...chains);
    }
  }
  return {
    map,
    codes: createCodeReader(map),
    n,
    locationCount,
    armyStep,
    fleetStep,
    fleetReach,
    seaBit,
    seas,
    seaOfBit: Int32Array.from(seas),
    isSea,
    isInland,
    coastSeas,
    routeStart,
    routeCount,
    routes: Int32Array.from(routes),
  };
}

const compiled = new WeakMap<GameMap, Tables>();

/** The tables of a map, computed at the first call. Throws if the map has more than 31 seas. */
export function tablesOf(map: GameMap): Tables {
  let tables = compiled.get(map);
  if (tables === undefined) {
    tables = compileTables(map);
    compiled.set(map, tables);
  }
  return tables;
}

/** Whether some proper route from coast to coast lies within a mask of seas. */
export function hasRoute(tables: Tables, from: number, to: number, seas: number): boolean {
  const pair = from * (tables.n + 1) + to;
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  for (let r = start; r < end; r++) if (((tables.routes[r] ?? 0) & ~seas) === 0) return true;
  return false;
}

/** Whether some proper route within a mask of seas uses the sea `bit`. */
export function hasRouteThrough(tables: Tables, from: number, to: number, seas: number, bit: number): boolean {
  const pair = from * (tables.n + 1) + to;
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~seas) === 0 && (route & bit) !== 0) return true;
  }
  return false;
}

/** All proper routes from coast to coast within a mask of seas, the shortest first. */
export function routesWithin(tables: Tables, from: number, to: number, seas: number): number[] {
  const pair = from * (tables.n + 1) + to;
  const start = tables.routeStart[pair] ?? 0;
  const end = start + (tables.routeCount[pair] ?? 0);
  const found: number[] = [];
  for (let r = start; r < end; r++) {
    const route = tables.routes[r] ?? 0;
    if ((route & ~seas) === 0) found.push(route);
  }
  return found;
}

/** The seas of a route as province numbers, in sailing order from a coast. */
export function seasInOrder(tables: Tables, from: number, route: number): number[] {
  const order: number[] = [];
  let rest = route;
  let touching = (tables.coastSeas[from] ?? 0) & rest;
  while (rest !== 0 && touching !== 0) {
    const bit = touching & -touching;
    const sea = tables.seas[31 - Math.clz32(bit)] ?? 0;
    order.push(sea);
    rest &= ~bit;
    touching = 0;
    for (const to of tables.map.fleetNeighbours[sea] ?? []) touching |= (tables.seaBit[to] ?? 0) & rest;
  }
  return order;
}
