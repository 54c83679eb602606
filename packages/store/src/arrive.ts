import type { Table } from '@standoff/table';
import { sql } from 'kysely';
import { fixed } from './fixed.ts';
import { hashOf, type Key, keyOfRow } from './keys.ts';
import type { Store } from './store.ts';
import { type KnownRow, knownOf, readTable, UNKNOWN } from './tables.ts';

/** Somebody who comes to a table: the key they bring, if it opens anything, the table, and the chairs it opens there. */
export interface Arrival {
  readonly key: Key | undefined;
  readonly table: Table | undefined;
  readonly roles: readonly string[];
}

interface Row {
  readonly hash: string | null;
  readonly account_id: string | null;
  readonly id: string | null;
  readonly version: number;
  readonly changed_at: number;
  readonly doc: string | null;
  readonly role: string | null;
}

interface Wanted {
  readonly hash: string;
  readonly now: number;
  readonly id: string;
  readonly version: number;
  readonly changed: number;
}

/** A row for each chair, and one where there is none. */
const ARRIVAL = fixed<Wanted, Row>(
  (slot) => sql`
    select k.hash, k.account_id, t.id, t.version, t.changed_at, c.role,
      case when t.version = ${slot('version')} and t.changed_at = ${slot('changed')} then null else t.doc end as doc
    from (select 1 as one) as somebody
    left join keys k on k.hash = ${slot('hash')} and k.expires_at > ${slot('now')}
    left join tables t on t.id = ${slot('id')}
    left join chairs c on c.table_id = t.id and (c.key_hash = k.hash or c.account_id = k.account_id)`,
);

/** So long it is remembered who came, in milliseconds, and of so many. */
const LASTING = 60_000;
const REMEMBERED = 10_000;

/** Who came, and when. */
export interface Remembered {
  readonly at: number;
  readonly key: Key;
  readonly roles: readonly string[];
}

function nameOf(hash: string, id: string): string {
  return `${hash} ${id}`;
}

function rememberArrival({ arrivals }: Store, name: string, { key, roles }: Arrival, at: number): void {
  arrivals.delete(name);
  if (key === undefined || roles.length === 0) return;
  arrivals.set(name, { at, key, roles });
  if (arrivals.size > REMEMBERED) arrivals.delete(arrivals.keys().next().value ?? '');
}

/**
 * Who came with a secret a moment ago, at the table as it was then. True or not, it does for what is only written if they
 * still hold the chair (`Holder`), and for nothing else. SQLite is asked as quickly.
 */
export function recallArrival(store: Store, secret: string | undefined, id: string, now: number): Arrival | undefined {
  if (secret === undefined || store.kind === 'sqlite') return undefined;
  const known = store.arrivals.get(nameOf(hashOf(secret), id));
  const table = store.recent.get(id)?.table;
  if (known === undefined || table === undefined || Math.abs(now - known.at) > LASTING) return undefined;
  return { key: known.key, table, roles: known.roles };
}

function rowIsThere(row: Row): row is Row & KnownRow {
  return row.id !== null;
}

/** Who comes to a table with a secret, in one question. */
export async function arrive(store: Store, secret: string | undefined, id: string, now: number): Promise<Arrival> {
  if (secret === undefined) return { key: undefined, table: await readTable(store, id), roles: [] };
  const hash = hashOf(secret);
  const known = store.recent.get(id);
  const rows = await ARRIVAL(store.db, {
    hash,
    now,
    id,
    version: known?.version ?? UNKNOWN,
    changed: known?.changedAt ?? UNKNOWN,
  });
  const [row] = rows;
  if (row === undefined) throw new Error('nobody came, not even a stranger');
  const arrival: Arrival = {
    key: row.hash === null ? undefined : keyOfRow({ hash: row.hash, account_id: row.account_id }),
    table: rowIsThere(row) ? knownOf(store, row, known).table : undefined,
    roles: rows.flatMap(({ role }) => role ?? []),
  };
  rememberArrival(store, nameOf(hash, id), arrival, now);
  return arrival;
}
