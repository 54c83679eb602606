import type { Power } from '@standoff/diplomacy';
import type { ProposalKind } from './proposal.ts';
import type { TableEnd } from './table.ts';

/** Something that happened, told at once to those in a channel. It never says who a player is. */
export type TableEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'phase'; readonly turn: number; readonly phase: string; readonly deadline: number | null }
  | {
      readonly kind: 'clock';
      readonly deadline: number | null;
      readonly why: 'moderator' | 'extension' | 'replacement';
      readonly power?: Power;
    }
  | { readonly kind: 'paused'; readonly by: 'vote' | 'moderator' | 'silence' }
  | { readonly kind: 'resumed'; readonly deadline: number | null }
  | { readonly kind: 'grace'; readonly late: readonly Power[]; readonly until: number }
  | { readonly kind: 'waiting'; readonly late: readonly Power[]; readonly for: 'orders' | 'replacement' }
  | { readonly kind: 'missed'; readonly powers: readonly Power[]; readonly phase: string }
  | { readonly kind: 'disorder'; readonly power: Power }
  | { readonly kind: 'returned'; readonly power: Power }
  | { readonly kind: 'ready'; readonly count: number; readonly of: number; readonly powers?: readonly Power[] }
  | {
      readonly kind: 'seat';
      readonly power: Power;
      readonly what: 'taken' | 'left' | 'replaced' | 'revoked' | 'dummy' | 'link' | 'passed-on';
    }
  /** The moderator’s chair: a new link to it was made, or somebody took it by one. */
  | { readonly kind: 'chair'; readonly what: 'link' | 'passed-on' }
  | { readonly kind: 'joined'; readonly count: number }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'votes'; readonly vote: 'draw' | 'pause' | 'resume'; readonly count: number; readonly of: number }
  | { readonly kind: 'rolled-back'; readonly turn: number; readonly phase: string }
  | { readonly kind: 'restored'; readonly turn: number; readonly phase: string }
  | { readonly kind: 'corrected'; readonly turn: number }
  | { readonly kind: 'entered'; readonly power: Power }
  | { readonly kind: 'message'; readonly thread: string; readonly n: number; readonly from?: Power | 'moderator' }
  | { readonly kind: 'proposal' | 'agreed' | 'refused'; readonly n: number; readonly what: ProposalKind }
  | { readonly kind: 'agreeing'; readonly n: number; readonly count: number; readonly of: number }
  | { readonly kind: 'ended'; readonly end: TableEnd }
  // To one seat only:
  | { readonly kind: 'orders'; readonly at: number; readonly count: number }
  | { readonly kind: 'remind'; readonly deadline: number }
  | { readonly kind: 'own-ready'; readonly ready: boolean }
  | { readonly kind: 'own-vote' }
  | { readonly kind: 'read'; readonly thread: string; readonly n: number }
  | { readonly kind: 'notes' };

/**
 * To whom an event goes: everybody at the table, watchers who see later, one seat, or the moderator. Each channel counts
 * its own events, so that no gap in the numbers tells of what others got.
 */
export type Channel = 'table' | 'watch' | 'moderator' | `seat:${Power}`;

export function seatChannel(power: Power): Channel {
  return `seat:${power}`;
}
