import { openSeats, type Table, wakesAt } from '@standoff/table';
import type { TableRow, Trx } from './schema.ts';
import type { Store } from './store.ts';

/** The columns that say of a table what is searched for. */
export function rowOf(table: Table): Omit<TableRow, 'id' | 'version' | 'created_at' | 'changed_at'> {
  return {
    turn: table.turn,
    status: table.status,
    wakes_at: wakesAt(table),
    listed: table.settings.listed ? 1 : 0,
    open_seats: openSeats(table).length,
    name: table.settings.name,
    doc: JSON.stringify(table),
  };
}

export function tableOf(row: Pick<TableRow, 'doc'>): Table {
  // Written by `rowOf` and by nothing else.
  return JSON.parse(row.doc) as Table;
}

/** Keeps a new table. */
export async function insertTable(trx: Trx, table: Table, now: number): Promise<void> {
  const row = { id: table.id, version: 1, created_at: now, changed_at: now, ...rowOf(table) };
  await trx.insertInto('tables').values(row).execute();
}

export async function readTable({ db }: Store, id: string): Promise<Table | undefined> {
  const row = await db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : tableOf(row);
}

/** The ids of tables whose clock has something to do at a moment. */
export async function tablesDue({ db }: Store, now: number, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('wakes_at', '<=', now)
    .orderBy('wakes_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open games that want players, the newest first: those that have not begun, and those that lost somebody. */
export async function listedTables({ db }: Store, limit: number): Promise<readonly Table[]> {
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('listed', '=', 1)
    .where('status', '!=', 'ended')
    .where('open_seats', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(tableOf);
}

export async function readTables({ db }: Store, ids: readonly string[]): Promise<readonly Table[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(tableOf);
}

/** How often each of some tables has changed. */
export async function versionsOf({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'version'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
