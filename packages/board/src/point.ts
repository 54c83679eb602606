import type { Point } from './map.ts';

/** `a + b * scale`. */
export function plus(a: Point, b: Point, scale = 1): Point {
  return [a[0] + b[0] * scale, a[1] + b[1] * scale];
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

export function lengthOf(a: Point): number {
  return Math.hypot(a[0], a[1]);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The same direction, one unit long; the zero vector stays. */
export function unitVector(a: Point): Point {
  const length = lengthOf(a) || 1;
  return [a[0] / length, a[1] / length];
}

/** Turned by a quarter. */
export function across(a: Point): Point {
  return [-a[1], a[0]];
}

/** The point at an angle (radians) on a circle. */
export function onCircle(centre: Point, radius: number, angle: number): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}
