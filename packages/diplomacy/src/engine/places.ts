import type { GameMap } from '../map.ts';

/** Reads codes of places into numbers without hashing; 0 for what is no place of the map. */
export interface PlaceReader {
  /** The province of a location: `SPA/NC` gives Spain. */
  readonly province: (at: string) => number;
  /** The location itself. */
  readonly location: (at: string) => number;
}

const LETTERS = 32;

/** The place of a code's three capital letters in a table, or -1. */
function slotOf(at: string): number {
  const a = at.charCodeAt(0);
  const b = at.charCodeAt(1);
  const c = at.charCodeAt(2);
  // Capitals have the bits 64 set and 32 clear.
  if ((a & b & c & 96) !== 64 || ((a | b | c) & 96) !== 64) return -1;
  return (((a & 31) * LETTERS + (b & 31)) * LETTERS + (c & 31)) | 0;
}

/** Makes a reader for a map whose province codes are three capital letters, as its schema demands. */
export function createPlaceReader(map: GameMap): PlaceReader {
  const provinces = new Int16Array(LETTERS * LETTERS * LETTERS);
  /** Locations of a province by the first letter of the coast. */
  const coasts = new Int16Array(map.provinces.length * LETTERS);
  for (const [p, code] of map.provinces.entries()) if (p > 0) provinces[slotOf(code)] = p;
  for (const [at, name] of map.locations.entries()) {
    const province = map.provinceOfLocation[at] ?? 0;
    if (at !== province) coasts[province * LETTERS + (name.charCodeAt(4) & 31)] = at;
  }
  const province = (at: string): number => {
    const slot = slotOf(at);
    if (slot < 0 || (at.length !== 3 && at.charCodeAt(3) !== 47)) return 0;
    return provinces[slot] ?? 0;
  };
  const location = (at: string): number => {
    const p = province(at);
    if (at.length === 3) return p;
    const coast = coasts[p * LETTERS + (at.charCodeAt(4) & 31)] ?? 0;
    return coast !== 0 && map.locations[coast] === at ? coast : 0;
  };
  return { province, location };
}
