import type { PhaseKind, Season, UnitType } from '@standoff/diplomacy';
import type { Gender, RussianCases } from './provinces.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface UnitNames {
  readonly en: { readonly name: string; readonly letter: string };
  readonly ru: RussianCases & { readonly letter: string; readonly gender: Gender };
}

export const UNIT_NAMES: Readonly<Record<UnitType, UnitNames>> = {
  A: {
    en: { name: 'army', letter: 'A' },
    ru: {
      letter: 'А',
      gender: 'f',
      name: 'армия',
      gen: 'армии',
      dat: 'армии',
      acc: 'армию',
      ins: 'армией',
      prep: 'армии',
    },
  },
  F: {
    en: { name: 'fleet', letter: 'F' },
    ru: {
      letter: 'Ф',
      gender: 'm',
      name: 'флот',
      gen: 'флота',
      dat: 'флоту',
      acc: 'флот',
      ins: 'флотом',
      prep: 'флоте',
    },
  },
};

/** A unit whose letter is not known: «подразделение». */
export const ANY_UNIT: RussianCases & { readonly gender: Gender } = {
  gender: 'n',
  name: 'подразделение',
  gen: 'подразделения',
  dat: 'подразделению',
  acc: 'подразделение',
  ins: 'подразделением',
  prep: 'подразделении',
};

export const SEASON_NAMES: Readonly<Record<Season, { readonly en: string; readonly ru: string }>> = {
  spring: { en: 'Spring', ru: 'Весна' },
  fall: { en: 'Autumn', ru: 'Осень' },
  winter: { en: 'Winter', ru: 'Зима' },
};

export const PHASE_NAMES: Readonly<Record<PhaseKind, { readonly en: string; readonly ru: string }>> = {
  movement: { en: 'movement', ru: 'наступление' },
  retreat: { en: 'retreats', ru: 'отступления' },
  build: { en: 'builds', ru: 'постройки' },
};
