import type { Power } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import { freshClock } from './clock.ts';
import { type Draft, tell, update } from './draft.ts';
import { judgeNow } from './judge.ts';
import { emptySeat, type Seat } from './seat.ts';
import { expected, isActive, missing, seatOf } from './who.ts';
import { MINUTE } from './zone.ts';

/** After so many phases in which nobody at all ordered, a table is paused. */
const SILENT_PHASES = 2;

function updateSeats(draft: Draft, powers: readonly Power[], change: (seat: Seat) => Seat): void {
  const seats = { ...draft.table.seats };
  for (const power of powers) {
    const seat = seatOf(draft.table, power);
    if (seat !== undefined) seats[power] = change(seat);
  }
  update(draft, { seats });
}

/** Counts who came and who did not, and tells the table. */
function count(draft: Draft, late: readonly Power[]): void {
  const came = expected(draft.table).filter((power) => !late.includes(power));
  updateSeats(draft, came, (seat) => ({ ...seat, missedInRow: 0 }));
  updateSeats(draft, late, (seat) => ({ ...seat, missed: seat.missed + 1, missedInRow: seat.missedInRow + 1 }));
  const { silent: before } = draft.table;
  // A phase in which only dummies had something to order says nothing of the players, as long as there are some.
  const played = Object.values(draft.table.seats).some(isActive);
  const heard = came.length > 0 ? 0 : played && late.length === 0 ? before : before + 1;
  update(draft, { silent: heard });
  if (late.length > 0)
    tell(draft, 'table', { kind: 'missed', powers: late, phase: formatPhaseName(draft.table.state.phase) });
}

/** Those among the late who missed as often in a row as the table allows. */
function gone(draft: Draft, late: readonly Power[]): readonly Power[] {
  const { after } = draft.table.settings.noShow;
  return late.filter((power) => (seatOf(draft.table, power)?.missedInRow ?? 0) >= after);
}

function seekReplacements(draft: Draft, powers: readonly Power[]): void {
  const { settings, clock, seats } = draft.table;
  const open = { ...seats };
  for (const power of powers) {
    open[power] = { ...emptySeat(settings.pace.extensions.each), missed: seatOf(draft.table, power)?.missed ?? 0 };
    draft.effects.push({ kind: 'unseat', power });
    tell(draft, 'table', { kind: 'seat', power, what: 'left' });
  }
  const deadline = draft.now + settings.noShow.seek * MINUTE;
  update(draft, {
    seats: open,
    clock: { ...freshClock(clock.openedAt, deadline), late: powers, waiting: 'replacement' },
  });
  tell(draft, 'table', { kind: 'waiting', late: powers, for: 'replacement' });
}

function pauseForSilence(draft: Draft): void {
  const { clock } = draft.table;
  update(draft, { clock: { ...clock, paused: { at: draft.now, by: 'silence', left: null } } });
  tell(draft, 'table', { kind: 'paused', by: 'silence' });
}

/** The deadline, and any grace, is over: what the table agreed on happens to those who are late. */
export function closePhase(draft: Draft): void {
  const late = missing(draft.table);
  const { policy } = draft.table.settings.noShow;
  if (late.length > 0 && policy === 'wait') {
    const { clock } = draft.table;
    if (clock.waiting === 'orders') return;
    count(draft, late);
    update(draft, { clock: { ...freshClock(clock.openedAt, null), late, waiting: 'orders', reminded: true } });
    tell(draft, 'table', { kind: 'waiting', late, for: 'orders' });
    return;
  }
  count(draft, late);
  if (policy === 'replacement') {
    const leaving = gone(draft, late);
    if (leaving.length > 0 && draft.table.silent === 0) {
      seekReplacements(draft, leaving);
      return;
    }
  }
  if (policy === 'disorder') {
    for (const power of gone(draft, late)) {
      updateSeats(draft, [power], (seat) => ({ ...seat, absent: true }));
      tell(draft, 'table', { kind: 'disorder', power });
    }
  }
  judgeNow(draft, late);
  if (draft.table.status === 'playing' && draft.table.silent >= SILENT_PHASES) pauseForSilence(draft);
}
