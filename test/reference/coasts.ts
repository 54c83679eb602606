import { coastOf, type Location, provinceOf, type Unit, type UnitRef } from '@standoff/diplomacy';
import { type Board, coastsOf, steps } from './board.ts';

/** Whether the place is written with a coast that does not exist. */
export function hasUnknownCoast(board: Board, at: Location): boolean {
  return coastOf(at) !== undefined && !coastsOf(board, provinceOf(at)).includes(at);
}

/** Whether the coast written with a unit makes the order impossible (DATC 4.B.5, 4.B.6). */
export function isWronglyNamed(board: Board, ref: UnitRef, unit: Unit): boolean {
  if (coastOf(ref.at) === undefined) return false;
  if (unit.type === 'A' || hasUnknownCoast(board, ref.at)) return board.rules['4.B.6'] === 'a';
  return ref.at !== unit.at && board.rules['4.B.5'] === 'a';
}

/** Whether the coast written with an army's destination makes the order impossible (DATC 4.B.6). */
export function isWrongForArmy(board: Board, to: Location): boolean {
  return coastOf(to) !== undefined && board.rules['4.B.6'] === 'a';
}

/**
 * Where a fleet's move with this destination leads: a location; `fails` under 4.B.2 b; `undefined` where the order is
 * impossible; `either` where no coast is named and two are possible (DATC 4.B.1 to 4.B.3, 4.B.6).
 */
export function landingOf(board: Board, fleet: Unit, to: Location): Location | 'either' | 'fails' | undefined {
  const province = provinceOf(to);
  const possible = steps(board, fleet).filter((step) => provinceOf(step) === province);
  const [first] = possible;
  if (first === undefined) return undefined;
  const unknown = hasUnknownCoast(board, to);
  if (unknown && board.rules['4.B.6'] === 'a') return undefined;
  const named = unknown ? undefined : coastOf(to);
  if (coastsOf(board, province).length === 0) return first;
  if (named !== undefined) {
    if (possible.includes(to)) return to;
    return board.rules['4.B.3'] === 'a' && possible.length === 1 ? first : undefined;
  }
  if (possible.length > 1) return 'either';
  return board.rules['4.B.2'] === 'b' ? 'fails' : first;
}
