import type { GameMap, ProvinceCode } from '@standoff/diplomacy';
import { PROVINCE_NAMES } from '../../names/provinces.ts';
import { keyOf, soundKey } from '../letters.ts';
import { CYRILLIC_NAMES } from './cyrillic.ts';
import { LATIN_NAMES } from './latin.ts';

/** A whole name cut into words, each as a key. */
export interface NameWords {
  readonly words: readonly string[];
  readonly code: ProvinceCode;
}

export interface NamedPlace {
  readonly key: string;
  readonly code: ProvinceCode;
}

/** Every name of a map's provinces, ready for looking up. */
export interface PlaceNames {
  /** Whole names in any case form, blanks left out. */
  readonly whole: ReadonlyMap<string, readonly ProvinceCode[]>;
  /** The same Russian names by sound, for transliterations. */
  readonly sounds: ReadonlyMap<string, readonly ProvinceCode[]>;
  /** Codes of both alphabets. */
  readonly codes: ReadonlyMap<string, ProvinceCode>;
  /** Abbreviations in use. */
  readonly short: ReadonlyMap<string, readonly ProvinceCode[]>;
  /** Official names (English, Russian, German), sorted, for beginnings. */
  readonly official: readonly NamedPlace[];
  /** The German ones among them: they give way where a word is a code or an abbreviation in use. */
  readonly german: ReadonlySet<string>;
  /** Other names, likewise. */
  readonly other: readonly NamedPlace[];
  /** Official names of several words. */
  readonly officialWords: readonly NameWords[];
  readonly otherWords: readonly NameWords[];
  /** Russian adjectives without their ending, for «парижская армия». */
  readonly adjectives: ReadonlyMap<string, ProvinceCode>;
}

const LITTLE_WORDS = new Set(['of', 'the', 'von', 'du', 'de', 'der']);

function wordsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(keyOf)
    .filter((word) => word !== '');
}

function add<V>(into: Map<string, V[]>, key: string, value: V): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

function byKey(a: NamedPlace, b: NamedPlace): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

/** `Стамбул|,а,у` as its forms. */
function formsOf(name: string): string[] {
  const [root = '', endings] = name.split('|');
  return endings === undefined ? [root.trim()] : endings.split(',').map((ending) => root.trim() + ending.trim());
}

function listed(text: string | undefined, mark: RegExp): string[] {
  return (text ?? '')
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Compiles the names of a map. Provinces that bear a standard code under another name keep only that name and code. */
export function compilePlaceNames(map: GameMap): PlaceNames {
  const whole = new Map<string, ProvinceCode[]>();
  const sounds = new Map<string, ProvinceCode[]>();
  const short = new Map<string, ProvinceCode[]>();
  const codes = new Map<string, ProvinceCode>();
  const german = new Set<string>();
  const adjectives = new Map<string, ProvinceCode>();
  const official: NamedPlace[] = [];
  const other: NamedPlace[] = [];
  const officialWords: NameWords[] = [];
  const otherWords: NameWords[] = [];

  const name = (text: string, code: ProvinceCode, isOfficial: boolean): void => {
    const words = wordsOf(text);
    const key = words.join('');
    if (key === '') return;
    add(whole, key, code);
    (isOfficial ? official : other).push({ key, code });
    if (words.length > 1) (isOfficial ? officialWords : otherWords).push({ words, code });
    // "Gulf Lyon" for "Gulf of Lyon".
    const main = words.filter((word) => !LITTLE_WORDS.has(word));
    if (main.length > 1 && main.length < words.length)
      (isOfficial ? officialWords : otherWords).push({ words: main, code });
  };

  for (const province of map.data.provinces) {
    const { code } = province;
    codes.set(keyOf(code), code);
    name(province.name, code, true);
    const known = PROVINCE_NAMES[code];
    // Another variant may use a code of the standard board for a place of its own.
    if (known === undefined || known.en !== province.name) continue;
    codes.set(keyOf(known.ru.code), code);
    const { ru } = known;
    name(ru.name, code, true);
    for (const form of [ru.gen, ru.dat, ru.acc, ru.ins, ru.prep]) add(whole, wordsOf(form).join(''), code);
    for (const form of [ru.name, ru.gen, ru.acc, ru.prep]) add(sounds, soundKey(wordsOf(form).join('')), code);
    const latin = LATIN_NAMES[code];
    for (const text of listed(latin?.german, /,/)) {
      name(text, code, true);
      german.add(wordsOf(text).join(''));
      if (/[äöü]/i.test(text))
        name(
          text.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0] ?? ''}e`),
          code,
          true,
        );
    }
    for (const text of listed(latin?.names, /,/)) name(text, code, false);
    for (const text of listed(latin?.short, /,/)) add(short, wordsOf(text).join(''), code);
    const cyrillic = CYRILLIC_NAMES[code];
    for (const text of listed(cyrillic?.names, /;/)) {
      for (const [index, form] of formsOf(text).entries()) {
        if (index === 0) name(form, code, false);
        else add(whole, wordsOf(form).join(''), code);
        add(sounds, soundKey(wordsOf(form).join('')), code);
      }
    }
    for (const text of listed(cyrillic?.short, /;/)) add(short, wordsOf(text).join(''), code);
    for (const stem of listed(cyrillic?.adjective, /;/)) adjectives.set(wordsOf(stem).join(''), code);
  }
  official.sort(byKey);
  other.sort(byKey);
  return { whole, sounds, codes, short, official, german, other, officialWords, otherWords, adjectives };
}
