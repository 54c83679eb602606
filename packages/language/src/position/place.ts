import { COASTS, type Coast, type GameMap, type Location, type ProvinceCode, provinceData } from '@standoff/diplomacy';
import { COAST_NAMES } from '../names/coasts.ts';
import { lookUpPlace, namesOf } from '../read/names/lookup.ts';
import { nearPlaces } from '../read/names/near.ts';
import { fold } from './words.ts';

/** A place found in a text, or what it may have meant (place codes, nearest first). */
export type PlaceFound =
  | { readonly ok: true; readonly at: Location }
  | { readonly ok: false; readonly suggestions: readonly Location[] };

/** Whether a province can be meant at all: where a unit can stand, or a supply centre. */
export type Fits = (code: ProvinceCode) => boolean;

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

/**
 * The provinces a text names: those with this whole name or capital code, else those it abbreviates; of each only what
 * fits. Where nothing fits, the name as it stands.
 */
function provincesNamed(map: GameMap, text: string, fits: Fits): readonly ProvinceCode[] {
  const meaning = lookUpPlace(namesOf(map), fold(text));
  if (meaning === undefined) return [];
  const { whole, likely, possible, code } = meaning;
  const codes = code === undefined ? [] : [code];
  const exact = /\p{Lu}{3}/u.test(text) ? [...whole, ...codes] : whole;
  const fitting = [exact, [...codes, ...likely], possible].map((group) => [...new Set(group)].filter(fits));
  return fitting.find((group) => group.length > 0) ?? [...new Set([...exact, ...codes, ...likely, ...possible])];
}

/**
 * Finds the place a text names: a code or name in English or Russian, in any case form, or any abbreviation in use that
 * only one place has of those that fit.
 */
export function findPlace(map: GameMap, text: string, fits: Fits): PlaceFound {
  const whole = provincesNamed(map, text, fits);
  const { province, coast } = whole.length === 0 ? splitCoast(text) : { province: text, coast: undefined };
  const found = whole.length === 0 ? provincesNamed(map, province, fits) : whole;
  const [only, second] = found;
  if (only === undefined) return { ok: false, suggestions: nearPlaces(namesOf(map), fold(province), 4) };
  if (second !== undefined) return { ok: false, suggestions: [...found].sort() };
  if (coast === undefined) return { ok: true, at: only };
  const at = `${only}/${coast}`;
  if (map.locationNumber.has(at)) return { ok: true, at };
  const coasts = (provinceData(map, only)?.coasts ?? []).map((one) => `${only}/${one}`);
  return coasts.length === 0 ? { ok: true, at: only } : { ok: false, suggestions: coasts };
}
