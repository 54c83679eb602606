import type { Channel, TableEvent } from '@standoff/table';
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
