import { readdirSync, readFileSync } from 'node:fs';
import { formatOrder, PHASE_KINDS, STANDARD_DATA, STANDARD_MAP } from '@standoff/diplomacy';
import { type ReadContext, type Reading, readOrders } from '@standoff/language';
import { expect, test } from 'vitest';

const LINES = 100_000;
const SEED = 20261130;

/** A small seeded generator (mulberry32): the same lines on every machine. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<T>(random: (below: number) => number, items: readonly T[]): T {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function corpus(): string[] {
  const cases = readFileSync(new URL('./cases/orders-as-written.jsonl', import.meta.url), 'utf8');
  const written = cases
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line): string[] => {
      const { line: single, lines = [] } = JSON.parse(line) as { line?: string; lines?: string[] };
      return single === undefined ? lines : [single];
    });
  const folder = new URL('../packages/language/src/read/siblings/', import.meta.url);
  const siblings = readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .map((line) => line.split(' ≡ ')[0] ?? ''),
  );
  return [...written, ...siblings];
}

const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \t.,;:!?-–—→=><()[]{}<>/\\|*_`~"\'«»&#@%+^$№…',
  ...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  '\u0000',
  '\u00ad',
  '\u200b',
  '\ufeff',
  '\ufffd',
  '\u0301',
  '\u202e',
  '\ud83d\ude00',
  '\ud800',
  '=3D',
  '=E2=86=92',
  '&gt;',
  '&#8594;',
  'â€“',
  'РџР°СЂ',
  '\\u2192',
];

type Change = (random: (below: number) => number, text: string, others: readonly string[]) => string;

const CHANGES: readonly Change[] = [
  (random, text) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + pick(random, LETTERS) + text.slice(at);
  },
  (random, text) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + text.slice(at + 1 + random(3));
  },
  (random, text) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + pick(random, LETTERS) + text.slice(at + 1);
  },
  (random, text) => {
    const words = text.split(' ');
    const [one, two] = [random(words.length), random(words.length)];
    [words[one], words[two]] = [words[two] ?? '', words[one] ?? ''];
    return words.join(' ');
  },
  (random, text, others) =>
    `${text}${pick(random, [' ', ', ', '; ', '. ', ' or ', ' и ', '/', ''])}${pick(random, others)}`,
  (random, text, others) => text.slice(0, random(text.length + 1)) + pick(random, others).slice(random(20)),
  (_random, text) => text.toUpperCase(),
  (_random, text) => text.toLowerCase(),
  (random, text) => text.repeat(1 + random(3)),
  (random) => Array.from({ length: random(60) }, () => pick(random, LETTERS)).join(''),
];

function contextOf(random: (below: number) => number): ReadContext {
  const phase = pick(random, PHASE_KINDS);
  const { units } = STANDARD_DATA.start;
  return {
    map: STANDARD_MAP,
    phase,
    ...(random(2) === 0 ? {} : { power: pick(random, STANDARD_DATA.powers) }),
    ...(random(2) === 0 ? {} : { units: units.filter(() => random(2) === 0) }),
    ...(phase !== 'retreat' ? {} : { dislodged: units.filter(() => random(4) === 0) }),
  };
}

function check(text: string, reading: Reading): void {
  const lines = text.split(/\r\n|\n|\r|\u2028|\u2029/);
  for (const { line, column, endColumn } of [...reading.orders, ...reading.problems, ...reading.notices]) {
    const length = lines[line - 1]?.length;
    const inside = length !== undefined && column >= 1 && endColumn >= column && endColumn <= length + 1;
    if (!inside) throw new Error(`${line}:${column}-${endColumn} is not within ${JSON.stringify(text)}`);
  }
  for (const { order } of reading.orders) formatOrder(order);
  for (const { candidates, word } of reading.problems) {
    if (word === '') throw new Error(`a problem without a word in ${JSON.stringify(text)}`);
    for (const candidate of candidates) formatOrder(candidate);
  }
  if (reading.lines.length !== lines.length) throw new Error(`a line is missing: ${JSON.stringify(text)}`);
}

test('a hundred thousand random and mutated lines never crash the reader, and every problem has its place', () => {
  const random = generator(SEED);
  const samples = corpus();
  let understood = 0;
  let refused = 0;
  let lines = 0;
  while (lines < LINES) {
    const count = random(10) === 0 ? 1 + random(6) : 1;
    const texts: string[] = [];
    for (let index = 0; index < count; index++) {
      let line = pick(random, samples);
      for (let changes = random(4); changes > 0; changes--)
        line = pick(random, CHANGES)(random, line, samples).slice(0, 2000);
      texts.push(line);
    }
    const text = texts.join('\n');
    const reading = readOrders(text, contextOf(random));
    check(text, reading);
    lines += count;
    understood += reading.orders.length;
    refused += reading.problems.length;
  }
  // Both outcomes must be frequent for the test to mean anything.
  expect(understood).toBeGreaterThan(20_000);
  expect(refused).toBeGreaterThan(5_000);
});

const HUNDRED_KILOBYTES = 100_000;

test.each([
  'A Par - Bur ',
  'A Par - Bur, ',
  'A Par-Bur or ',
  'A Par S ',
  'A Lon - Nth - ',
  'A ',
  'F Nth C ',
  'Par ',
  'Par, ',
  'a b c ',
  'support ',
  'not ',
  'if ',
  'the ',
  'my own German ',
  'Build A Par, ',
  'waive ',
  'all ',
  '- ',
  '-',
  '-> ',
  '(',
  '((A Par) ',
  '<',
  '<b>',
  '> ',
  '{',
  '{"a":',
  '["A Par", ',
  '"',
  "'",
  '&',
  '&amp;',
  '=',
  '=3D',
  '=D0=9F',
  '\\u2192',
  'Р',
  'Рџ',
  'â€“',
  'é',
  '.',
  '. ',
  ',',
  ';',
  '?',
  '/',
  '| ',
  '\t',
  '1 ',
  'xyzzy ',
  'A Xyzzy - Plugh, ',
  'Burgundyx ',
  'А Пар - Бур, ',
  'из Вены в ',
  'Gulf of ',
  'N.',
  'St.-',
  'via NTH ',
  'France: ',
  'France ',
  'Spring 1901 ',
  'Ф Зфк - Игк ',
  'S S S ',
  'с ',
  'H ',
])('a line of a hundred kilobytes of %j is read without ado', (piece) => {
  // That the work grows no faster than the text is measured elsewhere; the other phases make do with less.
  for (const phase of PHASE_KINDS) {
    const length = phase === 'movement' ? HUNDRED_KILOBYTES : HUNDRED_KILOBYTES / 10;
    const text = piece.repeat(Math.ceil(length / piece.length));
    check(text, readOrders(text, { map: STANDARD_MAP, phase }));
  }
});
