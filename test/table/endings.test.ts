import type { Power } from '@standoff/diplomacy';
import { concede, setReady, type Table, type TableEnd, viewFor, vote, WATCHER } from '@standoff/table';
import { expect, test } from 'vitest';
import { done, fullTable, NOON, POWERS } from './at-table.ts';

const LAND: readonly string[] = Object.values(fullTable().state.centers).flat();

/** A table at which powers hold so many centres; which ones does not matter. */
function withCentres(counts: Readonly<Record<Power, number>>, end?: TableEnd): Table {
  const table = fullTable();
  const rest = [...LAND, ...LAND];
  const centers = Object.fromEntries(POWERS.map((power) => [power, rest.splice(0, counts[power] ?? 0)]));
  const units = table.state.units.filter(({ power }) => (counts[power] ?? 0) > 0);
  return {
    ...table,
    state: { ...table.state, centers, units },
    ...(end === undefined ? {} : { end, status: 'ended' as const }),
  };
}

const COUNTS = { France: 6, England: 3, Turkey: 1 };

function scores(table: Table) {
  const view = viewFor(table, { seats: ['Italy'], moderator: false });
  return view.scores
    ?.map(({ power, drawSize, squares }) => [power, Math.round(drawSize), Math.round(squares)])
    .slice(0, 3);
}

test('a game that goes on is worth nothing yet', () => {
  expect(scores(withCentres(COUNTS))).toBeUndefined();
});

test('a draw is shared equally, or by the squares of centres', () => {
  expect(scores(withCentres(COUNTS, { kind: 'draw', powers: ['England', 'France', 'Turkey'] }))).toEqual([
    ['France', 33, 78],
    ['England', 33, 20],
    ['Turkey', 33, 2],
  ]);
});

test('a game that ended with its last year is shared by all who are left', () => {
  expect(scores(withCentres(COUNTS, { kind: 'year', year: 1910 }))).toEqual([
    ['France', 33, 78],
    ['England', 33, 20],
    ['Turkey', 33, 2],
  ]);
});

test('a winner takes everything, whoever else has centres', () => {
  const conceded = scores(withCentres(COUNTS, { kind: 'conceded', power: 'England' }));
  expect(conceded?.[0]).toEqual(['England', 100, 100]);
  expect(conceded?.slice(1).every(([, a, b]) => a === 0 && b === 0)).toBe(true);
  expect(scores(withCentres(COUNTS, { kind: 'solo', power: 'France', centers: 18 }))?.[0]).toEqual([
    'France',
    100,
    100,
  ]);
});

test('an abandoned game is worth nothing to anybody', () => {
  expect(scores(withCentres(COUNTS, { kind: 'abandoned' }))).toEqual([]);
});

test('hidden votes for a draw are seen by nobody until the last, and then the game is over', () => {
  let table = withCentres(COUNTS);
  const before = JSON.stringify([viewFor(table, WATCHER), viewFor(table, { seats: ['Turkey'], moderator: false })]);
  table = done(vote(table, 'France', 'draw', true, NOON));
  table = done(vote(table, 'England', 'draw', true, NOON));
  const after = JSON.stringify([viewFor(table, WATCHER), viewFor(table, { seats: ['Turkey'], moderator: false })]);
  expect(after).toBe(before);
  table = done(vote(table, 'Turkey', 'draw', true, NOON));
  expect(table.end).toEqual({ kind: 'draw', powers: ['England', 'France', 'Turkey'] });
});

test('a concession is complete when all others have conceded to the same power, and is told to nobody before', () => {
  let table = withCentres(COUNTS);
  const seen = (one: Table): string => JSON.stringify(viewFor(one, { seats: ['France'], moderator: false }));
  const before = seen(table);
  table = done(concede(table, 'England', 'France', NOON));
  expect(seen(table)).toBe(before);
  table = done(concede(table, 'Turkey', 'England', NOON));
  expect(table.status).toBe('playing');
  table = done(concede(table, 'Turkey', 'France', NOON));
  expect(table.end).toEqual({ kind: 'conceded', power: 'France' });
});

test('a game with a last year ends after its winter, not before', () => {
  let table = fullTable({ lastYear: 1901 });
  for (let phases = 0; phases < 6 && table.status === 'playing'; phases++)
    for (const power of POWERS) {
      if (table.status !== 'playing') break;
      const set = setReady(table, power, true, NOON);
      if (set.ok) table = set.value.table;
    }
  expect(table.end).toEqual({ kind: 'year', year: 1901 });
  expect(viewFor(table, WATCHER).scores?.every(({ drawSize }) => Math.round(drawSize) === 14)).toBe(true);
});
