import { expect, test } from 'vitest';
import { STANDARD_MAP } from '../map.ts';
import { type CentreTables, compileCentres, winnerOf } from './centres.ts';
import { emptyGame } from './game.ts';

test('of two powers with enough centres to win neither wins while they have as many', () => {
  const tables: CentreTables = { ...compileCentres(STANDARD_MAP), victory: 4 };
  const game = emptyGame(STANDARD_MAP);
  game.centres.set([0, 4, 5, 5, 1]);
  expect(winnerOf(tables, game)).toBe(0);
  game.centres.set([0, 6, 5, 5, 1]);
  expect(winnerOf(tables, game)).toBe(1);
  game.centres.set([0, 3, 2, 2, 1]);
  expect(winnerOf(tables, game)).toBe(0);
});

test('home centres stand by power: Russia has four, an unowned centre is nobody’s home', () => {
  const { homeStart, homes, isCentre } = compileCentres(STANDARD_MAP);
  const russia = STANDARD_MAP.powerNumber.get('Russia') ?? 0;
  const codes = [...homes.subarray(homeStart[russia], homeStart[russia + 1])].map((p) => STANDARD_MAP.provinces[p]);
  expect(codes).toEqual(['MOS', 'SEV', 'STP', 'WAR']);
  expect(homes).toHaveLength(22);
  expect(isCentre.reduce((sum, one) => sum + one, 0)).toBe(34);
});
