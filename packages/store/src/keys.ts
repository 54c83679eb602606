import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fixed } from './fixed.ts';
import type { Db, Schema } from './schema.ts';
import type { Store } from './store.ts';

/** A secret nobody guesses: 192 bits, in letters that survive every chat. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** What is kept of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A key that still opens something. */
export interface Key {
  readonly hash: string;
  readonly accountId?: string;
}

const MOMENT = 60_000;

/** A year. */
export const KEY_LIFE: number = 366 * 24 * 3_600_000;

/** Keeps the hash of a new key and gives the secret, which is nowhere else. */
export async function newKey(db: Db, now: number, accountId?: string): Promise<string> {
  const secret = newSecret();
  const row = { hash: hashOf(secret), account_id: accountId ?? null, created_at: now, expires_at: now + KEY_LIFE };
  await db.insertInto('keys').values(row).execute();
  return secret;
}

type KeyRow = Pick<Schema['keys'], 'hash' | 'account_id'>;

export function keyOfRow({ hash, account_id }: KeyRow): Key {
  return account_id === null ? { hash } : { hash, accountId: account_id };
}

const KEY = fixed<{ readonly hash: string; readonly now: number }, KeyRow>(
  (slot) => sql`select hash, account_id from keys where hash = ${slot('hash')} and expires_at > ${slot('now')}`,
);

export async function findKey({ db }: Store, secret: string, now: number): Promise<Key | undefined> {
  const [row] = await KEY(db, { hash: hashOf(secret), now });
  return row === undefined ? undefined : keyOfRow(row);
}

/** Whether a key without an account still opens something. */
export async function isGood({ db }: Store, hash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('keys')
    .select('hash')
    .where('hash', '=', hash)
    .where('account_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of some keys still open something, by their hashes. */
export async function keysThere({ db }: Store, hashes: ReadonlySet<string>, now: number): Promise<ReadonlySet<string>> {
  if (hashes.size === 0) return new Set();
  const rows = await db
    .selectFrom('keys')
    .select('hash')
    .where('hash', 'in', [...hashes])
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Whether a key ended a moment ago, as another took its place. */
export async function endedJustNow({ db }: Store, secret: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('keys').select('expires_at').where('hash', '=', hashOf(secret)).executeTakeFirst();
  return row !== undefined && row.expires_at <= now && row.expires_at > now - MOMENT;
}

/** Ends a key, or all keys of an account. */
export async function dropKey({ db }: Store, hash: string): Promise<void> {
  await db.deleteFrom('keys').where('hash', '=', hash).execute();
}

export async function dropKeysOf({ db }: Store, accountId: string): Promise<void> {
  await db.deleteFrom('keys').where('account_id', '=', accountId).execute();
}

export async function dropExpiredKeys({ db }: Store, now: number): Promise<void> {
  await db.deleteFrom('keys').where('expires_at', '<=', now).execute();
}
