import type { Power } from '@standoff/diplomacy';
import { beginGame, openSeats } from './begin.ts';
import { freshClock } from './clock.ts';
import { deadlineFor } from './deadline.ts';
import { changeOf, type Draft, draftOf, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { fine, type Result, wrong } from './result.ts';
import { emptySeat, type Seat } from './seat.ts';
import type { Table } from './table.ts';
import { mustOrder, seatOf } from './who.ts';

function put(draft: Draft, power: Power, seat: Seat): void {
  update(draft, { seats: { ...draft.table.seats, [power]: seat } });
}

/** Whoever takes a seat in a running game gets a full phase if there is something to order. */
function giveFullPhase(draft: Draft, power: Power): void {
  const { clock, settings, state } = draft.table;
  if (clock.deadline === null && clock.waiting === undefined) return;
  if (!mustOrder(draft.table).includes(power)) return;
  const full = deadlineFor(settings.pace, state.phase.kind, draft.now);
  // The time in which somebody was sought is over with whoever came.
  const running = clock.waiting === 'replacement' ? null : clock.deadline;
  const deadline = full === null || running === null ? full : Math.max(full, running);
  const late = clock.waiting === 'replacement' ? clock.late : [];
  update(draft, {
    clock: {
      ...freshClock(clock.openedAt, deadline),
      late,
      ...(clock.paused === undefined ? {} : { paused: clock.paused }),
    },
  });
  tell(draft, 'table', { kind: 'clock', deadline, why: 'replacement', power });
}

/** Whoever moderated and played this seat only moderates from now on. */
function onlyModerates(draft: Draft, power: Power): void {
  const { plays, ...moderator } = draft.table.moderator;
  if (plays === power) update(draft, { moderator });
}

/**
 * Somebody takes a seat by invitation: an open one, a dummy's, or one that its holder passes on or the moderator gives to
 * somebody else. Whoever keeps the chairs sees to it that the holder before has it no more.
 */
export function takeSeat(table: Table, power: Power, name: string | undefined, now: number): Result<Change> {
  const seat = seatOf(table, power);
  if (seat === undefined) return wrong({ code: 'seat/unknown', power });
  if (table.status === 'ended') return wrong({ code: 'table/ended' });
  const draft = draftOf(table, now);
  const handedOver = seat.holder === 'held';
  const { name: _, ...kept } = handedOver
    ? seat
    : { ...emptySeat(table.settings.pace.extensions.each), missed: seat.missed };
  put(draft, power, { ...kept, holder: 'held', ...(name === undefined ? {} : { name }) });
  onlyModerates(draft, power);
  const late = table.status === 'playing';
  tell(draft, 'table', { kind: 'seat', power, what: handedOver ? 'passed-on' : late ? 'replaced' : 'taken' });
  if (late && !handedOver) giveFullPhase(draft, power);
  if (table.status === 'gathering' && table.applicants.length === 0 && openSeats(draft.table).length === 0)
    beginGame(draft);
  return fine(changeOf(draft));
}

/** A seat is given up, or taken away by the moderator; it is open again, and what opened it does so no more. */
export function emptyTheSeat(table: Table, power: Power, what: 'left' | 'revoked', now: number): Result<Change> {
  const seat = seatOf(table, power);
  if (seat === undefined) return wrong({ code: 'seat/unknown', power });
  if (seat.holder !== 'held') return wrong({ code: 'seat/not-held' });
  if (table.status === 'ended') return wrong({ code: 'table/ended' });
  const draft = draftOf(table, now);
  const fresh = emptySeat(table.settings.pace.extensions.each);
  put(draft, power, table.status === 'playing' ? { ...fresh, missed: seat.missed } : fresh);
  onlyModerates(draft, power);
  draft.effects.push({ kind: 'unseat', power });
  update(draft, { ready: draft.table.ready.filter((other) => other !== power) });
  tell(draft, 'table', { kind: 'seat', power, what });
  return fine(changeOf(draft));
}

/** A power is made a dummy whose units hold, or open to a player again. */
export function setDummy(table: Table, power: Power, dummy: boolean, now: number): Result<Change> {
  const seat = seatOf(table, power);
  if (seat === undefined) return wrong({ code: 'seat/unknown', power });
  if (table.status === 'ended') return wrong({ code: 'table/ended' });
  if (dummy && seat.holder === 'dummy') return fine({ table, effects: [] });
  if (!dummy && seat.holder !== 'dummy') return wrong({ code: 'seat/not-dummy' });
  const draft = draftOf(table, now);
  if (seat.holder === 'held') draft.effects.push({ kind: 'unseat', power });
  onlyModerates(draft, power);
  const fresh = emptySeat(table.settings.pace.extensions.each);
  put(draft, power, dummy ? { ...fresh, holder: 'dummy' } : fresh);
  const { [power]: _, ...saved } = draft.table.saved;
  if (dummy) update(draft, { saved, ready: draft.table.ready.filter((other) => other !== power) });
  tell(draft, 'table', { kind: 'seat', power, what: dummy ? 'dummy' : 'left' });
  if (table.status === 'gathering' && table.applicants.length === 0 && openSeats(draft.table).length === 0)
    beginGame(draft);
  return fine(changeOf(draft));
}

/**
 * Somebody takes the moderator’s chair by its link; `plays` is the seat they hold. The table is told: whoever moderates may
 * see much, so that chair changes hands in secret no more than a seat.
 */
export function takeChair(
  table: Table,
  name: string | undefined,
  plays: Power | undefined,
  now: number,
): Result<Change> {
  const draft = draftOf(table, now);
  update(draft, {
    moderator: { ...(name === undefined ? {} : { name }), ...(plays === undefined ? {} : { plays }) },
  });
  tell(draft, 'table', { kind: 'chair', what: 'passed-on' });
  return fine(changeOf(draft));
}

/** Tells the table that a new link to the moderator’s chair was made. */
export function announceChair(table: Table, now: number): Result<Change> {
  const draft = draftOf(table, now);
  tell(draft, 'table', { kind: 'chair', what: 'link' });
  return fine(changeOf(draft));
}

/** Tells the table that a new link to a seat was made: no seat changes hands in secret. */
export function announceLink(table: Table, power: Power, now: number): Result<Change> {
  if (seatOf(table, power) === undefined) return wrong({ code: 'seat/unknown', power });
  if (table.status === 'ended') return wrong({ code: 'table/ended' });
  const draft = draftOf(table, now);
  tell(draft, 'table', { kind: 'seat', power, what: 'link' });
  return fine(changeOf(draft));
}
