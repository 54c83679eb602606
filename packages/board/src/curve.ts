import type { Point } from './map.ts';
import { across, distance, middle, minus, plus, unitVector } from './point.ts';

/** A drawn line as the points it goes through, dense enough to look round. Two points at least. */
export type Curve = readonly Point[];

const STEPS = 48;
const SPLINE_STEPS = 24;

function first(curve: Curve): Point {
  return curve[0] ?? [0, 0];
}

export function last(curve: Curve): Point {
  return curve[curve.length - 1] ?? [0, 0];
}

/** A quadratic curve by its control point. */
export function quadratic(from: Point, control: Point, to: Point, steps: number = STEPS): Curve {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const blend = (axis: 0 | 1): number => u * u * from[axis] + 2 * u * t * control[axis] + t * t * to[axis];
    return [blend(0), blend(1)];
  });
}

/** A quadratic curve by its bend: how far its control point lies off the middle, as a share of the length. */
export function bent(from: Point, to: Point, bend: number): Curve {
  return quadratic(from, plus(middle(from, to), across(minus(to, from)), bend), to);
}

/** A Catmull-Rom spline through points. */
export function spline(points: readonly Point[]): Curve {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const curve: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < SPLINE_STEPS; step++) {
      const t = step / SPLINE_STEPS;
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      curve.push([blend(0), blend(1)]);
    }
  }
  return [...curve, at(points.length - 1)];
}

/** How far along the curve each of its points lies. */
function lengths(curve: Curve): readonly number[] {
  const sums = [0];
  for (let i = 1; i < curve.length; i++) {
    sums.push((sums[i - 1] ?? 0) + distance(curve[i] ?? [0, 0], curve[i - 1] ?? [0, 0]));
  }
  return sums;
}

export function curveLength(curve: Curve): number {
  return lengths(curve).at(-1) ?? 0;
}

/** A point of a curve and the direction the curve has there. */
export interface Spot {
  readonly at: Point;
  readonly direction: Point;
}

/** Walks a curve: gives the spot at a share (0 to 1) of its length. For many spots of one curve. */
export function walk(curve: Curve): (share: number) => Spot {
  const sums = lengths(curve);
  const whole = sums.at(-1) ?? 0;
  return (share) => {
    const wanted = whole * share;
    let low = 1;
    let high = Math.max(1, sums.length - 1);
    while (low < high) {
      const half = (low + high) >> 1;
      if ((sums[half] ?? 0) < wanted) low = half + 1;
      else high = half;
    }
    const [from, to] = [curve[low - 1] ?? first(curve), curve[low] ?? last(curve)];
    const before = sums[low - 1] ?? 0;
    const span = (sums[low] ?? 0) - before;
    const part = span === 0 ? 0 : (wanted - before) / span;
    const ahead = curve[Math.min(curve.length - 1, low + 1)] ?? to;
    const behind = curve[Math.max(0, low - 2)] ?? from;
    return { at: plus(from, minus(to, from), part), direction: unitVector(minus(ahead, behind)) };
  };
}

/** The spot at a share (0 to 1) of a curve's length. */
export function spotAt(curve: Curve, share: number): Spot {
  return walk(curve)(share);
}

/** Where a straight step from inside a circle to outside it meets the circle. */
function crossing(inside: Point, outside: Point, centre: Point, radius: number): Point {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i++) {
    const half = (low + high) / 2;
    if (distance(plus(inside, minus(outside, inside), half), centre) < radius) low = half;
    else high = half;
  }
  return plus(inside, minus(outside, inside), high);
}

/** Index of the last point of the run that stays within a radius of the curve's start; -1 where none does. */
function runWithin(curve: Curve, radius: number): number {
  let i = 0;
  while (i < curve.length && distance(curve[i] ?? [0, 0], first(curve)) < radius) i++;
  return i - 1;
}

function trimStart(curve: Curve, radius: number): Curve {
  const inside = runWithin(curve, radius);
  const [before, after] = [curve[inside], curve[inside + 1]];
  if (before === undefined || after === undefined) return curve;
  return [crossing(before, after, first(curve), radius), ...curve.slice(inside + 1)];
}

function reversed(curve: Curve): Curve {
  return [...curve].reverse();
}

/** Least length that trimming leaves, in map units: an arrow between close places is still one. */
const LEAST = 6;

function cut(curve: Curve, start: number, end: number): Curve {
  return reversed(trimStart(reversed(trimStart(curve, start)), end));
}

/** The curve without what lies nearer than `start` to its first point and `end` to its last. Short curves give way at both ends alike. */
export function trim(curve: Curve, start: number, end: number): Curve {
  const [from, to] = [first(curve), last(curve)];
  const whole = cut(curve, start, end);
  const leaves = distance(first(whole), from) > start - 1 && distance(first(whole), to) > end - 1;
  if (leaves && distance(last(whole), to) > end - 1 && curveLength(whole) >= LEAST) return whole;
  const room = distance(from, to) - LEAST;
  const share = start + end > room ? Math.max(0, room) / (start + end || 1) : 1;
  return cut(curve, start * share, end * share);
}

/** The curve without its last stretch, measured along it. */
export function shorten(curve: Curve, by: number): Curve {
  const length = curveLength(curve);
  if (by <= 0 || length === 0) return curve;
  const { at } = spotAt(curve, Math.max(0.05, 1 - by / length));
  const sums = lengths(curve);
  const kept = curve.filter((_, i) => (sums[i] ?? 0) < length * Math.max(0.05, 1 - by / length));
  return [...kept, at];
}

const WAVE_STEP = 1.6;

/** A wave along a curve, flat at both ends (more so at the end, where the head sits). */
export function wave(curve: Curve, amplitude: number, waveLength: number): Curve {
  const length = curveLength(curve);
  const steps = Math.max(2, Math.ceil(length / WAVE_STEP));
  const along = walk(curve);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { at, direction } = along(i / steps);
    const way = (length * i) / steps;
    const swing = Math.min(1, way / 12, Math.max(0, length - way - 4) / 16);
    return plus(at, across(direction), Math.sin((way / waveLength) * 2 * Math.PI) * amplitude * swing);
  });
}

function square(a: Point, b: Point): number {
  return (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
}

/** The point of a curve nearest to a place. */
export function nearest(curve: Curve, place: Point): Point {
  let best = first(curve);
  let least = square(best, place);
  for (const point of curve) {
    const away = square(point, place);
    if (away >= least) continue;
    best = point;
    least = away;
  }
  return best;
}

/** How near a curve comes to a place. */
export function clearance(curve: Curve, place: Point): number {
  return Math.sqrt(square(nearest(curve, place), place));
}
