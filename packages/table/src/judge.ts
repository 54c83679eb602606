import { type Power, playTurn } from '@standoff/diplomacy';
import { formatPhaseName, type GameOrder, givenOrders } from '@standoff/language';
import { freshClock } from './clock.ts';
import { deadlineFor } from './deadline.ts';
import { type Draft, tell, update } from './draft.ts';
import type { Table, TableEnd } from './table.ts';
import { NO_VOTES } from './vote.ts';
import { mapOf, mustOrder, powersOf } from './who.ts';

/** The orders saved for the current phase, power by power. */
function collected(draft: Draft): readonly GameOrder[] {
  const { saved } = draft.table;
  return powersOf(draft.table).flatMap((power) =>
    (saved[power]?.orders ?? []).map(({ text, order }) => ({ power, text, order })),
  );
}

/** Begins the phase the board stands in: a fresh clock, no orders, no votes, nothing asked. */
export function openPhase(draft: Draft): void {
  const { proposal: _, ...table } = draft.table;
  draft.table = table;
  const { settings, state, turn } = table;
  const deadline = deadlineFor(settings.pace, state.phase.kind, draft.now);
  update(draft, { clock: freshClock(draft.now, deadline), saved: {}, ready: [], votes: NO_VOTES });
  tell(draft, 'table', { kind: 'phase', turn, phase: formatPhaseName(state.phase), deadline });
}

/** Ends the table. */
export function endTable(draft: Draft, end: TableEnd): void {
  const { state } = draft.table;
  const ended = end.kind === 'conceded' || end.kind === 'abandoned' ? state : { ...state, end };
  update(draft, { status: 'ended', end, state: ended, clock: freshClock(draft.now, null), ready: [], saved: {} });
  tell(draft, 'table', { kind: 'ended', end });
  tell(draft, 'watch', { kind: 'ended', end });
}

/** Whether nobody but dummies has something to order in retreats or builds, and the table does not judge by hand. */
function isForDummies(table: Table): boolean {
  const { settings, state, seats } = table;
  const { kind } = state.phase;
  if (kind === 'movement' || !settings.pace.early || settings.pace[kind].kind === 'none') return false;
  return mustOrder(table).every((power) => seats[power]?.holder === 'dummy');
}

/** Judges the current phase with what was saved and opens the next one that has something to order. */
export function judgeNow(draft: Draft, missed: readonly Power[]): void {
  const { table, now } = draft;
  const { state, turn } = table;
  const orders = collected(draft);
  const { result, next } = playTurn(state, givenOrders(orders), mapOf(table));
  const phase = formatPhaseName(state.phase);
  draft.effects.push({
    kind: 'turn',
    record: { turn, phase, before: state, orders, result, after: next, at: now, missed },
  });
  update(draft, { state: next, turn: turn + 1 });
  const { watch } = table.settings;
  const shown = turn + 1 - watch.delay;
  if (watch.who === 'delayed' && shown >= 0)
    tell(draft, 'watch', { kind: 'phase', turn: shown, phase: '', deadline: null });
  if (next.end !== undefined) {
    endTable(draft, next.end);
    return;
  }
  openPhase(draft);
  // Retreats and builds that no player has a part in keep nobody waiting.
  if (isForDummies(draft.table)) judgeNow(draft, []);
}
