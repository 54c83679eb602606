import { NO_VOTES } from '@standoff/table';
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** What is sealed whole, and so is gone with the key. */
const GONE = ['messages', 'order_log', 'notes', 'contacts'] as const;

/**
 * Drops what nobody can open any more: the orders of the phases now played, with them who is ready, votes, and all that is
 * sealed whole. Boards, judged phases, seats, clocks and accounts stay. Gives the number of tables.
 */
export async function dropSealed(trx: Trx): Promise<number> {
  const rows = await trx.selectFrom('tables').select('id').execute();
  for (const { id } of rows) {
    const { doc, version } = await trx
      .selectFrom('tables')
      .select(['doc', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { sealed: _, ...open } = JSON.parse(doc) as Readonly<Record<string, unknown>>;
    await trx
      .updateTable('tables')
      .set({ doc: JSON.stringify({ ...open, saved: {}, votes: NO_VOTES, ready: [] }), version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
  for (const name of GONE) await sql`delete from ${sql.table(name)}`.execute(trx);
  return rows.length;
}
