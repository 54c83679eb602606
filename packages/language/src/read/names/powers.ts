import type { GameMap, Power } from '@standoff/diplomacy';
import { POWER_NAMES } from '../../names/powers.ts';
import { keyOf, twinKey } from '../letters.ts';

/** How a word names a power: `noun` France, `adjective` French, `short` Fra, `letter` F. */
export type PowerForm = 'noun' | 'adjective' | 'short';

export interface NamedPower {
  readonly power: Power;
  readonly form: PowerForm;
}

/** Names beside the official ones, per power: nouns, adjectives and people, abbreviations. Endings after a star. */
const OTHER: Readonly<Record<Power, { readonly nouns: string; readonly adjectives: string; readonly short: string }>> =
  {
    Austria: {
      nouns: 'austrohungary austriahungary hungary osterreich oesterreich autriche австровенгр* австро венгри*',
      adjectives:
        'austrians austro hungarian austrohungarian austriahungarian osterreich* oesterreich* австриец* австрийц*',
      short: 'aus aut ost авс авст ав',
    },
    England: {
      nouns: 'britain greatbritain unitedkingdom grossbritannien angleterre британи* великобритани*',
      adjectives: 'british englands brits englisch* britisch* британск* англичан* британц*',
      short: 'eng анг англ',
    },
    France: {
      nouns: 'frankreich',
      adjectives: 'frenchman franzos* franzoes* француз*',
      short: 'fra frn фра франц',
    },
    Germany: {
      nouns: 'deutschland allemagne',
      adjectives: 'germans deutsch* немецк* немец немц* германц*',
      short: 'ger gmy deu гер герм нем',
    },
    Italy: {
      nouns: 'italien italia italie',
      adjectives: 'italians italienisch* итальян*',
      short: 'ita ital ита итал',
    },
    Russia: {
      nouns: 'russland rusland russie',
      adjectives: 'russians russisch* русск* россиян*',
      short: 'rus рос росс рус',
    },
    Turkey: {
      nouns: 'turkei tuerkei turquie turkiye ottomanempire ottomans',
      adjectives: 'turks osmanisch* оттоман* turkisch* tuerkisch* ottoman турк* турок османск*',
      short: 'tur тур турц',
    },
  };

interface PowerLookup {
  readonly words: ReadonlyMap<string, NamedPower>;
  readonly stems: readonly { readonly stem: string; readonly named: NamedPower }[];
  readonly letters: ReadonlyMap<string, Power>;
  readonly remembered: Map<string, NamedPower | undefined>;
}

/** Keys remembered before the memory is emptied. */
const REMEMBERED = 10_000;

const LOOKUPS = new WeakMap<GameMap, PowerLookup>();

function compile(map: GameMap): PowerLookup {
  const words = new Map<string, NamedPower>();
  const stems: { stem: string; named: NamedPower }[] = [];
  const letters = new Map<string, Power>();
  const add = (word: string, named: NamedPower): void => {
    if (word.endsWith('*')) stems.push({ stem: keyOf(word.slice(0, -1)), named });
    else if (word !== '' && !words.has(keyOf(word))) words.set(keyOf(word), named);
  };
  for (const power of map.data.powers) {
    add(power.replaceAll(/[^\p{L}]/gu, ''), { power, form: 'noun' });
    add(power.slice(0, 3), { power, form: 'short' });
    letters.set(keyOf(power.slice(0, 1)), power);
    const names = POWER_NAMES[power];
    if (names === undefined) continue;
    add(names.en.adjective, { power, form: 'adjective' });
    for (const form of ['name', 'gen', 'dat', 'acc', 'ins', 'prep'] as const)
      add(names.ru[form], { power, form: 'noun' });
    add(`${names.ru.stem}*`, { power, form: 'adjective' });
    const other = OTHER[power];
    for (const word of other?.nouns.split(' ') ?? []) add(word, { power, form: 'noun' });
    for (const word of other?.adjectives.split(' ') ?? []) add(word, { power, form: 'adjective' });
    for (const word of other?.short.split(' ') ?? []) add(word, { power, form: 'short' });
  }
  return { words, stems, letters, remembered: new Map() };
}

function lookupOf(map: GameMap): PowerLookup {
  let lookup = LOOKUPS.get(map);
  if (lookup === undefined) {
    lookup = compile(map);
    LOOKUPS.set(map, lookup);
  }
  return lookup;
}

function find({ words, stems }: PowerLookup, key: string): NamedPower | undefined {
  const bare = key.length > 4 && key.endsWith('s') ? key.slice(0, -1) : key;
  const exact = words.get(key) ?? words.get(bare) ?? stems.find(({ stem }) => key.startsWith(stem))?.named;
  if (exact !== undefined) return exact;
  const twin = twinKey(key);
  return twin === undefined ? undefined : words.get(twin);
}

/** The power a word names, with the form it has; possessives (`Germany's`) are nouns. */
export function namedPower(map: GameMap, key: string): NamedPower | undefined {
  const lookup = lookupOf(map);
  if (lookup.remembered.has(key)) return lookup.remembered.get(key);
  if (lookup.remembered.size >= REMEMBERED) lookup.remembered.clear();
  const named = find(lookup, key);
  lookup.remembered.set(key, named);
  return named;
}

/** Abbreviations that stand for a power only in a heading, before a colon. */
const HEADINGS: Readonly<Record<Power, string>> = {
  Austria: 'au ah aus аг ав а-в австр',
  England: 'uk gb en engl англ брит вб',
  France: 'fr фр',
  Germany: 'ge de germ герм нем',
  Italy: 'it ital ит итал',
  Russia: 'ru russ рф росс',
  Turkey: 'tu tk turk турц',
};

/** The power an abbreviation or a letter stands for as a heading. */
export function headingPower(map: GameMap, key: string): Power | undefined {
  const named = key.length > 2 ? namedPower(map, key)?.power : undefined;
  if (named !== undefined) return named;
  if (key.length === 1) return powerOfLetter(map, key);
  return map.data.powers.find((power) => (HEADINGS[power] ?? '').split(' ').map(keyOf).includes(key));
}

/** The power a single letter stands for (`R A Sil`). */
export function powerOfLetter(map: GameMap, key: string): Power | undefined {
  return lookupOf(map).letters.get(key);
}
