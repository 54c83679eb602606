import type { GivenOrder, Unit } from '@standoff/diplomacy';

/** A position and orders for a movement phase. */
export interface RandomBoard {
  readonly units: readonly Unit[];
  readonly orders: readonly GivenOrder[];
}
