import { type CodeReader, locationOf, provinceOfCode } from './read-codes.ts';

/** Reads codes of places into numbers without hashing; 0 for what is no place of the map. */
export interface PlaceReader {
  /** The province of a location: `SPA/NC` gives Spain. */
  readonly province: (at: string) => number;
  /** The location itself. */
  readonly location: (at: string) => number;
}

/** Makes a reader of a map's codes. */
export function createPlaceReader(codes: CodeReader): PlaceReader {
  return { province: (at) => provinceOfCode(codes, at), location: (at) => locationOf(codes, at) };
}
