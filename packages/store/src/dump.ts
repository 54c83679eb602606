import { sql } from 'kysely';
import { SCHEMA_VERSION } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import type { Store } from './store.ts';

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

/**
 * Everything in a store as lines of JSON, as of one moment, while others go on writing. The first line says what it is;
 * each of the others is a row under the name of its table.
 */
export async function dumpStore(store: Store, write: (line: string) => Promise<void>): Promise<number> {
  return await store.db.connection().execute(async (db) => {
    await sql.raw(store.kind === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin').execute(db);
    try {
      await write(JSON.stringify({ format: FORMAT, schema: SCHEMA_VERSION }));
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
  | { readonly code: 'backup/other-schema'; readonly schema: number; readonly known: number }
  | { readonly code: 'backup/not-empty' }
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

/** Reads lines that `dumpStore` wrote into an empty store, all or nothing. Gives the number of rows. */
export async function loadStore(
  { db }: Store,
  lines: AsyncIterable<string>,
): Promise<{ readonly ok: true; readonly rows: number } | { readonly ok: false; readonly error: LoadError }> {
  try {
    const rows = await db.transaction().execute(async (trx) => {
      let number = 0;
      for await (const line of lines) {
        number += 1;
        if (number === 1) {
          const head = parse(line);
          if (head?.format !== FORMAT) throw new Broken({ code: 'backup/not-one' });
          if (head.schema !== SCHEMA_VERSION)
            throw new Broken({ code: 'backup/other-schema', schema: Number(head.schema), known: SCHEMA_VERSION });
          const there = await trx.selectFrom('tables').select('id').limit(1).execute();
          const people = await trx.selectFrom('accounts').select('id').limit(1).execute();
          if (there.length + people.length > 0) throw new Broken({ code: 'backup/not-empty' });
          // The link to become administrator by, of a server that was started once.
          await trx.deleteFrom('invitations').execute();
          continue;
        }
        if (line === '') continue;
        const { name, row } = rowIn(line, number);
        const columns = Object.keys(row);
        const values = Object.values(row);
        await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`.execute(
          trx,
        );
      }
      if (number === 0) throw new Broken({ code: 'backup/not-one' });
      return number - 1;
    });
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof Broken) return { ok: false, error: error.reason };
    throw error;
  }
}
