import { mayWrite, type PressKind, type Table, threadOf, write } from '@standoff/table';
import { expect, test } from 'vitest';
import { fullTable, NOON } from './at-table.ts';

function allowed(press: PressKind, thread: string, part: Partial<Table> = {}): true | string {
  const result = mayWrite({ ...fullTable({ press }), ...part }, 'France', thread);
  return result.ok || result.error.code;
}

const { state } = fullTable();
const RETREATS: Partial<Table> = { state: { ...state, phase: { kind: 'retreat', season: 'spring', year: 1901 } } };

test('each kind of press lets through what it promises', () => {
  expect(allowed('all', 'England+France')).toBe(true);
  expect(allowed('all', 'England+France+Italy')).toBe(true);
  expect(allowed('all', 'public')).toBe(true);
  expect(allowed('public', 'public')).toBe(true);
  expect(allowed('public', 'England+France')).toBe('press/public-only');
  expect(allowed('anonymous', 'public')).toBe(true);
  expect(allowed('anonymous', 'England+France')).toBe('press/public-only');
  expect(allowed('none', 'public')).toBe('press/none');
  expect(allowed('rulebook', 'England+France')).toBe(true);
  expect(allowed('rulebook', 'England+France', RETREATS)).toBe('press/not-now');
  expect(allowed('all', 'England+France', RETREATS)).toBe(true);
});

test('the moderator can be written to at any table and in any phase', () => {
  expect(allowed('none', 'France+moderator')).toBe(true);
  expect(allowed('rulebook', 'France+moderator', RETREATS)).toBe(true);
  expect(allowed('all', 'England+France+moderator')).toBe('press/no-such-thread');
});

test('nobody writes into a thread of others, and a thread has one spelling', () => {
  expect(allowed('all', 'England+Italy')).toBe('press/not-in-thread');
  expect(allowed('all', 'France+England')).toBe('press/no-such-thread');
  expect(allowed('all', 'France+France')).toBe('press/no-such-thread');
  expect(allowed('all', 'England+Francia')).toBe('press/no-such-thread');
  expect(allowed('all', 'France')).toBe('press/no-such-thread');
  expect(threadOf(['Italy', 'France', 'Italy'])).toBe('France+Italy');
});

test('after the end everybody may talk in public', () => {
  expect(allowed('none', 'public', { status: 'ended' })).toBe(true);
});

test('messages are numbered in their own thread, and reach only those in it', () => {
  const first = write(fullTable(), 'France', 'England+France', 'Burgundy?', NOON);
  if (!first.ok) throw new Error(first.error.code);
  const second = write(first.value.table, 'Italy', 'public', 'Hello all.', NOON);
  if (!second.ok) throw new Error(second.error.code);
  expect(second.value.effects.find(({ kind }) => kind === 'message')).toMatchObject({
    message: { thread: 'public', n: 1 },
  });
  const told = first.value.effects.flatMap((effect) => (effect.kind === 'event' ? [effect.channel] : []));
  expect(told).toEqual(['seat:England', 'seat:France']);
  expect(write(fullTable(), 'France', 'public', '  \n', NOON)).toEqual({ ok: false, error: { code: 'press/empty' } });
});
