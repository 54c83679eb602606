import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Remembered } from './arrive.ts';
import { dropSealed } from './drop-sealed.ts';
import { type StoreError, systemWord } from './error.ts';
import { readMeta, schemaOf, takeSteps, writeMeta } from './migrate.ts';
import { type OpenPostgres, openPostgres, postgresError } from './postgres.ts';
import type { Db, Trx } from './schema.ts';
import { KEY_BYTES, type Seal, sealOf } from './seal.ts';
import { type KeyPlace, nameOf, readKey } from './sealing-key.ts';
import { openSqlite } from './sqlite.ts';
import type { KnownTable } from './tables.ts';
import { type Told, tellInTime } from './tell.ts';
import { groupedTransact, plainTransact, type Transact } from './transact.ts';

/** Where a store is: a SQLite file, or the address of a PostgreSQL database; and the key of what is sealed in it. */
export type StorePlace =
  /** Without a place for the key it stands in a file beside the database. */
  | { readonly kind: 'sqlite'; readonly file: string; readonly key?: KeyPlace }
  | { readonly kind: 'postgres'; readonly address: string; readonly key: KeyPlace };

/** The file of the key, in the folder of the data. */
export const KEY_FILE = 'sealing.key';

/** An open store. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Db;
  readonly seal: Seal;
  /** Calls with each change made through any store open on the same place, as far as it can be known. */
  readonly listen: (heard: (told: Told) => void) => Promise<() => Promise<void>>;
  /** Tells those who listen, here at once, elsewhere soon. */
  readonly tell: (told: Told) => void;
  /** Changes of one table wait for one another here, so that they seldom meet in the database. */
  readonly queues: Map<string, Promise<unknown>>;
  /** Tables as they were last read or written. */
  readonly recent: Map<string, KnownTable>;
  /** Who came to a table lately, by the hash of their secret and the table. */
  readonly arrivals: Map<string, Remembered>;
  /** When holders of chairs were last noted to be here, so that it need not be written again at once. */
  readonly seen: Map<string, number>;
  readonly transact: Transact;
  readonly close: () => Promise<void>;
}

export type OpenedStore =
  /** `dropped`: so many tables lost what was sealed in them. */
  | { readonly ok: true; readonly value: Store; readonly dropped: number }
  | { readonly ok: false; readonly error: StoreError };

function storeOf({ kind, db, listen: listenFar, notify }: Connected, seal: Seal): Store {
  const changed = new Set<(told: Told) => void>();
  const far = notify === undefined ? undefined : tellInTime(notify);
  return {
    kind,
    db,
    seal,
    transact: kind === 'sqlite' ? groupedTransact(db) : plainTransact(db),
    queues: new Map(),
    recent: new Map(),
    arrivals: new Map(),
    seen: new Map(),
    tell: (told) => {
      for (const heard of changed) heard(told);
      far?.tell(told);
    },
    listen: async (heard) => {
      changed.add(heard);
      const stop = await listenFar?.(heard);
      return async () => {
        changed.delete(heard);
        await stop?.();
      };
    },
    close: async () => {
      await far?.stop();
      await db.destroy();
    },
  };
}

type Connected = Pick<Store, 'kind' | 'db'> & Partial<Pick<OpenPostgres, 'listen' | 'notify'>>;

async function connect(
  place: StorePlace,
): Promise<{ readonly ok: true; readonly value: Connected } | { readonly ok: false; readonly error: StoreError }> {
  if (place.kind === 'sqlite') {
    const opened = await openSqlite(place.file);
    return opened.ok ? { ok: true, value: { kind: 'sqlite', db: opened.db } } : opened;
  }
  const opened = await openPostgres(place.address);
  return opened.ok ? { ok: true, value: { kind: 'postgres', ...opened.value } } : opened;
}

function keyPlaceOf(place: StorePlace): KeyPlace {
  if (place.key !== undefined) return place.key;
  if (place.kind === 'sqlite' && place.file !== ':memory:')
    return { kind: 'file', file: join(dirname(place.file), KEY_FILE) };
  // What is gone with the process needs no key that outlives it.
  return { kind: 'given', key: randomBytes(KEY_BYTES).toString('hex') };
}

/** Whether a store holds nothing but what every new one does. */
export async function isEmpty(trx: Trx): Promise<boolean> {
  const tables = await trx.selectFrom('tables').select('id').limit(1).execute();
  const accounts = await trx.selectFrom('accounts').select('id').limit(1).execute();
  return tables.length + accounts.length === 0;
}

/**
 * What becomes of a store that is opened with another key than it was sealed with: it stays closed; or only if there is
 * something in it; or the key is lost, and what was sealed with it is dropped.
 */
export type KeyPolicy = 'same' | 'any-if-empty' | 'lost';

/** What is known of a store before its key is: its schema, and the fingerprint of the key, if it may not be another. */
interface Known {
  readonly found: number;
  readonly needed: string | undefined;
  readonly fingerprint: string | undefined;
}

async function learn(trx: Trx, kind: Store['kind'], policy: KeyPolicy): Promise<Known | StoreError> {
  const schema = await schemaOf(trx, kind);
  if ('code' in schema) return schema;
  const fingerprint = await readMeta(trx, 'seal');
  const free = fingerprint === undefined || policy === 'lost' || (policy === 'any-if-empty' && (await isEmpty(trx)));
  return { found: schema.found, needed: free ? undefined : fingerprint, fingerprint };
}

/** Finds the seal, by the key a store was always sealed with, and brings the schema up to date in one transaction. */
async function prepare(
  { kind, db }: Connected,
  place: StorePlace,
  policy: KeyPolicy,
): Promise<{ readonly seal: Seal; readonly remembers: boolean; readonly dropped: number } | StoreError> {
  // The key comes from a file: nobody waits for that with the right to write in hand.
  const before = await db.transaction().execute((trx) => learn(trx, kind, policy));
  if ('code' in before) return before;
  const where = keyPlaceOf(place);
  const read = await readKey(where, before.needed === undefined);
  if (!read.ok) return read.error;
  const seal = sealOf(read.key);
  return await db.transaction().execute(async (trx) => {
    const known = await learn(trx, kind, policy);
    if ('code' in known) return known;
    const { found, needed } = known;
    if (needed !== undefined && needed !== seal.fingerprint)
      return { code: 'store/key-other', name: nameOf(where), found: seal.fingerprint, needed };
    if (needed === undefined) await writeMeta(trx, 'seal', seal.fingerprint);
    await takeSteps(trx, seal, found);
    // Done after this transaction, and by the next start where this one is cut short.
    if (found === OPEN_SCHEMA) await writeMeta(trx, OPEN_ROWS, 'remembered');
    const remembers = (await readMeta(trx, OPEN_ROWS)) === 'remembered';
    const lost = policy === 'lost' && known.fingerprint !== undefined && known.fingerprint !== seal.fingerprint;
    return { seal, remembers, dropped: lost ? await dropSealed(trx) : 0 };
  });
}

/** The version of the schema in which rows lay open, and the word that says whether the files still hold some of them. */
const OPEN_SCHEMA = 1;
const OPEN_ROWS = 'open-rows';

/** What was open before it was sealed is still in the free room of the files: makes them anew without it. */
async function forgetOpenRows({ kind, db }: Connected): Promise<void> {
  try {
    await sql
      .raw(kind === 'sqlite' ? 'vacuum' : 'vacuum full tables, messages, order_log, notes, contacts')
      .execute(db);
    if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await db.transaction().execute((trx) => writeMeta(trx, OPEN_ROWS, 'forgotten'));
  } catch {
    // It takes twice the room, and PostgreSQL asks for the right to. What is kept is well without; the next start tries again.
  }
}

/**
 * Opens a store and brings its schema up to date. What keeps it from opening is a value. Unless something else is
 * asked for, a SQLite file that holds nothing takes whatever key it is opened with.
 */
export async function openStore(
  place: StorePlace,
  policy: KeyPolicy = place.kind === 'sqlite' ? 'any-if-empty' : 'same',
): Promise<OpenedStore> {
  const connected = await connect(place);
  if (!connected.ok) return connected;
  const { db } = connected.value;
  try {
    const prepared = await prepare(connected.value, place, policy);
    if ('code' in prepared) {
      await db.destroy();
      return { ok: false, error: prepared };
    }
    if (prepared.remembers) await forgetOpenRows(connected.value);
    return { ok: true, value: storeOf(connected.value, prepared.seal), dropped: prepared.dropped };
  } catch (error) {
    await db.destroy();
    return place.kind === 'sqlite'
      ? { ok: false, error: { code: 'store/cannot-open', file: place.file, system: systemWord(error) } }
      : { ok: false, error: postgresError(new URL(place.address), error) };
  }
}
