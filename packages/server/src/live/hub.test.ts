import { dropKey, findKey, type Key, newKey, openStore, type Store, type StoredEvent } from '@standoff/store';
import type { Channel } from '@standoff/table';
import { expect, onTestFinished, test } from 'vitest';
import { type Hub, type Listener, newHub } from './hub.ts';

const NOW = 1000;

async function newStore(): Promise<Store> {
  const store = await openStore({ kind: 'sqlite', file: ':memory:' });
  if (!store.ok) throw new Error(store.error.code);
  onTestFinished(store.value.close);
  return store.value;
}

interface Ear extends Listener {
  readonly heard: string[];
}

function ear(hub: Hub, position: Readonly<Record<string, number>>, key?: Key): Ear {
  const heard: string[] = [];
  const listener: Ear = {
    tableId: 'a',
    key,
    address: 'here',
    position: new Map(Object.entries(position) as [Channel, number][]),
    beat: () => void heard.push('beat'),
    send: (events) => void heard.push(...events.map(({ channel, seq }) => `${channel} ${seq}`)),
    renew: () => Promise.resolve(undefined),
    close: () => {
      heard.push('closed');
      remove();
    },
    heard,
  };
  const remove = hub.add(listener);
  return listener;
}

function said(channel: Channel, seq: number): StoredEvent {
  return { channel, seq, at: NOW, event: { kind: 'message', thread: 'public', n: seq } };
}

async function keep(store: Store, version: number, events: readonly StoredEvent[]): Promise<void> {
  const row = { turn: 0, status: 'playing', wakes_at: null, listed: 0, open_seats: 0, name: '', doc: '{}' };
  await store.db
    .insertInto('tables')
    .values({ ...row, id: 'a', version, created_at: NOW, changed_at: NOW })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
  for (const { channel, seq, at, event } of events)
    await store.db
      .insertInto('events')
      .values({ table_id: 'a', channel, seq, at, doc: JSON.stringify(event) })
      .execute();
}

test('what was just written here is told as it is, each to whom it concerns; what leaves a gap is looked up', async () => {
  const store = await newStore();
  await keep(store, 5, [said('table', 1), said('table', 2)]);
  const hub = newHub(
    store,
    () => undefined,
    () => NOW,
  );
  const [table, seat] = [ear(hub, { table: 2 }), ear(hub, { table: 0, 'seat:France': 0 })];
  await expect.poll(() => seat.heard).toEqual(['table 1', 'table 2']);
  // Nothing of this is in the database: so it was told without looking.
  const event = (channel: Channel, seq: number) => ({ kind: 'event' as const, ...said(channel, seq) });
  await expect
    .poll(() => {
      hub.touch({ tableId: 'a', version: 6, events: [event('table', 3), event('seat:France', 1)] });
      return table.heard;
    })
    .toEqual(['table 3']);
  expect(seat.heard.slice(2)).toEqual(['table 3', 'seat:France 1']);
  // Somebody else made the version between: what it brought is looked up, and nobody hears anything twice.
  await keep(store, 8, [said('table', 3), said('table', 4), said('table', 5), said('seat:France', 1)]);
  hub.touch({ tableId: 'a', version: 8, events: [event('table', 5)] });
  await expect.poll(() => table.heard).toEqual(['table 3', 'table 4', 'table 5']);
  expect(seat.heard.slice(4)).toEqual(['table 4', 'table 5']);
});

test('who comes while news are being looked up for others misses nothing of what was before', async () => {
  const store = await newStore();
  await keep(store, 5, [said('table', 1), said('table', 2), said('table', 3)]);
  const hub = newHub(
    store,
    () => undefined,
    () => NOW,
  );
  const [there, late] = [ear(hub, { table: 2 }), ear(hub, { table: 0 })];
  await expect.poll(() => late.heard).toEqual(['table 1', 'table 2', 'table 3']);
  expect(there.heard).toEqual(['table 3']);
});

test('a line shows now and then that it is there, and is ended when its key was ended elsewhere', async () => {
  const store = await newStore();
  const hub = newHub(
    store,
    () => undefined,
    () => NOW,
  );
  const secret = await newKey(store.db, NOW);
  const key = await findKey(store, secret, NOW);
  if (key === undefined) throw new Error('a new key opens nothing');
  const [stranger, player] = [ear(hub, { table: 0 }), ear(hub, { table: 0 }, key)];
  for (let second = 1; second < 50; second++) await hub.beat();
  expect([stranger.heard, player.heard]).toEqual([['beat'], ['beat']]);
  await dropKey(store, key.hash);
  await hub.beat();
  expect([stranger.heard, player.heard]).toEqual([
    ['beat', 'beat'],
    ['beat', 'beat', 'closed'],
  ]);
  expect(hub.count()).toBe(1);
});
