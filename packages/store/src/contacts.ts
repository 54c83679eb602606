import type { ContactRow } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Store } from './store.ts';

/** Where notices go is a secret too: whoever knows the address of a webhook can post to it. */
function placeOf(id: string): string {
  return `contact:${id}`;
}

function opened(row: ContactRow, seal: Seal): ContactRow {
  return { ...row, doc: seal.open(row.doc, placeOf(row.id)) };
}

export async function contactsOf({ db, seal }: Store, tableId: string, role?: string): Promise<readonly ContactRow[]> {
  const query = db.selectFrom('contacts').selectAll().where('table_id', '=', tableId).orderBy('created_at');
  const rows = await (role === undefined ? query : query.where('role', '=', role)).execute();
  return rows.map((row) => opened(row, seal));
}

export async function insertContact({ db, seal }: Store, contact: ContactRow): Promise<void> {
  const doc = seal.close(contact.doc, placeOf(contact.id));
  await db
    .insertInto('contacts')
    .values({ ...contact, doc })
    .execute();
}

export async function contactById({ db, seal }: Store, id: string): Promise<ContactRow | undefined> {
  const row = await db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : opened(row, seal);
}

export async function updateContact({ db, seal }: Store, id: string, doc: string): Promise<void> {
  const sealed = seal.close(doc, placeOf(id));
  await db.updateTable('contacts').set({ doc: sealed }).where('id', '=', id).execute();
}

export async function deleteContact({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('contacts').where('id', '=', id).execute();
}
