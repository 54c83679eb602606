import type { AccountRow } from './schema.ts';
import type { Store } from './store.ts';

/** A name as it is compared: however it is written, and whatever unseen stands in it, it is one name. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replaceAll('\0', '\ufffd')
    .trim();
}

/** Keeps a new account; `false` if its name is taken. */
export async function insertAccount({ db }: Store, account: AccountRow): Promise<boolean> {
  const done = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function accountNamed({ db }: Store, name: string): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
}

export async function accountById({ db }: Store, id: string): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateAccount(
  { db }: Store,
  id: string,
  part: Partial<Pick<AccountRow, 'password' | 'email' | 'lang' | 'admin' | 'banned'>>,
): Promise<void> {
  await db.updateTable('accounts').set(part).where('id', '=', id).execute();
}

/** Deletes an account with its keys and its link for a new password; its chairs go to nobody. */
export async function deleteAccount({ db }: Store, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('keys').where('account_id', '=', id).execute();
    await trx.deleteFrom('chairs').where('account_id', '=', id).execute();
    await trx.deleteFrom('invitations').where('table_id', '=', '').where('role', '=', `password:${id}`).execute();
    await trx.deleteFrom('accounts').where('id', '=', id).execute();
  });
}

export async function listAccounts({ db }: Store, limit: number): Promise<readonly AccountRow[]> {
  return await db.selectFrom('accounts').selectAll().orderBy('created_at').limit(limit).execute();
}
