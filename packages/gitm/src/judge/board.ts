import { SQUARE_COUNT } from '../square.ts';
import { NEUTRAL, relationOf, type Setup, statesRelation } from './setup.ts';

export const NOBODY = -1;

/** The units in one square in the order in which they came, and how many each state has there. */
export interface Stack {
  readonly units: Set<number>;
  readonly states: Map<number, number>;
  /** Goes up with every change, so that what was looked up can be kept till then. */
  version: number;
}

/**
 * What changes while a phase is judged: where the units stand and who began a battle where. Everything else follows
 * (the side of a unit from its relation to the starter, R19). Squares without a unit so far have no stack.
 */
export interface Board {
  readonly squareOf: Int32Array;
  readonly stacks: (Stack | undefined)[];
  /** By square number: the unit that began a battle there, or `NOBODY`. */
  readonly starterOf: Int32Array;
}

function add(setup: Setup, board: Board, unit: number, square: number): void {
  const stack = board.stacks[square] ?? { units: new Set(), states: new Map(), version: 0 };
  board.stacks[square] = stack;
  stack.version += 1;
  const state = setup.stateOf[unit] ?? 0;
  stack.units.add(unit);
  stack.states.set(state, (stack.states.get(state) ?? 0) + 1);
  board.squareOf[unit] = square;
}

/** The board when the phase begins. */
export function newBoard(setup: Setup): Board {
  const board: Board = {
    squareOf: Int32Array.from(setup.startOf),
    stacks: new Array(SQUARE_COUNT).fill(undefined),
    starterOf: new Int32Array(SQUARE_COUNT).fill(NOBODY),
  };
  for (const [unit, square] of setup.startOf.entries()) add(setup, board, unit, square);
  return board;
}

/** Puts a unit into another square. */
export function place(setup: Setup, board: Board, unit: number, to: number): void {
  const stack = board.stacks[squareOf(board, unit)];
  if (stack !== undefined) {
    const state = setup.stateOf[unit] ?? 0;
    const left = (stack.states.get(state) ?? 0) - 1;
    stack.units.delete(unit);
    stack.version += 1;
    if (left > 0) stack.states.set(state, left);
    else stack.states.delete(state);
  }
  add(setup, board, unit, to);
}

export function squareOf(board: Board, unit: number): number {
  return board.squareOf[unit] ?? 0;
}

export function starterOf(board: Board, square: number): number {
  return board.starterOf[square] ?? NOBODY;
}

/** The units in a square in the order in which they came. */
export function unitsIn(board: Board, square: number): Iterable<number> {
  return board.stacks[square]?.units ?? [];
}

/** Whether a square holds a unit of some state with this relation to the state of `unit`. */
export function holds(setup: Setup, board: Board, square: number, unit: number, relation: number): boolean {
  const stack = board.stacks[square];
  if (stack === undefined) return false;
  const own = setup.stateOf[unit] ?? 0;
  for (const state of stack.states.keys()) if (statesRelation(setup, own, state) === relation) return true;
  return false;
}

/** The units of a square with this relation to `unit`. */
export function unitsWith(setup: Setup, board: Board, square: number, unit: number, relation: number): number[] {
  return [...unitsIn(board, square)].filter((other) => other !== unit && relationOf(setup, unit, other) === relation);
}

/**
 * Whether a unit fights in a battle under way. All units in the square do; only where the start broke R16 may one be
 * neutral to the starter, and then it has no side.
 */
export function isCaught(setup: Setup, board: Board, unit: number): boolean {
  const starter = starterOf(board, squareOf(board, unit));
  return starter !== NOBODY && relationOf(setup, unit, starter) !== NEUTRAL;
}
