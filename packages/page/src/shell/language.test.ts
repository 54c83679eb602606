import { expect, test } from 'vitest';
import { enCount, firstLanguage, ruCount } from './language.ts';

test("the first visit takes the first of the browser's languages that the page speaks", () => {
  expect(firstLanguage(['de-DE', 'ru-RU', 'en'])).toBe('ru');
  expect(firstLanguage(['EN-gb', 'ru'])).toBe('en');
  expect(firstLanguage(['fr', 'be'])).toBe('en');
});

test('Russian counts in three forms, English in two', () => {
  const forms = { one: 'приказ', few: 'приказа', many: 'приказов' };
  expect([1, 2, 5, 11, 21, 22, 111, 0].map((n) => ruCount(n, forms))).toEqual([
    'приказ',
    'приказа',
    'приказов',
    'приказов',
    'приказ',
    'приказа',
    'приказов',
    'приказов',
  ]);
  expect([1, 2, 0, 21].map((n) => enCount(n, { one: 'order', other: 'orders' }))).toEqual([
    'order',
    'orders',
    'orders',
    'orders',
  ]);
});
