import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpStore, loadStore, openStore, type Store, type StorePlace } from '@standoff/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_KEY } from './keys.ts';
import { type Client, client, logged, seatAt, seated, secretOf, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

const OTHER_KEY = { kind: 'given', key: 'b7'.repeat(32) } as const;
const SECRET_ORDERS = ['A Par - Bur', 'A PAR - BUR', 'армия Марсель - Испания', 'A MAR - SPA'];
const WORDS = ['the fleet goes at dawn', 'trust nobody', 'hunter2-hunter2', 'example.org/hook-9317'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standoff-sealed-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  await dumpStore(store, (line) => Promise.resolve(void lines.push(line)));
  return lines;
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

/** Everything of PostgreSQL as anybody with the database sees it, or the bytes of SQLite's files. */
async function bytesOf(place: StorePlace, store: Store): Promise<string> {
  if (place.kind === 'postgres') return execFileSync('pg_dump', ['--inserts', place.address]).toString();
  await store.db.selectFrom('meta').selectAll().execute();
  const around = join(place.file, '..');
  return readdirSync(around)
    .map((name) => readFileSync(join(around, name)).toString('latin1'))
    .join('\n');
}

function latin(text: string): string {
  return Buffer.from(text).toString('latin1');
}

onEveryStore(({ place, open }) => {
  test('database, backup, log and refusals hold no order that was not judged, no message, no note, no secret', async () => {
    const where = await place();
    logged.length = 0;
    const server = await serverOn(where);
    const table = await seated(server.address);
    const { path } = table;
    const france = seatAt(table, 'France');
    const links: string[] = [];
    await france.send('PUT', `${path}/orders`, { text: 'A Par - Bur\nармия Марсель - Испания' });
    await france.send('POST', `${path}/threads/England+France`, { text: WORDS[0] });
    await france.send('PUT', `${path}/notes`, { text: WORDS[1] });
    await france.send('POST', `${path}/notices`, { kind: 'webhook', to: `https://${WORDS[3]}` });
    links.push(secretOf((await table.moderator.send('POST', `${path}/seats/Italy/link`)).body.link));
    const account = await client(server.address).send('POST', '/api/accounts', {
      name: 'Ada',
      password: WORDS[2],
      as: 'token',
    });
    const refusals: string[] = [];
    const asks: readonly (readonly [Client, string, unknown])[] = [
      [france, `${path}/orders`, { text: 5, secret: 'A Par - Bur' }],
      [france, `${path}/nowhere`, { text: 'A Par - Bur' }],
      [client(server.address, `${france.token}x`), `${path}/orders`, { text: 'A Par - Bur' }],
      [client(server.address), '/api/session', { name: 'Ada', password: `${WORDS[2]}x` }],
    ];
    for (const [who, address, body] of asks) {
      const reply = await who.send(address.endsWith('session') ? 'POST' : 'PUT', address, body);
      expect(reply.status).toBeGreaterThan(399);
      refusals.push(JSON.stringify(reply.body));
    }
    const store = await open(where);
    const found = { database: await bytesOf(where, store), backup: (await linesOf(store)).join('\n') };
    await server.stop();
    const all = {
      ...found,
      stopped: await bytesOf(where, store),
      log: logged.join('\n'),
      refusals: refusals.join('\n'),
    };
    const secrets = [
      ...SECRET_ORDERS,
      ...WORDS,
      ...links,
      account.body.token,
      ...Object.values(table.seats).map(({ token = '' }) => token),
      'token' in TEST_KEY ? '' : '5a'.repeat(32),
    ];
    for (const [name, text] of Object.entries(all))
      for (const secret of secrets) {
        expect(text.includes(secret) || text.includes(latin(secret)), `${secret} in ${name}`).toBe(false);
      }
    // What was searched is what was meant.
    expect(found.database).toContain(table.id);
    expect(found.backup).toContain(table.id);
    logged.length = 0;
  });

  test('a process with another key does not start and changes nothing; with the right one it goes on', async () => {
    const where = await place();
    const store = await open(where);
    const before = await linesOf(store);
    const server = await serverOn(where);
    await seated(server.address);
    await server.stop();
    const refused = await openStore({ ...where, key: OTHER_KEY });
    expect(refused).toMatchObject({ ok: false, error: { code: 'store/key-other', name: 'SEALING_KEY' } });
    expect((await linesOf(await open(where))).length).toBeGreaterThan(before.length);
  });

  test('without its key a game goes on: what was sealed is dropped, board and history stay', async () => {
    const where = await place();
    const server = await serverOn(where);
    const { path, moderator, seats } = await seated(server.address);
    const { France } = seats;
    await moderator.send('POST', `${path}/moderator/judge`);
    await France?.send('PUT', `${path}/orders`, { text: 'A Par - Bur' });
    await France?.send('POST', `${path}/ready`, { ready: true });
    await France?.send('POST', `${path}/threads/public`, { text: 'hello' });
    await server.stop();
    const right = await openStore(where, 'lost');
    expect(right).toMatchObject({ ok: true, dropped: 0 });
    if (right.ok) await right.value.close();
    const other = { ...where, key: OTHER_KEY };
    const opened = await openStore(other, 'lost');
    expect(opened).toMatchObject({ ok: true, dropped: 1 });
    if (opened.ok) await opened.value.close();
    const again = await serverOn(other);
    const france = client(again.address, France?.token);
    expect((await france.get(path)).body).toMatchObject({
      turn: 1,
      phase: 'F1901M',
      own: [{ power: 'France', ready: false }],
    });
    expect((await france.get(`${path}/threads/public`)).body.messages).toEqual([]);
    expect((await france.get(`${path}/turns/0`)).status).toBe(200);
    expect((await france.send('PUT', `${path}/orders`, { text: 'A Par - Bur' })).status).toBe(200);
    expect((await france.send('POST', `${path}/threads/public`, { text: 'hello again' })).status).toBe(201);
    expect((await france.get(`${path}/orders/log`)).body.log).toHaveLength(1);
    await again.stop();
  });

  test('a backup goes into a store with the same key only, and an empty store takes the key of a backup', async () => {
    const from = await open();
    const lines = await linesOf(from);
    const where = await place();
    const wrong = await openStore({ ...where, key: OTHER_KEY }, 'any-if-empty');
    if (!wrong.ok) throw new Error(wrong.error.code);
    expect(await loadStore(wrong.value, each(lines))).toMatchObject({ ok: false, error: { code: 'backup/other-key' } });
    await wrong.value.close();
    const right = await openStore(where, 'any-if-empty');
    if (!right.ok) throw new Error(right.error.code);
    expect(await loadStore(right.value, each(lines))).toMatchObject({ ok: true });
    await right.value.close();
  });
});

test('the key is made once beside the database, for its owner alone, and is missed when it is gone', async () => {
  const place: StorePlace = { kind: 'sqlite', file: join(folder, 'standoff.db') };
  const server = await serverOn(place);
  await seated(server.address);
  await server.stop();
  const file = join(folder, 'sealing.key');
  const key = readFileSync(file, 'utf8');
  expect(key).toMatch(/^[0-9a-f]{64}\n$/);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
  unlinkSync(file);
  expect(await openStore(place)).toEqual({ ok: false, error: { code: 'store/key-missing', name: file } });
  writeFileSync(file, 'no key');
  expect(await openStore(place)).toEqual({ ok: false, error: { code: 'store/key-broken', name: file } });
  writeFileSync(file, `${randomBytes(32).toString('hex')}\n`);
  expect(await openStore(place)).toMatchObject({ ok: false, error: { code: 'store/key-other', name: file } });
  writeFileSync(file, key);
  const opened = await openStore(place);
  expect(opened.ok).toBe(true);
  if (opened.ok) await opened.value.close();
});

test('of many that start at once in a new folder one makes the key, and all have it', async () => {
  const place: StorePlace = { kind: 'sqlite', file: join(folder, 'deep', 'standoff.db') };
  const opened = await Promise.all(Array.from({ length: 8 }, () => openStore(place)));
  const keys = opened.map((store) => (store.ok ? store.value.seal.fingerprint : store.error.code));
  expect(new Set(keys).size).toBe(1);
  for (const store of opened) if (store.ok) await store.value.close();
  expect(readdirSync(join(folder, 'deep')).filter((name) => name.includes('key'))).toEqual(['sealing.key']);
});
