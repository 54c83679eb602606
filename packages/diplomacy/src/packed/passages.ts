import { type Tables, tablesOf } from '../engine/tables.ts';
import type { GameMap } from '../map.ts';
import { MUST_SAIL, PLACE_BITS, packConvoy, packMove, packSupportMove } from './order.ts';
import { MARGIN } from './stands.ts';

/**
 * Where an army can go by convoy depends on its province and on the waters it touches: seas with fleets that hang
 * together. From one board to the next these are mostly the same, so each such passage is worked out once and kept; when
 * there are many, all are forgotten.
 *
 * A passage stands in `words` from its place: a word for each sea, what its fleet can convoy (how many orders, from bit
 * `LIST_SHIFT` where they start, counted from the place); the number of moves, the place of the moves counted likewise;
 * the same of the supports of moves that no land way serves. Behind each support's place by as many words as there are
 * supports: the seas which that move cannot do without.
 */
export interface Passages {
  readonly tables: Tables;
  /** The provinces that touch a sea. */
  readonly shores: Int32Array;
  readonly seas: number;
  /** By shore, of the passage being worked out: seas that serve, and seas without which there is no route. */
  readonly serving: Int32Array;
  readonly needed: Int32Array;
  /** A hash table: province, waters, and place of a passage; 0: none. */
  readonly province: Int32Array;
  readonly waters: Int32Array;
  readonly places: Int32Array;
  /** Grows where a single board needs it. */
  words: Int32Array;
  used: number;
  known: number;
}

export const LIST_SHIFT = 12;
export const LIST_BITS = 4095;

const HASH_BITS = 14;
const SLOTS = 16384;
/** Passages, and words of them, beyond which all are forgotten before the next board. */
const MANY = 12000;
const MANY_WORDS = 4_000_000;
const FIRST_ROOM = 65536;

export function createPassages(map: GameMap): Passages {
  const tables = tablesOf(map);
  const shores = [...map.provinces.keys()].filter((p) => (tables.coastSeas[p] ?? 0) !== 0);
  return {
    tables,
    shores: Int32Array.from(shores),
    seas: tables.seas.length,
    serving: new Int32Array(shores.length),
    needed: new Int32Array(shores.length),
    province: new Int32Array(SLOTS),
    waters: new Int32Array(SLOTS),
    places: new Int32Array(SLOTS),
    words: new Int32Array(FIRST_ROOM),
    used: MARGIN,
    known: 0,
  };
}

/** Forgets the passages if they have become many. Never while a board is looked at. */
export function forgetMany(passages: Passages): void {
  if (passages.known < MANY && passages.used < MANY_WORDS) return;
  passages.places.fill(0);
  passages.used = MARGIN;
  passages.known = 0;
}

/** Finds for each shore which seas serve on routes within some waters, and which of them no route does without. */
function findRoutes({ tables, shores, serving, needed }: Passages, from: number, waters: number): void {
  for (let shore = 0; shore < shores.length; shore++) {
    const to = shores[shore] ?? 0;
    const pair = from * (tables.n + 1) + to;
    const start = tables.routeStart[pair] ?? 0;
    const lands = to !== from && ((tables.coastSeas[to] ?? 0) & waters) !== 0;
    const end = start + (lands ? (tables.routeCount[pair] ?? 0) : 0);
    let some = 0;
    let every = -1;
    for (let r = start; r < end; r++) {
      const route = tables.routes[r] ?? 0;
      if ((route & ~waters) !== 0) continue;
      some |= route;
      every &= route;
    }
    serving[shore] = some;
    needed[shore] = every;
  }
}

function makeRoom(passages: Passages, more: number): void {
  const need = passages.used + more + MARGIN;
  if (need <= passages.words.length) return;
  const words = new Int32Array(Math.max(need, passages.words.length * 2));
  words.set(passages.words);
  passages.words = words;
}

/** Works out a passage behind the others; returns its place. */
function workOut(passages: Passages, from: number, waters: number): number {
  const { tables, shores, seas, serving, needed } = passages;
  makeRoom(passages, seas + 2 + (seas + 3) * shores.length);
  findRoutes(passages, from, waters);
  const { words } = passages;
  const place = passages.used;
  let at = place + seas + 2;
  words.fill(0, place, at);
  for (let rest = waters; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const start = at;
    for (let shore = 0; shore < shores.length; shore++) {
      if (((serving[shore] ?? 0) & bit) !== 0) words[at++] = packConvoy(from, shores[shore] ?? 0);
    }
    words[place + 31 - Math.clz32(bit)] = ((start - place) << LIST_SHIFT) | (at - start);
  }
  const moves = at;
  for (let shore = 0; shore < shores.length; shore++) {
    const to = shores[shore] ?? 0;
    const walks = tables.armyStep[from * (tables.n + 1) + to] === 1;
    if (serving[shore] !== 0) words[at++] = packMove(to, 0, !walks, true);
  }
  const supports = at;
  for (let k = moves; k < supports; k++) {
    const move = words[k] ?? 0;
    if ((move & MUST_SAIL) !== 0) words[at++] = packSupportMove(from, move & PLACE_BITS, 0);
  }
  words[place + seas] = ((moves - place) << LIST_SHIFT) | (supports - moves);
  words[place + seas + 1] = ((supports - place) << LIST_SHIFT) | (at - supports);
  for (let shore = 0; shore < shores.length; shore++) {
    const walks = tables.armyStep[from * (tables.n + 1) + (shores[shore] ?? 0)] === 1;
    if (serving[shore] !== 0 && !walks) words[at++] = needed[shore] ?? 0;
  }
  passages.used = at;
  return place;
}

/** The place of the passage from a province over some waters. */
export function passageFrom(passages: Passages, from: number, over: number): number {
  const { province, waters, places } = passages;
  let slot = Math.imul(over ^ Math.imul(from, 0x9e3779b1), 0x85ebca6b) >>> (32 - HASH_BITS);
  for (;;) {
    const place = places[slot] ?? 0;
    if (place === 0) break;
    if (province[slot] === from && waters[slot] === over) return place;
    slot = (slot + 1) & (SLOTS - 1);
  }
  const place = workOut(passages, from, over);
  province[slot] = from;
  waters[slot] = over;
  places[slot] = place;
  passages.known++;
  return place;
}
