import type { ProvinceCode } from '@standoff/diplomacy';
import { editDistance } from './distance.ts';
import { PLACES_ELSEWHERE } from './elsewhere.ts';
import type { NameLookup } from './lookup.ts';

/** A word is repaired only from this length on (README of the cases). */
const SHORTEST_REPAIR = 5;
const LONGEST_WORD = 30;

function limitFor(length: number): number {
  return length >= 8 ? 2 : 1;
}

/** The one place whose name a misspelt word is near to; `undefined` for short words, for none and for several. */
export function nearPlace(lookup: NameLookup, key: string): ProvinceCode | undefined {
  if (key.length < SHORTEST_REPAIR || key.length > LONGEST_WORD || PLACES_ELSEWHERE.has(key)) return undefined;
  let limit = limitFor(key.length);
  let nearest = new Set<ProvinceCode>();
  for (const [name, codes] of lookup.names.whole) {
    if (name.length < SHORTEST_REPAIR || Math.abs(name.length - key.length) > limit) continue;
    const distance = editDistance(key, name, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = new Set();
    limit = distance;
    for (const code of codes) nearest.add(code);
  }
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

/** Places a word that is not understood may have meant, nearest first: by name, abbreviation and code. */
export function nearPlaces(lookup: NameLookup, key: string, most = 5): ProvinceCode[] {
  if (key.length < 2 || key.length > LONGEST_WORD || PLACES_ELSEWHERE.has(key)) return [];
  const limit = key.length < 5 ? 1 : 2;
  const best = new Map<ProvinceCode, number>();
  const consider = (name: string, code: ProvinceCode): void => {
    if (Math.abs(name.length - key.length) > limit) return;
    const distance = editDistance(key, name, limit);
    if (distance <= limit && distance < (best.get(code) ?? limit + 1)) best.set(code, distance);
  };
  const { codes, short, whole } = lookup.names;
  for (const [name, code] of codes) consider(name, code);
  for (const [name, all] of short) for (const code of all) consider(name, code);
  for (const [name, all] of whole) for (const code of all) consider(name, code);
  return [...best]
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([code]) => code);
}
