import { newGame, positionOf } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { boardPicture } from './picture.ts';
import { STANDARD_BOARD } from './standard.ts';
import { standings, standingsRow } from './standings.ts';

const start = positionOf(newGame());

test('Every power that has a centre or a unit stands with its number of centres, in the order of the rulebook', () => {
  expect(standings(start).map(({ power, centers }) => `${power} ${centers}`)).toEqual([
    'Austria 3',
    'England 3',
    'France 3',
    'Germany 3',
    'Italy 3',
    'Russia 4',
    'Turkey 3',
  ]);
  const units = [{ power: 'Italy', type: 'A' as const, at: 'ROM' }];
  expect(standings({ units, centers: { France: ['PAR'], Turkey: [] } })).toEqual([
    { power: 'France', centers: 1 },
    { power: 'Italy', centers: 0 },
  ]);
});

test('Where nobody knows who owns the centres there is no row', () => {
  expect(standings({ units: start.units })).toEqual([]);
  const bare = boardPicture(STANDARD_BOARD, { units: start.units }, { lang: 'en', standings: true });
  expect(bare).toContain('viewBox="-14 -14 1228 1108"');
});

test('Names stand where there is room, in the language asked for; else the letters alone', () => {
  const row = standings(start);
  expect(standingsRow(row, 'ru', 0, 0, 1200, 16).svg).toContain('>Австрия 3<');
  const narrow = standingsRow(row, 'ru', 0, 0, 400, 11).svg;
  expect(narrow).not.toContain('Австрия');
  expect(narrow.match(/class="standing-letter"/g)).toHaveLength(7);
});

test('The row stays within its width', () => {
  for (const width of [330, 560, 800, 1200]) {
    const { svg } = standingsRow(standings(start), 'ru', 10, 0, width, Math.max(11, width / 72));
    const starts = [...svg.matchAll(/standing-chip" x="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(starts[0]).toBe(10);
    expect(Math.max(...starts)).toBeLessThan(10 + width);
  }
});
