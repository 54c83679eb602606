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

function parse(doc: string, seal: Seal): Table {
  // Written by `rowOf` and by nothing else.
  const kept = JSON.parse(doc) as Kept;
  if (!('sealed' in kept)) return kept;
  const { sealed, ...open } = kept;
  return { ...open, ...(JSON.parse(seal.open(sealed, `table:${open.id}`)) as Secret) };
}

/** So many tables are remembered as they were last read. */
const REMEMBERED = 1000;

/** The table of a row. One that has not changed since it was last read is not read again: tables are never written to. */
export function tableOf(
  { seal, recent }: Pick<Store, 'seal' | 'recent'>,
  { id, doc }: Pick<TableRow, 'id' | 'doc'>,
): Table {
  const known = recent.get(id);
  if (known?.doc === doc) return known.table;
  const table = parse(doc, seal);
  recent.delete(id);
  recent.set(id, { doc, table });
  if (recent.size > REMEMBERED) recent.delete(recent.keys().next().value ?? '');
  return table;
}

/** Keeps a new table. */
export async function insertTable({ seal }: Pick<Store, 'seal'>, trx: Trx, table: Table, now: number): Promise<void> {
  const row = { id: table.id, version: 1, created_at: now, changed_at: now, ...rowOf(table, seal) };
  await trx.insertInto('tables').values(row).execute();
}

export async function readTable(store: Store, id: string): Promise<Table | undefined> {
  const row = await store.db.selectFrom('tables').select(['id', 'doc']).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : tableOf(store, row);
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
export async function listedTables(store: Store, limit: number): Promise<readonly Table[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'doc'])
    .where('listed', '=', 1)
    .where('status', '!=', 'ended')
    .where('open_seats', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => tableOf(store, row));
}

/** Listed games with nobody missing, and those that are over: what may be watched is among them. The latest first. */
export async function fullTables(store: Store, limit: number): Promise<readonly Table[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'doc'])
    .where('listed', '=', 1)
    .where((where) => where.or([where('status', '=', 'ended'), where('open_seats', '=', 0)]))
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => tableOf(store, row));
}

export async function readTables(store: Store, ids: readonly string[]): Promise<readonly Table[]> {
  if (ids.length === 0) return [];
  const rows = await store.db
    .selectFrom('tables')
    .select(['id', 'doc'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => tableOf(store, row));
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
