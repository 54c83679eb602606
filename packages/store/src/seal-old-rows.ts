import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './schema.ts';
import type { Seal } from './seal.ts';

interface Row {
  readonly table_id: string;
  readonly [column: string]: string | number;
}

/** What is sealed whole: the columns that tell its rows apart, and the first word of their places. */
const WHOLE = [
  { name: 'messages', columns: ['table_id', 'thread', 'n'], word: 'message' },
  { name: 'order_log', columns: ['table_id', 'power', 'n'], word: 'log' },
  { name: 'notes', columns: ['table_id', 'power'], word: 'notes' },
  { name: 'contacts', columns: ['id'], word: 'contact' },
] as const;

async function docAt(trx: Trx, name: string, at: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ doc: string }>`select doc from ${sql.table(name)} where ${at}`.execute(trx);
  return rows[0]?.doc ?? '';
}

async function sealTables(trx: Trx, seal: Seal): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from tables`.execute(trx);
  for (const { id } of rows) {
    const at = sql`id = ${id}`;
    const { saved, votes, ...open } = JSON.parse(await docAt(trx, 'tables', at)) as Readonly<Record<string, unknown>>;
    const sealed = seal.close(JSON.stringify({ saved, votes }), `table:${id}`);
    await sql`update tables set doc = ${JSON.stringify({ ...open, sealed })} where ${at}`.execute(trx);
  }
}

/**
 * The second version of the schema: what lay open in the first is sealed, row by row. It knows nothing of how things are kept
 * since.
 */
export async function sealOldRows(trx: Trx, seal: Seal): Promise<void> {
  await sealTables(trx, seal);
  for (const { name, columns, word } of WHOLE) {
    const keys = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<Row>`select ${keys} from ${sql.table(name)}`.execute(trx);
    for (const row of rows) {
      const conditions = columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
      const at = sql.join(conditions, sql` and `);
      const place = [word, ...columns.map((column) => row[column])].join(':');
      const sealed = seal.close(await docAt(trx, name, at), place);
      await sql`update ${sql.table(name)} set doc = ${sealed} where ${at}`.execute(trx);
    }
  }
}
