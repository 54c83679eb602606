import type { Outcome } from '../result.ts';
import { type Board, holds, isCaught, NOBODY, place, squareOf, starterOf } from './board.ts';
import { NEUTRAL, type Setup, WAR } from './setup.ts';

/**
 * A unit tries to enter a square. Judged against the units that stand there at this moment, whoever came in earlier in
 * the phase included (R1).
 */
export function enter(setup: Setup, board: Board, unit: number, to: number): Outcome {
  if (isCaught(setup, board, unit)) return 'caught'; // A12
  if (squareOf(board, unit) === to) return 'already-there';
  if (holds(setup, board, to, unit, NEUTRAL)) return 'refused'; // R3, R4
  const hostile = holds(setup, board, to, unit, WAR);
  place(setup, board, unit, to); // R2, R5
  if (starterOf(board, to) !== NOBODY) return 'joins'; // R10, R17, R18
  if (!hostile) return 'enters'; // R7
  board.starterOf[to] = unit; // R6
  return 'begins';
}
