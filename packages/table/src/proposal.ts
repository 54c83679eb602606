import type { Position, Power } from '@standoff/diplomacy';
import { changeOf, type Draft, draftOf, nextNumber, tell, update } from './draft.ts';
import type { Change } from './effect.ts';
import { judgeNow } from './judge.ts';
import { moderatorPlays } from './moderate.ts';
import { fine, type Result, wrong } from './result.ts';
import { putPosition } from './rewind.ts';
import type { Table } from './table.ts';
import { electors, missing } from './who.ts';

/** What a moderator who plays may not do alone. */
export type Proposed = { readonly what: 'judge' } | { readonly what: 'correct'; readonly position: Position };

/** Something the moderator asks of the other players; it is done when all of them agree. */
export type Proposal = Proposed & {
  readonly n: number;
  readonly agreed: readonly Power[];
};

/** The players who are asked: all who have a vote, but the moderator. */
export function asked(table: Table): readonly Power[] {
  return electors(table).filter((power) => power !== table.moderator.plays);
}

function without(table: Table): Table {
  const { proposal: _, ...rest } = table;
  return rest;
}

/** A moderator who plays asks the others to agree to something; what was asked before is dropped. */
export function propose(table: Table, proposed: Proposed, now: number): Result<Change> {
  if (table.status !== 'playing') return wrong({ code: 'table/not-playing' });
  if (!moderatorPlays(table)) return wrong({ code: 'proposal/not-needed' });
  const draft = draftOf(table, now);
  const n = nextNumber(draft, 'proposals');
  update(draft, { proposal: { ...proposed, n, agreed: [] } });
  tell(draft, 'table', { kind: 'proposal', n, what: proposed.what });
  return fine(changeOf(draft));
}

function carryOut(draft: Draft, proposal: Proposal): void {
  draft.table = without(draft.table);
  tell(draft, 'table', { kind: 'agreed', n: proposal.n, what: proposal.what });
  if (proposal.what === 'judge') judgeNow(draft, missing(draft.table));
  else putPosition(draft, proposal.position);
}

/** A player agrees to what the moderator asked, or refuses it: then it is dropped. */
export function answerProposal(table: Table, power: Power, n: number, agrees: boolean, now: number): Result<Change> {
  const { proposal } = table;
  if (proposal === undefined || proposal.n !== n || table.status !== 'playing')
    return wrong({ code: 'proposal/unknown' });
  if (!asked(table).includes(power)) return wrong({ code: 'vote/not-elector' });
  const draft = draftOf(table, now);
  if (!agrees) {
    draft.table = without(table);
    tell(draft, 'table', { kind: 'refused', n, what: proposal.what });
    return fine(changeOf(draft));
  }
  const agreed = [...proposal.agreed.filter((other) => other !== power), power].sort();
  const next: Proposal = { ...proposal, agreed };
  update(draft, { proposal: next });
  if (asked(draft.table).every((other) => agreed.includes(other))) carryOut(draft, next);
  return fine(changeOf(draft));
}
