import { expect, test } from 'vitest';
import { STANDARD_MAP } from '../map.ts';
import { routesWithin, seasInOrder, tablesOf } from './tables.ts';

const tables = tablesOf(STANDARD_MAP);
const number = (code: string) => STANDARD_MAP.provinceNumber.get(code) ?? 0;
const ALL = tables.seaBit.reduce((mask, bit) => mask | bit, 0);

function routes(from: string, to: string): string[] {
  return routesWithin(tables, number(from), number(to), ALL).map((route) =>
    seasInOrder(tables, number(from), route)
      .map((sea) => STANDARD_MAP.provinces[sea])
      .join(' '),
  );
}

test('the standard board has 2,094 proper routes, at most four between two coasts', () => {
  const counts = [...tables.routeCount];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2094);
  expect(Math.max(...counts)).toBe(4);
});

test('closed seas carry nobody out', () => {
  expect(routes('SEV', 'SMY')).toEqual([]);
  expect(routes('LVN', 'DEN')).toEqual(['BAL']);
  expect(routes('FIN', 'NWY')).toEqual([]);
});

test('a route leaves out every sea it does not need', () => {
  expect(routes('LON', 'BEL')).toEqual(['ENG', 'NTH']);
  expect(routes('MAR', 'SPA')).toEqual(['LYO']);
});

test('a route is told in sailing order, and backwards on the way back', () => {
  expect(routes('LON', 'TUN')).toContain('ENG MAO WES');
  expect(routes('TUN', 'LON')).toContain('WES MAO ENG');
});

test('both coasts of a province serve a convoy', () => {
  expect(routes('BUL', 'SEV')).toEqual(['BLA']);
  expect(routes('TUS', 'SPA')[0]).toBe('LYO');
});
