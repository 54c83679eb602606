import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neighboursOf, STANDARD_MAP } from './map.ts';
import { STANDARD_DATA } from './standard.ts';

test('the module holds what data/standard.json says', () => {
  const { $schema: _, ...data } = JSON.parse(readFileSync(new URL('../data/standard.json', import.meta.url), 'utf8'));
  expect(STANDARD_DATA).toEqual(data);
});

test('the board has 75 provinces, 34 centres, 111 army and 141 fleet borders', () => {
  expect(STANDARD_DATA.provinces).toHaveLength(75);
  expect(STANDARD_DATA.provinces.filter((province) => province.centre)).toHaveLength(34);
  expect([STANDARD_DATA.army.length, STANDARD_DATA.fleet.length]).toEqual([111, 141]);
});

test('a fleet borders by the coast it stands on, an army by the province', () => {
  expect(neighboursOf(STANDARD_MAP, 'F', 'SPA/NC')).toEqual(['GAS', 'MAO', 'POR']);
  expect(neighboursOf(STANDARD_MAP, 'F', 'MAO')).toContain('SPA/SC');
  expect(neighboursOf(STANDARD_MAP, 'A', 'SPA')).toEqual(['GAS', 'MAR', 'POR']);
  expect(neighboursOf(STANDARD_MAP, 'F', 'SPA')).toEqual([]);
});
