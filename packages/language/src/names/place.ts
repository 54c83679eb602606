import { type Coast, coastOf, type Location, provinceOf } from '@standoff/diplomacy';
import { COAST_NAMES } from './coasts.ts';
import type { Case } from './powers.ts';
import { PROVINCE_NAMES, type RussianProvince } from './provinces.ts';
import { remembered } from './remembered.ts';
import type { Language } from './terms.ts';

function coastNames(at: Location): (typeof COAST_NAMES)[Coast] | undefined {
  const coast = coastOf(at);
  return coast !== undefined && Object.hasOwn(COAST_NAMES, coast) ? COAST_NAMES[coast as Coast] : undefined;
}

function russian(at: Location): RussianProvince | undefined {
  return PROVINCE_NAMES[provinceOf(at)]?.ru;
}

function label(at: Location, lang: Language): string {
  const names = PROVINCE_NAMES[provinceOf(at)];
  if (names === undefined) return at;
  const coast = coastNames(at)?.[lang].name;
  const name = lang === 'en' ? names.en : names.ru.name;
  return coast === undefined ? name : `${name} (${coast})`;
}

const LABELS: Readonly<Record<Language, (at: Location) => string>> = {
  en: remembered((at) => label(at, 'en')),
  ru: remembered((at) => label(at, 'ru')),
};

/** A place as a label: `Spain (north coast)`, «Испания (северное побережье)». Codes without a name stay codes. */
export function placeName(at: Location, lang: Language): string {
  return LABELS[lang](at);
}

/** A place as a code: `SPA/NC`, «ИСП/СП». */
export function placeCode(at: Location, lang: Language): string {
  if (lang === 'en') return at;
  const code = russian(at)?.code ?? provinceOf(at);
  const coast = coastNames(at)?.ru.code;
  return coast === undefined ? code : `${code}/${coast}`;
}

/** A place within an English sentence: `the North Sea`, `Norway`, `the north coast of Spain`. */
export const enPlace: (at: Location) => string = remembered((at) => {
  const names = PROVINCE_NAMES[provinceOf(at)];
  if (names === undefined) return at;
  const province = names.the === true ? `the ${names.en}` : names.en;
  const coast = coastNames(at)?.en.name;
  return coast === undefined ? province : `the ${coast} of ${province}`;
});

/** A place within a Russian sentence, in a case: «Варшаву», «северного побережья Испании». */
export function ruPlace(at: Location, grammaticalCase: Case): string {
  const province = russian(at);
  if (province === undefined) return at;
  const coast = coastNames(at)?.ru;
  return coast === undefined ? province[grammaticalCase] : `${coast[grammaticalCase]} ${province.gen}`;
}

/** Where something stands: «в Варшаве», «на северном побережье Испании». */
export function ruIn(at: Location): string {
  const leading = coastNames(at) === undefined ? (russian(at)?.in ?? 'в') : 'на';
  return `${leading} ${ruPlace(at, 'prep')}`;
}

/** Where something goes: «в Варшаву», «на северное побережье Испании». */
export function ruInto(at: Location): string {
  const leading = coastNames(at) === undefined ? (russian(at)?.in ?? 'в') : 'на';
  return `${leading} ${ruPlace(at, 'acc')}`;
}

/** Where something comes from: «из Варшавы», «с северного побережья Испании». */
export function ruFrom(at: Location): string {
  const leading = coastNames(at) === undefined ? (russian(at)?.from ?? 'из') : 'с';
  return `${leading} ${ruPlace(at, 'gen')}`;
}

/** What is attacked: «на Варшаву». */
export function ruOnto(at: Location): string {
  return `на ${ruPlace(at, 'acc')}`;
}
