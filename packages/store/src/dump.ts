import { sql } from 'kysely';
import { troubleOf } from './error.ts';
import { takeSteps } from './migrate.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import type { Db, Schema, Trx } from './schema.ts';
import { isEmpty, type Store } from './store.ts';

/** What is kept, table by table, and what its rows are told apart by. */
const ALL = {
  tables: 'id',
  turns: 'table_id, line, turn',
  events: 'table_id, channel, seq',
  messages: 'table_id, thread, n',
  order_log: 'table_id, power, n',
  reads: 'table_id, power, thread',
  notes: 'table_id, power',
  keys: 'hash',
  chairs: 'table_id, role',
  invitations: 'hash',
  accounts: 'id',
  contacts: 'id',
  outbox: 'key',
} as const satisfies Readonly<Record<Exclude<keyof Schema, 'meta'>, string>>;
type Name = keyof typeof ALL;
const NAMES = Object.keys(ALL) as readonly Name[];

/** JSON that every reader of lines takes for one line. */
function lineOf(value: object): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

const FORMAT = 'standoff-backup';
const PAGE = 500;

async function* rowsOf(db: Db, name: Name): AsyncGenerator<object> {
  for (let from = 0; ; from += PAGE) {
    const order = sql.raw(ALL[name]);
    const page =
      await sql<object>`select * from ${sql.table(name)} order by ${order} limit ${PAGE} offset ${from}`.execute(db);
    yield* page.rows;
    if (page.rows.length < PAGE) return;
  }
}

async function countRows(db: Db): Promise<number> {
  let rows = 0;
  for (const name of NAMES) {
    const found = await sql<{ rows: number | string }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    rows += Number(found.rows[0]?.rows ?? 0);
  }
  return rows;
}

/**
 * Everything in a store as lines of JSON, as of one moment, while others go on writing. The first line says what it is;
 * each of the others is a row under the name of its table.
 */
export async function dumpStore(store: Store, write: (line: string) => Promise<void>): Promise<number> {
  return await store.db.connection().execute(async (db) => {
    await sql.raw(store.kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin').execute(db);
    try {
      const needed = await countRows(db);
      const head = { format: FORMAT, schema: SCHEMA_VERSION, seal: store.seal.fingerprint, rows: needed };
      await write(JSON.stringify(head));
      let rows = 0;
      for (const name of NAMES) {
        for await (const row of rowsOf(db, name)) {
          await write(lineOf({ [name]: row }));
          rows += 1;
        }
      }
      return rows;
    } finally {
      await sql`rollback`.execute(db);
    }
  });
}

export type LoadError =
  | { readonly code: 'backup/not-one' }
  | { readonly code: 'backup/newer-schema'; readonly schema: number; readonly known: number }
  /** What is sealed in it needs another key than this store has. */
  | { readonly code: 'backup/other-key'; readonly found: string; readonly needed: string }
  | { readonly code: 'backup/not-empty' }
  /** The file ends before its end: so many rows are there of so many. */
  | { readonly code: 'backup/cut-off'; readonly found: number; readonly needed: number }
  | { readonly code: 'backup/broken'; readonly line: number };

function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

class Broken extends Error {
  readonly reason: LoadError;
  constructor(reason: LoadError) {
    super(reason.code);
    this.reason = reason;
  }
}

function rowIn(line: string, number: number): { readonly name: Name; readonly row: object } {
  const [entry] = Object.entries(parse(line) ?? {});
  const name = NAMES.find((one) => one === entry?.[0]);
  const row = entry?.[1];
  if (name === undefined || typeof row !== 'object' || row === null)
    throw new Broken({ code: 'backup/broken', line: number });
  return { name, row };
}

/** Makes an empty store ready for the rows of a backup: with the schema they were written under. Gives its version, and how many rows are to come, where it says. */
async function makeReady(
  trx: Trx,
  line: string,
  { seal }: Store,
): Promise<{ readonly schema: number; readonly needed: number | undefined }> {
  const head = parse(line);
  if (head?.format !== FORMAT) throw new Broken({ code: 'backup/not-one' });
  const schema = Number(head.schema);
  if (!(schema >= 1 && schema <= SCHEMA_VERSION))
    throw new Broken({ code: 'backup/newer-schema', schema, known: SCHEMA_VERSION });
  if (typeof head.seal === 'string' && head.seal !== seal.fingerprint)
    throw new Broken({ code: 'backup/other-key', found: seal.fingerprint, needed: head.seal });
  if (!(await isEmpty(trx))) throw new Broken({ code: 'backup/not-empty' });
  for (const name of NAMES) await sql`drop table ${sql.table(name)}`.execute(trx);
  await takeSteps(trx, seal, 0, schema);
  return { schema, needed: typeof head.rows === 'number' ? head.rows : undefined };
}

/**
 * Reads lines that `dumpStore` wrote, in this version or an earlier one, into an empty store, all or nothing. Gives the
 * number of rows.
 */
export async function loadStore(
  store: Store,
  lines: AsyncIterable<string>,
): Promise<{ readonly ok: true; readonly rows: number } | { readonly ok: false; readonly error: LoadError }> {
  try {
    const rows = await store.db.transaction().execute(async (trx) => {
      let number = 0;
      let found = 0;
      let head: Awaited<ReturnType<typeof makeReady>> = { schema: 0, needed: undefined };
      for await (const line of lines) {
        number += 1;
        if (number === 1) {
          head = await makeReady(trx, line, store);
          continue;
        }
        if (line === '') continue;
        const { name, row } = rowIn(line, number);
        const columns = Object.keys(row);
        const values = Object.values(row);
        const insert = sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`;
        try {
          await insert.execute(trx);
        } catch (error) {
          throw troubleOf(error) === undefined ? new Broken({ code: 'backup/broken', line: number }) : error;
        }
        found += 1;
      }
      if (number === 0) throw new Broken({ code: 'backup/not-one' });
      if (head.needed !== undefined && found !== head.needed)
        throw new Broken({ code: 'backup/cut-off', found, needed: head.needed });
      await takeSteps(trx, store.seal, head.schema);
      return found;
    });
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof Broken) return { ok: false, error: error.reason };
    throw error;
  }
}
