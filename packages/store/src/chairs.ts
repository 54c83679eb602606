import type { Key } from './keys.ts';
import type { Db } from './schema.ts';
import type { Store } from './store.ts';

export interface Chair {
  readonly tableId: string;
  readonly role: string;
}

/** Gives a chair to a key, or to the account the key belongs to; whoever had it has it no more. */
export async function giveChair(db: Db, tableId: string, role: string, key: Key, now: number): Promise<void> {
  const holder = { key_hash: key.accountId === undefined ? key.hash : null, account_id: key.accountId ?? null };
  await db
    .insertInto('chairs')
    .values({ table_id: tableId, role, ...holder, created_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'role']).doUpdateSet({ ...holder, created_at: now, seen_at: now }),
    )
    .execute();
}

/** The chairs a key opens: all, or those at one table. */
export async function chairsOf({ db }: Store, key: Key, tableId?: string): Promise<readonly Chair[]> {
  const query = db
    .selectFrom('chairs')
    .select(['table_id', 'role'])
    .where((where) =>
      key.accountId === undefined
        ? where('key_hash', '=', key.hash)
        : where.or([where('key_hash', '=', key.hash), where('account_id', '=', key.accountId)]),
    );
  const rows = await (tableId === undefined ? query : query.where('table_id', '=', tableId)).execute();
  return rows.map(({ table_id, role }) => ({ tableId: table_id, role }));
}

/** Moves all chairs of a key to an account. */
export async function moveChairs({ db }: Store, hash: string, accountId: string): Promise<void> {
  await db.updateTable('chairs').set({ key_hash: null, account_id: accountId }).where('key_hash', '=', hash).execute();
}

/** Gives all chairs of a key without an account to another, and ends the first; `false` if it had ended already. */
export async function replaceKey({ db }: Store, hash: string, by: string, now: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('keys')
      .set({ expires_at: now })
      .where('hash', '=', hash)
      .where('account_id', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (ended.numUpdatedRows !== 1n) return false;
    await trx.updateTable('chairs').set({ key_hash: by }).where('key_hash', '=', hash).execute();
    return true;
  });
}

export async function dropChair(db: Db, tableId: string, role: string): Promise<void> {
  await db.deleteFrom('chairs').where('table_id', '=', tableId).where('role', '=', role).execute();
}

const SELDOM = 300_000;
const MOST_SEEN = 50_000;

/** Notes that a chair's holder was here; at most every five minutes. */
export async function noteSeen(
  { db, seen }: Store,
  tableId: string,
  roles: readonly string[],
  now: number,
): Promise<void> {
  const due = roles.filter((role) => Math.abs(now - (seen.get(`${tableId} ${role}`) ?? 0)) >= SELDOM);
  if (due.length === 0) return;
  if (seen.size > MOST_SEEN) seen.clear();
  for (const role of due) seen.set(`${tableId} ${role}`, now);
  await db
    .updateTable('chairs')
    .set({ seen_at: now })
    .where('table_id', '=', tableId)
    .where('role', 'in', due)
    .where('seen_at', '<', now - SELDOM)
    .execute();
}

/** When the holders of a table's chairs were last here. */
export async function lastSeen({ db }: Store, tableId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('chairs').select(['role', 'seen_at']).where('table_id', '=', tableId).execute();
  return new Map(rows.map(({ role, seen_at }) => [role, seen_at]));
}
