import type { Square } from './vocabulary.ts';

/** Columns and rows of the tac map, each counted from 0. */
export const MAP_SIZE = 15;
export const SQUARE_COUNT: number = MAP_SIZE * MAP_SIZE;

/** A place as two numbers. A point of a line of march may lie between two squares. */
export interface Point {
  readonly column: number;
  readonly row: number;
}

/** What a word that should be a square is. */
export type SquareReading =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'off-map' }
  | { readonly kind: 'not-a-square' };

const PATTERN = /^(\d{1,9})-(\d{1,9})$/;

/** Reads `7-6`, leading zeros allowed; tells a square off the map from what is no square at all. */
export function readSquare(text: string): SquareReading {
  const match = PATTERN.exec(text);
  if (match === null) return { kind: 'not-a-square' };
  const column = Number(match[1]);
  const row = Number(match[2]);
  if (column >= MAP_SIZE || row >= MAP_SIZE) return { kind: 'off-map' };
  return { kind: 'square', square: `${column}-${row}` };
}

/** The number 0 to 224 of a square, column by column. Throws for what is none: squares are checked when they are read. */
export function squareNumber(square: Square): number {
  const dash = square.indexOf('-');
  const column = Number(square.slice(0, dash));
  const row = Number(square.slice(dash + 1));
  const number = column * MAP_SIZE + row;
  if (NAMES[number] !== square) throw new RangeError(`not a square: ${square}`);
  return number;
}

/** The square of a number 0 to 224. */
export function squareName(number: number): Square {
  const name = NAMES[number];
  if (name === undefined) throw new RangeError(`not a square number: ${number}`);
  return name;
}

const NAMES: readonly Square[] = Array.from(
  { length: SQUARE_COUNT },
  (_, number) => `${Math.floor(number / MAP_SIZE)}-${number % MAP_SIZE}`,
);

/** All 225 squares, row by row from the north-west as a reader sees them. */
export const ALL_SQUARES: readonly Square[] = Array.from(
  { length: SQUARE_COUNT },
  (_, index) => `${index % MAP_SIZE}-${Math.floor(index / MAP_SIZE)}`,
);

export function toPoint(square: Square): Point {
  const number = squareNumber(square);
  return { column: Math.floor(number / MAP_SIZE), row: number % MAP_SIZE };
}
