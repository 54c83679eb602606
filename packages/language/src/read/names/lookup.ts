import type { GameMap, ProvinceCode } from '@standoff/diplomacy';
import { fromTransliteration, isLatinKey, twinKey } from '../letters.ts';
import { compilePlaceNames, type NamedPlace, type NameWords, type PlaceNames } from './places.ts';
import { SEVERAL_PLACES } from './several.ts';

/** What a word or a phrase can name. Lists overlap; each is tried only where the one before it gives no fit. */
export interface PlaceMeaning {
  /** Places whose whole name this is. */
  readonly whole: readonly ProvinceCode[];
  /** Places whose code or abbreviation it is, or whose official name it begins. */
  readonly likely: readonly ProvinceCode[];
  /** Places that only another name of theirs makes possible. */
  readonly possible: readonly ProvinceCode[];
  /** The code it is, in small or capital letters. */
  readonly code?: ProvinceCode;
  /** A code, an abbreviation in use or a name: not only the beginning of one. */
  readonly listed: boolean;
}

export interface NameLookup {
  readonly names: PlaceNames;
  readonly remembered: Map<string, PlaceMeaning | undefined>;
}

const LOOKUPS = new WeakMap<GameMap, NameLookup>();
/** Keys remembered before the memory is emptied. */
const REMEMBERED = 20_000;
const LONGEST_NAME = 40;

/** The names of a map, compiled once. */
export function namesOf(map: GameMap): NameLookup {
  let lookup = LOOKUPS.get(map);
  if (lookup === undefined) {
    lookup = { names: compilePlaceNames(map), remembered: new Map() };
    LOOKUPS.set(map, lookup);
  }
  return lookup;
}

function beginning(names: readonly NamedPlace[], key: string, without?: ReadonlySet<string>): ProvinceCode[] {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const codes: ProvinceCode[] = [];
  for (let at = low; names[at]?.key.startsWith(key); at++) {
    const code = names[at]?.code ?? '';
    if (!codes.includes(code) && without?.has(names[at]?.key ?? '') !== true) codes.push(code);
  }
  return codes;
}

/** Whether a key is made of beginnings of the words, one of each: `wmed`, `nthsea`, `stpe`. */
function isMadeOf(key: string, from: number, words: readonly string[], word: number): boolean {
  if (word === words.length) return from === key.length;
  const whole = words[word] ?? '';
  const left = words.length - word - 1;
  for (let length = Math.min(whole.length, key.length - from - left); length > 0; length--) {
    if (whole.startsWith(key.slice(from, from + length)) && isMadeOf(key, from + length, words, word + 1)) return true;
  }
  return false;
}

function madeOf(names: readonly NameWords[], key: string): ProvinceCode[] {
  const codes: ProvinceCode[] = [];
  for (const { words, code } of names) {
    if (!codes.includes(code) && words[0]?.[0] === key[0] && isMadeOf(key, 0, words, 0)) codes.push(code);
  }
  return codes;
}

function union(...lists: readonly (readonly ProvinceCode[])[]): ProvinceCode[] {
  return [...new Set(lists.flat())];
}

function find(names: PlaceNames, key: string): PlaceMeaning | undefined {
  const whole = names.whole.get(key) ?? [];
  const code = names.codes.get(key);
  const short = names.short.get(key) ?? [];
  const several = SEVERAL_PLACES.get(key);
  let likely: readonly ProvinceCode[];
  let possible: readonly ProvinceCode[];
  if (several !== undefined) {
    likely = several[0].filter((place) => names.codes.has(place.toLowerCase()));
    possible = several[1].filter((place) => names.codes.has(place.toLowerCase()));
  } else {
    const inUse = code !== undefined || short.length > 0;
    likely = union(
      code === undefined ? [] : [code],
      short,
      beginning(names.official, key, inUse ? names.german : undefined),
    );
    possible = beginning(names.other, key);
    if (likely.length === 0 && whole.length === 0) likely = madeOf(names.officialWords, key);
    if (likely.length === 0 && whole.length === 0 && possible.length === 0) possible = madeOf(names.otherWords, key);
  }
  if (whole.length + likely.length + possible.length === 0) return undefined;
  const listed = code !== undefined || whole.length > 0 || short.length > 0 || several !== undefined;
  return { whole, likely, possible, listed, ...(code === undefined ? {} : { code }) };
}

function bySound(names: PlaceNames, key: string): PlaceMeaning | undefined {
  const whole = names.sounds.get(fromTransliteration(key));
  return whole === undefined ? undefined : { whole, likely: [], possible: [], listed: true };
}

/** What a key names: as it is, in the letters of the other alphabet that look the same, or transliterated. */
export function lookUpPlace(lookup: NameLookup, key: string): PlaceMeaning | undefined {
  if (key.length > LONGEST_NAME) return undefined;
  if (lookup.remembered.has(key)) return lookup.remembered.get(key);
  const { names } = lookup;
  let meaning = find(names, key);
  if (meaning === undefined) {
    const twin = twinKey(key);
    if (twin !== undefined) meaning = find(names, twin);
  }
  if (meaning === undefined && key.length > 2 && isLatinKey(key)) meaning = bySound(names, key);
  if (lookup.remembered.size >= REMEMBERED) lookup.remembered.clear();
  lookup.remembered.set(key, meaning);
  return meaning;
}
