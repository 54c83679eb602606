import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesAfter, openStore } from '@standoff/store';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, type Seated, seatAt, seated } from './servers.ts';
import { serving } from './serving.ts';
import { mayMount, mountTmpfs } from './small-disk.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standoff-full-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes messages, many at once, until one is refused, and some more; gives those that were acknowledged, and how others were refused. */
async function writeUntilFull(table: Seated, said: string[]): Promise<readonly { status: number; body: unknown }[]> {
  const refused: { status: number; body: unknown }[] = [];
  for (let round = 0; refused.length === 0 || round < 5; round++) {
    const texts = Array.from({ length: 20 }, (_, n) => `${said.length} ${round} ${n} ${'x'.repeat(4000)}`);
    const replies = await Promise.all(
      texts.map((text) => seatAt(table, 'France').send('POST', `${table.path}/threads/public`, { text })),
    );
    for (const [index, { status, body }] of replies.entries()) {
      if (status === 201) said.push(texts[index] ?? '');
      else refused.push({ status, body });
    }
  }
  return refused;
}

async function expectAllThere(data: string, id: string, said: readonly string[]): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file: join(data, 'standoff.db') });
  if (!store.ok) throw new Error(store.error.code);
  const there = await messagesAfter(store.value, id, 'public', 0, 1_000_000);
  expect(there.map(({ text }) => text)).toEqual(expect.arrayContaining([...said]));
  expect(new Set(there.map(({ text }) => text)).size).toBe(there.length);
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.value.db);
  expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
  await store.value.close();
}

if (mayMount)
  test('on a full disk every refusal is one sentence, what was acknowledged stays, reading goes on, and all works when there is room', async () => {
    const data = join(folder, 'disk');
    mkdirSync(data);
    const disk = mountTmpfs(data, '5m');
    const served = await serving({ DATA_DIR: data }, { unlimited: true });
    const table = await seated(served.address);
    const said: string[] = [];
    const filler = openSync(join(data, 'filler'), 'w');
    try {
      for (;;) writeSync(filler, Buffer.alloc(4096));
    } catch {
      closeSync(filler);
    }
    const refused = await writeUntilFull(table, said);
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([507, { error: { code: 'server/full' } }]);
    const { token } = seatAt(table, 'France');
    const russian = client(served.address, token, { 'accept-language': 'ru' });
    const orders = await russian.send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
    expect(orders).toMatchObject({ status: 507, body: { error: { message: /нет места/ } } });
    expect((await russian.get(table.path)).status).toBe(200);
    rmSync(join(data, 'filler'));
    expect((await russian.send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' })).status).toBe(200);
    expect((await served.stop()).status).toBe(0);
    await expectAllThere(data, table.id, said);
    disk.unmount();
  });

test('where a file may not grow any more nothing is lost, and a server that may write goes on', async () => {
  const data = join(folder, 'quota');
  const served = await serving({ DATA_DIR: data }, { largestFile: 4000, unlimited: true });
  const table = await seated(served.address);
  const said: string[] = [];
  const refused = await writeUntilFull(table, said);
  for (const { status, body } of refused)
    expect([status, JSON.stringify(body)]).toEqual([
      expect.toSatisfy((one) => one === 503 || one === 507),
      expect.stringMatching(/server\/(?:full|unavailable)/),
    ]);
  expect((await seatAt(table, 'France').get(table.path)).status).toBe(200);
  await served.stop();
  await expectAllThere(data, table.id, said);
  const again = await serving({ DATA_DIR: data });
  const { token } = seatAt(table, 'France');
  const saved = await client(again.address, token).send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
  expect(saved.status).toBe(200);
  await again.stop();
});
