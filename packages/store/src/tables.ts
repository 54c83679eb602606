import { openSeats, type Table, wakesAt } from '@standoff/table';
import { sql } from 'kysely';
import { fixed } from './fixed.ts';
import { jsonOf } from './json.ts';
import type { TableRow, Trx } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Store } from './store.ts';

/** What of a table is nobody's business before the phase is judged. */
type Secret = Pick<Table, 'saved' | 'votes' | 'proposal'>;
/** A table as it is kept; before schema 2 all of it lay open. */
type Kept = Table | (Omit<Table, keyof Secret> & { readonly sealed: string });

function docOf({ saved, votes, proposal, ...open }: Table, seal: Seal): string {
  // Orders may be part of what a moderator asks.
  const secret = jsonOf({ votes, ...(proposal === undefined ? {} : { proposal }) }, { saved: jsonOf({}, saved) });
  const { state, settings, seats, ...rest } = open;
  return jsonOf({ ...rest, sealed: seal.close(secret, `table:${open.id}`) }, { settings, state, seats });
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

/** No version is this. */
export const UNKNOWN = -1;

/** So many tables are remembered. */
const REMEMBERED = 1000;

/** A table as it was last read or written. One that has not changed since is not read again: tables are never written to. */
export interface KnownTable {
  readonly version: number;
  /** Told apart by this too, as a database may have been put back to what it was before. */
  readonly changedAt: number;
  readonly table: Table;
}

export function remember({ recent }: Pick<Store, 'recent'>, id: string, known: KnownTable): KnownTable {
  recent.delete(id);
  recent.set(id, known);
  if (recent.size > REMEMBERED) recent.delete(recent.keys().next().value ?? '');
  return known;
}

/** What is asked of a row: whether it is as it is known, and only if not all of it. */
export interface KnownRow extends Pick<TableRow, 'id' | 'version' | 'changed_at'> {
  readonly doc: string | null;
}

/** The table of a row that was asked for with what was known of it. */
export function knownOf(
  store: Pick<Store, 'seal' | 'recent'>,
  { id, version, changed_at, doc }: KnownRow,
  known: KnownTable | undefined,
): KnownTable {
  if (known !== undefined && known.version === version && known.changedAt === changed_at) return known;
  if (doc === null) throw new Error(`table ${id} came without its contents`);
  const found: KnownTable = { version, changedAt: changed_at, table: parse(doc, store.seal) };
  // Since it was asked for it may have been written anew.
  return (store.recent.get(id)?.version ?? UNKNOWN) > version ? found : remember(store, id, found);
}

function tableOf(store: Pick<Store, 'seal' | 'recent'>, row: KnownRow): Table {
  return knownOf(store, row, store.recent.get(row.id)).table;
}

/** Keeps a new table. */
export async function insertTable({ seal }: Pick<Store, 'seal'>, trx: Trx, table: Table, now: number): Promise<void> {
  const row = { id: table.id, version: 1, created_at: now, changed_at: now, ...rowOf(table, seal) };
  await trx.insertInto('tables').values(row).execute();
}

const ONE = fixed<{ readonly id: string; readonly version: number; readonly changed: number }, KnownRow>(
  (slot) => sql`
    select id, version, changed_at,
      case when version = ${slot('version')} and changed_at = ${slot('changed')} then null else doc end as doc
    from tables where id = ${slot('id')}`,
);

/** A table as it is now, with its version. */
export async function readKnown(store: Store, id: string): Promise<KnownTable | undefined> {
  const known = store.recent.get(id);
  const [row] = await ONE(store.db, { id, version: known?.version ?? UNKNOWN, changed: known?.changedAt ?? UNKNOWN });
  return row === undefined ? undefined : knownOf(store, row, known);
}

export async function readTable(store: Store, id: string): Promise<Table | undefined> {
  return (await readKnown(store, id))?.table;
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
    .select(['id', 'version', 'changed_at', 'doc'])
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
    .select(['id', 'version', 'changed_at', 'doc'])
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
    .select(['id', 'version', 'changed_at', 'doc'])
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
