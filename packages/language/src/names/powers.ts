import type { Power } from '@standoff/diplomacy';
import type { Gender, RussianCases } from './provinces.ts';
import type { Language } from './terms.ts';

export type Case = keyof RussianCases;

export interface PowerNames {
  readonly en: { readonly name: string; readonly adjective: string };
  readonly ru: RussianCases & {
    /** The adjective without its ending: `австрийск`. */
    readonly stem: string;
  };
}

function ru(root: string, stem: string): PowerNames['ru'] {
  return {
    name: `${root}ия`,
    gen: `${root}ии`,
    dat: `${root}ии`,
    acc: `${root}ию`,
    ins: `${root}ией`,
    prep: `${root}ии`,
    stem,
  };
}

function en(name: string, adjective: string): PowerNames['en'] {
  return { name, adjective };
}

/** The seven powers of the standard board, all feminine in Russian. */
export const POWER_NAMES: Readonly<Record<Power, PowerNames>> = {
  Austria: { en: en('Austria', 'Austrian'), ru: ru('Австр', 'австрийск') },
  England: { en: en('England', 'English'), ru: ru('Англ', 'английск') },
  France: { en: en('France', 'French'), ru: ru('Франц', 'французск') },
  Germany: { en: en('Germany', 'German'), ru: ru('Герман', 'германск') },
  Italy: { en: en('Italy', 'Italian'), ru: ru('Итал', 'итальянск') },
  Russia: { en: en('Russia', 'Russian'), ru: ru('Росс', 'российск') },
  Turkey: { en: en('Turkey', 'Turkish'), ru: ru('Турц', 'турецк') },
};

/** A power's name; one without a name in the language keeps its own. */
export function powerName(power: Power, lang: Language): string {
  return POWER_NAMES[power]?.[lang].name ?? power;
}

/** Endings of adjectives in -ский, for animate-less nouns (армия, флот, подразделение). */
const ENDINGS: Readonly<Record<Gender | 'plural', RussianCases>> = {
  m: { name: 'ий', gen: 'ого', dat: 'ому', acc: 'ий', ins: 'им', prep: 'ом' },
  f: { name: 'ая', gen: 'ой', dat: 'ой', acc: 'ую', ins: 'ой', prep: 'ой' },
  n: { name: 'ое', gen: 'ого', dat: 'ому', acc: 'ое', ins: 'им', prep: 'ом' },
  plural: { name: 'ие', gen: 'их', dat: 'им', acc: 'ие', ins: 'ими', prep: 'их' },
};

/** A power's Russian adjective in agreement: `powerAdjective('Russia', 'f', 'acc')` gives «российскую»; unknown powers have none. */
export function powerAdjective(power: Power, gender: Gender | 'plural', grammaticalCase: Case): string | undefined {
  const stem = POWER_NAMES[power]?.ru.stem;
  return stem === undefined ? undefined : stem + ENDINGS[gender][grammaticalCase];
}
