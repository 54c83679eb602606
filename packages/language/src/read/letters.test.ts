import { describe, expect, test } from 'vitest';
import { alphabetOf, fromTransliteration, keyOf, otherLayout, twinKey } from './letters.ts';

describe('keyOf', () => {
  test.each([
    ['Mün', 'mun'],
    ['PARIS', 'paris'],
    ['Йорк', 'иорк'],
    ['Ещё', 'еще'],
    ['Smyrña', 'smyrna'],
    ['Pаr', 'par'], // a Cyrillic а among Latin letters
    ['Пaр', 'пар'], // a Latin a among Cyrillic letters
  ])('%s is looked up as %s', (word, key) => {
    expect(keyOf(word)).toBe(key);
  });
});

test('letters that look alike in both alphabets leave the alphabet open', () => {
  expect(alphabetOf('Par')).toBe('latin');
  expect(alphabetOf('Бер')).toBe('cyrillic');
  expect(alphabetOf('АС')).toBe('either');
  expect(twinKey('с')).toBe('c');
  expect(twinKey('бур')).toBeUndefined();
});

test('a word typed with the other keyboard layout is found again', () => {
  expect(otherLayout('Gfh')).toBe('Пар');
  expect(otherLayout('Зфк')).toBe('Par');
});

test('Russian in Latin letters becomes Russian', () => {
  expect(fromTransliteration('berlin')).toBe('берлин');
  expect(fromTransliteration('moskva')).toBe('москва');
});
