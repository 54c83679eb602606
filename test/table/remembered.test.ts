import {
  arrive,
  changeTable,
  eventsAfter,
  giveChair,
  insertContact,
  insertTable,
  messagesAfter,
  newKey,
  readLog,
  readTable,
  readTurn,
  type Store,
  takeDue,
} from '@standoff/store';
import { emptyTheSeat, saveOrders, tick, write } from '@standoff/table';
import { expect, test } from 'vitest';
import { fullTable, HOUR, NOON, someOrders } from './at-table.ts';
import { client, seatAt, seated, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

const DUE = NOON + 24 * HOUR;

async function keep(store: Store): Promise<void> {
  await store.db.transaction().execute((trx) => insertTable(store, trx, fullTable(), NOON));
}

onEveryStore(({ open, place }) => {
  test('what another process wrote is what a change is decided on, whatever is remembered here', async () => {
    const where = await place();
    const [here, there] = [await open(where), await open(where)];
    await keep(here);
    const say = (store: Store, text: string) =>
      changeTable(store, 'test', NOON, (table) => write(table, 'France', 'public', text, NOON));
    for (const [store, text] of [
      [here, 'one'],
      [there, 'two'],
      [here, 'three'],
      [here, 'four'],
      [there, 'five'],
    ] as const)
      expect((await say(store, text)).ok).toBe(true);
    for (const store of [here, there]) {
      const said = (await messagesAfter(store, 'test', 'public', 0, 100)).map(({ n, text }) => [n, text]);
      expect(said).toEqual([
        [1, 'one'],
        [2, 'two'],
        [3, 'three'],
        [4, 'four'],
        [5, 'five'],
      ]);
      expect((await readTable(store, 'test'))?.counters['thread:public']).toBe(5);
    }
  });

  test('nobody is refused by what is only remembered, and nobody let through by it', async () => {
    const where = await place();
    const [here, there] = [await open(where), await open(where)];
    await keep(here);
    const orders = someOrders(fullTable(), 'France', () => 0);
    const save = (now: number) => changeTable(here, 'test', now, (table) => saveOrders(table, 'France', orders, now));
    expect((await save(NOON)).ok).toBe(true);
    // The phase is judged elsewhere: here its deadline is still remembered.
    await changeTable(there, 'test', DUE, (table) => ({ ok: true, value: tick(table, DUE) }));
    const saved = await save(DUE + HOUR);
    expect(saved.ok && saved.value.table.turn).toBe(1);
    expect((await readTable(here, 'test'))?.turn).toBe(1);
  });

  test('what is remembered after a change is what was written', async () => {
    const where = await place();
    const [here, there] = [await open(where), await open(where)];
    await keep(here);
    await changeTable(here, 'test', NOON, (table) =>
      saveOrders(
        table,
        'Italy',
        someOrders(table, 'Italy', () => 0),
        NOON,
      ),
    );
    await changeTable(here, 'test', DUE, (table) => ({ ok: true, value: tick(table, DUE) }));
    expect(await readTable(here, 'test')).toEqual(await readTable(there, 'test'));
    const events = await eventsAfter(there, 'test', 'table', 0);
    expect(events.map(({ event }) => event.kind)).toContain('phase');
  });

  test('what is written at once is kept to the letter, whatever is in it', async () => {
    const store = await open();
    await keep(store);
    const odd = '{"a\\\\",NULL}\n\t\u2028 Ö 😀 \\" $1 \' }, {';
    const [order] = someOrders(fullTable(), 'France', () => 0);
    if (order === undefined) throw new Error('no orders');
    const orders = [{ ...order, text: odd }];
    await changeTable(store, 'test', NOON, (table) => saveOrders(table, 'France', orders, NOON));
    await changeTable(store, 'test', DUE, (table) => ({ ok: true, value: tick(table, DUE) }));
    const turn = await readTurn(store, 'test', 0);
    expect(turn?.orders.find(({ power }) => power === 'France')).toMatchObject({ text: odd });
    expect((await readLog(store, 'test', 'France', 1))[0]?.orders).toEqual(orders);
  });

  test('who comes is known by key and chairs, a stranger too, and a key that has ended opens nothing', async () => {
    const store = await open();
    await keep(store);
    const secret = await newKey(store.db, NOON);
    const { key } = await arrive(store, secret, 'test', NOON);
    if (key === undefined) throw new Error('a new key opens nothing');
    expect(await arrive(store, secret, 'test', NOON)).toMatchObject({ table: { id: 'test' }, roles: [] });
    await giveChair(store.db, 'test', 'France', key, NOON);
    await giveChair(store.db, 'test', 'moderator', key, NOON);
    await giveChair(store.db, 'other', 'Italy', key, NOON);
    const came = await arrive(store, secret, 'test', NOON);
    expect({ ...came, roles: [...came.roles].sort() }).toMatchObject({ key, roles: ['France', 'moderator'] });
    expect(await arrive(store, undefined, 'test', NOON)).toMatchObject({ key: undefined, roles: [] });
    expect(await arrive(store, 'x'.repeat(32), 'test', NOON)).toMatchObject({ key: undefined, roles: [] });
    expect(await arrive(store, secret, 'none', NOON)).toEqual({ key, table: undefined, roles: [] });
    const late = NOON + 400 * 24 * HOUR;
    expect(await arrive(store, secret, 'test', late)).toMatchObject({ key: undefined, roles: [] });
  });

  test('what nobody wants to be told of outside is not kept to be told', async () => {
    const store = await open();
    await keep(store);
    const say = () => changeTable(store, 'test', NOON, (table) => write(table, 'France', 'public', 'hello', NOON));
    const free = () => changeTable(store, 'test', NOON, (table) => emptyTheSeat(table, 'Italy', 'revoked', NOON));
    await say();
    expect(await takeDue(store, DUE, HOUR, 10)).toEqual([]);
    await insertContact(store, {
      id: 'c',
      table_id: 'test',
      role: 'France',
      kind: 'mail',
      doc: '{}',
      created_at: NOON,
    });
    await say();
    await free();
    const due = await takeDue(store, DUE, HOUR, 10);
    expect(due.map(({ key }) => key).sort()).toEqual(['event:test:table:11', 'event:test:table:12']);
  });

  test('whoever loses a seat writes nothing more, at a server that has not heard of it either', async () => {
    const where = await place();
    const [here, there] = [await serverOn(where), await serverOn(where)];
    const table = await seated(here.address);
    const orders = `${table.path}/orders`;
    const talk = `${table.path}/threads/public`;
    const [france, italy] = [seatAt(table, 'France'), seatAt(table, 'Italy')];
    for (const seat of [france, italy]) {
      expect((await seat.send('PUT', orders, { text: '' })).status).toBe(200);
      expect((await seat.send('POST', talk, { text: 'still here' })).status).toBe(201);
    }
    const away = client(there.address, table.moderator.token);
    expect((await away.send('POST', `${table.path}/moderator/revoke`, { power: 'France' })).status).toBe(200);
    expect((await france.send('PUT', orders, { text: 'A Par H' })).status).toBe(404);
    expect((await france.send('POST', talk, { text: 'and now' })).status).toBe(404);
    expect((await italy.send('PUT', orders, { text: 'A Ven H' })).status).toBe(200);
    const said = await italy.get(talk);
    expect(said.body.messages.map(({ text }: { text: string }) => text)).not.toContain('and now');
    await here.stop();
    await there.stop();
  });

  test('orders are read for the board that stands there, though another process changed it', async () => {
    const where = await place();
    const [here, there] = [await serverOn(where), await serverOn(where)];
    const table = await seated(here.address);
    const italy = seatAt(table, 'Italy');
    const save = () => italy.send('PUT', `${table.path}/orders`, { text: 'A Ven - Tri\nF Nap - Ion' });
    expect((await save()).body).toMatchObject({ problems: [], power: 'Italy' });
    const away = client(there.address, table.moderator.token);
    expect((await away.send('POST', `${table.path}/moderator/judge`)).status).toBe(200);
    const saved = await save();
    expect(saved.status).toBe(200);
    expect((await italy.get(table.path)).body.own[0].saved.orders).toEqual(saved.body.saved.orders);
    await here.stop();
    await there.stop();
  });

  test('what is done by a chair is written only while it is held', async () => {
    const store = await open();
    await keep(store);
    const secret = await newKey(store.db, NOON);
    const { key } = await arrive(store, secret, 'test', NOON);
    if (key === undefined) throw new Error('a new key opens nothing');
    await giveChair(store.db, 'test', 'France', key, NOON);
    const say = (role: string, now: number) =>
      changeTable(store, 'test', NOON, (table) => write(table, 'France', 'public', 'hello', NOON), undefined, {
        hash: key.hash,
        role,
        now,
      });
    const lost = { ok: false, error: { code: 'table/unknown' } };
    expect(await say('Italy', NOON)).toEqual(lost);
    expect(await say('France', NOON + 400 * 24 * HOUR)).toEqual(lost);
    expect((await say('France', NOON)).ok).toBe(true);
    expect(await messagesAfter(store, 'test', 'public', 0, 10)).toHaveLength(1);
  });
});
