import type { ProvinceCode } from '@standoff/diplomacy';
import { editDistance } from './distance.ts';
import { PLACES_ELSEWHERE } from './elsewhere.ts';
import type { NameLookup } from './lookup.ts';

/** A word is repaired only from this length on (README of the cases). */
const SHORTEST_REPAIR = 5;
const LONGEST_WORD = 30;
/** Keys remembered before the memory is emptied. */
const REMEMBERED = 5_000;

interface Name {
  readonly key: string;
  readonly codes: readonly ProvinceCode[];
  readonly isWhole: boolean;
  readonly letters: number;
}

/** All names, abbreviations and codes of a map by length. */
interface Near {
  readonly byLength: readonly (readonly Name[])[];
  readonly repairs: Map<string, ProvinceCode | undefined>;
  readonly suggestions: Map<string, readonly ProvinceCode[]>;
}

const NEARS = new WeakMap<NameLookup, Near>();

/** Which letters a word has, a bit each (two letters may share one). */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
}

/** Whether words have so many letters of their own that no few slips make one of the other: a slip changes two at most. */
function isFar(one: number, other: number, slips: number): boolean {
  let own = one ^ other;
  for (let left = 2 * slips; own !== 0; left--) {
    if (left === 0) return true;
    own &= own - 1;
  }
  return false;
}

function nearOf(lookup: NameLookup): Near {
  let near = NEARS.get(lookup);
  if (near === undefined) {
    const byLength: Name[][] = Array.from({ length: LONGEST_WORD + 3 }, () => []);
    const { codes, short, whole } = lookup.names;
    const add = (key: string, named: readonly ProvinceCode[], isWhole: boolean): void => {
      byLength[key.length]?.push({ key, codes: named, isWhole, letters: lettersOf(key) });
    };
    for (const [key, code] of codes) add(key, [code], false);
    for (const [key, all] of short) add(key, all, false);
    for (const [key, all] of whole) add(key, all, true);
    near = { byLength, repairs: new Map(), suggestions: new Map() };
    NEARS.set(lookup, near);
  }
  return near;
}

function* namesAround(near: Near, length: number, limit: number): Iterable<Name> {
  for (let other = Math.max(1, length - limit); other <= length + limit; other++) yield* near.byLength[other] ?? [];
}

function repair(near: Near, key: string): ProvinceCode | undefined {
  // Two slips in a word of six or seven letters only if it begins and ends as the name does.
  let limit = key.length >= 6 ? 2 : 1;
  let nearest = new Set<ProvinceCode>();
  const own = lettersOf(key);
  for (const { key: name, codes, isWhole, letters } of namesAround(near, key.length, limit)) {
    if (!isWhole || name.length < SHORTEST_REPAIR || isFar(own, letters, limit)) continue;
    const distance = editDistance(key, name, limit);
    const framed = name[0] === key[0] && name[name.length - 1] === key[key.length - 1];
    if (distance > limit || (distance > 1 && key.length < 8 && !framed)) continue;
    if (distance < limit) nearest = new Set();
    limit = distance;
    for (const code of codes) nearest.add(code);
  }
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

/** The one place whose name a misspelt word is near to; `undefined` for short words, for none and for several. */
export function nearPlace(lookup: NameLookup, key: string): ProvinceCode | undefined {
  if (key.length < SHORTEST_REPAIR || key.length > LONGEST_WORD || PLACES_ELSEWHERE.has(key)) return undefined;
  const near = nearOf(lookup);
  if (near.repairs.has(key)) return near.repairs.get(key);
  if (near.repairs.size >= REMEMBERED) near.repairs.clear();
  const meant = repair(near, key);
  near.repairs.set(key, meant);
  return meant;
}

function suggest(near: Near, key: string): ProvinceCode[] {
  const limit = key.length < 5 ? 1 : 2;
  const best = new Map<ProvinceCode, number>();
  const own = lettersOf(key);
  for (const { key: name, codes, letters } of namesAround(near, key.length, limit)) {
    if (isFar(own, letters, limit)) continue;
    const distance = editDistance(key, name, limit);
    if (distance > limit) continue;
    for (const code of codes) if (distance < (best.get(code) ?? limit + 1)) best.set(code, distance);
  }
  return [...best].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
}

/** Places a word that is not understood may have meant, nearest first: by name, abbreviation and code. */
export function nearPlaces(lookup: NameLookup, key: string, most = 5): readonly ProvinceCode[] {
  if (key.length < 2 || key.length > LONGEST_WORD || PLACES_ELSEWHERE.has(key)) return [];
  const near = nearOf(lookup);
  let found = near.suggestions.get(key);
  if (found === undefined) {
    if (near.suggestions.size >= REMEMBERED) near.suggestions.clear();
    found = suggest(near, key);
    near.suggestions.set(key, found);
  }
  return found.slice(0, most);
}
