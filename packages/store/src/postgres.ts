import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { type StoreError, systemWord } from './error.ts';
import { nameOfFixed } from './fixed.ts';
import type { Db, Schema } from './schema.ts';
import { formatTold, parseTold, type Told } from './tell.ts';

/** Whole numbers come as texts, as they may be larger than JavaScript's; ours are not. */
const TYPES = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format ?? 'text'),
};

const CHANNEL = 'standoff_tables';

export interface OpenPostgres {
  readonly db: Db;
  /** Calls with each change of a table by any process; a hurry-up that may be lost. */
  readonly listen: (heard: (told: Told) => void) => Promise<() => Promise<void>>;
  /** Tells other processes of changes that were written. */
  readonly notify: (told: readonly Told[]) => Promise<void>;
}

type Opened = { readonly ok: true; readonly value: OpenPostgres } | { readonly ok: false; readonly error: StoreError };

/** Why PostgreSQL at an address cannot be used: it is not there, or it is and says no. The password is not told. */
export function postgresError(url: URL, error: unknown): StoreError {
  const address = `${url.host}${url.pathname}`;
  const system = systemWord(error);
  const says = error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
  // While it starts or stops it answers too.
  const soon = says && /^(?:57P|53)/.test(String(error.code));
  return { code: says && !soon ? 'store/refused' : 'store/no-answer', address, system };
}

function isAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^postgres(?:ql)?:$/.test(url.protocol) ? url : undefined;
}

async function listenOn(address: string, heard: (told: Told) => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    client = undefined;
    if (!stopped) timer = setTimeout(() => void begin(), 5000).unref();
  };
  const begin = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: address });
    client = next;
    next.on('error', () => undefined);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      for (const told of parseTold(payload ?? '')) heard(told);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      await next.end().catch(() => undefined);
    }
  };
  await begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

/** Fixed statements go by their names, so that PostgreSQL prepares each once for each connection. */
function naming(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const named = (client: pg.PoolClient): PostgresPoolClient => ({
    // As Kysely asks without cursors; of commands it knows fewer than there are.
    query: ((text: string, values: unknown[]) =>
      client.query({ name: nameOfFixed(text), text, values })) as unknown as PostgresPoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy),
  });
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const mine = known.get(client) ?? named(client);
      known.set(client, mine);
      return mine;
    },
  };
}

/** Connects to PostgreSQL by its address (`postgres://user:password@host:port/name`). */
export async function openPostgres(address: string): Promise<Opened> {
  const url = isAddress(address);
  if (url === undefined) return { ok: false, error: { code: 'store/bad-address' } };
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({ connectionString: address, types: TYPES, max: 10, connectionTimeoutMillis: 10_000 });
  } catch (error) {
    return { ok: false, error: postgresError(url, error) };
  }
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => undefined);
  // One that breaks in somebody's hands fails their query; unheard, it would end the process too.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: naming(pool) }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    return { ok: false, error: postgresError(url, error) };
  }
  const notify = async (told: readonly Told[]): Promise<void> => {
    await sql`select pg_notify(${CHANNEL}, ${formatTold(told)})`.execute(db);
  };
  return { ok: true, value: { db, notify, listen: (heard) => listenOn(address, heard) } };
}
