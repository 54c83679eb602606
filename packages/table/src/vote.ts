import type { Power } from '@standoff/diplomacy';

export const VOTE_KINDS = ['draw', 'abandon', 'pause', 'resume'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** Votes cast in the current phase. */
export interface Votes {
  readonly draw: readonly Power[];
  readonly abandon: readonly Power[];
  readonly pause: readonly Power[];
  readonly resume: readonly Power[];
  /** To whom a power would concede. */
  readonly concede: Readonly<Record<Power, Power>>;
}

export const NO_VOTES: Votes = { draw: [], abandon: [], pause: [], resume: [], concede: {} };
