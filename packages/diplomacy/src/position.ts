import type { Location, PhaseKind, Power, ProvinceCode, Season, UnitType } from './vocabulary.ts';

/** A unit on the board. A fleet in a two-coast province stands on a coast: `STP/SC`. */
export interface Unit {
  readonly power: Power;
  readonly type: UnitType;
  readonly at: Location;
}

/** A unit that was driven out and has not yet retreated. */
export interface DislodgedUnit extends Unit {
  /** The province its attacker started from. */
  readonly attackedFrom?: ProvinceCode;
  /** The attacker came by convoy, so its start is open to a retreat (DATC 4.A.5). */
  readonly byConvoy?: boolean;
  /** All legal retreats, sorted; empty: the unit is lost at once. */
  readonly retreats?: readonly Location[];
}

/** Supply centres by owner. A power without centres may be left out. */
export type Centers = Readonly<Record<Power, readonly ProvinceCode[]>>;

/** What stands on the board: plain JSON, in the shapes of the case form. */
export interface Position {
  readonly units: readonly Unit[];
  readonly dislodged?: readonly DislodgedUnit[];
  /** Provinces left empty by a standoff, so closed to retreats. */
  readonly contested?: readonly ProvinceCode[];
  readonly centers?: Centers;
}

/** A phase of the game calendar. */
export interface Phase {
  readonly kind: PhaseKind;
  readonly season: Season;
  readonly year: number;
}
