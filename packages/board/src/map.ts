import type { Coast, Power, ProvinceCode } from '@standoff/diplomacy';

/** A point on the sheet in map units, y downwards. */
export type Point = readonly [x: number, y: number];

/** Where a name stands: the middle of its lines, and its size in map units. */
export interface MapLabel {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
}

export interface BoardCoast {
  readonly unit: Point;
  readonly dislodged: Point;
  /** Where the name of the coast stands. */
  readonly label: Point;
  /** The open outline of this coast, to light it up. */
  readonly line: string;
}

export interface BoardProvince {
  readonly kind: 'inland' | 'coastal' | 'sea';
  /** The power whose home the province is part of. */
  readonly home?: Power;
  /** Where a unit stands; in a two-coast province, an army. */
  readonly unit: Point;
  readonly dislodged: Point;
  /** Where the mark of the supply centre stands. */
  readonly centre?: Point;
  /** The English name; other languages are set around the same point. */
  readonly label: MapLabel;
  /** Radius of the largest circle that fits in. */
  readonly room: number;
  readonly coasts?: Readonly<Partial<Record<Coast, BoardCoast>>>;
  /** Closed path data, filled by the even-odd rule. */
  readonly outline: string;
}

/** A border with the two places it parts. Impassable ones are `SWI`, `XNE`, `XWA`. */
export interface BoardBorder {
  readonly between: readonly [string, string];
  readonly line: string;
}

/** A drawn board: all coordinates in map units, from 0 0 to `width` `height`. */
export interface BoardMap {
  readonly name: string;
  readonly licence: string;
  readonly width: number;
  readonly height: number;
  readonly provinces: Readonly<Record<ProvinceCode, BoardProvince>>;
  readonly impassable: {
    readonly land: string;
    readonly mountains: { readonly outline: string; readonly label: MapLabel };
    readonly water: string;
  };
  readonly borders: {
    readonly land: readonly BoardBorder[];
    readonly sea: readonly BoardBorder[];
    readonly coast: string;
  };
  readonly ornaments: {
    readonly graticule: string;
    readonly lakes: string;
    readonly straits: string;
    readonly canal: string;
    readonly compass: Point;
  };
}
