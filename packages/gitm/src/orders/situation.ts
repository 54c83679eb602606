import { type Board, NOBODY, newBoard, place, squareOf, starterOf } from '../judge/board.ts';
import { playEvent } from '../judge/intercept.ts';
import type { Play, Setup } from '../judge/setup.ts';
import type { Outcome } from '../result.ts';

/** What can differ between orders of the same events, as few numbers as will do. */
export interface Situation {
  /** Square numbers by unit. */
  readonly squares: Int32Array;
  /** By entered square (in the order of `Moves.entered`): the unit that began a battle, or `NOBODY`. */
  readonly starters: Int32Array;
  /** By event: what became of its tries, one digit each; 0 for an event still to come. */
  readonly fates: Int32Array;
}

/** The events of a group, and a board on which to play one after the other. */
export interface Moves {
  readonly setup: Setup;
  /** Square numbers that events may enter. */
  readonly entered: readonly number[];
  readonly board: Board;
}

export function movesOf(setup: Setup): Moves {
  const entered = [...new Set(setup.plays.flatMap(({ at, to }) => [at, to]))];
  return { setup, entered, board: newBoard(setup) };
}

export function firstSituation({ setup, entered }: Moves): Situation {
  return {
    squares: Int32Array.from(setup.startOf),
    starters: new Int32Array(entered.length).fill(NOBODY),
    fates: new Int32Array(setup.plays.length),
  };
}

/** Brings the board to a situation; only what differs is touched. */
function arrange({ setup, entered, board }: Moves, { squares, starters }: Situation): void {
  for (const [unit, square] of squares.entries()) {
    if (squareOf(board, unit) !== square) place(setup, board, unit, square);
  }
  for (const [index, square] of entered.entries()) board.starterOf[square] = starters[index] ?? NOBODY;
}

export const FATES = ['none', 'fine', 'refused', 'caught'] as const;
export type Fate = (typeof FATES)[number];

function fateOf(outcome: Outcome): number {
  if (outcome === 'refused') return 2;
  return outcome === 'caught' ? 3 : 1;
}

/** Plays one event on the board as it is; gives what became of its tries. */
function play({ setup, board }: Moves, one: Play): number {
  let fate = 0;
  playEvent(setup, board, one, (_unit, _role, _from, _to, outcome) => {
    fate = fate * FATES.length + fateOf(outcome);
  });
  return fate;
}

function startersOf({ entered, board }: Moves): Int32Array {
  return Int32Array.from(entered, (square) => starterOf(board, square));
}

/** The situation after one more event. */
export function after(moves: Moves, situation: Situation, event: number): Situation {
  const { setup, board } = moves;
  const one = setup.plays[event];
  if (one === undefined) return situation;
  arrange(moves, situation);
  const fates = situation.fates.slice();
  fates[event] = play(moves, one);
  const squares = situation.squares.slice();
  squares[one.unit] = squareOf(board, one.unit);
  if (one.target >= 0) squares[one.target] = squareOf(board, one.target);
  return { squares, starters: startersOf(moves), fates };
}

/** The situation after all events in some order. */
export function afterAll(moves: Moves, order: readonly number[]): Situation {
  const { setup, board } = moves;
  const first = firstSituation(moves);
  arrange(moves, first);
  for (const event of order) {
    const one = setup.plays[event];
    if (one !== undefined) first.fates[event] = play(moves, one);
  }
  return { squares: board.squareOf.slice(), starters: startersOf(moves), fates: first.fates };
}

/** The fates of an event's tries in order: the mover; or the target, the interceptor and, where it goes on, the target. */
export function fatesOf(situation: Situation, event: number): readonly Fate[] {
  const fates: Fate[] = [];
  for (let rest = situation.fates[event] ?? 0; rest > 0; rest = Math.floor(rest / FATES.length)) {
    fates.unshift(FATES[rest % FATES.length] ?? 'none');
  }
  return fates;
}

/** The same for situations that do not differ. Where the units stand follows from what became of their tries. */
export function keyOf({ starters, fates }: Situation): string {
  let key = '';
  for (const fate of fates) key += String.fromCharCode(fate);
  for (const starter of starters) key += String.fromCharCode(starter + 1);
  return key;
}
