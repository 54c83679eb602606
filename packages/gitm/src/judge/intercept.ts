import type { Outcome, Role } from '../result.ts';
import { type Board, holds, isCaught, NOBODY, place, squareOf, starterOf } from './board.ts';
import { enter } from './enter.ts';
import { NEUTRAL, type Play, relationOf, type Setup, WAR } from './setup.ts';

/** Told of each try at once, while the board is as the try left it. `from` is where the unit stood before. */
export type Witness = (unit: number, role: Role, from: number, to: number, outcome: Outcome) => void;

/** The interceptor steps in, after its target did. */
function stepIn(setup: Setup, board: Board, unit: number, target: number, at: number): Outcome {
  if (squareOf(board, unit) === at) return 'already-there';
  if (isCaught(setup, board, unit)) return 'caught'; // A12
  if (holds(setup, board, at, unit, NEUTRAL)) return 'refused'; // R3; X01, X05
  if (starterOf(board, at) !== NOBODY || relationOf(setup, unit, target) !== WAR) return enter(setup, board, unit, at); // X02
  place(setup, board, unit, at);
  board.starterOf[at] = target; // R9
  return 'meets';
}

/**
 * A unit meets another on its way: the target enters the point of the meeting, then the interceptor; where the
 * interceptor is kept out and no battle has begun, the target goes on (A6, A7).
 */
function intercept(setup: Setup, board: Board, play: Play, witness: Witness): void {
  const { unit, target, at, to } = play;
  const attempt = (who: number, role: Role, where: number, tries: () => Outcome): Outcome => {
    const from = squareOf(board, who);
    const outcome = tries();
    witness(who, role, from, where, outcome);
    return outcome;
  };
  const came = attempt(target, 'target', at, () => enter(setup, board, target, at));
  if (came === 'refused' || came === 'caught') {
    // X04; that a unit was caught before its turn is told even where it would have met nobody (A12).
    attempt(unit, 'interceptor', at, () => (isCaught(setup, board, unit) ? 'caught' : 'nothing-to-meet'));
    return;
  }
  const met = attempt(unit, 'interceptor', at, () => stepIn(setup, board, unit, target, at));
  const keptOut = met === 'refused' || met === 'caught';
  if (!keptOut || play.stops || to === at || starterOf(board, at) !== NOBODY) return;
  attempt(target, 'target', to, () => enter(setup, board, target, to));
}

/** Plays one event on the board. */
export function playEvent(setup: Setup, board: Board, play: Play, witness: Witness): void {
  if (play.target >= 0) {
    intercept(setup, board, play, witness);
    return;
  }
  const from = squareOf(board, play.unit);
  witness(play.unit, 'mover', from, play.at, enter(setup, board, play.unit, play.at));
}
