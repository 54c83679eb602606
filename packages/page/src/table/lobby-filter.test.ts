import { DAILY } from '@standoff/table';
import { expect, test } from 'vitest';
import type { ListedTable } from './answers.ts';
import { ANY_TABLE, inOrder, matching, tempoOf } from './lobby-filter.ts';
import { freshSettings, paceOf } from './new-settings.ts';

function listed(id: string, settings: Partial<ListedTable['settings']>): ListedTable {
  return {
    id,
    settings: { ...freshSettings(id, 'UTC'), ...settings },
    status: 'gathering',
    own: [],
    moderates: false,
  };
}

test('a table is as fast as its movement phases', () => {
  expect(tempoOf(paceOf('live', 'UTC'))).toBe('live');
  expect(tempoOf(paceOf('daily', 'UTC'))).toBe('daily');
  expect(tempoOf(paceOf('twice', 'UTC'))).toBe('slow');
  expect(tempoOf(paceOf('hand', 'UTC'))).toBe('hand');
  expect(tempoOf({ ...DAILY, movement: { kind: 'length', minutes: 4320 } })).toBe('slow');
});

test('of open tables those are shown that fit all that was asked', () => {
  const tables = [
    listed('Quick gunboat', { pace: paceOf('live', 'UTC'), press: 'none', names: 'hidden' }),
    listed('Slow talk', { pace: paceOf('twice', 'UTC') }),
    listed('Daily talk', {}),
  ];
  const found = (filter: object): readonly string[] =>
    matching(tables, { ...ANY_TABLE, ...filter }).map(({ id }) => id);
  expect(found({})).toHaveLength(3);
  expect(found({ words: ' TALK ' })).toEqual(['Slow talk', 'Daily talk']);
  expect(found({ words: 'talk', tempo: 'slow' })).toEqual(['Slow talk']);
  expect(found({ press: 'none' })).toEqual(['Quick gunboat']);
  expect(found({ press: 'none', names: 'shown' })).toEqual([]);
});

test('of one’s own tables those come first that want orders, the nearest deadline before the others', () => {
  const own = [{ power: 'France', mustOrder: true, ready: false, ordered: false, unordered: 3, centers: 3 }];
  const playing = (id: string, deadline: number): ListedTable => ({
    ...listed(id, {}),
    status: 'playing',
    deadline,
    own,
  });
  const mine: readonly ListedTable[] = [
    listed('gathering', {}),
    { ...playing('over', 0), status: 'ended' },
    { ...playing('done', 1), own: own.map((one) => ({ ...one, ready: true })) },
    playing('later', 9),
    playing('soon', 5),
  ];
  expect(inOrder(mine).map(({ id }) => id)).toEqual(['soon', 'later', 'done', 'gathering', 'over']);
});
