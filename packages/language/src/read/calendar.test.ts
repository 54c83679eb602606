import { expect, test } from 'vitest';
import { phaseCodeOf, phaseOf, seasonOf, yearOf } from './calendar.ts';
import { keyOf } from './letters.ts';

test.each([
  ['Spring', 'spring'],
  ['весна', 'spring'],
  ['Frühjahr', 'spring'],
  ['Autumn', 'fall'],
  ['Fall', 'fall'],
  ['осень', 'fall'],
  ['Herbst', 'fall'],
  ['winter', 'winter'],
  ['зима', 'winter'],
])('%s is %s', (word, season) => {
  expect(seasonOf(keyOf(word))).toBe(season);
});

test.each([
  ['retreats', 'retreat'],
  ['отступления', 'retreat'],
  ['builds', 'build'],
  ['постройки', 'build'],
  ['adjustments', 'build'],
])('%s heads the %s phase', (word, phase) => {
  expect(phaseOf(keyOf(word))).toBe(phase);
});

test('codes of judges and programs name season, year and phase', () => {
  expect(phaseCodeOf('s1901m')).toEqual({ season: 'spring', year: 1901, phase: 'movement' });
  expect(phaseCodeOf('f02r')).toEqual({ season: 'fall', year: 1902, phase: 'retreat' });
  expect(phaseCodeOf('w1903a')).toEqual({ season: 'winter', year: 1903, phase: 'build' });
  expect(phaseCodeOf('par')).toBeUndefined();
});

test('a year is a year of the game', () => {
  expect(yearOf('1901')).toBe(1901);
  expect(yearOf('7')).toBeUndefined();
});
