import type { Power } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import { changeOf, draftOf, nextNumber, tell } from './draft.ts';
import type { Change } from './effect.ts';
import type { PlainErrorCode } from './error.ts';
import { type Channel, seatChannel } from './event.ts';
import { fine, type Result, wrong } from './result.ts';
import type { Table } from './table.ts';
import { isPower } from './who.ts';

export const PUBLIC = 'public';
export const LONGEST_MESSAGE = 10_000;

/** Who writes: a seat, or the moderator. */
export type Writer = Power | 'moderator';

/** The key of a thread among some writers: their names, sorted; without names the public one. */
export function threadOf(writers: readonly Writer[]): string {
  return writers.length === 0 ? PUBLIC : [...new Set(writers)].sort().join('+');
}

/** Who is in a thread, or `undefined` if it is none of this table: two writers or more, sorted, each once. */
export function writersOf(table: Table, thread: string): readonly Writer[] | undefined {
  if (thread === PUBLIC) return [];
  const writers = thread.split('+');
  const known = writers.every((writer) => writer === 'moderator' || isPower(table, writer));
  return known && writers.length > 1 && threadOf(writers) === thread ? writers : undefined;
}

function whyNot(table: Table, from: Writer, thread: string, writers: readonly Writer[]): PlainErrorCode | undefined {
  if (thread !== PUBLIC && !writers.includes(from)) return 'press/not-in-thread';
  // Word from and to the moderator is about the table, not about the game.
  if (from === 'moderator' || writers.includes('moderator')) {
    return writers.length > 2 ? 'press/no-such-thread' : undefined;
  }
  const { press } = table.settings;
  if (table.status === 'gathering') return 'press/not-now';
  if (table.status === 'ended')
    return press === 'anonymous' || press === 'none'
      ? thread === PUBLIC
        ? undefined
        : 'press/public-only'
      : undefined;
  if (press === 'none') return 'press/none';
  if (press === 'rulebook' && table.state.phase.kind !== 'movement') return 'press/not-now';
  if ((press === 'public' || press === 'anonymous') && thread !== PUBLIC) return 'press/public-only';
  return undefined;
}

/** Whether a writer may write in a thread now. */
export function mayWrite(table: Table, from: Writer, thread: string): Result<readonly Writer[]> {
  const writers = writersOf(table, thread);
  if (writers === undefined) return wrong({ code: 'press/no-such-thread' });
  const code = whyNot(table, from, thread, writers);
  return code === undefined ? fine(writers) : wrong({ code });
}

function channelsOf(writers: readonly Writer[]): readonly Channel[] {
  if (writers.length === 0) return ['table'];
  return writers.map((writer) => (writer === 'moderator' ? 'moderator' : seatChannel(writer)));
}

/** Sends a message into a thread. */
export function write(table: Table, from: Writer, thread: string, text: string, now: number): Result<Change> {
  if (text.trim() === '') return wrong({ code: 'press/empty' });
  if (text.length > LONGEST_MESSAGE) return wrong({ code: 'press/too-long' });
  const allowed = mayWrite(table, from, thread);
  if (!allowed.ok) return allowed;
  const draft = draftOf(table, now);
  const n = nextNumber(draft, `thread:${thread}`);
  const phase = formatPhaseName(table.state.phase);
  draft.effects.push({ kind: 'message', message: { thread, n, from, text, at: now, phase } });
  const nameless = table.settings.press === 'anonymous' && from !== 'moderator';
  for (const channel of channelsOf(allowed.value)) {
    tell(
      draft,
      channel,
      nameless && thread === PUBLIC ? { kind: 'message', thread, n } : { kind: 'message', thread, n, from },
    );
  }
  return fine(changeOf(draft));
}
