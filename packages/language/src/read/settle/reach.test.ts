import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { borders, isChain, overSeas } from './reach.ts';

test('armies and fleets have their own borders, and a coast left out may be any', () => {
  expect(borders(STANDARD_MAP, 'A', 'PAR', 'BUR')).toBe(true);
  expect(borders(STANDARD_MAP, 'F', 'PAR', 'BUR')).toBe(false);
  expect(borders(STANDARD_MAP, 'F', 'MAO', 'SPA')).toBe(true);
  expect(borders(STANDARD_MAP, 'F', 'BUL/EC', 'CON')).toBe(true);
  expect(borders(STANDARD_MAP, 'F', 'ROM', 'VEN')).toBe(false);
});

test('an army goes over seas from coast to coast', () => {
  expect(overSeas(STANDARD_MAP, 'LON', 'NWY')).toBe(true);
  expect(overSeas(STANDARD_MAP, 'LON', 'SYR')).toBe(true);
  expect(overSeas(STANDARD_MAP, 'PAR', 'BUR')).toBe(false);
  expect(overSeas(STANDARD_MAP, 'LON', 'MUN')).toBe(false);
});

test('a chain of seas must hold together', () => {
  expect(isChain(STANDARD_MAP, 'LON', ['NTH'], 'NWY')).toBe(true);
  expect(isChain(STANDARD_MAP, 'LON', ['ENG', 'MAO'], 'POR')).toBe(true);
  expect(isChain(STANDARD_MAP, 'LON', ['MAO'], 'POR')).toBe(false);
});
