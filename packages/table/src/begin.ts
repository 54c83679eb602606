import type { Power } from '@standoff/diplomacy';
import { type Draft, tell, update } from './draft.ts';
import { openPhase } from './judge.ts';
import type { Table } from './table.ts';
import { powersOf, seatOf } from './who.ts';

/** Powers that still want a player. */
export function openSeats(table: Table): readonly Power[] {
  return powersOf(table).filter((power) => seatOf(table, power)?.holder === 'open');
}

export function beginGame(draft: Draft): void {
  update(draft, { status: 'playing', applicants: [] });
  tell(draft, 'table', { kind: 'started' });
  openPhase(draft);
}
