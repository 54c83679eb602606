import type { GameState, Position } from '@standoff/diplomacy';
import { formatPhaseName } from '@standoff/language';
import { changeOf, type Draft, draftOf, tell, update } from './draft.ts';
import type { Change, TurnRecord } from './effect.ts';
import type { PlainErrorCode } from './error.ts';
import { openPhase } from './judge.ts';
import { moderatorPlays } from './moderate.ts';
import { fine, type Result, wrong } from './result.ts';
import type { Table } from './table.ts';

function withoutEnd(table: Table): Table {
  const { end: _, ...rest } = table;
  return rest;
}

/** Goes back to a judged phase; the code says why it cannot be done. */
export function returnTo(draft: Draft, record: TurnRecord): PlainErrorCode | undefined {
  if (draft.table.status === 'gathering') return 'table/not-playing';
  if (record.turn >= draft.table.turn) return 'turn/unknown';
  draft.table = withoutEnd(draft.table);
  const { table, now } = draft;
  const line = table.branches.reduce((most, branch) => Math.max(most, branch.line), 0) + 1;
  const branch = { line, from: record.turn, turns: table.turn - record.turn, at: now };
  draft.effects.push({ kind: 'set-aside', from: record.turn, line });
  update(draft, {
    status: 'playing',
    state: record.before,
    turn: record.turn,
    branches: [...table.branches, branch],
    silent: 0,
  });
  tell(draft, 'table', { kind: 'rolled-back', turn: record.turn, phase: formatPhaseName(record.before.phase) });
  openPhase(draft);
  return undefined;
}

/**
 * Goes back to a phase that was judged: `record` is what was judged then. It and all after it are kept as a branch that
 * can be brought back. A table that had ended goes on. A moderator who plays has to ask the others.
 */
export function rollBack(table: Table, record: TurnRecord, now: number): Result<Change> {
  if (moderatorPlays(table)) return wrong({ code: 'moderator/plays' });
  const draft = draftOf(table, now);
  const code = returnTo(draft, record);
  return code === undefined ? fine(changeOf(draft)) : wrong({ code });
}

/** Brings a branch back in place of what was judged since; the code says why it cannot be done. */
export function restoreBranch(draft: Draft, line: number, last: TurnRecord): PlainErrorCode | undefined {
  const branch = draft.table.branches.find((one) => one.line === line);
  if (branch === undefined || branch.from > draft.table.turn || last.turn !== branch.from + branch.turns - 1)
    return 'turn/no-branch';
  draft.table = withoutEnd(draft.table);
  const { table, now } = draft;
  const others = table.branches.filter((one) => one.line !== line);
  const aside = table.branches.reduce((most, one) => Math.max(most, one.line), 0) + 1;
  const replaced = table.turn - branch.from;
  const kept = replaced > 0 ? [...others, { line: aside, from: branch.from, turns: replaced, at: now }] : others;
  if (replaced > 0) draft.effects.push({ kind: 'set-aside', from: branch.from, line: aside });
  draft.effects.push({ kind: 'bring-back', line });
  const { end } = last.after;
  const turn = branch.from + branch.turns;
  update(draft, {
    state: last.after,
    turn,
    branches: kept,
    status: end === undefined ? 'playing' : 'ended',
    ...(end === undefined ? {} : { end }),
  });
  tell(draft, 'table', { kind: 'restored', turn, phase: formatPhaseName(last.after.phase) });
  if (end === undefined) openPhase(draft);
  return undefined;
}

/** Brings a branch back: it takes the place of what was judged since. `last` is the last phase of the branch. */
export function bringBack(table: Table, line: number, last: TurnRecord, now: number): Result<Change> {
  if (moderatorPlays(table)) return wrong({ code: 'moderator/plays' });
  const draft = draftOf(table, now);
  const code = restoreBranch(draft, line, last);
  return code === undefined ? fine(changeOf(draft)) : wrong({ code });
}

/** Puts a position on the board and opens the phase anew. */
export function putPosition(draft: Draft, position: Position): void {
  const { table } = draft;
  const { units, dislodged = [], contested = [], centers } = position;
  const state: GameState = { ...table.state, units, dislodged, contested, centers: centers ?? table.state.centers };
  update(draft, { state });
  if (table.turn > 0) draft.effects.push({ kind: 'amend', turn: table.turn - 1, after: state });
  tell(draft, 'table', { kind: 'corrected', turn: table.turn });
  openPhase(draft);
}

/** Puts another position on the board, in the same phase. Orders already saved are dropped: they were for another board. */
export function correct(table: Table, position: Position, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (moderatorPlays(table)) return wrong({ code: 'moderator/plays' });
  const draft = draftOf(table, now);
  putPosition(draft, position);
  return fine(changeOf(draft));
}
