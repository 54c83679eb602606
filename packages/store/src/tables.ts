import { openSeats, type Table, wakesAt } from '@standoff/table';
import type { TableRow, Trx } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Store } from './store.ts';

/** What of a table is nobody's business before the phase is judged. */
type Secret = Pick<Table, 'saved' | 'votes' | 'proposal'>;
/** A table as it is kept; before schema 2 all of it lay open. */
type Kept = Table | (Omit<Table, keyof Secret> & { readonly sealed: string });

function docOf({ saved, votes, proposal, ...open }: Table, seal: Seal): string {
  // Orders may be part of what a moderator asks.
  const secret: Secret = { saved, votes, ...(proposal === undefined ? {} : { proposal }) };
  return JSON.stringify({ ...open, sealed: seal.close(JSON.stringify(secret), `table:${open.id}`) });
}

/** The columns that say of a table what is searched for. */
export function rowOf(table: Table, seal: Seal): Omit<TableRow, 'id' | 'version' | 'created_at' | 'changed_at'> {
  return {
    turn: table.turn,
    status: table.status,
    wakes_at: wakesAt(table),
    listed: table.settings.listed ? 1 : 0,
    open_seats: openSeats(table).length,
    name: table.settings.name,
    doc: docOf(table, seal),
  };
}

export function tableOf(row: Pick<TableRow, 'doc'>, seal: Seal): Table {
  // Written by `rowOf` and by nothing else.
  const kept = JSON.parse(row.doc) as Kept;
  if (!('sealed' in kept)) return kept;
  const { sealed, ...open } = kept;
  return { ...open, ...(JSON.parse(seal.open(sealed, `table:${open.id}`)) as Secret) };
}

/** Keeps a new table. */
export async function insertTable({ seal }: Pick<Store, 'seal'>, trx: Trx, table: Table, now: number): Promise<void> {
  const row = { id: table.id, version: 1, created_at: now, changed_at: now, ...rowOf(table, seal) };
  await trx.insertInto('tables').values(row).execute();
}

export async function readTable({ db, seal }: Store, id: string): Promise<Table | undefined> {
  const row = await db.selectFrom('tables').select('doc').where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : tableOf(row, seal);
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
export async function listedTables({ db, seal }: Store, limit: number): Promise<readonly Table[]> {
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('listed', '=', 1)
    .where('status', '!=', 'ended')
    .where('open_seats', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => tableOf(row, seal));
}

/** Listed games with nobody missing, and those that are over: what may be watched is among them. The latest first. */
export async function fullTables({ db, seal }: Store, limit: number): Promise<readonly Table[]> {
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('listed', '=', 1)
    .where((where) => where.or([where('status', '=', 'ended'), where('open_seats', '=', 0)]))
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => tableOf(row, seal));
}

export async function readTables({ db, seal }: Store, ids: readonly string[]): Promise<readonly Table[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => tableOf(row, seal));
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
