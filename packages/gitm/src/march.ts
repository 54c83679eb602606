import type { InterceptionBox } from './phase.ts';
import { MAP_SIZE, type Point, toPoint } from './square.ts';
import type { Square } from './vocabulary.ts';

/** Steps from one square to another: the larger of the differences of columns and rows. */
export function stepsBetween(from: Square, to: Square): number {
  const a = toPoint(from);
  const b = toPoint(to);
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/**
 * The points that a unit passes on a straight line, one a step, the last being `to`: `3-1` to `7-3` passes 4-1.5, 5-2,
 * 6-2.5 and 7-3. None for a unit that stays.
 */
export function lineOfMarch(from: Square, to: Square): readonly Point[] {
  const a = toPoint(from);
  const b = toPoint(to);
  const steps = stepsBetween(from, to);
  return Array.from({ length: steps }, (_, index) => ({
    column: a.column + ((b.column - a.column) * (index + 1)) / steps,
    row: a.row + ((b.row - a.row) * (index + 1)) / steps,
  }));
}

/** The square of a point, if the point is one and does not lie between two. */
export function squareAt(point: Point): Square | undefined {
  const { column, row } = point;
  if (!Number.isInteger(column) || !Number.isInteger(row)) return undefined;
  if (column < 0 || row < 0 || column >= MAP_SIZE || row >= MAP_SIZE) return undefined;
  return `${column}-${row}`;
}

/** The one or two legs of a march; each is a move of its own. */
export function legsOf(from: Square, to: Square, via?: Square): readonly (readonly [Square, Square])[] {
  const legs: (readonly [Square, Square])[] =
    via === undefined
      ? [[from, to]]
      : [
          [from, via],
          [via, to],
        ];
  return legs.filter(([a, b]) => a !== b);
}

/** Steps along a leg after which a march touches a square (a point between two squares touches both); `undefined` if it does not. */
function stepsTo(leg: readonly [Square, Square], at: Square): number | undefined {
  const steps = stepsBetween(leg[0], at);
  const point = lineOfMarch(...leg)[steps - 1];
  if (point === undefined) return undefined;
  const square = toPoint(at);
  const near = Math.abs(point.column - square.column) < 1 && Math.abs(point.row - square.row) < 1;
  return near ? steps : undefined;
}

/** Why the public rules would not let a unit intercept; the first that holds. */
export type InterceptionBar = 'off-the-line' | 'one-square-move' | 'too-late' | 'outside-box';

/** An interception measured: `steps` of the interceptor and `moverSteps` of the mover's leg to the same point. */
export interface InterceptionTest {
  readonly steps: number;
  readonly moverSteps?: number;
  readonly bar?: InterceptionBar;
}

export interface InterceptionQuestion {
  /** Where the interceptor stands. */
  readonly interceptor: Square;
  readonly from: Square;
  readonly to: Square;
  readonly via?: Square;
  readonly at: Square;
  readonly box?: InterceptionBox;
}

/**
 * Whether the public rules allow an interception at a point: on the line of the mover's leg, within the box, with no
 * more steps than the mover needs to that same point, and never of a move of one square.
 */
export function testInterception(question: InterceptionQuestion): InterceptionTest {
  const { interceptor, at, box } = question;
  const steps = stepsBetween(interceptor, at);
  const onLeg = (leg: readonly [Square, Square]): InterceptionTest => {
    const moverSteps = stepsTo(leg, at);
    if (moverSteps === undefined) return { steps, bar: 'off-the-line' };
    if (stepsBetween(...leg) === 1) return { steps, moverSteps, bar: 'one-square-move' };
    if (steps > moverSteps) return { steps, moverSteps, bar: 'too-late' };
    const outside = box !== undefined && stepsBetween(box.center, at) > box.radius;
    return { steps, moverSteps, ...(outside ? { bar: 'outside-box' } : {}) };
  };
  // A march may pass a point on both of its legs: one of them is enough.
  const tests = legsOf(question.from, question.to, question.via).map(onLeg);
  const passing = tests.filter((test) => test.moverSteps !== undefined);
  return passing.find((test) => test.bar === undefined) ?? passing[0] ?? { steps, bar: 'off-the-line' };
}

/** Every square on a mover's line at which the public rules allow the interception; the moderator picks one. */
export function interceptionSquares(question: Omit<InterceptionQuestion, 'at'>): readonly Square[] {
  const squares = legsOf(question.from, question.to, question.via)
    .flatMap((leg) => lineOfMarch(...leg))
    .map(squareAt)
    .filter((square) => square !== undefined);
  return squares.filter((at) => testInterception({ ...question, at }).bar === undefined);
}
