import type { Effect, TableEvent } from '@standoff/table';
import { sql } from 'kysely';
import { fixed } from './fixed.ts';
import type { OutboxRow, Trx } from './schema.ts';
import type { Store } from './store.ts';

/** Events that may be told outside; the others matter only to an open page. */
const TOLD: readonly TableEvent['kind'][] = [
  'started',
  'phase',
  'remind',
  'message',
  'votes',
  'ended',
  'seat',
  'chair',
  'missed',
  'paused',
  'resumed',
  'rolled-back',
  'waiting',
];

/** An event on its way to the contacts of those who may hear it. */
export interface Notice {
  readonly tableId: string;
  readonly channel: string;
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
}

export type EventEffect = Extract<Effect, { kind: 'event' }>;

/** Those of some events that may be told outside, as rows of the outbox. */
export function noticesOf(
  tableId: string,
  events: readonly EventEffect[],
): readonly Pick<OutboxRow, 'key' | 'doc' | 'due_at'>[] {
  return events
    .filter(({ event }) => TOLD.includes(event.kind))
    .map(({ channel, seq, at, event }) => {
      const notice: Notice = { tableId, channel, seq, at, event };
      return { key: `event:${tableId}:${channel}:${seq}`, doc: JSON.stringify(notice), due_at: at };
    });
}

const ANY_CONTACT = fixed<{ readonly id: string }, { readonly one: number }>(
  (slot) => sql`select 1 as one from contacts where table_id = ${slot('id')} limit 1`,
);

/** Puts events into the outbox, in the transaction in which they happened, if anybody at the table wants to be told of any. */
export async function addNotices(trx: Trx, tableId: string, events: readonly EventEffect[]): Promise<void> {
  const rows = noticesOf(tableId, events);
  if (rows.length === 0 || (await ANY_CONTACT(trx, { id: tableId })).length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...row, kind: 'event', tries: 0, sent_at: null })))
    .execute();
}

/** Puts something to send into the outbox unless its key was there before. */
export async function addToOutbox(
  { db }: Store,
  rows: readonly Pick<OutboxRow, 'key' | 'kind' | 'doc' | 'due_at'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...row, tries: 0, sent_at: null })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Takes what is due, and keeps others from taking it for a while: whoever dies while sending leaves it to be sent again.
 * So all is sent at least once, and what is acknowledged never again.
 */
export async function takeDue({ db }: Store, now: number, hold: number, limit: number): Promise<readonly OutboxRow[]> {
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const mine: OutboxRow[] = [];
  for (const row of due) {
    const taken = await db
      .updateTable('outbox')
      .set({ due_at: now + hold, tries: row.tries + 1 })
      .where('key', '=', row.key)
      .where('sent_at', 'is', null)
      .where('due_at', '=', row.due_at)
      .where('tries', '=', row.tries)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 1n) mine.push({ ...row, tries: row.tries + 1 });
  }
  return mine;
}

export async function markSent({ db }: Store, key: string, now: number): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now }).where('key', '=', key).execute();
}

export async function retryAt({ db }: Store, key: string, at: number): Promise<void> {
  await db.updateTable('outbox').set({ due_at: at }).where('key', '=', key).execute();
}

/** Forgets what was sent long ago. */
export async function pruneOutbox({ db }: Store, before: number): Promise<void> {
  await db.deleteFrom('outbox').where('sent_at', '<', before).execute();
}
