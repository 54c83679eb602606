import type { Power } from '@standoff/diplomacy';
import { emptyTheSeat, join, leaveLobby, startWith, type Table, viewFor } from '@standoff/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { done, emptyTable, HOUR, NOON, POWERS } from './at-table.ts';

function lobby(dummies: readonly Power[] = []): Table {
  return emptyTable({ listed: true }, dummies);
}

/** Numbers that look like chance and are the same for the same seed. */
function chanceOf(seed: number): () => number {
  let x = seed;
  return () => {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    return x / 2_147_483_648;
  };
}

test('an open game begins when it is full, every power with somebody', () => {
  let table = lobby(['Turkey']);
  for (let i = 0; i < 6; i++) {
    expect(table.status).toBe('gathering');
    table = done(join(table, { id: `p${i}`, name: `player ${i}`, wishes: [] }, chanceOf(1), NOON));
  }
  expect(table.status).toBe('playing');
  const names = POWERS.flatMap((power) => table.seats[power]?.name ?? []);
  expect(names.sort()).toEqual([0, 1, 2, 3, 4, 5].map((i) => `player ${i}`));
  expect(table.seats.Turkey?.holder).toBe('dummy');
});

test('wishes that do not clash are all met', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...POWERS], { minLength: 7 }), fc.nat(), (wished, seed) => {
      let table = lobby();
      for (const [i, power] of wished.entries())
        table = done(join(table, { id: `p${i}`, name: `${power} please`, wishes: [power] }, chanceOf(seed), NOON));
      for (const power of POWERS) expect(table.seats[power]?.name).toBe(`${power} please`);
    }),
    { numRuns: 30 },
  );
});

test('who came first has no better draw', () => {
  const got = new Map<Power, number>();
  for (let seed = 0; seed < 700; seed++) {
    let table = lobby();
    for (let i = 0; i < 7; i++)
      table = done(
        join(
          table,
          { id: `p${i}`, name: `player ${i}`, wishes: ['England', 'France'] },
          chanceOf(seed * 7919 + 13),
          NOON,
        ),
      );
    const first = POWERS.find((power) => table.seats[power]?.name === 'player 0') ?? '';
    got.set(first, (got.get(first) ?? 0) + 1);
  }
  // One in seven is a hundred; England and France are shared fairly though all wish for them.
  for (const power of POWERS) expect(got.get(power) ?? 0, power).toBeGreaterThan(60);
  for (const power of POWERS) expect(got.get(power) ?? 0, power).toBeLessThan(150);
});

test('somebody may leave before the draw, and a moderator may begin with empty seats', () => {
  let table = done(join(lobby(), { id: 'a', name: 'Anna', wishes: ['Italy'] }, chanceOf(3), NOON));
  table = done(join(table, { id: 'b', name: 'Ben', wishes: [] }, chanceOf(3), NOON));
  expect(viewFor(table, { seats: [], moderator: false, applicant: 'a' }).lobby).toEqual({
    joined: 2,
    free: 7,
    names: ['Anna', 'Ben'],
    waits: true,
  });
  table = done(leaveLobby(table, 'b', NOON));
  expect(leaveLobby(table, 'b', NOON).ok).toBe(false);
  table = done(startWith(table, chanceOf(3), NOON));
  expect(table.seats.Italy).toMatchObject({ holder: 'held', name: 'Anna' });
  expect(POWERS.filter((power) => table.seats[power]?.holder === 'open')).toHaveLength(6);
});

test('an open game that lost a player takes another from the lobby, and gives them a full phase', () => {
  let table = lobby();
  for (let i = 0; i < 7; i++)
    table = done(join(table, { id: `p${i}`, name: `player ${i}`, wishes: [] }, chanceOf(5), NOON));
  expect(join(table, { id: 'x', name: 'Xenia', wishes: [] }, chanceOf(1), NOON)).toMatchObject({
    error: { code: 'lobby/full' },
  });
  table = done(emptyTheSeat(table, 'Italy', 'left', NOON));
  const joined = join(table, { id: 'x', name: 'Xenia', wishes: ['France', 'Italy'] }, chanceOf(1), NOON + 20 * HOUR);
  if (!joined.ok) throw new Error(joined.error.code);
  expect(joined.value.table.seats.Italy).toMatchObject({ holder: 'held', name: 'Xenia' });
  expect(joined.value.effects).toContainEqual({ kind: 'drawn', seats: [{ applicant: 'x', power: 'Italy' }] });
  expect(joined.value.table.clock.deadline).toBe(NOON + 44 * HOUR);
});

test('a private table is not to be joined', () => {
  expect(join(emptyTable(), { id: 'a', name: 'Anna', wishes: [] }, chanceOf(1), NOON)).toEqual({
    ok: false,
    error: { code: 'lobby/closed' },
  });
});
