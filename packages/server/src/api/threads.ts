import { readMarks, type Store, threadsOf } from '@standoff/store';
import { canWrite, mayRead, PUBLIC, type Table, type Viewer } from '@standoff/table';

/** A conversation one may read, and how much of it one has not read. */
export interface ThreadLine {
  readonly thread: string;
  readonly last: number;
  readonly read: number;
  readonly unread: number;
  readonly open: boolean;
}

/** One's conversations at a table; the public one is there before anybody has written in it. */
export async function threadsFor(store: Store, table: Table, viewer: Viewer): Promise<readonly ThreadLine[]> {
  const known = await threadsOf(store, table.id);
  const [first] = viewer.seats;
  const read = first === undefined ? new Map<string, number>() : await readMarks(store, table.id, first);
  const open = known.filter(({ thread }) => mayRead(table, viewer, thread));
  const isPublicThere = open.some(({ thread }) => thread === PUBLIC) || !mayRead(table, viewer, PUBLIC);
  return (isPublicThere ? open : [{ thread: PUBLIC, last: 0 }, ...open]).map(({ thread, last }) => ({
    thread,
    last,
    read: read.get(thread) ?? 0,
    unread: Math.max(0, last - (read.get(thread) ?? 0)),
    open: canWrite(table, viewer, thread),
  }));
}
