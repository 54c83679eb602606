import type { Position, Power } from '@standoff/diplomacy';
import { changeOf, type Draft, draftOf, nextNumber, tell, update } from './draft.ts';
import type { Change, TurnRecord } from './effect.ts';
import { judgeNow } from './judge.ts';
import { moderatorPlays } from './moderate.ts';
import { keepOrders } from './orders.ts';
import { fine, type Result, wrong } from './result.ts';
import { putPosition, restoreBranch, returnTo } from './rewind.ts';
import type { SavedOrder, Table } from './table.ts';
import { electors, missing, seatOf } from './who.ts';

/** Orders of one power that came to the moderator some other way. */
export interface EnteredOrders {
  readonly power: Power;
  readonly orders: readonly SavedOrder[];
}

/** What a moderator who plays may not do alone. */
export type Proposed =
  | { readonly what: 'judge' }
  | { readonly what: 'correct'; readonly position: Position }
  /** Whose orders is told, what they are is not. */
  | { readonly what: 'enter'; readonly entered: readonly EnteredOrders[] }
  | { readonly what: 'roll-back'; readonly turn: number; readonly phase: string }
  | { readonly what: 'bring-back'; readonly line: number };
export type ProposalKind = Proposed['what'];

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

/**
 * A moderator who plays asks the others to agree to something; what was asked before is dropped. Where nobody else plays
 * it is done at once, with `record` as for `answerProposal`.
 */
export function propose(table: Table, proposed: Proposed, now: number, record?: TurnRecord): Result<Change> {
  const steps = proposed.what === 'roll-back' || proposed.what === 'bring-back';
  // A step back takes a game up again that has ended.
  if (table.status !== 'playing' && !(steps && table.status === 'ended')) return wrong({ code: 'table/not-playing' });
  if (!moderatorPlays(table)) return wrong({ code: 'proposal/not-needed' });
  if (proposed.what === 'enter') {
    const stranger = proposed.entered.find(({ power }) => seatOf(table, power) === undefined);
    if (stranger !== undefined) return wrong({ code: 'seat/unknown', power: stranger.power });
  }
  if (proposed.what === 'roll-back' && proposed.turn >= table.turn) return wrong({ code: 'turn/unknown' });
  const draft = draftOf(table, now);
  const n = nextNumber(draft, 'proposals');
  const proposal: Proposal = { ...proposed, n, agreed: [] };
  update(draft, { proposal });
  if (asked(draft.table).length === 0) return carryOut(draft, proposal, record);
  tell(draft, 'table', { kind: 'proposal', n, what: proposed.what });
  return fine(changeOf(draft));
}

/** Does what was agreed to. `record` is the phase a step goes to, or the last one of the branch that is brought back. */
function carryOut(draft: Draft, proposal: Proposal, record: TurnRecord | undefined): Result<Change> {
  draft.table = without(draft.table);
  tell(draft, 'table', { kind: 'agreed', n: proposal.n, what: proposal.what });
  if (proposal.what === 'judge') judgeNow(draft, missing(draft.table));
  if (proposal.what === 'correct') putPosition(draft, proposal.position);
  if (proposal.what === 'enter')
    for (const { power, orders } of proposal.entered) {
      keepOrders(draft, power, orders, 'moderator');
      tell(draft, 'table', { kind: 'entered', power });
    }
  if (proposal.what === 'roll-back') {
    if (record?.turn !== proposal.turn) return wrong({ code: 'turn/unknown' });
    const code = returnTo(draft, record);
    if (code !== undefined) return wrong({ code });
  }
  if (proposal.what === 'bring-back') {
    const code = record === undefined ? 'turn/no-branch' : restoreBranch(draft, proposal.line, record);
    if (code !== undefined) return wrong({ code });
  }
  return fine(changeOf(draft));
}

/**
 * A player agrees to what the moderator asked, or refuses it: then it is dropped. `record` is the judged phase that a step
 * back or forward leads to, for whoever keeps phases to bring along.
 */
export function answerProposal(
  table: Table,
  power: Power,
  n: number,
  agrees: boolean,
  now: number,
  record?: TurnRecord,
): Result<Change> {
  const { proposal } = table;
  if (proposal === undefined || proposal.n !== n) return wrong({ code: 'proposal/unknown' });
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
  if (asked(draft.table).every((other) => agreed.includes(other))) return carryOut(draft, next, record);
  tell(draft, 'table', { kind: 'agreeing', n, count: agreed.length, of: asked(draft.table).length });
  return fine(changeOf(draft));
}
