import { RELATIONS, type Relation } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import { foldName } from './states.ts';

/** The words of the text form, English and Russian side by side; the first of each language is the one written. */
const RELATION_WORDS: Readonly<Record<Relation, { readonly en: readonly string[]; readonly ru: readonly string[] }>> = {
  allied: {
    en: ['allied', 'allies', 'ally', 'alliance', 'friendly', 'friends'],
    ru: [
      'союзники',
      'союз',
      'союзник',
      'союзница',
      'союзны',
      'союзна',
      'союзен',
      'союзе',
      'союза',
      'союзное',
      'дружба',
    ],
  },
  war: {
    en: ['war', 'hostile', 'enemies', 'enemy', 'hostility', 'against', 'versus'],
    ru: ['война', 'воюют', 'воюет', 'враги', 'враг', 'враждебны', 'враждебна', 'войны', 'войне', 'войну', 'против'],
  },
  neutral: {
    en: ['neutral', 'neutrals', 'neutrality'],
    ru: [
      'нейтралитет',
      'нейтральны',
      'нейтральна',
      'нейтрален',
      'нейтрально',
      'нейтральные',
      'нейтралитета',
      'нейтралитете',
    ],
  },
};

/** Marks of a table of relations, Latin and Cyrillic. */
const CELLS: Readonly<Record<string, Relation>> = {
  '+': 'allied',
  a: 'allied',
  x: 'war',
  х: 'war',
  '×': 'war',
  w: 'war',
  o: 'neutral',
  о: 'neutral',
  '0': 'neutral',
  '○': 'neutral',
  n: 'neutral',
};

/** Marks of a cell that says nothing: the diagonal, or a pair given elsewhere. */
const EMPTY_CELLS: ReadonlySet<string> = new Set(['.', '·', '-', '–', '—', '\\', '*', '=']);

const BY_RELATION_WORD: ReadonlyMap<string, Relation> = new Map(
  RELATIONS.flatMap((relation) =>
    [...RELATION_WORDS[relation].en, ...RELATION_WORDS[relation].ru].map((word) => [word, relation] as const),
  ),
);

export const ALL_RELATION_WORDS: readonly string[] = [...BY_RELATION_WORD.keys()];

export function relationOfWord(word: string): Relation | undefined {
  return BY_RELATION_WORD.get(foldName(word));
}

/** A relation that stands as a mark, as in a table or `FR x AU`. */
export function relationOfMark(mark: string): Relation | undefined {
  const folded = mark.toLowerCase();
  return Object.hasOwn(CELLS, folded) ? CELLS[folded] : undefined;
}

export function isEmptyCell(mark: string): boolean {
  return EMPTY_CELLS.has(mark);
}

/** The word written for a relation in each language. */
export function relationWord(relation: Relation, language: Language): string {
  return RELATION_WORDS[relation][language][0] ?? relation;
}

/** Words between the parts of a line that say nothing themselves. */
const FILLERS: ReadonlySet<string> = new Set([
  ...[
    'is',
    'are',
    'and',
    'with',
    'to',
    'the',
    'at',
    'in',
    'of',
    'a',
    'an',
    'each',
    'other',
    'stands',
    'by',
    'on',
    'its',
    'his',
    'both',
    'has',
    'have',
    'state',
    'remain',
    'remains',
  ],
  ...['и', 'а', 'с', 'со', 'в', 'во', 'к', 'ко', 'на', 'у', 'между', 'состоянии', 'стоит', 'друг', 'другом', 'другу'],
  ...['это', 'по', 'также', 'находятся', 'находится', 'держат', 'держит', 'сохраняют', 'сохраняет', 'заключили'],
]);

export function isFiller(word: string): boolean {
  return FILLERS.has(foldName(word));
}

/** Words that join two of a kind, as a comma does. */
const LINKS: ReadonlySet<string> = new Set(['and', 'и', 'а']);

export function isLink(word: string): boolean {
  return LINKS.has(foldName(word));
}

export const KEYWORDS = {
  /** Between a unit and where it goes. */
  move: [
    'moves',
    'move',
    'goes',
    'go',
    'enters',
    'enter',
    'attacks',
    'attack',
    'advances',
    'advance',
    'marches',
    'march',
    'идет',
    'идёт',
    'входит',
    'ходит',
    'наступает',
    'движется',
    'атакует',
    'выдвигается',
    'переходит',
    'следует',
    'ход',
  ],
  from: ['from', 'из', 'с', 'со', 'от'],
  to: ['to', 'into', 'в', 'на', 'до', 'к'],
  intercept: ['intercepts', 'intercept', 'meets', 'перехватывает', 'перехват', 'встречает'],
  at: ['at', 'in', 'on', 'в', 'на', 'во'],
  /** The square after it is where the intercepted unit was going. */
  way: ['way', 'пути'],
  via: ['via', 'through', 'через'],
  box: ['box', 'квадрат', 'область'],
  radius: ['radius', 'радиус'],
  /** An order to do nothing. */
  hold: ['holds', 'hold', 'stays', 'stay', 'remains', 'waits', 'остается', 'ждет', 'держится', 'удерживает'],
  stops: ['stops', 'stopped', 'останавливает', 'остановлен', 'остановлено'],
  title: ['title', 'название'],
  id: ['id', 'номер'],
  states: ['states', 'государства'],
  terrain: ['terrain', 'местность'],
} as const;

export type Keyword = keyof typeof KEYWORDS;

const BY_KEYWORD: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KEYWORDS).map(([keyword, words]) => [keyword, new Set(words.map(foldName))]),
);

export function isKeyword(word: string, keyword: Keyword): boolean {
  return BY_KEYWORD.get(keyword)?.has(foldName(word)) === true;
}

/** What the lines under a heading are about. */
export type Section = 'relations' | 'units' | 'events';

/** Headings that divide a file for its readers; they also tell whether «в 7-7» is where a unit stands or where it goes. */
const HEADINGS: ReadonlyMap<string, Section> = new Map([
  ...['relations', 'diplomacy', 'отношения', 'дипломатия'].map((word) => [word, 'relations'] as const),
  ...[
    'units',
    'start',
    'positions',
    'starting positions',
    'подразделения',
    'начало',
    'позиции',
    'расстановка',
    'войска',
  ].map((word) => [word, 'units'] as const),
  ...[
    'moves',
    'events',
    'orders',
    'moves in order',
    'events in order',
    'ходы',
    'события',
    'приказы',
    'ходы по порядку',
  ].map((word) => [word, 'events'] as const),
]);

export const HEADING_WORDS: readonly string[] = [...HEADINGS.keys()];

export function sectionOf(heading: string): Section | undefined {
  return HEADINGS.get(foldName(heading));
}
