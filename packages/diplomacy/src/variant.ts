import type { Coast, Location, Power, ProvinceCode, Season, UnitType } from './vocabulary.ts';

export interface ProvinceData {
  readonly code: ProvinceCode;
  /** Full English name; ties in civil disorder go by it (DATC 4.D.8). */
  readonly name: string;
  readonly kind: 'inland' | 'coastal' | 'sea';
  readonly coasts?: readonly Coast[];
  readonly home?: Power;
  readonly centre?: boolean;
}

/** A variant as data: what `data/variant.schema.json` describes. */
export interface VariantData {
  readonly name: string;
  readonly title: string;
  /** Supply centres that win the game. */
  readonly victory: number;
  readonly powers: readonly Power[];
  readonly provinces: readonly ProvinceData[];
  /** Borders an army may cross, each once. */
  readonly army: readonly (readonly Location[])[];
  /** Borders a fleet may cross, each once, two-coast provinces by coast. */
  readonly fleet: readonly (readonly Location[])[];
  readonly start: {
    readonly season: Season;
    readonly year: number;
    readonly units: readonly { readonly power: Power; readonly type: UnitType; readonly at: Location }[];
    readonly centers: Readonly<Record<Power, readonly ProvinceCode[]>>;
  };
}
