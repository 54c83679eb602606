import type { Power } from '@standoff/diplomacy';

/** Where the time of the current phase stands. Moments are milliseconds since 1970. */
export interface Clock {
  readonly openedAt: number;
  /** `null`: nothing but a hand, or everybody being ready, ends the phase. */
  readonly deadline: number | null;
  /** After the deadline: until when those who are late may still send orders. */
  readonly graceUntil?: number;
  /** Those for whom the phase is still open after its deadline; the others are locked. */
  readonly late: readonly Power[];
  /** After the deadline the phase waits for those who are late: for their orders, or for somebody to take their seats. */
  readonly waiting?: 'orders' | 'replacement';
  readonly paused?: {
    readonly at: number;
    readonly by: 'vote' | 'moderator' | 'silence';
    /** Milliseconds that were left. */
    readonly left: number | null;
  };
  readonly reminded: boolean;
}

export function freshClock(now: number, deadline: number | null): Clock {
  return { openedAt: now, deadline, late: [], reminded: false };
}

/** The moment until which orders of somebody late are taken, or of anybody before the deadline; `null`: no end. */
export function closesAt({ deadline, graceUntil }: Clock): number | null {
  return graceUntil ?? deadline;
}
