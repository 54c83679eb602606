import { type RawBuilder, sql } from 'kysely';
import { fixed } from './fixed.ts';
import type { Db } from './schema.ts';

/** Somebody who does something at a table by a key and in a role: it is written only if the key still opens that chair. */
export interface Holder {
  readonly hash: string;
  readonly role: string;
  readonly now: number;
}

/** Whether a key opens a chair, as part of a statement. */
export function isHeld(slot: (name: 'hash' | 'now' | 'id' | 'role') => RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from keys join chairs on chairs.key_hash = keys.hash or chairs.account_id = keys.account_id
    where keys.hash = ${slot('hash')} and keys.expires_at > ${slot('now')}
      and chairs.table_id = ${slot('id')} and chairs.role = ${slot('role')})`;
}

const HELD = fixed<Holder & { readonly id: string }, { readonly one: number }>(
  (slot) => sql`select 1 as one where ${isHeld(slot)}`,
);

/** Whether somebody still holds their chair. */
export async function holds(db: Db, id: string, holder: Holder): Promise<boolean> {
  return (await HELD(db, { ...holder, id })).length > 0;
}
