import type { LogEntry, Message } from '@standoff/table';
import type { Seal } from './seal.ts';
import type { Store } from './store.ts';

function messagePlace(id: string, thread: string, n: number): string {
  return `message:${id}:${thread}:${n}`;
}

function logPlace(id: string, power: string, n: number): string {
  return `log:${id}:${power}:${n}`;
}

function notesPlace(id: string, power: string): string {
  return `notes:${id}:${power}`;
}

/** A message as it is kept. */
export function sealMessage(seal: Seal, id: string, message: Message): string {
  return seal.close(JSON.stringify(message), messagePlace(id, message.thread, message.n));
}

/** A line of an order log as it is kept. */
export function sealLog(seal: Seal, id: string, entry: LogEntry): string {
  return seal.close(JSON.stringify(entry), logPlace(id, entry.power, entry.n));
}

/** Messages of a thread after a number, in order. */
export async function messagesAfter(
  { db, seal }: Store,
  id: string,
  thread: string,
  after: number,
  limit: number,
): Promise<readonly Message[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['n', 'doc'])
    .where('table_id', '=', id)
    .where('thread', '=', thread)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();
  return rows.map((row) => JSON.parse(seal.open(row.doc, messagePlace(id, thread, row.n))) as Message);
}

/** The threads of a table that hold messages, with the number of the last. */
export async function threadsOf(
  { db }: Store,
  id: string,
): Promise<readonly { readonly thread: string; readonly last: number }[]> {
  const rows = await db
    .selectFrom('messages')
    .select((column) => ['thread', column.fn.max('n').as('last')])
    .where('table_id', '=', id)
    .groupBy('thread')
    .orderBy('thread')
    .execute();
  return rows.map(({ thread, last }) => ({ thread, last: Number(last) }));
}

/** How far a power has read each of its threads. */
export async function readMarks({ db }: Store, id: string, power: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('reads')
    .select(['thread', 'n'])
    .where('table_id', '=', id)
    .where('power', '=', power)
    .execute();
  return new Map(rows.map(({ thread, n }) => [thread, n]));
}

/** Notes how far a power has read a thread; never goes back. */
export async function markRead({ db }: Store, id: string, power: string, thread: string, n: number): Promise<void> {
  await db
    .insertInto('reads')
    .values({ table_id: id, power, thread, n })
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'power', 'thread']).doUpdateSet({ n }).where('reads.n', '<', n),
    )
    .execute();
}

export async function readNotes({ db, seal }: Store, id: string, power: string): Promise<string> {
  const row = await db
    .selectFrom('notes')
    .select('doc')
    .where('table_id', '=', id)
    .where('power', '=', power)
    .executeTakeFirst();
  return row === undefined ? '' : String(JSON.parse(seal.open(row.doc, notesPlace(id, power))));
}

/** Keeps a power's notes to itself, in place of those before. */
export async function writeNotes(
  { db, seal }: Store,
  id: string,
  power: string,
  text: string,
  at: number,
): Promise<void> {
  const doc = seal.close(JSON.stringify(text), notesPlace(id, power));
  await db
    .insertInto('notes')
    .values({ table_id: id, power, doc, at })
    .onConflict((conflict) => conflict.columns(['table_id', 'power']).doUpdateSet({ doc, at }))
    .execute();
}

/** A power's own order log, the newest first. */
export async function readLog(
  { db, seal }: Store,
  id: string,
  power: string,
  limit: number,
): Promise<readonly LogEntry[]> {
  const rows = await db
    .selectFrom('order_log')
    .select(['n', 'doc'])
    .where('table_id', '=', id)
    .where('power', '=', power)
    .orderBy('n', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => JSON.parse(seal.open(row.doc, logPlace(id, power, row.n))) as LogEntry);
}
