import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_RULES } from '@standoff/diplomacy';
import { readSavedGame } from '@standoff/language';
import { loadStore, type Store } from '@standoff/store';
import { afterAll, describe, expect, test } from 'vitest';
import { expectSame, kept, leftBy, RELEASES, takeDump } from '../released/left.ts';
import { TEST_KEY } from './keys.ts';
import { type Cluster, noPostgres, startPostgres } from './postgres.ts';
import { onEveryStore } from './stores.ts';

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
      await takeDump(release, address);
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
