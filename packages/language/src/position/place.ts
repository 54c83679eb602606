import {
  COASTS,
  type Coast,
  canStand,
  type GameMap,
  type Location,
  type ProvinceCode,
  provinceData,
  type UnitType,
} from '@standoff/diplomacy';
import { COAST_NAMES } from '../names/coasts.ts';
import { PROVINCE_NAMES } from '../names/provinces.ts';
import { fold } from './words.ts';

/** A place found in a text, or what it may have meant (place codes, nearest first). */
export type PlaceFound =
  | { readonly ok: true; readonly at: Location }
  | { readonly ok: false; readonly suggestions: readonly Location[] };

/** Every way to write a province in full: its code and its names in all cases, folded. */
function keysOf(map: GameMap, code: ProvinceCode): readonly string[] {
  const names = PROVINCE_NAMES[code];
  const own = [code, provinceData(map, code)?.name ?? code];
  if (names === undefined) return own.map(fold);
  const { name, gen, dat, acc, ins, prep } = names.ru;
  return [...own, names.en, names.ru.code, name, gen, dat, acc, ins, prep].map(fold);
}

const TABLES = new WeakMap<GameMap, readonly (readonly [string, ProvinceCode])[]>();

function tableOf(map: GameMap): readonly (readonly [string, ProvinceCode])[] {
  const known = TABLES.get(map);
  if (known !== undefined) return known;
  const table = map.provinces.slice(1).flatMap((code) => keysOf(map, code).map((key) => [key, code] as const));
  TABLES.set(map, table);
  return table;
}

const COAST_WORDS: Readonly<Record<Coast, string>> = {
  NC: 'n north с сев северное северный северного северном',
  SC: 's south ю юж южн южное южный южного южном',
  EC: 'e east в вост восточное восточный восточного восточном',
  WC: 'w west з зап западное западный западного западном',
};
const COAST_OF = new Map(
  COASTS.flatMap((coast) =>
    [...COAST_WORDS[coast].split(' '), coast, COAST_NAMES[coast].ru.code].map((word) => [fold(word), coast] as const),
  ),
);
const COAST_NOUN = /(coast|побережье|побережья|побережьем|берег)$/;

function coastNamed(text: string): Coast | undefined {
  return COAST_OF.get(fold(text).replace(COAST_NOUN, ''));
}

/** A text as a province and a coast: `SPA/NC`, `Spain (north coast)`, «ИСП/СП», `StP sc`. */
function splitCoast(text: string): { readonly province: string; readonly coast?: Coast } {
  const match = /^(.*?)[\s/.(]+([^/().]+?)\.?\)?$/.exec(text.trim());
  const [, province = '', coastText = ''] = match ?? [];
  const coast = province === '' ? undefined : coastNamed(coastText);
  return coast === undefined ? { province: text } : { province, coast };
}

/** How many letters must be added, dropped or changed to make one word the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function unique<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list)];
}

/** The provinces nearest to a misspelt word, at most four. */
function nearest(map: GameMap, key: string): readonly ProvinceCode[] {
  const allowed = key.length < 5 ? 1 : key.length < 9 ? 2 : 3;
  const near = tableOf(map)
    .map(([name, code]) => ({ code, far: distance(key, name) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far);
  return unique(near.map(({ code }) => code)).slice(0, 4);
}

/** The provinces a text names: those with this whole name or code, else those whose names begin so; first what fits. */
function provincesNamed(map: GameMap, text: string, type: UnitType | undefined): readonly ProvinceCode[] {
  const key = fold(text);
  if (key === '') return [];
  const fits = (code: ProvinceCode): boolean => type === undefined || canStand(map, type, code);
  const exact = unique(tableOf(map).flatMap(([name, code]) => (name === key ? [code] : [])));
  if (exact.some(fits)) return exact.filter(fits);
  const begun =
    key.length < 3 ? [] : unique(tableOf(map).flatMap(([name, code]) => (name.startsWith(key) ? [code] : [])));
  if (begun.some(fits)) return begun.filter(fits);
  return exact.length > 0 ? exact : begun;
}

/**
 * Finds the place a text names: a code or name in English or Russian, in any case form, or a beginning that only one
 * place has (of those where a unit of `type` can stand, if that is given).
 */
export function findPlace(map: GameMap, text: string, type?: UnitType): PlaceFound {
  const whole = provincesNamed(map, text, type);
  const { province, coast } = whole.length === 0 ? splitCoast(text) : { province: text, coast: undefined };
  const found = whole.length === 0 ? provincesNamed(map, province, type) : whole;
  const [only, second] = found;
  if (only === undefined) return { ok: false, suggestions: nearest(map, fold(province)) };
  if (second !== undefined) return { ok: false, suggestions: found };
  if (coast === undefined) return { ok: true, at: only };
  const at = `${only}/${coast}`;
  if (map.locationNumber.has(at)) return { ok: true, at };
  const coasts = (provinceData(map, only)?.coasts ?? []).map((one) => `${only}/${one}`);
  return coasts.length === 0 ? { ok: true, at: only } : { ok: false, suggestions: coasts };
}
