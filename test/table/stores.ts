import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StorePlace } from '@standoff/store';
import { afterAll, beforeAll, describe } from 'vitest';
import { TEST_KEY } from './keys.ts';
import { type Cluster, noPostgres, startPostgres } from './postgres.ts';

/** What a test of stores is given. */
export interface Stores {
  /** A place where no store has been. */
  readonly place: () => Promise<StorePlace>;
  readonly open: (place?: StorePlace) => Promise<Store>;
}

async function opened(place: StorePlace): Promise<Store> {
  const store = await openStore(place);
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  return store.value;
}

/** The same tests on SQLite and on PostgreSQL; the latter are skipped by name where there is none. */
export function onEveryStore(tests: (stores: Stores) => void): void {
  describe('on SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'standoff-sqlite-'));
    let files = 0;
    const stores: Store[] = [];
    const place = (): Promise<StorePlace> =>
      Promise.resolve({ kind: 'sqlite', file: join(folder, `${files++}.db`), key: TEST_KEY });
    tests({
      place,
      open: async (where) => {
        const store = await opened(where ?? (await place()));
        stores.push(store);
        return store;
      },
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
  });
  describe.skipIf(noPostgres !== undefined)(
    `on PostgreSQL${noPostgres === undefined ? '' : ` (${noPostgres})`}`,
    () => {
      let cluster: Cluster | undefined;
      const stores: Store[] = [];
      beforeAll(async () => {
        cluster = await startPostgres();
      });
      const place = async (): Promise<StorePlace> => {
        if (cluster === undefined) throw new Error('no cluster');
        return { kind: 'postgres', address: await cluster.database(), key: TEST_KEY };
      };
      tests({
        place,
        open: async (where) => {
          const store = await opened(where ?? (await place()));
          stores.push(store);
          return store;
        },
      });
      afterAll(async () => {
        for (const store of stores) await store.close();
        await cluster?.stop();
      });
    },
  );
}
