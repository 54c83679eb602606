import type { Power } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import { closesAt } from './clock.ts';
import { changeOf, type Draft, draftOf, nextNumber, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import type { PlainErrorCode } from './error.ts';
import { seatChannel } from './event.ts';
import { fine, type Result, wrong } from './result.ts';
import type { SavedOrder, Table } from './table.ts';
import { judgeIfReady } from './tick.ts';
import { expected, mustOrder, seatOf } from './who.ts';

/** Why a power cannot save orders now. */
function whyLocked(table: Table, power: Power, now: number): PlainErrorCode | undefined {
  if (table.status !== 'playing') return table.status === 'ended' ? 'table/ended' : 'table/not-playing';
  const { clock } = table;
  // A pause stops the clock where it stood.
  const moment = clock.paused?.at ?? now;
  const closes = closesAt(clock);
  if (closes !== null && moment >= closes) return 'orders/locked';
  const pastDeadline = clock.deadline !== null && moment >= clock.deadline;
  const lateOnly = clock.late.length > 0 || pastDeadline;
  return lateOnly && !clock.late.includes(power) ? 'orders/locked' : undefined;
}

/** Keeps orders and writes them into the power's own log. */
export function keepOrders(draft: Draft, power: Power, orders: readonly SavedOrder[], by: 'seat' | 'moderator'): void {
  const { table, now } = draft;
  const n = nextNumber(draft, `log:${power}`);
  const phase = formatPhaseName(table.state.phase);
  draft.effects.push({ kind: 'log', entry: { power, n, at: now, turn: table.turn, phase, by, orders } });
  update(draft, { saved: { ...draft.table.saved, [power]: { at: now, orders } } });
  tell(draft, seatChannel(power), { kind: 'orders', at: now, count: orders.length });
}

function comeBack(draft: Draft, power: Power): void {
  const seat = seatOf(draft.table, power);
  if (seat?.absent !== true) return;
  update(draft, { seats: { ...draft.table.seats, [power]: { ...seat, absent: false, missedInRow: 0 } } });
  tell(draft, 'table', { kind: 'returned', power });
}

/** Saves a power's orders for the current phase: all of them, in place of those saved before. They count as they are. */
export function saveOrders(table: Table, power: Power, orders: readonly SavedOrder[], now: number): Result<Change> {
  const locked = whyLocked(table, power, now);
  if (locked !== undefined) return wrong({ code: locked });
  if (!mustOrder(table).includes(power)) return wrong({ code: 'orders/nothing-to-order' });
  const draft = draftOf(table, now);
  comeBack(draft, power);
  keepOrders(draft, power, orders, 'seat');
  return fine(changeOf(draft));
}

/** Tells the table how many are ready, as far as it agreed to hear of it. */
function tellReady(draft: Draft): void {
  const { settings, ready } = draft.table;
  if (settings.ready === 'hidden') return;
  const all = expected(draft.table);
  const marked = ready.filter((power) => all.includes(power));
  const named = settings.ready === 'named' ? { powers: marked } : {};
  tell(draft, 'table', { kind: 'ready', count: marked.length, of: all.length, ...named });
}

/** Sets or takes back a ready mark. The phase is judged at once when nobody is waited for any more. */
export function setReady(table: Table, power: Power, ready: boolean, now: number): Result<Change> {
  const locked = whyLocked(table, power, now);
  if (locked !== undefined) return wrong({ code: locked });
  if (!mustOrder(table).includes(power)) return wrong({ code: 'orders/nothing-to-order' });
  const draft = draftOf(table, now);
  if (table.ready.includes(power) === ready) return fine(changeOf(draft));
  if (ready) comeBack(draft, power);
  update(draft, { ready: ready ? [...table.ready, power].sort() : table.ready.filter((other) => other !== power) });
  tell(draft, seatChannel(power), { kind: 'own-ready', ready });
  tellReady(draft);
  judgeIfReady(draft);
  return fine(changeOf(draft));
}
