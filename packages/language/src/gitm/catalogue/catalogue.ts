import type {
  Attempt,
  CornerNumber,
  Difference,
  Placement,
  Refusal,
  Relation,
  Remark,
  RuleNumber,
  Side,
  State,
  UnitId,
  Warning,
} from '@standoff/gitm';
import type { TacTextProblem } from '../problem.ts';
import type { Speaker } from '../speaker.ts';

/** A warning that stands for one thing; pairs without a relation are told of together. */
export type SingleWarning = Exclude<Warning, { readonly code: 'assumed-neutral' }>;

/** What a placement's sentence needs beside it. */
export interface PlacementFacts {
  readonly starter: UnitId;
  readonly interceptor?: UnitId;
  /** Units at war with the starter that it came upon. */
  readonly met: readonly UnitId[];
}

/** Headings and short words of the reports. */
export interface Heads {
  readonly phase: string;
  readonly battleAt: (square: string) => string;
  readonly noBattle: string;
  readonly attack: string;
  readonly defend: string;
  readonly refused: string;
  readonly moves: string;
  readonly positions: string;
  readonly warnings: string;
  readonly readings: string;
  readonly open: string;
  readonly orders: string;
  readonly from: (square: string) => string;
  /** Before what becomes of a target past the point of a meeting. */
  readonly goesOn: string;
  readonly rating: (rating: number) => string;
  readonly and: string;
  readonly or: string;
  readonly notJson: string;
}

/** How many orders lead where, and how they differ. */
export interface OrderSentences {
  readonly alone: (units: string) => string;
  readonly group: (units: string, outcomes: number, orders: number) => string;
  readonly drawn: (units: string, outcomes: number, draws: number, most: number) => string;
  readonly all: (outcomes: number, orders: string, groups: number) => string;
  readonly outcome: (number: number, orders: number, of: number, given: boolean) => string;
  readonly order: (units: string) => string;
  readonly nothing: string;
  readonly caught: (units: string) => string;
  readonly stays: (unit: string, square: string) => string;
  readonly battle: (square: string, starter: string, attackers: string, defenders: string) => string;
  readonly change: (from: number, to: number, pairs: string, proved: boolean) => string;
  readonly before: (first: string, second: string) => string;
  readonly intercepts: (unit: string, target: string) => string;
  readonly more: (count: number) => string;
  readonly matters: (outcomes: number) => string;
  readonly noMatter: string;
}

export interface WhatIfSentences {
  readonly heading: (a: string, b: string, before: Relation, after: Relation) => string;
  /** The relation asked about is the one there is. */
  readonly same: (a: string, b: string, relation: Relation) => string;
  readonly nothing: string;
  readonly noneMatters: string;
  readonly count: (count: number) => string;
  /** Changes after which only other units keep somebody out. */
  readonly barsOnly: (count: number) => string;
  readonly breaks: (square: string) => string;
}

export interface EntrySentences {
  readonly heading: (unit: string, square: string) => string;
  readonly legend: readonly (readonly [string, string])[];
  readonly caught: string;
  readonly stacks: (units: string) => string;
  readonly begins: (attackers: string, defenders: string) => string;
  readonly joins: (side: Side, attackers: string, defenders: string) => string;
  readonly refused: (units: string, plural: boolean) => string;
  readonly allyTurns: (ally: string) => string;
  readonly enemyBeside: (enemy: string) => string;
  readonly free: string;
  readonly blocked: (square: string, units: string) => string;
}

/** How a corner of the rules was read, and what stays open in it. */
export interface CornerSentences {
  readonly reading?: string;
  readonly open?: string;
}

/** Every sentence about a tac phase, in one language. Codes and facts come in, text goes out. */
export interface TacCatalogue {
  readonly heads: Heads;
  readonly relation: (relation: Relation) => string;
  readonly rule: Readonly<Record<RuleNumber, string>>;
  readonly corner: Readonly<Record<CornerNumber, CornerSentences>>;
  /** Behind `because`: why a unit of a battle is on its side. */
  readonly because: (placement: Placement, facts: PlacementFacts, speaker: Speaker) => string;
  readonly placed: (unit: string, because: string) => string;
  readonly refusal: (refusal: Refusal, speaker: Speaker) => string;
  /** One try, behind the unit and its squares. */
  readonly attempt: (attempt: Attempt, met: UnitId | undefined) => string;
  readonly move: (unit: UnitId, from: string, to: string) => string;
  readonly meeting: (unit: UnitId, target: UnitId, at: string) => string;
  readonly warning: (warning: SingleWarning, speaker: Speaker) => string;
  readonly assumed: (pairs: readonly (readonly [State, State])[], speaker: Speaker) => string;
  readonly remark: (remark: Remark) => string;
  readonly difference: (difference: Difference) => string;
  readonly orders: OrderSentences;
  readonly whatIf: WhatIfSentences;
  readonly entry: EntrySentences;
  readonly problem: (problem: TacTextProblem) => string;
}
