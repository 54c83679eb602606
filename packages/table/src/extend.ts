import type { Power } from '@standoff/diplomacy';
import { changeOf, draftOf, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { fine, type Result, wrong } from './result.ts';
import type { Table } from './table.ts';
import { isActive, seatOf } from './who.ts';
import { MINUTE } from './zone.ts';

/** A seat uses one of its extensions: everybody gets more time. */
export function extendBySeat(table: Table, power: Power, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  const { clock, settings } = table;
  if (clock.paused !== undefined) return wrong({ code: 'clock/paused' });
  if (clock.deadline === null) return wrong({ code: 'clock/no-deadline' });
  if (now >= clock.deadline) return wrong({ code: 'orders/locked' });
  const seat = seatOf(table, power);
  if (seat === undefined || !isActive(seat)) return wrong({ code: 'seat/not-held' });
  if (seat.extensions === 0) return wrong({ code: 'clock/no-extensions' });
  const draft = draftOf(table, now);
  const deadline = clock.deadline + settings.pace.extensions.minutes * MINUTE;
  update(draft, {
    clock: { ...clock, deadline, reminded: false },
    seats: { ...table.seats, [power]: { ...seat, extensions: seat.extensions - 1 } },
  });
  tell(draft, 'table', { kind: 'clock', deadline, why: 'extension', power });
  return fine(changeOf(draft));
}
