import type { Channel, TableEvent } from '@standoff/table';
import { sql } from 'kysely';
import type { Store } from './store.ts';
import { UNKNOWN } from './tables.ts';

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
  /** None: `seq` is the version of the table. */
  readonly channel: Channel | null;
  readonly seq: number;
  readonly at: number;
  readonly doc: string;
}

/** What was told at a table, and as of which version of it; `more`: there is further news. */
export interface News {
  readonly version: number;
  readonly events: readonly StoredEvent[];
  readonly more: boolean;
}

/** Events of several channels of a table, each after its own number. */
export async function eventsSince(
  { db }: Store,
  id: string,
  positions: ReadonlyMap<Channel, number>,
  limit = 1000,
): Promise<News> {
  // Each by itself from the index; put together with `or` all events of the table would be gone through.
  const each = [...positions].map(
    ([channel, seq]) =>
      sql`select channel, seq, at, doc from events where table_id = ${id} and channel = ${channel} and seq > ${seq}`,
  );
  const version = sql`select null as channel, version as seq, 0 as at, '' as doc from tables where id = ${id}`;
  const all = sql.join([...each, version], sql` union all `);
  const { rows } = await sql<EventRow>`${all} order by 1 nulls first, 2 limit ${limit + 1}`.execute(db);
  const events = rows.flatMap(({ channel, seq, at, doc }) =>
    channel === null ? [] : [{ channel, seq, at, event: JSON.parse(doc) as TableEvent }],
  );
  const [first] = rows;
  return {
    version: first?.channel === null ? first.seq : UNKNOWN,
    events,
    more: rows.length === limit + 1,
  };
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
