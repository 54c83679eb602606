import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_RULES } from '@standoff/diplomacy';
import { readSavedGame } from '@standoff/language';
import { loadStore, type Store, type StorePlace } from '@standoff/store';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { type Left, look, THEN } from '../released/scenario.ts';
import { TEST_KEY } from './keys.ts';
import { type Cluster, noPostgres, startPostgres } from './postgres.ts';
import { client, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

const FOLDER = fileURLToPath(new URL('../released/', import.meta.url));
const RELEASES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function kept(release: string, name: string): Buffer {
  return gunzipSync(readFileSync(join(FOLDER, release, `${name}.gz`)));
}

function leftBy(release: string, kind: StorePlace['kind']): Left {
  return JSON.parse(kept(release, `${kind}.left.json`).toString()) as Left;
}

/** Without sentences: a later release may say the same in better words. */
function facts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(facts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'why' && name !== 'message');
  return Object.fromEntries(fields.map(([name, field]) => [name, facts(field)]));
}

/** Everybody sees on a store what they saw under the release that wrote it; later ones may show more. */
async function expectSame(place: StorePlace, { id, tokens, seen }: Left): Promise<void> {
  const server = await serverOn(place, { now: () => THEN });
  const clients = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, client(server.address, token === '' ? undefined : token)]),
  );
  expect(facts(await look(`/api/tables/${id}`, clients))).toMatchObject(facts(seen) as object);
  // And the game goes on.
  const judged = await clients.moderator?.send('POST', `/api/tables/${id}/moderator/judge`, {});
  expect(judged).toMatchObject({ status: 200, body: { turn: 4 } });
  const turn = await clients.France?.get(`/api/tables/${id}/turns/3`);
  expect(JSON.stringify(turn?.body.orders)).toContain('A PIC - BEL');
  await server.stop();
}

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.trimEnd().split('\n');
}

async function load(store: Store, text: string): Promise<void> {
  expect(await loadStore(store, linesOf(text))).toMatchObject({ ok: true });
}

describe.each(RELEASES)('what release %s left behind', (release) => {
  const folder = mkdtempSync(join(tmpdir(), 'standoff-released-'));
  let cluster: Cluster | undefined;
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await cluster?.stop();
  });

  test('its SQLite file is opened, shows the same to everybody, and nothing of what was open in it can be read any more', async () => {
    const file = join(folder, 'standoff.db');
    writeFileSync(file, kept(release, 'sqlite.db'));
    await expectSame({ kind: 'sqlite', file }, leftBy(release, 'sqlite'));
    for (const name of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, name)).toString('latin1');
      for (const word of ['secret pact of Rome', 'notebook of Stamboul', 'Par - Bur', 'PAR - BUR'])
        expect(bytes.includes(word), `${word} in ${name}`).toBe(false);
    }
  });

  test.skipIf(noPostgres !== undefined)(
    'its PostgreSQL database is opened and shows the same to everybody',
    async () => {
      cluster = await startPostgres();
      const address = await cluster.database();
      const db = new pg.Client(address);
      await db.connect();
      // Lines that begin with a backslash are for psql.
      await db.query(
        kept(release, 'postgres.sql')
          .toString()
          .replaceAll(/^\\.*$/gm, ''),
      );
      await db.end();
      await expectSame({ kind: 'postgres', address, key: TEST_KEY }, leftBy(release, 'postgres'));
    },
  );

  onEveryStore(({ open, place }) => {
    test.each(['sqlite', 'postgres'] as const)(
      'its backup of a %s database is restored and shows the same',
      async (kind) => {
        const where = await place();
        await load(await open(where), kept(release, `${kind}.backup`).toString());
        await expectSame(where, leftBy(release, kind));
      },
    );
  });

  test.each(['standoff', 'python'])('its game file (%s) is read whole', (format) => {
    const saved = readSavedGame(kept(release, `${format}.game.json`).toString(), DEFAULT_RULES);
    expect(saved).toMatchObject({
      ok: true,
      value: { game: { phases: [{ name: 'S1901M' }, { name: 'F1901M' }, {}] } },
    });
  });
});
