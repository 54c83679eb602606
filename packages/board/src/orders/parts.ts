import { type Curve, curveLength, last, shorten, spotAt } from '../curve.ts';
import type { Point } from '../map.ts';
import { across, minus, plus, unitVector } from '../point.ts';
import { circle, path, pathThrough, xy } from '../svg.ts';

/** Where an arrow ends, and the direction it has there. */
export interface Tip {
  readonly at: Point;
  readonly direction: Point;
  /** 1 on a usual board; heads grow with the units, and those of very short arrows are smaller. */
  readonly scale: number;
}

const SHORT = 26;

/** The end of a curve; `size` is that of the units, 1 as usual. */
export function tipOf(curve: Curve, size = 1): Tip {
  const length = curveLength(curve);
  const at = last(curve);
  const before = spotAt(curve, 1 - Math.min(0.5, 9 / (length || 1))).at;
  return { at, direction: unitVector(minus(at, before)), scale: length < SHORT * size ? 0.78 * size : size };
}

/** An arrow head with its casing. */
export function head({ at, direction, scale }: Tip): string {
  const side = across(direction);
  const [half, long] = [6.2 * scale, 12.5 * scale];
  const wing = (sign: number): Point => plus(plus(at, direction, -long), side, sign * half);
  const d = `M${xy(at)}L${xy(wing(1))} ${xy(plus(at, direction, -long * 0.74))} ${xy(wing(-1))}z`;
  return path('head-casing', d) + path('head', d);
}

/** A line with the paper's colour around it. */
export function cased(name: string, curve: Curve): string {
  const d = pathThrough(curve);
  return path('casing', d) + path(name, d);
}

function stroke(at: Point, side: Point, half: number): string {
  return pathThrough([plus(at, side, half), plus(at, side, -half)]);
}

/** Short strokes in the seal's colour, all casings below all strokes. */
function strokes(lines: readonly string[]): string {
  return lines.map((d) => path('stop-casing', d)).join('') + lines.map((d) => path('stop', d)).join('');
}

/** The bar that stops a failed arrow. */
export function stopBar({ at, direction, scale }: Tip): string {
  return strokes([stroke(plus(at, direction, 2.6 * scale), across(direction), 7 * scale)]);
}

/** Two slashes across a line: a support that was cut. */
export function slashes(curve: Curve, size: number): string {
  const { at, direction } = spotAt(curve, 0.42);
  const side = unitVector(plus(across(direction), direction, 0.5));
  return strokes([-3.2, 3.2].map((way) => stroke(plus(at, direction, way * size), side, 7 * size)));
}

/** Two slashes on the ring of a fleet whose convoy was broken. */
export function ringSlashes(fleet: Point, radius: number): string {
  const reach = radius * Math.SQRT1_2;
  const at: Point = [fleet[0] + reach, fleet[1] - reach];
  const side = unitVector([4, -4]);
  return strokes([-3, 3].map((way) => stroke([at[0] + way, at[1] + way], side, 6.8)));
}

/** The empty ring where an order finds nothing. */
export function voidRing(at: Point, size: number): string {
  return circle('void-ring', at, 4.2 * size);
}

/** The shaft of an arrow, ending inside its head. */
export function shaftOf(curve: Curve, tip: Tip): Curve {
  return shorten(curve, 9 * tip.scale);
}
