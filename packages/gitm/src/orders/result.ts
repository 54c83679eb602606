import type { Battle } from '../result.ts';
import type { Square, UnitId } from '../vocabulary.ts';

/** An outcome of the events of a group, and the orders that lead to it. */
export interface OrderOutcome {
  /** How many orders of the group's events lead to it; of those drawn, where not all were followed. */
  readonly orders: number;
  /** One of them: the one with the fewest pairs turned round against the order given. Events counted from 0. */
  readonly order: readonly number[];
  /** The order given leads to it. */
  readonly given: boolean;
  readonly battles: readonly Pick<Battle, 'square' | 'began_by' | 'attackers' | 'defenders'>[];
  readonly refused: readonly { readonly unit: UnitId; readonly to: Square }[];
  /** Units that were caught in a battle before their turn: their orders stay open (A12). */
  readonly caught: readonly UnitId[];
  /** Of the units that have events in the group. */
  readonly positions: Readonly<Record<UnitId, Square>>;
}

/** A change of order that turns one outcome into another. */
export interface OrderChange {
  /** Indices into the group's outcomes. */
  readonly from: number;
  readonly to: number;
  /** An order that leads to the first, and the nearest that leads to the second. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The pairs of events that it turns round, as they come afterwards. */
  readonly turned: readonly (readonly [number, number])[];
  /** Whether no shorter change exists; else none was found. */
  readonly proved: boolean;
}

/** Events that can bear on each other, and all that their order can change. */
export interface OrderGroup {
  readonly events: readonly number[];
  /** Every order was followed. */
  readonly exact: boolean;
  /** Orders of these events, each unit's own in the order given; where not all were followed, those drawn. */
  readonly orders: number;
  /** The outcome of the order given first, then by number of orders. */
  readonly outcomes: readonly OrderOutcome[];
  /** Empty where orders were drawn. */
  readonly changes: readonly OrderChange[];
}

export interface OrdersResult {
  /** Groups do not bear on each other: any outcome of one may come with any of another. */
  readonly groups: readonly OrderGroup[];
  readonly exact: boolean;
  /** The product of the groups' numbers of outcomes. */
  readonly outcomes: number;
  /** Orders of all events, in digits, as the number may be beyond what a number holds; only where all were followed. */
  readonly orders?: string;
}
