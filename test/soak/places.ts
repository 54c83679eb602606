import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '@standoff/store';
import { TEST_KEY } from '../table/keys.ts';
import { startPostgres } from '../table/postgres.ts';

/** Does something with a store that is gone afterwards; `durable`: PostgreSQL waits for the disk, as SQLite always does. */
export async function withPlace(
  kind: StorePlace['kind'],
  use: (place: StorePlace) => Promise<void>,
  durable = false,
): Promise<void> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'standoff-soak-'));
    await use({ kind, file: join(folder, 'standoff.db') }).finally(() =>
      rmSync(folder, { recursive: true, force: true }),
    );
    return;
  }
  const cluster = await startPostgres(durable);
  await use({ kind, address: await cluster.database(), key: TEST_KEY }).finally(cluster.stop);
}
