import type { GameEnd, GameState, Power, WrittenOrder } from '@standoff/diplomacy';
import type { Clock } from './clock.ts';
import type { Proposal } from './proposal.ts';
import type { Seat } from './seat.ts';
import type { TableSettings } from './settings.ts';
import type { Votes } from './vote.ts';

/** An order as it was saved: the writer's own text and what was understood. */
export interface SavedOrder {
  readonly text: string;
  readonly order: WrittenOrder;
}

/** What a power ordered so far in the current phase. */
export interface SavedOrders {
  readonly at: number;
  readonly orders: readonly SavedOrder[];
}

/** How a table ended: as the game did, or because its players said so. */
export type TableEnd = GameEnd | { readonly kind: 'conceded'; readonly power: Power } | { readonly kind: 'abandoned' };

/** Somebody who waits in the lobby for a power to be drawn. */
export interface Applicant {
  readonly id: string;
  readonly name: string;
  /** Powers in the order they are wished for; those left out come after. */
  readonly wishes: readonly Power[];
  /** Moderates the table too, and so will be a moderator who plays. */
  readonly moderates?: true;
}

export type TableStatus = 'gathering' | 'playing' | 'ended';

/** A table between two requests: plain JSON. Only `viewFor` may let any of it out. */
export interface Table {
  readonly id: string;
  readonly createdAt: number;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly state: GameState;
  /** Phases judged so far; the number of the phase now played. */
  readonly turn: number;
  readonly seats: Readonly<Record<Power, Seat>>;
  readonly moderator: { readonly name?: string; readonly plays?: Power };
  readonly clock: Clock;
  readonly saved: Readonly<Record<Power, SavedOrders>>;
  readonly ready: readonly Power[];
  readonly votes: Votes;
  readonly proposal?: Proposal;
  readonly applicants: readonly Applicant[];
  /** Deadlines in a row at which nobody at all had ordered. */
  readonly silent: number;
  readonly end?: TableEnd;
  /** Branches left behind by going back. */
  readonly branches: readonly Branch[];
  /** The last number given in each channel, thread and log. */
  readonly counters: Readonly<Record<string, number>>;
}

/** Phases that were taken back: from a phase on, kept under a number. */
export interface Branch {
  readonly line: number;
  readonly from: number;
  readonly turns: number;
  readonly at: number;
}
