import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { explainReadProblem } from '../catalogue/explain.ts';
import { readOrders } from './orders.ts';
import type { Reading } from './reading.ts';

function read(text: string): Reading {
  return readOrders(text, { map: STANDARD_MAP, phase: 'movement', units: STANDARD_MAP.data.start.units });
}

const TALK = 'We shall see what the spring brings to all of us.\n';

test('a long text is read to its end where orders stand in it now and then', () => {
  const part = TALK.repeat(900);
  const { orders, problems, lines } = read(`${part}A Par - Bur\n${part}A Mar S A Par - Bur\n${part}F Bre - Mao`);
  expect(orders.map(({ text }) => text)).toEqual(['A Par - Bur', 'A Mar S A Par - Bur', 'F Bre - Mao']);
  expect(problems.filter(({ detail }) => detail === 'too-long')).toEqual([]);
  expect(lines).toHaveLength(2703);
});

test('where too much is no order the rest is not read, and it is said from where on', () => {
  const talk = TALK.repeat(2700);
  const { orders, problems, lines } = read(`A Par - Bur\n${talk}F Bre - Mao\nmore`);
  expect(orders.map(({ text }) => text)).toEqual(['A Par - Bur']);
  const last = problems.at(-1);
  expect(last).toMatchObject({
    detail: 'too-long',
    line: Math.floor(128_000 / (TALK.length - 1)) + 2,
    word: 'We shall see what the spring b',
  });
  expect(lines).toHaveLength(2703);
  expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  if (last === undefined) throw new Error('nothing is told');
  expect(explainReadProblem(last, 'en')).toContain('nothing was read');
  expect(explainReadProblem(last, 'ru')).toContain('ничего не прочитано');
});

test('a line that is longer than any of orders is left out as a whole', () => {
  const { problems, orders } = read(`A Par - Bur\n${'N. '.repeat(4_000_000)}\nF Bre - Mao`);
  expect(orders).toHaveLength(1);
  expect(problems).toMatchObject([{ detail: 'too-long', line: 2, column: 1 }]);
});
