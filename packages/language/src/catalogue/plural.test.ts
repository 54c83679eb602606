import { expect, test } from 'vitest';
import { STEPS as EN } from './en/phrases.ts';
import { enCount, ruCount } from './plural.ts';
import { STEPS as RU } from './ru/phrases.ts';

test('Russian numbers take one of three forms', () => {
  expect([0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 101].map((count) => ruCount(count, RU))).toEqual([
    '0 шагов',
    '1 шаг',
    '2 шага',
    '4 шага',
    '5 шагов',
    '11 шагов',
    '14 шагов',
    '21 шаг',
    '22 шага',
    '25 шагов',
    '101 шаг',
  ]);
});

test('English numbers take one of two forms', () => {
  expect([0, 1, 2].map((count) => enCount(count, EN))).toEqual(['0 steps', '1 step', '2 steps']);
});
