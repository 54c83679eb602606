import { hashOf, newSecret } from './keys.ts';
import type { Db } from './schema.ts';
import type { Store } from './store.ts';

export interface Invitation {
  readonly tableId: string;
  readonly role: string;
}

/** Makes a link's secret for a chair; those made for it before are dead. */
export async function invite(db: Db, tableId: string, role: string, now: number): Promise<string> {
  const secret = newSecret();
  await db.deleteFrom('invitations').where('table_id', '=', tableId).where('role', '=', role).execute();
  await db
    .insertInto('invitations')
    .values({ hash: hashOf(secret), table_id: tableId, role, created_at: now })
    .execute();
  return secret;
}

/** Makes one more secret for a thing; those made for it before still work, as each mail has its own. */
export async function inviteToo(db: Db, tableId: string, role: string, now: number): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('invitations')
    .values({ hash: hashOf(secret), table_id: tableId, role, created_at: now })
    .execute();
  return secret;
}

export async function findInvitation({ db }: Store, secret: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select(['table_id', 'role'])
    .where('hash', '=', hashOf(secret))
    .executeTakeFirst();
  return row === undefined ? undefined : { tableId: row.table_id, role: row.role };
}

/** Uses an invitation up; `false` if somebody was faster. */
export async function useInvitation(db: Db, secret: string): Promise<boolean> {
  const done = await db.deleteFrom('invitations').where('hash', '=', hashOf(secret)).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Roles of a table to which a link is out. */
export async function invitedRoles({ db }: Store, tableId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('invitations').select('role').where('table_id', '=', tableId).execute();
  return rows.map(({ role }) => role);
}
