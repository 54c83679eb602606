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

function tableLines({ states, relations }: TacPhase): readonly string[] {
  const marks = new Map<string, string>();
  for (const [a, b, relation] of relations) {
    marks.set(`${a} ${b}`, MARKS[relation]);
    marks.set(`${b} ${a}`, MARKS[relation]);
  }
  const rows = states.map(
    (row) => `${row}  ${states.map((column) => marks.get(`${row} ${column}`) ?? '.').join('  ')}`,
  );
  return [`    ${states.join(' ')}`, ...rows];
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

/** Writes a phase as text that `readTacText` reads back as the same phase. */
export function formatTacPhase(phase: TacPhase, lang: Language): string {
  const words = WORDS[lang];
  const sections = [
    headLines(phase, lang),
    phase.relations.length === 0
      ? []
      : [
          words.relations,
          ...(fitsTable(phase) ? tableLines(phase) : phase.relations.map((one) => relationLine(one, lang))),
        ],
    phase.start.length === 0
      ? []
      : [
          words.units,
          ...phase.start.map(({ unit, state, square }) => {
            const said = unit.slice(0, 2) === state ? '' : ` (${stateText(state)})`;
            return `${unitText(unit)} ${square}${said}`;
          }),
        ],
    (phase.terrain ?? []).map(({ square, rating }) => `${words.terrain} ${square}: ${rating}`),
    phase.events.length === 0 ? [] : [words.events, ...phase.events.map((event) => eventLine(event, lang))],
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
