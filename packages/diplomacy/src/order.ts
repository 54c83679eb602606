import type { Location, Power, ProvinceCode, UnitType } from './vocabulary.ts';

/**
 * A unit as an order names it. Only the province identifies it: a wrong or missing letter, coast or power does not
 * matter unless a rule choice says so (DATC 4.B.5, 4.C).
 */
export interface UnitRef {
  readonly type?: UnitType;
  readonly at: Location;
  readonly power?: Power;
}

export interface HoldOrder {
  readonly kind: 'hold';
  readonly unit: UnitRef;
}
export interface MoveOrder {
  readonly kind: 'move';
  readonly unit: UnitRef;
  readonly to: Location;
  /** "via convoy" was written. */
  readonly via?: true;
  /** The convoying seas in order, where the order names them (DATC 4.A.6). */
  readonly route?: readonly ProvinceCode[];
}
export interface SupportHoldOrder {
  readonly kind: 'support-hold';
  readonly unit: UnitRef;
  readonly target: UnitRef;
}
export interface SupportMoveOrder {
  readonly kind: 'support-move';
  readonly unit: UnitRef;
  readonly target: UnitRef;
  readonly to: Location;
}
export interface ConvoyOrder {
  readonly kind: 'convoy';
  readonly unit: UnitRef;
  readonly target: UnitRef;
  readonly to: Location;
}
export interface RetreatOrder {
  readonly kind: 'retreat';
  readonly unit: UnitRef;
  readonly to: Location;
}
/** In a retreat phase a dislodged unit gives up; in a build phase a unit is removed. */
export interface DisbandOrder {
  readonly kind: 'disband';
  readonly unit: UnitRef;
}
export interface BuildOrder {
  readonly kind: 'build';
  readonly unit: UnitRef;
}
export interface WaiveOrder {
  readonly kind: 'waive';
}

export type MovementOrder = HoldOrder | MoveOrder | SupportHoldOrder | SupportMoveOrder | ConvoyOrder;
export type RetreatPhaseOrder = RetreatOrder | DisbandOrder;
export type BuildPhaseOrder = BuildOrder | DisbandOrder | WaiveOrder;

/** An order as somebody wrote it: read, not yet known to be legal or even to fit the phase. */
export type WrittenOrder = MovementOrder | RetreatPhaseOrder | BuildPhaseOrder;

/** A written order and the power that sent it: what the judge takes. */
export interface GivenOrder {
  readonly power: Power;
  readonly order: WrittenOrder;
}
