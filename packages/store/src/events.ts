import type { Channel, TableEvent } from '@standoff/table';
import { sql } from 'kysely';
import type { Store } from './store.ts';

export interface StoredEvent {
  readonly channel: Channel;
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
}

/** Events of one channel of a table after a number, in order. */
export async function eventsAfter(
  { db }: Store,
  id: string,
  channel: Channel,
  after: number,
  limit = 500,
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'doc'])
    .where('table_id', '=', id)
    .where('channel', '=', channel)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ seq, at, doc }) => ({ channel, seq, at, event: JSON.parse(doc) as TableEvent }));
}

interface EventRow {
  readonly channel: Channel;
  readonly seq: number;
  readonly at: number;
  readonly doc: string;
}

/** Events of several channels of a table, each after its own number; `more`: there are further ones. */
export async function eventsSince(
  { db }: Store,
  id: string,
  positions: ReadonlyMap<Channel, number>,
  limit = 1000,
): Promise<{ readonly events: readonly StoredEvent[]; readonly more: boolean }> {
  if (positions.size === 0) return { events: [], more: false };
  // Each by itself from the index; put together with `or` all events of the table would be gone through.
  const each = [...positions].map(
    ([channel, seq]) =>
      sql`select channel, seq, at, doc from events where table_id = ${id} and channel = ${channel} and seq > ${seq}`,
  );
  const all = sql.join(each, sql` union all `);
  const { rows } = await sql<EventRow>`${all} order by 1, 2 limit ${limit}`.execute(db);
  const events = rows.map(({ channel, seq, at, doc }) => ({ channel, seq, at, event: JSON.parse(doc) as TableEvent }));
  return { events, more: rows.length === limit };
}

/** The latest events of a channel, oldest first. */
export async function latestEvents(
  { db }: Store,
  id: string,
  channel: Channel,
  limit: number,
): Promise<readonly StoredEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'at', 'doc'])
    .where('table_id', '=', id)
    .where('channel', '=', channel)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ seq, at, doc }) => ({ channel, seq, at, event: JSON.parse(doc) as TableEvent }));
}
