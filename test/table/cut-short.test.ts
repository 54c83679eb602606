import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '@standoff/store';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSame, kept, leftBy, RELEASES, takeDump } from '../released/left.ts';
import { TEST_KEY } from './keys.ts';
import { type Cluster, noPostgres, startPostgres } from './postgres.ts';
import { failing, serving } from './serving.ts';

/*
 * A store of an earlier release is brought up to date when a server starts on it. Whatever is killed in the middle of that,
 * and however many start at once: what was there is there, the next start does what is left, and nothing stays open that
 * should be sealed.
 */
const PRELOAD = fileURLToPath(new URL('./kill-at.mjs', import.meta.url));
/** When the first and some later rows are sealed; and when all is written but the files are as before. */
const MOMENTS = ['1', '7', '15', 'vacuum'];
const OPEN_WORDS = ['secret pact of Rome', 'notebook of Stamboul', 'Par - Bur', 'PAR - BUR'];

interface Old {
  readonly env: Readonly<Record<string, string>>;
  readonly place: StorePlace;
  /** Which of the words that lay open can still be read in the files. */
  readonly open: () => Promise<readonly string[]>;
}

async function expectCutShort(old: Old): Promise<void> {
  for (const moment of MOMENTS) {
    const killed = await failing({ ...old.env, KILL_AT: moment }, { preload: PRELOAD });
    expect(killed, moment).toEqual({ status: null, out: '', err: '' });
    expect(await old.open(), moment).not.toEqual([]);
  }
  // And then one that is let be.
  const served = await serving(old.env);
  expect((await served.stop()).status).toBe(0);
  expect(await old.open()).toEqual([]);
}

async function expectAtOnce({ env, open }: Old): Promise<void> {
  const three = await Promise.all([serving(env), serving(env), serving(env)]);
  expect((await Promise.all(three.map(({ stop }) => stop()))).map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(await open()).toEqual([]);
}

describe.each(RELEASES)('a store of release %s', (release) => {
  describe('on SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'standoff-cut-'));
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    function old(name: string): Old {
      const data = join(folder, name);
      mkdirSync(data);
      const file = join(data, 'standoff.db');
      writeFileSync(file, kept(release, 'sqlite.db'));
      const read = (): string =>
        readdirSync(data)
          .map((one) => readFileSync(join(data, one)).toString('latin1'))
          .join();
      return {
        env: { DATA_DIR: data },
        place: { kind: 'sqlite', file },
        open: () => Promise.resolve(OPEN_WORDS.filter((word) => read().includes(word))),
      };
    }

    test('is whole after a kill in the midst of being brought up to date, and the next start finishes it', async () => {
      const one = old('killed');
      await expectCutShort(one);
      await expectSame(one.place, leftBy(release, 'sqlite'));
    });

    test('is brought up to date once by three servers that start at the same moment', async () => {
      const one = old('three');
      await expectAtOnce(one);
      await expectSame(one.place, leftBy(release, 'sqlite'));
    });
  });

  describe.skipIf(noPostgres !== undefined)(
    `on PostgreSQL${noPostgres === undefined ? '' : ` (${noPostgres})`}`,
    () => {
      let cluster: Cluster;
      beforeAll(async () => {
        cluster = await startPostgres();
      });
      afterAll(async () => cluster?.stop());

      async function old(): Promise<Old> {
        const address = await cluster.database();
        await takeDump(release, address);
        return {
          env: { DATABASE_URL: address, SEALING_KEY: '5a'.repeat(32) },
          place: { kind: 'postgres', address, key: TEST_KEY },
          open: async () => {
            const db = new pg.Client(address);
            await db.connect();
            // What is dead in a table's pages counts as well; where files are made anew, nothing is.
            const { rows } = await db.query(
              `select value as found from meta where key = 'open-rows' and value = 'remembered'
               union all select key from meta where key = 'schema' and value = '1'`,
            );
            await db.end();
            return rows.map(({ found }: { readonly found: string }) => found);
          },
        };
      }

      test('is whole after a kill in the midst of being brought up to date, and the next start finishes it', async () => {
        const one = await old();
        await expectCutShort(one);
        await expectSame(one.place, leftBy(release, 'postgres'));
      });

      test('is brought up to date once by three servers that start at the same moment', async () => {
        const one = await old();
        await expectAtOnce(one);
        await expectSame(one.place, leftBy(release, 'postgres'));
      });
    },
  );
});
