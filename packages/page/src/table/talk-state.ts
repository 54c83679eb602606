import { type Signal, signal } from '@preact/signals';
import type { Power } from '@standoff/diplomacy';
import { isObject } from '@standoff/language';
import { keepValue, keptValue } from '../keep/store.ts';
import type { TableAnswer, ThreadAnswer } from './answers.ts';
import { ask } from './ask.ts';
import { messages, refreshThread, table, tableId, threads } from './held.ts';

/** The conversation one looks at; `notes` is one's notebook. */
export const openThread: Signal<string> = signal('public');
/** On a phone: whether the conversation is shown instead of the list. */
export const reading: Signal<boolean> = signal(false);
/** The seat one writes for, where one holds several. */
export const acting: Signal<Power | undefined> = signal(undefined);
/** What is being written, by conversation: it stays when another is looked at. */
export const drafts: Signal<Readonly<Record<string, string>>> = signal({});

export function writerNow(now: TableAnswer): string {
  const seats = now.own.map(({ power }) => power);
  if (acting.value !== undefined && seats.includes(acting.value)) return acting.value;
  return seats[0] ?? 'moderator';
}

/** How far a moderator without a seat has read is kept in this browser; for seats the server keeps it. */
function ownMarks(id: string): Readonly<Record<string, number>> {
  const kept = keptValue(`table/${id}/read`);
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}

export function unreadIn(thread: ThreadAnswer): number {
  const now = table.value;
  if (now === undefined || now.own.length > 0) return thread.unread;
  return Math.max(0, thread.last - (ownMarks(now.id)[thread.thread] ?? 0));
}

/** The key of a conversation among some. */
export function threadAmong(writers: readonly string[]): string {
  return [...new Set(writers)].sort().join('+');
}

/** The conversations one may have: everybody, each other power, groups that exist, the moderator. */
export function threadList(now: TableAnswer): readonly ThreadAnswer[] {
  const known = new Map(threads.value.map((thread) => [thread.thread, thread] as const));
  const me = writerNow(now);
  const fresh = (thread: string): ThreadAnswer => ({ thread, last: 0, read: 0, unread: 0, open: true });
  const others = now.seats.filter(({ power, holder }) => holder !== 'dummy' && power !== me).map(({ power }) => power);
  const isPrivate = now.settings.press === 'all' || now.settings.press === 'rulebook';
  const ended = now.status === 'ended';
  const pairs = me === 'moderator' ? others : isPrivate && now.status !== 'gathering' ? others : [];
  const possible = [
    ...pairs.map((power) => threadAmong([me, power])),
    ...(me === 'moderator' || now.moderator.plays ? [] : [threadAmong([me, 'moderator'])]),
  ];
  const listed = threads.value.filter(({ thread }) => !possible.includes(thread) && thread !== 'public');
  const open = pairsOpen(now);
  return [
    ...possible
      .map((thread) => known.get(thread) ?? { ...fresh(thread), open: thread.includes('moderator') || open })
      .filter(({ last }) => last > 0 || !ended || isPrivate),
    ...listed,
    known.get('public') ?? fresh('public'),
  ];
}

/** Whether private talk goes on in this phase. */
function pairsOpen(now: TableAnswer): boolean {
  const { press } = now.settings;
  if (now.status === 'gathering') return false;
  return press === 'all' || (press === 'rulebook' && (now.status === 'ended' || now.state.phase.kind === 'movement'));
}

/** Whether one may open a group. */
export function mayGroup(now: TableAnswer): boolean {
  return now.own.length > 0 && pairsOpen(now);
}

/** Notes that what is shown has been read. */
export async function markRead(thread: string): Promise<void> {
  const now = table.value;
  const last = messages.value[thread]?.at(-1)?.n ?? 0;
  const known = threads.value.find((one) => one.thread === thread);
  if (now === undefined || last === 0) return;
  if (now.own.length === 0) {
    const marks = ownMarks(now.id);
    if ((marks[thread] ?? 0) >= last) return;
    keepValue(`table/${now.id}/read`, { ...marks, [thread]: last });
    threads.value = [...threads.value];
    return;
  }
  if (known !== undefined && known.read >= last) return;
  threads.value = threads.value.map((one) =>
    one.thread === thread ? { ...one, read: last, unread: Math.max(0, one.last - last) } : one,
  );
  // The server counts for the first seat where one holds several.
  await ask('PUT', `tables/${tableId.value}/read`, { power: now.own[0]?.power, thread, n: last });
}

export function openTalk(thread: string): void {
  openThread.value = thread;
  reading.value = true;
  if (thread !== 'notes') void refreshThread(thread);
}

/** All that is unread. */
export function unreadCount(): number {
  return threads.value.reduce((sum, thread) => sum + unreadIn(thread), 0);
}
