import { expect, test } from 'vitest';
import { judgeExample } from './example.ts';

test('the fleets bounce in the Channel and the supported army enters Burgundy', () => {
  expect(judgeExample('en').map(({ order, failed }) => [order, failed])).toEqual([
    ['F London - English Channel', true],
    ['F Brest - English Channel', true],
    ['A Paris - Burgundy', false],
    ['A Marseilles supports A Paris - Burgundy', false],
    ['A Munich - Burgundy', true],
  ]);
});

test('the reasons come in the language of the page', () => {
  expect(judgeExample('en')[0]?.why).toMatch(/^Bounced: .*1 against 1/);
  expect(judgeExample('ru')[0]?.why).toMatch(/^Пат: .*1 против 1/);
});
