import {
  addToOutbox,
  chairsOf,
  changeTable,
  eventsAfter,
  findInvitation,
  findKey,
  giveChair,
  hashOf,
  insertTable,
  invite,
  KEY_LIFE,
  markRead,
  markSent,
  messagesAfter,
  newKey,
  openStore,
  readLog,
  readMarks,
  readNotes,
  readTable,
  readTurn,
  readTurns,
  type Store,
  tablesDue,
  takeDue,
  threadsOf,
  useInvitation,
  writeNotes,
} from '@standoff/store';
import { correct, emptyTheSeat, rollBack, saveOrders, setReady, type Table, tick, write } from '@standoff/table';
import { expect, test } from 'vitest';
import { fullTable, HOUR, NOON, POWERS, someOrders } from './at-table.ts';
import { TEST_KEY } from './keys.ts';
import { onEveryStore } from './stores.ts';

const DUE = NOON + 24 * HOUR;

async function keep(store: Store, table: Table): Promise<void> {
  await store.db.transaction().execute((trx) => insertTable(store, trx, table, NOON));
}

onEveryStore(({ open, place }) => {
  test('a table comes back as it was kept', async () => {
    const store = await open();
    const table = fullTable();
    await keep(store, table);
    expect(await readTable(store, table.id)).toEqual(table);
    expect(await readTable(store, 'other')).toBeUndefined();
  });

  test('a store opened again holds what was acknowledged, and its schema is made once', async () => {
    const where = await place();
    const first = await open(where);
    await keep(first, fullTable());
    const again = await Promise.all([open(where), open(where)]);
    for (const store of again) expect((await readTable(store, 'test'))?.status).toBe('playing');
  });

  test('a newer schema is told and left alone', async () => {
    const where = await place();
    const store = await open(where);
    await store.db.updateTable('meta').set({ value: '99' }).where('key', '=', 'schema').execute();
    expect(await openStore(where)).toMatchObject({ ok: false, error: { code: 'store/newer-schema', found: 99 } });
  });

  test('orders are saved with their log, and judged with the turn, in one go', async () => {
    const store = await open();
    await keep(store, fullTable());
    const orders = someOrders(fullTable(), 'France', () => 0);
    await changeTable(store, 'test', NOON, (table) => saveOrders(table, 'France', orders, NOON));
    expect(await readLog(store, 'test', 'France', 10)).toMatchObject([{ n: 1, phase: 'S1901M', orders }]);
    expect(await readLog(store, 'test', 'Italy', 10)).toEqual([]);
    expect(await tablesDue(store, DUE - 4 * HOUR, 10)).toEqual([]);
    expect(await tablesDue(store, DUE, 10)).toEqual(['test']);
    await changeTable(store, 'test', DUE, (table) => ({ ok: true, value: tick(table, DUE) }));
    expect(await tablesDue(store, DUE, 10)).toEqual([]);
    const [turn] = await readTurns(store, 'test');
    expect(turn?.orders).toHaveLength(3);
    expect(turn?.missed).toHaveLength(6);
    expect((await readTurn(store, 'test', 0))?.after).toEqual((await readTable(store, 'test'))?.state);
  });

  test('many processes and one deadline: the phase is judged once', async () => {
    const where = await place();
    const stores = [await open(where), await open(where), await open(where)];
    const [first] = stores;
    if (first === undefined) throw new Error('no store');
    await keep(first, fullTable());
    // Each reads the table before the others have written theirs.
    const tries = stores.flatMap((store) => [store, store, store]);
    await Promise.all(
      tries.map((store) => changeTable(store, 'test', DUE, (table) => ({ ok: true, value: tick(table, DUE) }))),
    );
    expect(await readTurns(first, 'test')).toHaveLength(1);
    const phases = (await eventsAfter(first, 'test', 'table', 0)).filter(({ event }) => event.kind === 'phase');
    expect(phases).toHaveLength(1);
  });

  test('no change is lost when all come at once', async () => {
    const where = await place();
    const stores = [await open(where), await open(where)];
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    await keep(store, fullTable());
    const writes = POWERS.flatMap((power, i) =>
      [1, 2, 3, 4].map((k) =>
        changeTable(stores[(i + k) % 2] ?? store, 'test', NOON, (table) =>
          write(table, power, 'public', `${power} ${k}`, NOON),
        ),
      ),
    );
    expect((await Promise.all(writes)).every(({ ok }) => ok)).toBe(true);
    const messages = await messagesAfter(store, 'test', 'public', 0, 100);
    expect(messages.map(({ n }) => n)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
    expect(new Set(messages.map(({ text }) => text)).size).toBe(28);
    expect(await threadsOf(store, 'test')).toEqual([{ thread: 'public', last: 28 }]);
    const events = await eventsAfter(store, 'test', 'table', 0);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + (events[0]?.seq ?? 0)));
  });

  test('going back sets the judged phases aside, and they can be judged anew', async () => {
    const store = await open();
    await keep(store, fullTable());
    const pass = () =>
      changeTable(store, 'test', DUE, (table) => {
        let change = setReady(table, 'Austria', true, NOON);
        for (const power of POWERS.slice(1))
          if (change.ok) {
            const next = setReady(change.value.table, power, true, NOON);
            change = next.ok
              ? {
                  ok: true,
                  value: { table: next.value.table, effects: [...change.value.effects, ...next.value.effects] },
                }
              : next;
          }
        return change;
      });
    await pass();
    await pass();
    const record = await readTurn(store, 'test', 0);
    if (record === undefined) throw new Error('no turn');
    await changeTable(store, 'test', DUE, (table) => rollBack(table, record, DUE));
    expect(await readTurns(store, 'test')).toEqual([]);
    await pass();
    expect((await readTurns(store, 'test')).map(({ turn }) => turn)).toEqual([0]);
    const before = (await readTable(store, 'test'))?.state;
    if (before === undefined) throw new Error('no table');
    const corrected = { units: before.units.slice(1), centers: before.centers };
    await changeTable(store, 'test', DUE, (table) => correct(table, corrected, DUE));
    expect((await readTurn(store, 'test', 0))?.after.units).toHaveLength(21);
  });

  test('a chair opens to its key until the seat is emptied', async () => {
    const store = await open();
    await keep(store, fullTable());
    const secret = await newKey(store.db, NOON);
    const key = await findKey(store, secret, NOON);
    if (key === undefined) throw new Error('no key');
    await giveChair(store.db, 'test', 'France', key, NOON);
    expect(await chairsOf(store, key)).toEqual([{ tableId: 'test', role: 'France' }]);
    await changeTable(store, 'test', NOON, (table) => emptyTheSeat(table, 'France', 'revoked', NOON));
    expect(await chairsOf(store, key)).toEqual([]);
    expect(await findKey(store, secret, NOON + KEY_LIFE)).toBeUndefined();
    expect(await findKey(store, `${secret}x`, NOON)).toBeUndefined();
  });

  test('an invitation works once, and a new one ends the old', async () => {
    const store = await open();
    const first = await invite(store.db, 'test', 'Italy', NOON);
    const second = await invite(store.db, 'test', 'Italy', NOON);
    expect(await findInvitation(store, first)).toBeUndefined();
    expect(await findInvitation(store, second)).toEqual({ tableId: 'test', role: 'Italy' });
    expect(await Promise.all([useInvitation(store.db, second), useInvitation(store.db, second)])).toContain(false);
    expect(await findInvitation(store, second)).toBeUndefined();
  });

  test('only hashes of secrets are kept', async () => {
    const store = await open();
    const secrets = [await newKey(store.db, NOON), await invite(store.db, 'test', 'Italy', NOON)];
    const kept = JSON.stringify([
      await store.db.selectFrom('keys').selectAll().execute(),
      await store.db.selectFrom('invitations').selectAll().execute(),
    ]);
    for (const secret of secrets) {
      expect(kept).not.toContain(secret);
      expect(kept).toContain(hashOf(secret));
    }
  });

  test('read marks never go back, and notes keep every letter', async () => {
    const store = await open();
    await markRead(store, 'test', 'Italy', 'public', 5);
    await markRead(store, 'test', 'Italy', 'public', 3);
    expect((await readMarks(store, 'test', 'Italy')).get('public')).toBe(5);
    const odd = 'ничья?\u0000\ud800 «да»';
    await writeNotes(store, 'test', 'Italy', 'first', NOON);
    await writeNotes(store, 'test', 'Italy', odd, NOON);
    expect(await readNotes(store, 'test', 'Italy')).toBe(odd);
  });

  test('what is due in the outbox is taken by one, held, and sent again only if nobody acknowledged it', async () => {
    const where = await place();
    const [one, two] = [await open(where), await open(where)];
    const row = { key: 'mail:1', kind: 'mail', doc: '{}', due_at: NOON };
    await addToOutbox(one, [row]);
    await addToOutbox(two, [row]);
    const taken = await Promise.all([takeDue(one, NOON, 60_000, 10), takeDue(two, NOON, 60_000, 10)]);
    expect(taken.flat()).toHaveLength(1);
    expect(await takeDue(one, NOON + 59_999, 60_000, 10)).toEqual([]);
    expect(await takeDue(one, NOON + 60_000, 60_000, 10)).toHaveLength(1);
    await markSent(one, 'mail:1', NOON);
    expect(await takeDue(one, NOON + 999_999, 60_000, 10)).toEqual([]);
    await addToOutbox(one, [row]);
    expect(await takeDue(one, NOON + 999_999, 60_000, 10)).toEqual([]);
  });
});

test('a file that is no database, and an address nobody answers at, are told', async () => {
  expect(await openStore({ kind: 'sqlite', file: '/dev/null/x.db' })).toMatchObject({
    ok: false,
    error: { code: 'store/cannot-open' },
  });
  expect(
    await openStore({ kind: 'postgres', address: 'postgres://nobody:secret@127.0.0.1:1/x', key: TEST_KEY }),
  ).toMatchObject({
    ok: false,
    error: { code: 'store/no-answer', address: '127.0.0.1:1/x' },
  });
  expect(await openStore({ kind: 'postgres', address: 'mysql://here', key: TEST_KEY })).toEqual({
    ok: false,
    error: { code: 'store/bad-address' },
  });
});
