import type { Store } from './store.ts';

const COUNTED = [
  'tables',
  'turns',
  'events',
  'messages',
  'order_log',
  'chairs',
  'accounts',
  'contacts',
  'outbox',
] as const;

/** How much of everything is kept. */
export async function countAll({ db }: Store): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const name of COUNTED) {
    const row = await db
      .selectFrom(name)
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirst();
    counts[name] = Number(row?.count ?? 0);
  }
  return counts;
}

export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly turn: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The tables that changed last. */
export async function recentTables({ db }: Store, limit: number): Promise<readonly TableSummary[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'name', 'status', 'turn', 'created_at', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, changed_at, ...row }) => ({ ...row, createdAt: created_at, changedAt: changed_at }));
}

/** Whether anybody administers this server, whose account is not closed. */
export async function hasAdmin({ db }: Store): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('admin', '=', 1)
    .where('banned', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
