import type { Relation, Square, State, UnitId } from './vocabulary.ts';

export interface PlacedUnit {
  readonly unit: UnitId;
  readonly state: State;
  readonly square: Square;
}

/** A unit tries to enter a square. */
export interface MoveEvent {
  readonly type: 'move';
  readonly unit: UnitId;
  readonly to: Square;
  /** Where the order says the unit stands. Only compared: the judge goes by where it does stand. */
  readonly from?: Square;
  /** The one waypoint that an order may name. */
  readonly via?: Square;
}

/**
 * A unit meets another on its way: stands in place of the target's own move. The target tries to enter `at`, then the
 * interceptor does; if the interceptor is kept out and no battle has begun, the target goes on to `to`.
 */
export interface InterceptEvent {
  readonly type: 'intercept';
  readonly unit: UnitId;
  readonly target: UnitId;
  /** The point of the meeting. How it is picked among several is not public: the moderator names it. */
  readonly at: Square;
  /** Where the target was going; left out, `at`. */
  readonly to?: Square;
  readonly from?: Square;
  /** Where the order says the target stands. */
  readonly target_from?: Square;
  /** The target's waypoint. */
  readonly via?: Square;
  /** The square of the order to intercept: `at` must not be farther from `center` than `radius`. */
  readonly box?: InterceptionBox;
  /** The moderator rules that the target stops at `at` even where its interceptor is kept out (open: A7). */
  readonly stops?: true;
}

export interface InterceptionBox {
  readonly center: Square;
  readonly radius: number;
}

export type TacEvent = MoveEvent | InterceptEvent;

export type RelationEntry = readonly [State, State, Relation];

/** What the ground does for the defending side: a rating of 0 to 4, from -30 % to +10 %. Reported, not judged. */
export interface Terrain {
  readonly square: Square;
  readonly rating: number;
}

/**
 * A tac phase as it is judged: plain JSON in the form of the published cases. Only `checkPhase` makes one from
 * outside data: every state and unit named is known, every square is on the map, no pair has two relations.
 */
export interface TacPhase {
  readonly id?: string;
  readonly title?: string;
  readonly states: readonly State[];
  /** What the states are called, where the phase says so. */
  readonly names?: Readonly<Record<State, string>>;
  /** Each pair at most once, in either order; a pair left out is taken as neutral, with a warning (A11). */
  readonly relations: readonly RelationEntry[];
  readonly start: readonly PlacedUnit[];
  readonly terrain?: readonly Terrain[];
  /** In the order in which they happen. */
  readonly events: readonly TacEvent[];
}
