import { changeOf, type Draft, draftOf, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { seatChannel } from './event.ts';
import { judgeNow } from './judge.ts';
import { closePhase } from './no-show.ts';
import type { Table } from './table.ts';
import { expected, missing } from './who.ts';
import { MINUTE } from './zone.ts';

/** When the clock of a table next has something to do; `null`: not by itself. */
export function wakesAt(table: Table): number | null {
  const { clock, status, settings } = table;
  if (status !== 'playing' || clock.paused !== undefined || clock.deadline === null) return null;
  if (clock.graceUntil !== undefined) return clock.graceUntil;
  return clock.reminded || settings.pace.remind === 0 ? clock.deadline : clock.deadline - settings.pace.remind * MINUTE;
}

/** Whether nobody is waited for: everybody expected is ready, or, after the deadline, everybody who was late. */
function allReady(table: Table): boolean {
  const waited =
    table.clock.late.length > 0 ? expected(table).filter((power) => table.clock.late.includes(power)) : expected(table);
  return waited.every((power) => table.ready.includes(power));
}

/** Judges at once if nobody is waited for any more. */
export function judgeIfReady(draft: Draft): void {
  const { table } = draft;
  if (table.status !== 'playing' || table.clock.paused !== undefined) return;
  if (table.clock.waiting === 'replacement') return;
  const afterDeadline = table.clock.late.length > 0;
  if (!afterDeadline && !table.settings.pace.early) return;
  if (expected(table).length === 0 && !afterDeadline) return;
  if (!allReady(table)) return;
  // Those who were late before came in the end.
  judgeNow(draft, []);
}

function remind(draft: Draft, deadline: number): void {
  update(draft, { clock: { ...draft.table.clock, reminded: true } });
  for (const power of missing(draft.table)) tell(draft, seatChannel(power), { kind: 'remind', deadline });
}

function beginGrace(draft: Draft, deadline: number): void {
  const { table } = draft;
  const late = missing(table);
  const until = deadline + table.settings.pace.grace * MINUTE;
  update(draft, { clock: { ...table.clock, graceUntil: until, late } });
  tell(draft, 'table', { kind: 'grace', late, until });
}

function step(draft: Draft): boolean {
  const { table, now } = draft;
  const due = wakesAt(table);
  const { deadline, graceUntil, waiting } = table.clock;
  if (due === null || due > now || deadline === null) return false;
  if (now < deadline) remind(draft, deadline);
  else if (
    graceUntil === undefined &&
    waiting === undefined &&
    table.settings.pace.grace > 0 &&
    missing(table).length > 0
  )
    beginGrace(draft, deadline);
  else closePhase(draft);
  return true;
}

/**
 * Does what the clock of a table asks for at a moment: reminders, the beginning of grace, the end of the phase. However
 * late it comes, at most one phase is judged: the next gets its full time.
 */
export function tick(table: Table, now: number): Change {
  const draft = draftOf(table, now);
  const { turn } = table;
  while (draft.table.turn === turn && step(draft));
  return changeOf(draft);
}
