import type { Power } from '@standoff/diplomacy';
import { changeOf, type Draft, draftOf, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { seatChannel } from './event.ts';
import { endTable } from './judge.ts';
import { pauseClock, resumeClock } from './pause.ts';
import { fine, type Result, wrong } from './result.ts';
import type { Table } from './table.ts';
import type { VoteKind, Votes } from './vote.ts';
import { electors, survivors } from './who.ts';

function toggled(list: readonly Power[], power: Power, value: boolean): readonly Power[] {
  const without = list.filter((other) => other !== power);
  return value ? [...without, power].sort() : without;
}

/** Whether a vote carries: a pause by more than half, all else by everybody. */
function carries(table: Table, kind: VoteKind): boolean {
  const voters = electors(table);
  const count = voters.filter((power) => table.votes[kind].includes(power)).length;
  return kind === 'pause' || kind === 'resume' ? count * 2 > voters.length : count > 0 && count === voters.length;
}

function carryOut(draft: Draft, kind: VoteKind): void {
  if (kind === 'draw') endTable(draft, { kind: 'draw', powers: [...survivors(draft.table)].sort() });
  if (kind === 'abandon') endTable(draft, { kind: 'abandoned' });
  if (kind === 'pause') pauseClock(draft, 'vote');
  if (kind === 'resume') resumeClock(draft);
}

function tellCount(draft: Draft, kind: VoteKind): void {
  if (kind === 'abandon' || (kind === 'draw' && draft.table.settings.draws !== 'open')) return;
  const voters = electors(draft.table);
  const count = voters.filter((power) => draft.table.votes[kind].includes(power)).length;
  tell(draft, 'table', { kind: 'votes', vote: kind, count, of: voters.length });
}

/**
 * Casts or takes back a vote. A draw includes all survivors; votes for it stay hidden until all agree unless the table
 * chose otherwise. Powers without a player, and players who stopped coming, have no vote and so block nothing.
 */
export function vote(table: Table, power: Power, kind: VoteKind, value: boolean, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (!electors(table).includes(power)) return wrong({ code: 'vote/not-elector' });
  if (kind === 'draw' && table.settings.draws === 'none') return wrong({ code: 'vote/no-draws' });
  const { paused } = table.clock;
  if (kind === 'pause' && paused !== undefined) return wrong({ code: 'clock/paused' });
  if (kind === 'resume' && paused === undefined) return wrong({ code: 'clock/not-paused' });
  const draft = draftOf(table, now);
  if (table.votes[kind].includes(power) === value) return fine(changeOf(draft));
  const votes: Votes = { ...table.votes, [kind]: toggled(table.votes[kind], power, value) };
  update(draft, { votes });
  tell(draft, seatChannel(power), { kind: 'own-vote' });
  tellCount(draft, kind);
  if (carries(draft.table, kind)) carryOut(draft, kind);
  return fine(changeOf(draft));
}

/** Says to whom a power would concede, or (`undefined`) to nobody. The game ends when all others concede to the same. */
export function concede(table: Table, power: Power, to: Power | undefined, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  const voters = electors(table);
  if (!voters.includes(power)) return wrong({ code: 'vote/not-elector' });
  if (to !== undefined && (to === power || !survivors(table).includes(to))) return wrong({ code: 'vote/not-survivor' });
  const draft = draftOf(table, now);
  const { [power]: _, ...others } = table.votes.concede;
  const votes = to === undefined ? others : { ...others, [power]: to };
  update(draft, { votes: { ...table.votes, concede: votes } });
  tell(draft, seatChannel(power), { kind: 'own-vote' });
  if (to !== undefined && voters.every((voter) => voter === to || votes[voter] === to))
    endTable(draft, { kind: 'conceded', power: to });
  return fine(changeOf(draft));
}
