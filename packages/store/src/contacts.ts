import type { ContactRow } from './schema.ts';
import type { Store } from './store.ts';

export async function contactsOf({ db }: Store, tableId: string, role?: string): Promise<readonly ContactRow[]> {
  const query = db.selectFrom('contacts').selectAll().where('table_id', '=', tableId).orderBy('created_at');
  return await (role === undefined ? query : query.where('role', '=', role)).execute();
}

export async function insertContact({ db }: Store, contact: ContactRow): Promise<void> {
  await db.insertInto('contacts').values(contact).execute();
}

export async function contactById({ db }: Store, id: string): Promise<ContactRow | undefined> {
  return await db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateContact({ db }: Store, id: string, doc: string): Promise<void> {
  await db.updateTable('contacts').set({ doc }).where('id', '=', id).execute();
}

export async function deleteContact({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('contacts').where('id', '=', id).execute();
}
