import type { State } from '@standoff/gitm';

/** A state's names. `ru.gen` and `ru.ins` are the case forms after «у» and «с». */
export interface StateNames {
  readonly en: { readonly name: string /** In a sentence, where it takes an article. */; readonly inText?: string };
  readonly ru: {
    readonly name: string;
    readonly gen: string;
    readonly ins: string;
    /** Further case forms that are read: after «к», after «на». */
    readonly forms?: readonly string[];
  };
  /** Other names that are read. */
  readonly also?: readonly string[];
}

function feminine(name: string, root: string): StateNames['ru'] {
  return { name, gen: `${root}и`, ins: `${root}ей`, forms: [`${root}ю`] };
}

/** States of the campaigns by the code that units carry; a file may name others, or call these something else. */
export const STATE_NAMES: Readonly<Record<State, StateNames>> = {
  AU: { en: { name: 'Austria' }, ru: feminine('Австрия', 'Австри') },
  BA: { en: { name: 'Bavaria' }, ru: feminine('Бавария', 'Бавари') },
  BR: {
    en: { name: 'Britain' },
    ru: feminine('Британия', 'Британи'),
    also: [
      ...['Great Britain', 'England'],
      ...['Великобритания', 'Великобритании', 'Великобританией', 'Великобританию'],
      ...['Англия', 'Англии', 'Англией', 'Англию'],
    ],
  },
  DK: { en: { name: 'Denmark' }, ru: feminine('Дания', 'Дани') },
  FR: { en: { name: 'France' }, ru: feminine('Франция', 'Франци') },
  MX: {
    en: { name: 'Mexico' },
    ru: { name: 'Мексика', gen: 'Мексики', ins: 'Мексикой', forms: ['Мексике', 'Мексику'] },
  },
  NL: {
    en: { name: 'Holland' },
    ru: feminine('Голландия', 'Голланди'),
    also: ['Netherlands', 'The Netherlands', 'Нидерланды', 'Нидерландов', 'Нидерландам', 'Нидерландами'],
  },
  NP: { en: { name: 'Naples' }, ru: { name: 'Неаполь', gen: 'Неаполя', ins: 'Неаполем', forms: ['Неаполю'] } },
  PL: { en: { name: 'Poland' }, ru: { name: 'Польша', gen: 'Польши', ins: 'Польшей', forms: ['Польше', 'Польшу'] } },
  PR: { en: { name: 'Prussia' }, ru: feminine('Пруссия', 'Прусси') },
  PT: { en: { name: 'Portugal' }, ru: feminine('Португалия', 'Португали') },
  RU: { en: { name: 'Russia' }, ru: feminine('Россия', 'Росси') },
  SE: { en: { name: 'Sweden' }, ru: feminine('Швеция', 'Швеци') },
  SP: { en: { name: 'Spain' }, ru: feminine('Испания', 'Испани') },
  SX: { en: { name: 'Saxony' }, ru: feminine('Саксония', 'Саксони') },
  TU: { en: { name: 'Turkey' }, ru: feminine('Турция', 'Турци') },
  US: {
    en: { name: 'United States', inText: 'the United States' },
    ru: { name: 'США', gen: 'США', ins: 'США' },
    also: ['The United States', 'USA', 'Соединённые Штаты', 'Соединённых Штатов', 'Соединёнными Штатами'],
  },
  YU: { en: { name: 'Yucatan' }, ru: { name: 'Юкатан', gen: 'Юкатана', ins: 'Юкатаном', forms: ['Юкатану'] } },
};

/** A name as names are compared: small letters, ё as е, one blank between words. */
export function foldName(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

const BY_NAME: ReadonlyMap<string, State> = new Map(
  Object.entries(STATE_NAMES).flatMap(([code, { en, ru, also = [] }]) =>
    [en.name, ru.name, ru.gen, ru.ins, ...(ru.forms ?? []), ...also].map((name) => [foldName(name), code] as const),
  ),
);

/** The usual code of a state's name in English or Russian, their case forms included. */
export function stateOfName(name: string): State | undefined {
  return BY_NAME.get(foldName(name));
}

/** The names that may be suggested: in both languages, as they are written. */
export const KNOWN_STATE_NAMES: readonly string[] = Object.values(STATE_NAMES).flatMap(({ en, ru }) => [
  en.name,
  ru.name,
]);
