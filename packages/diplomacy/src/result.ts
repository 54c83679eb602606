import type { Centers, DislodgedUnit, Unit } from './position.ts';
import type { ClosedRetreat, JudgedOrder, RemovalReason, UnorderedUnit } from './reason.ts';
import type { Location, Power, ProvinceCode } from './vocabulary.ts';

/** What a movement phase came to. Lists are sorted by place, `orders` stands in the order given. */
export interface MovementResult {
  readonly phase: 'movement';
  readonly orders: readonly JudgedOrder[];
  /** Units without a counting order: they hold. */
  readonly unordered: readonly UnorderedUnit[];
  readonly unitsAfter: readonly Unit[];
  readonly dislodgedAfter: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceCode[];
}

/** Where a dislodged unit may go, and why not elsewhere. */
export interface RetreatOptions {
  readonly unit: DislodgedUnit;
  readonly open: readonly Location[];
  readonly closed: readonly ClosedRetreat[];
}

export interface RetreatResult {
  readonly phase: 'retreat';
  readonly orders: readonly JudgedOrder[];
  /** Dislodged units without a counting order: they are disbanded. */
  readonly unordered: readonly UnorderedUnit[];
  readonly unitsAfter: readonly Unit[];
  /** Dislodged units that did not survive. */
  readonly disbanded: readonly Unit[];
  readonly options: readonly RetreatOptions[];
}

/** A unit removed because its power ordered too few disbands, and why this one. */
export interface Removal {
  readonly unit: Unit;
  readonly reason: RemovalReason;
}

/** What a power had to do in a build phase and how much of it was ordered. */
export interface Adjustment {
  readonly power: Power;
  readonly centers: number;
  readonly units: number;
  /** Builds allowed (positive) or disbands due (negative). */
  readonly due: number;
  /** Builds or disbands that counted. */
  readonly done: number;
  readonly waived: number;
}

export interface BuildResult {
  readonly phase: 'build';
  readonly orders: readonly JudgedOrder[];
  readonly unitsAfter: readonly Unit[];
  readonly autoDisbanded: readonly Unit[];
  readonly removals: readonly Removal[];
  readonly adjustments: readonly Adjustment[];
}

/** A supply centre that changed hands. */
export interface CenterChange {
  readonly center: ProvinceCode;
  readonly from?: Power;
  readonly to: Power;
}

export type PhaseResult = (MovementResult | RetreatResult | BuildResult) & {
  /** Where ownership was settled (after the autumn's last retreat). */
  readonly centersAfter?: Centers;
  readonly centerChanges?: readonly CenterChange[];
};
