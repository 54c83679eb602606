import { expect, test } from 'vitest';
import { ALL_SQUARES, readSquare, SQUARE_COUNT, squareName, squareNumber, toPoint } from './square.ts';

test('a square is column-row, each 0 to 14; what is off the map is told from what is no square', () => {
  expect(readSquare('14-0')).toEqual({ kind: 'square', square: '14-0' });
  expect(readSquare('07-7')).toEqual({ kind: 'square', square: '7-7' });
  expect(readSquare('15-0')).toEqual({ kind: 'off-map' });
  expect(readSquare('0-15')).toEqual({ kind: 'off-map' });
  for (const text of ['', '7', '7-', '-7', '7-7-7', ' 7-7', 'a-b', '1e0-2'])
    expect(readSquare(text)).toEqual({ kind: 'not-a-square' });
});

test('squares and their numbers are one to one; the first column of a number is the column', () => {
  expect(ALL_SQUARES.length).toBe(SQUARE_COUNT);
  expect(new Set(ALL_SQUARES.map(squareNumber)).size).toBe(225);
  for (const square of ALL_SQUARES) expect(squareName(squareNumber(square))).toBe(square);
  expect(toPoint('14-3')).toEqual({ column: 14, row: 3 });
  expect(ALL_SQUARES.slice(0, 16)).toEqual([...Array.from({ length: 15 }, (_, column) => `${column}-0`), '0-1']);
});

test('what was never checked is a broken promise', () => {
  for (const square of ['15-0', '7', '07-7', '']) expect(() => squareNumber(square)).toThrow(RangeError);
  expect(() => squareName(225)).toThrow(RangeError);
});
