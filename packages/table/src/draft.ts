import type { Change, Effect } from './effect.ts';
import type { Channel, TableEvent } from './event.ts';
import type { Table } from './table.ts';

/** A change while a command makes it; nothing outside sees it before it is done. */
export interface Draft {
  table: Table;
  readonly effects: Effect[];
  readonly now: number;
}

export function draftOf(table: Table, now: number): Draft {
  return { table, effects: [], now };
}

export function changeOf({ table, effects }: Draft): Change {
  return { table, effects };
}

/** The next number of a channel, thread or log. */
export function nextNumber(draft: Draft, counter: string): number {
  const n = (draft.table.counters[counter] ?? 0) + 1;
  draft.table = { ...draft.table, counters: { ...draft.table.counters, [counter]: n } };
  return n;
}

/** Tells a channel of an event. */
export function tell(draft: Draft, channel: Channel, event: TableEvent): void {
  const seq = nextNumber(draft, channel);
  draft.effects.push({ kind: 'event', channel, seq, at: draft.now, event });
}

export function update(draft: Draft, part: Partial<Table>): void {
  draft.table = { ...draft.table, ...part };
}
