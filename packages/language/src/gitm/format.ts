import type { RelationEntry, TacEvent, TacPhase } from '@standoff/gitm';
import type { Language } from '../names/terms.ts';
import { KEYWORDS, relationWord } from './words.ts';

/** Words of the text form as they are written in each language. */
const WORDS = {
  en: {
    relations: 'Relations',
    units: 'Units',
    events: 'Moves in order',
    title: 'Title',
    id: 'Id',
    states: 'States',
    terrain: 'Terrain',
    intercepts: KEYWORDS.intercept[0],
    at: 'at',
    onTheWay: 'on the way to',
    via: 'via',
    box: 'box',
    radius: 'radius',
    stops: 'stops',
  },
  ru: {
    relations: 'Отношения',
    units: 'Подразделения',
    events: 'Ходы',
    title: 'Название',
    id: 'Номер',
    states: 'Государства',
    terrain: 'Местность',
    intercepts: 'перехватывает',
    at: 'в',
    onTheWay: 'по пути в',
    via: 'через',
    box: 'область',
    radius: 'радиус',
    stops: 'останавливает',
  },
} as const;

const MARKS = { allied: '+', war: 'x', neutral: 'o' } as const;

/** More columns than this make a table too wide for a mail. */
const TABLE_STATES = 12;

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A unit as it is read back: plain where it is a code with a number in it, else in quotation marks. */
function unitText(unit: string): string {
  return /^[A-Z]{2}\d[A-Z\d]*$/.test(unit) ? unit : quoted(unit);
}

/** A state as it is read back: plain where it is two capital letters. */
function stateText(state: string): string {
  return /^[A-Z]{2}$/.test(state) ? state : quoted(state);
}

/** A name or title: plain where nothing in it could be read as something else. */
function plainText(text: string): string {
  const plain = /^[\p{L}\p{N}][^"#\n\r]*$/u.test(text) && !text.includes('//') && !/^\s|\s$/.test(text);
  return plain ? text : quoted(text);
}

/** Control characters have no place in a line. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}

/** A line of the text form, and what it tells of: comments on the same stay with it. */
export interface TacTextLine {
  readonly text: string;
  readonly about: readonly string[];
}

/** What lines may tell of, each under a name of its own. */
export const ABOUT = {
  head: 'head',
  relations: 'relations',
  units: 'units',
  events: 'events',
  relation: (a: string, b: string): string => `relation ${[a, b].sort().join(' ')}`,
  unit: (unit: string): string => `unit ${unit}`,
  terrain: (square: string): string => `terrain ${square}`,
  /** Of the orders by which a unit goes somewhere, one by its number from 0. */
  event: (goer: string, count: number): string => `event ${goer} ${count}`,
} as const;

function headLines(phase: TacPhase, lang: Language): readonly string[] {
  const words = WORDS[lang];
  const { id, title, states, names = {} } = phase;
  return [
    ...(title === undefined || title.trim() === '' ? [] : [`${words.title}: ${plainText(oneLine(title).trim())}`]),
    ...(id === undefined || id.trim() === '' ? [] : [`${words.id}: ${plainText(oneLine(id).trim())}`]),
    ...(states.length === 0 ? [] : [`${words.states}: ${states.map(stateText).join(', ')}`]),
    ...Object.entries(names).map(([state, name]) => `${stateText(state)} = ${plainText(oneLine(name))}`),
  ];
}

/** Whether a table shows the relations well: codes of two letters, few enough, and most pairs given. */
function fitsTable({ states, relations }: TacPhase): boolean {
  const pairs = (states.length * (states.length - 1)) / 2;
  const codes = states.every((state) => /^[A-Z]{2}$/.test(state));
  return codes && states.length > 2 && states.length <= TABLE_STATES && relations.length * 2 >= pairs;
}

function tableLines({ states, relations }: TacPhase): readonly TacTextLine[] {
  const marks = new Map<string, string>();
  for (const [a, b, relation] of relations) {
    marks.set(`${a} ${b}`, MARKS[relation]);
    marks.set(`${b} ${a}`, MARKS[relation]);
  }
  const rows = states.map((row, index) => ({
    text: `${row}  ${states.map((column) => marks.get(`${row} ${column}`) ?? '.').join('  ')}`,
    about: states.slice(index + 1).map((column) => ABOUT.relation(row, column)),
  }));
  return [{ text: `    ${states.join(' ')}`, about: [] }, ...rows];
}

function relationLine([a, b, relation]: RelationEntry, lang: Language): string {
  return `${stateText(a)} - ${stateText(b)}: ${relationWord(relation, lang)}`;
}

function eventLine(event: TacEvent, lang: Language): string {
  const words = WORDS[lang];
  const unit = unitText(event.unit);
  const from = event.from === undefined ? '' : ` ${event.from}`;
  const via = event.via === undefined ? '' : ` ${words.via} ${event.via}`;
  if (event.type === 'move') return `${unit}${from} - ${event.to}${via}`;
  const { target, at, to, target_from, box, stops } = event;
  const start = target_from === undefined ? '' : ` ${target_from}`;
  const way = to === undefined ? '' : ` ${words.onTheWay} ${to}`;
  const within = box === undefined ? '' : ` ${words.box} ${box.center} ${words.radius} ${box.radius}`;
  const ruling = stops === undefined ? '' : ` ${words.stops}`;
  return `${unit}${from} ${words.intercepts} ${unitText(target)}${start} ${words.at} ${at}${way}${via}${within}${ruling}`;
}

/** Who goes somewhere by an event: who moves, or who is intercepted on the way. */
export function goerOf(event: { readonly type: string; readonly unit: string; readonly target?: unknown }): string {
  return event.type === 'intercept' && typeof event.target === 'string' ? event.target : event.unit;
}

function eventLines(events: readonly TacEvent[], lang: Language): readonly TacTextLine[] {
  const counts = new Map<string, number>();
  return events.map((event) => {
    const goer = goerOf(event);
    const count = counts.get(goer) ?? 0;
    counts.set(goer, count + 1);
    return { text: eventLine(event, lang), about: [ABOUT.event(goer, count)] };
  });
}

/** The lines of a phase in its sections. */
export function tacTextLines(phase: TacPhase, lang: Language): readonly (readonly TacTextLine[])[] {
  const words = WORDS[lang];
  const { relations, start, terrain = [], events } = phase;
  const heading = (of: 'relations' | 'units' | 'events'): TacTextLine => ({ text: words[of], about: [ABOUT[of]] });
  const relationLines = fitsTable(phase)
    ? tableLines(phase)
    : relations.map((one) => ({ text: relationLine(one, lang), about: [ABOUT.relation(one[0], one[1])] }));
  const unitLines = start.map(({ unit, state, square }) => {
    const said = unit.slice(0, 2) === state ? '' : ` (${stateText(state)})`;
    return { text: `${unitText(unit)} ${square}${said}`, about: [ABOUT.unit(unit)] };
  });
  const sections = [
    headLines(phase, lang).map((text) => ({ text, about: [ABOUT.head] })),
    relations.length === 0 ? [] : [heading('relations'), ...relationLines],
    start.length === 0 ? [] : [heading('units'), ...unitLines],
    terrain.map(({ square, rating }) => ({
      text: `${words.terrain} ${square}: ${rating}`,
      about: [ABOUT.terrain(square)],
    })),
    events.length === 0 ? [] : [heading('events'), ...eventLines(events, lang)],
  ];
  return sections.filter((lines) => lines.length > 0);
}

/** Writes a phase as text that `readTacText` reads back as the same phase. */
export function formatTacPhase(phase: TacPhase, lang: Language): string {
  const sections = tacTextLines(phase, lang);
  return `${sections.map((lines) => lines.map(({ text }) => text).join('\n')).join('\n\n')}\n`;
}
