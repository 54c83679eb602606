import type { Coast } from '@standoff/diplomacy';
import type { RussianCases } from './provinces.ts';

export interface CoastNames {
  readonly en: { readonly name: string; readonly code: string };
  /** Neuter («северное побережье»); `short` stands in brackets, `code` after a stroke. */
  readonly ru: RussianCases & { readonly code: string; readonly short: string };
}

function ru(code: string, short: string, stem: string): CoastNames['ru'] {
  return {
    code,
    short,
    name: `${stem}ое побережье`,
    gen: `${stem}ого побережья`,
    dat: `${stem}ому побережью`,
    acc: `${stem}ое побережье`,
    ins: `${stem}ым побережьем`,
    prep: `${stem}ом побережье`,
  };
}

export const COAST_NAMES: Readonly<Record<Coast, CoastNames>> = {
  NC: { en: { name: 'north coast', code: 'NC' }, ru: ru('СП', 'сев.', 'северн') },
  SC: { en: { name: 'south coast', code: 'SC' }, ru: ru('ЮП', 'южн.', 'южн') },
  EC: { en: { name: 'east coast', code: 'EC' }, ru: ru('ВП', 'вост.', 'восточн') },
  WC: { en: { name: 'west coast', code: 'WC' }, ru: ru('ЗП', 'зап.', 'западн') },
};
