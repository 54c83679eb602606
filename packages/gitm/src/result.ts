import type { InterceptionBar } from './march.ts';
import type { CornerNumber, Relation, RuleNumber, Side, Square, State, UnitId } from './vocabulary.ts';

/** A battle that the phase caused; the lists in the order in which the units came to it. */
export interface Battle {
  readonly square: Square;
  /** The starter: the unit that entered, or that was intercepted. */
  readonly began_by: UnitId;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** The event in which it began, counted from 0. */
  readonly event: number;
  /** The unit whose interception brought it about (R9). */
  readonly interceptor?: UnitId;
  /** What the ground does for the defenders, 0 to 4, where the phase says so. */
  readonly rating?: number;
}

/** A unit kept out, by every unit in the square at that moment that is neutral to it. */
export interface Refusal {
  readonly unit: UnitId;
  readonly to: Square;
  readonly because: readonly UnitId[];
  readonly event: number;
  /** Where it stays. */
  readonly from: Square;
  readonly rules: readonly RuleNumber[];
  /** States whose neutrality was not given but assumed (A11). */
  readonly assumed?: readonly State[];
}

/** How a unit came to a battle. */
export type Part = 'starter' | 'interceptor' | 'resident' | 'later';

/** Why a unit of a battle is on its side: its relation to the starter's state, and the rule. */
export interface Placement {
  readonly unit: UnitId;
  readonly square: Square;
  readonly side: Side;
  /** The rule that placed it; `rules` has the others that bear on it. */
  readonly rule: RuleNumber;
  /** To the starter's state; the starter's own state is allied to itself. */
  readonly relation: Relation;
  readonly rules: readonly RuleNumber[];
  readonly part: Part;
  /** Its allies on the other side. */
  readonly allies_against: readonly State[];
  /** Its enemies on its own side. */
  readonly enemies_beside: readonly State[];
}

export type Warning =
  /** Two states at war fight on one side of a battle (A1). */
  | {
      readonly code: 'enemies-on-one-side';
      readonly square: Square;
      readonly side: Side;
      readonly states: readonly [State, State];
    }
  /** Allied states fight on opposite sides; the first attacks. */
  | { readonly code: 'allies-on-opposite-sides'; readonly square: Square; readonly states: readonly [State, State] }
  /** Units that may not share a square stood in one when the phase began (R16, A17). */
  | {
      readonly code: 'start-breaks-r16';
      readonly square: Square;
      readonly states: readonly [State, State];
      readonly relation: Relation;
    }
  /** No relation of the pair is given (A11). */
  | { readonly code: 'assumed-neutral'; readonly states: readonly [State, State] }
  /** The unit had been caught in a battle when its turn came: it stays (A12). */
  | { readonly code: 'ordered-in-battle'; readonly unit: UnitId; readonly square: Square; readonly event: number }
  /** The public rules would not let the unit intercept there; it was judged as given. */
  | {
      readonly code: 'interception-forbidden';
      readonly why: InterceptionBar;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly at: Square;
      readonly steps: number;
      readonly mover_steps?: number;
      readonly event: number;
    }
  | {
      readonly code: 'intercepts-ally';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly at: Square;
      readonly event: number;
    }
  /** The order says that the unit stands elsewhere than it does. */
  | {
      readonly code: 'not-where-said';
      readonly unit: UnitId;
      readonly said: Square;
      readonly stands: Square;
      readonly event: number;
    };

/** Facts about a march that the judge reports and does not enforce. */
export type Remark =
  /** The straight line passes a square with units not allied to the mover, which block lines of march. */
  | {
      readonly code: 'march-blocked';
      readonly unit: UnitId;
      readonly square: Square;
      readonly by: readonly UnitId[];
      readonly event: number;
    }
  | { readonly code: 'already-there'; readonly unit: UnitId; readonly square: Square; readonly event: number };

/** A corner of the rules that the result rests on or leaves open, with what it is about. */
export interface Corner {
  readonly number: CornerNumber;
  readonly square?: Square;
  /** The events it is about, counted from 0. */
  readonly events?: readonly number[];
  readonly units?: readonly UnitId[];
  readonly states?: readonly State[];
}

export type Outcome =
  /** Came in; nothing begins (R7). */
  | 'enters'
  /** Came in and began a battle (R6). */
  | 'begins'
  /** Met the unit it intercepted, which thereby began a battle (R9). */
  | 'meets'
  /** Came into a battle under way (R17, R18). */
  | 'joins'
  | 'refused'
  /** Stays: it had been caught in a battle (A12). */
  | 'caught'
  | 'already-there'
  /** Stays: the unit to be intercepted did not come (X04). */
  | 'nothing-to-meet';

export type Role = 'mover' | 'target' | 'interceptor';

/** One unit's try in an event. An event has up to three: the target, the interceptor, the target going on. */
export interface Attempt {
  readonly event: number;
  readonly unit: UnitId;
  readonly role: Role;
  readonly from: Square;
  readonly to: Square;
  readonly outcome: Outcome;
  readonly side?: Side;
  /** The units that keep it out, or those at war with it that make the battle. */
  readonly because?: readonly UnitId[];
  readonly rules: readonly RuleNumber[];
}

/** A tac phase judged: plain JSON. */
export interface TacResult {
  readonly id?: string;
  readonly battles: readonly Battle[];
  /** In the order of the events. */
  readonly refused: readonly Refusal[];
  /** Every unit's square after the last event. */
  readonly positions: Readonly<Record<UnitId, Square>>;
  /** Where each unit that moved came from: the square it left on its last move. */
  readonly origins: Readonly<Record<UnitId, Square>>;
  readonly sides: readonly Placement[];
  readonly warnings: readonly Warning[];
  readonly remarks: readonly Remark[];
  /** What the result rests on where the rules can be read otherwise. */
  readonly readings: readonly Corner[];
  /** What the rules leave undecided. */
  readonly open: readonly Corner[];
  /** What happened, try by try. */
  readonly attempts: readonly Attempt[];
}
