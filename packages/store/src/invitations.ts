import { sql } from 'kysely';
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

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A link for a new password opens an account to whoever finds it. */
const PASSWORD_LIFE = 7 * DAY;
/** So long the link in each mail is good at least; the law of some countries asks for half of that. */
const STOP_LIFE = 60 * DAY;

/**
 * Drops links that have had their time: what somebody may sit down with again after an hour; links for a new password
 * after a week; those in mails after two months, but the newest to each address for as long as anything is sent there.
 */
export async function pruneInvitations({ db }: Store, now: number): Promise<void> {
  for (const [role, life] of [
    ['again:%', HOUR],
    ['password:%', PASSWORD_LIFE],
  ] as const)
    await db
      .deleteFrom('invitations')
      .where('role', 'like', role)
      .where('created_at', '<', now - life)
      .execute();
  await sql`delete from invitations where role like 'stop:%' and created_at < ${now - STOP_LIFE} and (
    not exists (select 1 from contacts where contacts.id = substr(invitations.role, 6)) or
    exists (select 1 from invitations as later where later.table_id = invitations.table_id
      and later.role = invitations.role and later.created_at > invitations.created_at))`.execute(db);
}
