import type { Power } from '@standoff/diplomacy';
import { LONGEST } from './check-settings.ts';
import { closesAt, freshClock } from './clock.ts';
import { changeOf, draftOf, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { seatChannel } from './event.ts';
import { endTable, judgeNow } from './judge.ts';
import { keepOrders } from './orders.ts';
import { pauseClock, resumeClock } from './pause.ts';
import { fine, type Result, wrong } from './result.ts';
import type { SavedOrder, Table } from './table.ts';
import { missing, seatOf } from './who.ts';
import { MINUTE } from './zone.ts';

/** Whether the moderator holds a seat too, and so may neither see nor do what would favour it. */
export function moderatorPlays(table: Table): boolean {
  const { plays } = table.moderator;
  return plays !== undefined && seatOf(table, plays)?.holder === 'held';
}

export function pause(table: Table, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (table.clock.paused !== undefined) return wrong({ code: 'clock/paused' });
  const draft = draftOf(table, now);
  pauseClock(draft, 'moderator');
  return fine(changeOf(draft));
}

export function resume(table: Table, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (table.clock.paused === undefined) return wrong({ code: 'clock/not-paused' });
  const draft = draftOf(table, now);
  resumeClock(draft);
  return fine(changeOf(draft));
}

/** Gives everybody more time: minutes after the deadline, or from now where it is past or there is none. */
export function extend(table: Table, minutes: number, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (!Number.isSafeInteger(minutes) || minutes < 1 || minutes > LONGEST) return wrong({ code: 'clock/too-long' });
  const { clock } = table;
  const base = clock.paused?.at ?? now;
  const deadline = Math.max(clock.deadline ?? base, base) + minutes * MINUTE;
  if (deadline - base > LONGEST * MINUTE) return wrong({ code: 'clock/too-long' });
  const draft = draftOf(table, now);
  const { paused } = clock;
  update(draft, { clock: { ...freshClock(clock.openedAt, deadline), ...(paused === undefined ? {} : { paused }) } });
  tell(draft, 'table', { kind: 'clock', deadline, why: 'moderator' });
  return fine(changeOf(draft));
}

/** Judges the phase at once. One who plays may do so only when its time is over. */
export function judgeByHand(table: Table, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  const closes = closesAt(table.clock);
  if (moderatorPlays(table) && (closes === null || now < closes)) return wrong({ code: 'moderator/plays' });
  const draft = draftOf(table, now);
  judgeNow(draft, missing(table));
  return fine(changeOf(draft));
}

/** Saves orders that the moderator entered for a power; the table is told that it was done, not what. */
export function enterOrders(table: Table, power: Power, orders: readonly SavedOrder[], now: number): Result<Change> {
  if (seatOf(table, power) === undefined) return wrong({ code: 'seat/unknown', power });
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (moderatorPlays(table)) return wrong({ code: 'moderator/plays' });
  const draft = draftOf(table, now);
  keepOrders(draft, power, orders, 'moderator');
  tell(draft, 'table', { kind: 'entered', power });
  return fine(changeOf(draft));
}

/** Reminds a power of its orders. */
export function remindSeat(table: Table, power: Power, now: number): Result<Change> {
  if (seatOf(table, power)?.holder !== 'held') return wrong({ code: 'seat/not-held' });
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  const { deadline } = table.clock;
  if (deadline === null) return wrong({ code: 'clock/no-deadline' });
  const draft = draftOf(table, now);
  tell(draft, seatChannel(power), { kind: 'remind', deadline });
  return fine(changeOf(draft));
}

/** The moderator ends a table that nobody will end. */
export function callOff(table: Table, now: number): Result<Change> {
  if (table.status === 'ended') return wrong({ code: 'table/ended' });
  const draft = draftOf(table, now);
  endTable(draft, { kind: 'abandoned' });
  return fine(changeOf(draft));
}
