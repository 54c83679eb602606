/** The closed sets of the game's words. Everything else derives its unions from here. */

export const UNIT_TYPES = ['A', 'F'] as const;
/** `A` an army, `F` a fleet. */
export type UnitType = (typeof UNIT_TYPES)[number];

export const SEASONS = ['spring', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const PHASE_KINDS = ['movement', 'retreat', 'build'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

export const COASTS = ['NC', 'SC', 'EC', 'WC'] as const;
export type Coast = (typeof COASTS)[number];

/** What became of an order, in one or two words (DATC 4.E.2; the second says what became of the unit). */
export const RESULT_WORDS = [
  'illegal',
  'invalid',
  'succeeds',
  'fails',
  'given',
  'cut',
  'available',
  'disrupted',
  'stands',
  'dislodged',
  'destroyed',
] as const;
export type ResultWord = (typeof RESULT_WORDS)[number];

/** A power's name as the variant writes it, e.g. `Austria`. */
export type Power = string;
/** Three capital letters, e.g. `SPA`. */
export type ProvinceCode = string;
/** A province, or a province with a coast: `SPA`, `SPA/NC`. */
export type Location = string;

/** The province of a location: `SPA/NC` gives `SPA`. */
export function provinceOf(at: Location): ProvinceCode {
  return at.length > 3 ? at.slice(0, 3) : at;
}

/** The coast of a location, if it names one: `SPA/NC` gives `NC`. */
export function coastOf(at: Location): string | undefined {
  return at.length > 4 ? at.slice(4) : undefined;
}
