import { readFileSync } from 'node:fs';
import { newGame, type PhaseKind, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { holdsPosition, takeApart } from './apart.ts';
import { formatPosition } from './format.ts';
import { parsePosition } from './parse.ts';

function isPosition(text: string): boolean {
  return holdsPosition(text, parsePosition(text, STANDARD_MAP), STANDARD_MAP);
}

function file(name: string): string {
  return readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
}

interface Written {
  readonly id: string;
  readonly phase: PhaseKind;
  readonly line?: string;
  readonly lines?: readonly string[];
}

const WRITTEN = file('test/cases/orders-as-written.jsonl')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Written);

test('no order of hundreds written by people is taken for a position, alone or in a mail', () => {
  const texts = WRITTEN.map(({ line, lines = [] }) => line ?? lines.join('\n'));
  const mistaken = (before: string, after: string): readonly string[] =>
    texts.filter((text) => isPosition(`${before}${text}${after}`));
  // It names a unit and says that there is no order.
  const unordered = 'England: Fleet Denmark, No Orders Processed.';
  expect(mistaken('', '')).toEqual([unordered]);
  expect(mistaken('Hi Bob,\n\nhere are mine, good luck!\n\n', '\n\nCheers,\nTom\n')).toEqual([unordered]);
  const quote = '\n\nOn Sun, Anna wrote:\n> France: A Paris, F Brest\n> Germany: A Kiel\n--\nBob';
  expect(mistaken('From: Bob <bob@example.org>\nSubject: Re: [Dip] orders\n\nHi,\n', quote)).toEqual([unordered]);
  expect(mistaken('Привет! Вот мои приказы:\n\n', '\n\nС уважением,\nАнна\n')).toEqual([unordered]);
});

test('under the name of a power, moves are not taken for places with coasts', () => {
  const moves = WRITTEN.flatMap(({ phase, line }) => (phase === 'movement' && line !== undefined ? [line] : []));
  expect(moves.length).toBeGreaterThan(300);
  for (const heading of ['France\n', 'Осень 1903, ходы\n\nФранция:\n'])
    expect(moves.filter((line) => isPosition(heading + line))).toEqual([
      'England: Fleet Denmark, No Orders Processed.',
    ]);
});

test.each([
  'Spring 1901\nFrance\nA Par - Brugundyy',
  'Spring 1901\nA Par - Qwxyz',
  'Весна 1901\nФранция\nА Пар наступает на Бурггг',
  'Winter 1901\nFrance: build A Prais',
  'Зима 1902\nРоссия: +А Мос, +Ф Сев',
  'Spring 1901\nFrance: no orders this time, sorry',
  'Dear GM,\nA Paris, A Mar and F Bre hold.\nThx',
  'A Par-Bur',
  '[Spring 1901]\nFrance: A Par - Bur',
  '{France} A Par - Bur',
  'hold everything',
  'Spring 1901',
  '',
])('orders, or nothing, is what this holds: %j', (text) => {
  expect(isPosition(text)).toBe(false);
});

test('a text of another kind is no position', () => {
  expect(isPosition(file('LICENSE'))).toBe(false);
  for (const lang of ['en', 'ru']) expect(isPosition(file(`examples/orders-${lang}.txt`))).toBe(false);
});

test.each([
  'Autumn 1903\nFrance: A Rurh',
  'Осень 1903\nФранция: А Првж',
  'France: A Paris, A Rurh',
  'Francs: A Paris',
  'Austria: Vienna, Budapest, F Trieste',
  'Centres\nFrance: Pariss',
  'Winter 1901, builds\nFrance: A Paris, F Brest, A Rurh',
  'Position\nFrance: F Spain',
])('a position is what this is meant for, although it has a fault: %j', (text) => {
  expect(parsePosition(text, STANDARD_MAP).ok).toBe(false);
  expect(isPosition(text)).toBe(true);
});

test('a position with any one word misspelt is still told as a position', () => {
  const opening = positionOf(newGame());
  const phase = { kind: 'movement', season: 'spring', year: 1901 } as const;
  const texts = [
    file('examples/position.txt'),
    formatPosition(opening, phase, 'en'),
    formatPosition(opening, phase, 'ru'),
    formatPosition({ units: opening.units }, undefined, 'en'),
    formatPosition({ units: opening.units }, undefined, 'ru'),
    formatPosition({ units: opening.units.slice(0, 4) }, { kind: 'build', season: 'winter' }, 'ru'),
  ];
  for (const text of texts) {
    expect(isPosition(text)).toBe(true);
    for (const word of text.matchAll(/\p{L}{2,}/gu)) {
      const rest = text.slice(word.index + word[0].length);
      const wrong = word[0] + (/^[а-яё]/i.test(word[0]) ? 'щъ' : 'qx');
      expect([wrong, isPosition(`${text.slice(0, word.index)}${wrong}${rest}`)]).toEqual([wrong, true]);
    }
  }
});

test('orders below a position are taken apart from it, and keep their line numbers', () => {
  const position = file('examples/position.txt');
  for (const lang of ['en', 'ru']) {
    const orders = file(`examples/orders-${lang}.txt`);
    const apart = takeApart(`${position}\n${orders}`, STANDARD_MAP);
    const alone = parsePosition(position, STANDARD_MAP);
    expect(alone).toEqual({ ok: true, value: apart?.position });
    expect(apart?.orders.trim()).toBe(orders.trim());
    expect(apart?.orders.split('\n')).toHaveLength(`${position}\n${orders}`.split('\n').length);
  }
  const named = takeApart('France: A Paris\nGermany: A Munich\n\nFrance\nA Par - Bur\n', STANDARD_MAP);
  expect(named?.orders).toMatch(/^\n+France\nA Par - Bur\n$/);
});

test('nothing else is taken apart: not a position with a fault, not orders', () => {
  const position = file('examples/position.txt');
  expect(takeApart(position, STANDARD_MAP)).toBeUndefined();
  for (const word of position.matchAll(/\p{L}{2,}/gu)) {
    const rest = position.slice(word.index + word[0].length);
    expect(takeApart(`${position.slice(0, word.index)}${word[0]}qx${rest}`, STANDARD_MAP)).toBeUndefined();
  }
  for (const { line, lines = [] } of WRITTEN) expect(takeApart(line ?? lines.join('\n'), STANDARD_MAP)).toBeUndefined();
});
