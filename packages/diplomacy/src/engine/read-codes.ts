import type { GameMap } from '../map.ts';

/** Tables that read codes of places and powers into numbers without hashing. */
export interface CodeReader {
  /** Locations of three-letter codes, by `slotOf`. */
  readonly places: Int16Array;
  /** Locations of coasts: of province `p` by the first letter of the coast, from `p * 32`. */
  readonly coasts: Int16Array;
  readonly names: readonly string[];
  /** By location: its province, and its place in the province's list of coasts from 1 (0: none). */
  readonly provinceOf: Int16Array;
  readonly coastOf: Uint8Array;
  /** The last power that begins with a letter, and the names by number. */
  readonly initials: Int16Array;
  readonly powers: readonly string[];
}

const LETTERS = 32;
const SLASH = 47;

/** The place of a code's three capital letters in a table, or -1. */
function slotOf(code: string): number {
  const a = code.charCodeAt(0);
  const b = code.charCodeAt(1);
  const c = code.charCodeAt(2);
  // Capitals have the bit 64 set and the bit 32 clear.
  if ((a & b & c & 96) !== 64 || ((a | b | c) & ~31) !== 64) return -1;
  return ((a & 31) * LETTERS + (b & 31)) * LETTERS + (c & 31);
}

/** Makes the tables of a map, whose province codes are three capital letters, as its schema demands. */
export function createCodeReader(map: GameMap): CodeReader {
  const places = new Int16Array(LETTERS * LETTERS * LETTERS);
  const coasts = new Int16Array(map.provinces.length * LETTERS);
  const coastOf = new Uint8Array(map.locations.length);
  for (const [p, code] of map.provinces.entries()) {
    if (p > 0) places[slotOf(code)] = p;
    for (const [place, at] of (map.coasts[p] ?? []).entries()) {
      coasts[p * LETTERS + ((map.locations[at] ?? '').charCodeAt(4) & 31)] = at;
      coastOf[at] = place + 1;
    }
  }
  const initials = new Int16Array(LETTERS);
  const powers = ['', ...map.data.powers];
  for (const [number, power] of powers.entries()) initials[power.charCodeAt(0) & 31] = number;
  return {
    places,
    coasts,
    names: map.locations,
    provinceOf: Int16Array.from(map.provinceOfLocation),
    coastOf,
    initials,
    powers,
  };
}

/** The number of the province that a code begins with, whatever coast it names; 0 for none of the map. */
export function provinceOfCode(codes: CodeReader, code: string): number {
  const slot = slotOf(code);
  return slot < 0 || (code.length !== 3 && code.charCodeAt(3) !== SLASH) ? 0 : (codes.places[slot] ?? 0);
}

/** The number of a location by its code: `SPA/NC` gives the north coast of Spain; 0 for what is no place of the map. */
export function locationOf(codes: CodeReader, code: string): number {
  const slot = slotOf(code);
  if (slot < 0) return 0;
  const p = codes.places[slot] ?? 0;
  if (code.length === 3) return p;
  const coast = codes.coasts[p * LETTERS + (code.charCodeAt(4) & 31)] ?? 0;
  return coast !== 0 && codes.names[coast] === code ? coast : 0;
}

/** The number of a power, from 1; 0 for no power of the map. */
export function powerOf(codes: CodeReader, power: string): number {
  const number = codes.initials[power.charCodeAt(0) & 31] ?? 0;
  return codes.powers[number] === power ? number : Math.max(0, codes.powers.indexOf(power));
}
