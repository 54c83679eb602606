import type { Language } from '../../names/terms.ts';
import type { TacCatalogue } from './catalogue.ts';
import { ENGLISH_TAC } from './en/english.ts';
import { RUSSIAN_TAC } from './ru/russian.ts';

const CATALOGUES: Readonly<Record<Language, TacCatalogue>> = { en: ENGLISH_TAC, ru: RUSSIAN_TAC };

export function catalogueOf(lang: Language): TacCatalogue {
  return CATALOGUES[lang];
}
