import { type StoreError, systemWord } from './error.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { groupedTransact, plainTransact, type Transact } from './transact.ts';

/** Where a store is: a SQLite file, or the address of a PostgreSQL database. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly address: string };

/** An open store. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  /** Calls with the id of each table changed through any store open on the same place, as far as it can be known. */
  readonly listen: (heard: (tableId: string) => void) => Promise<() => Promise<void>>;
  /** Changes of one table wait for one another here, so that they seldom meet in the database. */
  readonly queues: Map<string, Promise<unknown>>;
  readonly changed: Set<(tableId: string) => void>;
  readonly transact: Transact;
  readonly close: () => Promise<void>;
}

export type OpenedStore =
  | { readonly ok: true; readonly value: Store }
  | { readonly ok: false; readonly error: StoreError };

function storeOf(kind: Store['kind'], db: Db, remote?: Store['listen']): Store {
  const changed = new Set<(tableId: string) => void>();
  return {
    kind,
    db,
    transact: kind === 'sqlite' ? groupedTransact(db) : plainTransact(db),
    queues: new Map(),
    changed,
    listen: async (heard) => {
      changed.add(heard);
      const stop = await remote?.(heard);
      return async () => {
        changed.delete(heard);
        await stop?.();
      };
    },
    close: () => db.destroy(),
  };
}

async function openAt(place: StorePlace): Promise<OpenedStore> {
  if (place.kind === 'sqlite') {
    const opened = await openSqlite(place.file);
    return opened.ok ? { ok: true, value: storeOf('sqlite', opened.db) } : opened;
  }
  const opened = await openPostgres(place.address);
  return opened.ok ? { ok: true, value: storeOf('postgres', opened.value.db, opened.value.listen) } : opened;
}

/** Opens a store and brings its schema up to date. What keeps it from opening is a value. */
export async function openStore(place: StorePlace): Promise<OpenedStore> {
  const opened = await openAt(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  try {
    const error = await migrate(store.db, store.kind);
    if (error === undefined) return opened;
    await store.close();
    return { ok: false, error };
  } catch (error) {
    await store.close();
    const system = systemWord(error);
    const where = place.kind === 'sqlite' ? place.file : new URL(place.address).host;
    return place.kind === 'sqlite'
      ? { ok: false, error: { code: 'store/cannot-open', file: where, system } }
      : { ok: false, error: { code: 'store/no-answer', address: where, system } };
  }
}
