import type { GameMap } from '../map.ts';
import { createCodeReader, locationOf, provinceOfCode } from './read-codes.ts';

/** Reads codes of places into numbers without hashing; 0 for what is no place of the map. */
export interface PlaceReader {
  /** The province of a location: `SPA/NC` gives Spain. */
  readonly province: (at: string) => number;
  /** The location itself. */
  readonly location: (at: string) => number;
}

/** Makes a reader for a map. */
export function createPlaceReader(map: GameMap): PlaceReader {
  const codes = createCodeReader(map);
  return { province: (at) => provinceOfCode(codes, at), location: (at) => locationOf(codes, at) };
}
