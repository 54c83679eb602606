import { expect, test } from 'vitest';
import { languageAsked, languageOf, wantsStyle } from './environment.ts';

test('the language is that of the locale of messages', () => {
  expect(languageOf({ LANG: 'ru_RU.UTF-8' })).toBe('ru');
  expect(languageOf({ LANG: 'ru_RU.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(languageOf({ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'ru_UA' })).toBe('ru');
  expect(languageOf({ LANG: 'rup_MK' })).toBe('en');
  expect(languageOf({})).toBe('en');
});

test('the language asked for is known before the arguments are parsed', () => {
  expect(languageAsked(['judge', '--lang', 'ru'])).toBe('ru');
  expect(languageAsked(['judge', '--lang=en', 'x'])).toBe('en');
  expect(languageAsked(['judge', '--lang', 'fr'])).toBeUndefined();
  expect(languageAsked(['judge', '--', '--lang', 'ru'])).toBeUndefined();
});

test('text is underlined on a terminal, in a pipe only by force, never against NO_COLOR', () => {
  expect(wantsStyle({ isTTY: true }, {})).toBe(true);
  expect(wantsStyle({}, {})).toBe(false);
  expect(wantsStyle({}, { FORCE_COLOR: '1' })).toBe(true);
  expect(wantsStyle({ isTTY: true }, { FORCE_COLOR: '0' })).toBe(false);
  expect(wantsStyle({ isTTY: true }, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  expect(wantsStyle({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
});
