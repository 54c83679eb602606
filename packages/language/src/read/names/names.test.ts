import { STANDARD_MAP } from '@standoff/diplomacy';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../letters.ts';
import { editDistance } from './distance.ts';
import { lookUpPlace, namesOf } from './lookup.ts';
import { nearPlace, nearPlaces } from './near.ts';
import { headingPower, namedPower, powerOfLetter } from './powers.ts';

const NAMES = namesOf(STANDARD_MAP);

function placesOf(word: string): string[] {
  const meaning = lookUpPlace(NAMES, keyOf(word));
  return meaning === undefined ? [] : [...new Set([...meaning.whole, ...meaning.likely, ...meaning.possible])].sort();
}

describe('lookUpPlace', () => {
  test.each([
    ['Paris', 'PAR'],
    ['Nrg', 'NWG'],
    ['Mid', 'MAO'],
    ['Gol', 'LYO'],
    ['Gob', 'BOT'],
    ['Nts', 'NTH'],
    ['Бургундию', 'BUR'],
    ['Марселя', 'MAR'],
    ['Норвегии', 'NWY'],
    ['München', 'MUN'],
    ['livo', 'LVN'],
  ])('%s is %s', (word, code) => {
    expect(placesOf(word)).toContain(code);
  });

  test('a short name of two places is both', () => {
    expect(placesOf('Tyr')).toEqual(['TYR', 'TYS']);
    expect(placesOf('Вен')).toEqual(['VEN', 'VIE']);
    expect(placesOf('Nor')).toEqual(['NTH', 'NWG', 'NWY']);
  });

  test('every code is its own province', () => {
    for (const code of STANDARD_MAP.provinces.slice(1)) expect(lookUpPlace(NAMES, keyOf(code))?.code).toBe(code);
  });
});

describe('near misses', () => {
  test.each([
    ['Burgumdy', 'BUR'],
    ['Picardie', 'PIC'],
    ['Marsielles', 'MAR'],
    ['Константинопль', 'CON'],
  ])('%s is meant for %s', (word, code) => {
    expect(nearPlace(NAMES, keyOf(word)) ?? placesOf(word)[0]).toBe(code);
  });

  test('short words are not mended, only suggestions are made', () => {
    expect(nearPlace(NAMES, 'brg')).toBeUndefined();
    expect(nearPlaces(NAMES, 'brg')).toContain('BUR');
    expect(nearPlaces(NAMES, 'brg', 2).length).toBeLessThanOrEqual(2);
  });
});

test('the distance between words counts swaps once and stops at its limit', () => {
  expect(editDistance('paris', 'pairs', 2)).toBe(1);
  expect(editDistance('paris', 'pari', 2)).toBe(1);
  expect(editDistance('paris', 'paris', 2)).toBe(0);
  expect(editDistance('paris', 'london', 2)).toBeGreaterThan(2);
});

describe('powers', () => {
  test.each([
    ['France', 'France', 'noun'],
    ['Франции', 'France', 'noun'],
    ['German', 'Germany', 'adjective'],
    ['немецкий', 'Germany', 'adjective'],
    ['Österreich', 'Austria', 'noun'],
    ['Rus', 'Russia', 'short'],
  ])('%s names %s by its %s', (word, power, form) => {
    expect(namedPower(STANDARD_MAP, keyOf(word))).toEqual({ power, form });
  });

  test('letters are powers only where a power must stand', () => {
    expect(powerOfLetter(STANDARD_MAP, 'g')).toBe('Germany');
    expect(headingPower(STANDARD_MAP, 'ah')).toBe('Austria');
    expect(namedPower(STANDARD_MAP, 'g')).toBeUndefined();
  });
});
