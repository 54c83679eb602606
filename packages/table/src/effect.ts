import type { GameState, PhaseResult, Power } from '@standoff/diplomacy';
import type { GameOrder } from '@standoff/language';
import type { Channel, TableEvent } from './event.ts';
import type { SavedOrder, Table } from './table.ts';

/** A phase that was judged. */
export interface TurnRecord {
  readonly turn: number;
  /** `S1901M` */
  readonly phase: string;
  readonly before: GameState;
  readonly orders: readonly GameOrder[];
  readonly result: PhaseResult;
  readonly after: GameState;
  readonly at: number;
  /** Who had something to order and sent nothing. */
  readonly missed: readonly Power[];
}

/** A message as it is kept. */
export interface Message {
  readonly thread: string;
  readonly n: number;
  readonly from: Power | 'moderator';
  readonly text: string;
  readonly at: number;
  readonly phase: string;
}

/** A line of a power's own order log. */
export interface LogEntry {
  readonly power: Power;
  readonly n: number;
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly by: 'seat' | 'moderator';
  readonly orders: readonly SavedOrder[];
}

/** What a change of a table asks to be written beside the table itself, in the same transaction. */
export type Effect =
  | {
      readonly kind: 'event';
      readonly channel: Channel;
      readonly seq: number;
      readonly at: number;
      readonly event: TableEvent;
    }
  | { readonly kind: 'turn'; readonly record: TurnRecord }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'log'; readonly entry: LogEntry }
  /** Nobody holds the seat any more: what opened it stops doing so. */
  | { readonly kind: 'unseat'; readonly power: Power }
  | { readonly kind: 'drawn'; readonly seats: readonly { readonly applicant: string; readonly power: Power }[] }
  /** Phases from a number on go to a branch. */
  | { readonly kind: 'set-aside'; readonly from: number; readonly line: number }
  | { readonly kind: 'bring-back'; readonly line: number }
  | { readonly kind: 'amend'; readonly turn: number; readonly after: GameState };

/** A table after a command, and what else is to be written. */
export interface Change {
  readonly table: Table;
  readonly effects: readonly Effect[];
}
