import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test('a language asked for by name wins over what the browser accepts', () => {
  expect(chooseLanguage('en', 'ru-RU,ru;q=0.9')).toBe('en');
  expect(chooseLanguage('ru', 'en')).toBe('ru');
});

test('the accepted language with the greatest weight is taken, wherever it stands', () => {
  expect(chooseLanguage(null, 'en;q=0.4, ru;q=0.7')).toBe('ru');
  expect(chooseLanguage(null, 'de-DE,de;q=0.9,ru-RU;q=0.8,en;q=0.7')).toBe('ru');
  expect(chooseLanguage(null, 'en-GB,ru;q=0.9')).toBe('en');
});

test('a language refused with weight zero is not taken', () => {
  expect(chooseLanguage(null, 'ru;q=0')).toBe('en');
});

test('English is what remains when nothing fits', () => {
  expect(chooseLanguage(null, null)).toBe('en');
  expect(chooseLanguage('de', 'fr, *;q=0.5')).toBe('en');
  expect(chooseLanguage(null, ';;q=,,ru;q=much')).toBe('en');
});
