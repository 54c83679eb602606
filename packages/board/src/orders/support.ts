import { provinceOf, type SupportHoldOrder, type SupportMoveOrder } from '@standoff/diplomacy';
import { bent, type Curve, clearance, last, quadratic, type Spot, spotAt, trim } from '../curve.ts';
import type { Point } from '../map.ts';
import { unitPoint } from '../place.ts';
import { across, distance, middle, onCircle, plus } from '../point.ts';
import { circle, num, path, xy } from '../svg.ts';
import type { Drawn } from './drawn.ts';
import type { MoveLine } from './line.ts';
import { cased, slashes, voidRing } from './parts.ts';
import { type MarkOf, placeOf, type Stage } from './scene.ts';

const LEAVES = 15.5;
/** Radius of the arc that a support to hold ends in. */
const SHIELD = 18.5;
/** Half the arc, in radians: 49°. */
const SHIELD_HALF = 0.85;

/** Where supports join an arrow, as shares of its length, one after another; near the landing of a convoy. */
const JOINTS = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.76];
const LANDING_JOINTS = [0.74, 0.62, 0.84, 0.5, 0.4, 0.9];

function nameOf(mark: MarkOf<SupportHoldOrder | SupportMoveOrder>): string {
  const failed = mark.outcome !== 'open' && mark.outcome !== 'done';
  return `support${failed ? ' failed' : ''}`;
}

function shield(around: Point, from: Point, size: number): string {
  const angle = Math.atan2(from[1] - around[1], from[0] - around[0]);
  const radius = SHIELD * size;
  const end = (sign: number): string => xy(onCircle(around, radius, angle + sign * SHIELD_HALF));
  const d = `M${end(-1)}A${num(radius)} ${num(radius)} 0 0 1 ${end(1)}`;
  return path('arc-casing', d) + path('arc', d);
}

/** Dots to the supported unit, ending in an open arc that shields it. */
export function drawSupportHold(stage: Stage, mark: MarkOf<SupportHoldOrder>): Drawn | undefined {
  const from = placeOf(stage, mark.order.unit.at);
  const to = placeOf(stage, mark.order.target.at);
  if (from === undefined || to === undefined || distance(from, to) < 1) return undefined;
  const dots = trim(bent(from, to, 0.05), LEAVES * stage.size, SHIELD * stage.size);
  const unmatched = mark.outcome === 'unmatched';
  const end = unmatched ? voidRing(last(dots), stage.size) : shield(to, last(dots), stage.size);
  const cut = mark.outcome === 'cut' ? slashes(dots, stage.size) : '';
  return { name: nameOf(mark), below: cased('dots', dots), above: end + cut, tip: last(dots), line: dots };
}

/** The arrow that a support would help where nobody moves: from the unit to the place. */
function wouldBe(stage: Stage, { target, to }: SupportMoveOrder): Curve | undefined {
  const from = placeOf(stage, target.at);
  const aim = unitPoint(stage.map, to);
  return from === undefined || aim === undefined ? undefined : trim(bent(from, aim, 0.07), 15, 10);
}

/** Nearer than this to a unit, or to the arrow it joins, a line of dots costs. */
const BERTH = 17;
const APART = 5;

/**
 * The way of a support to the spot where it joins an arrow: tangent to the arrow, unless that would lead over a unit or
 * along the arrow itself; then from the side.
 */
function joiningCurve(
  stage: Stage,
  { order }: MarkOf<SupportMoveOrder>,
  from: Point,
  { at, direction }: Spot,
  arrow: Curve,
): Curve {
  const reach = Math.min(46, distance(from, at) * 0.5);
  const side = across(direction);
  const controls: readonly (readonly [control: Point, cost: number])[] = [
    [plus(at, direction, -reach), 0],
    [plus(at, side, reach), 6],
    [plus(at, side, -reach), 6],
    [plus(middle(from, at), side, reach * 1.1), 9],
    [plus(middle(from, at), side, -reach * 1.1), 9],
  ];
  const own = provinceOf(order.unit.at);
  const others = [...stage.standing].filter(([code]) => code !== own).map(([, place]) => place);
  let best: Curve | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [control, before] of controls) {
    const curve = quadratic(from, control, at);
    let cost = before;
    for (const other of others) cost += Math.max(0, BERTH - clearance(curve, other)) * 2.4;
    const approach = curve.slice(0, Math.floor(curve.length * 0.8));
    for (const point of approach) cost += clearance(arrow, point) < APART ? 0.9 : 0;
    if (cost < least) {
      least = cost;
      best = curve;
    }
  }
  return best ?? [from, at];
}

/**
 * Dots that curve into the middle of the supported arrow. `line` is the arrow it helps, `nth` how many supports joined it
 * before; without an arrow the dots end in an empty ring where it would have been.
 */
export function drawSupportMove(
  stage: Stage,
  mark: MarkOf<SupportMoveOrder>,
  line: MoveLine | undefined,
  nth: number,
): Drawn | undefined {
  const from = placeOf(stage, mark.order.unit.at);
  const arrow = line?.base ?? wouldBe(stage, mark.order);
  if (from === undefined || arrow === undefined) return undefined;
  const joints = line?.byConvoy === true ? LANDING_JOINTS : JOINTS;
  const spot = spotAt(arrow, joints[nth % joints.length] ?? 0.5);
  const dots = trim(joiningCurve(stage, mark, from, spot, arrow), LEAVES * stage.size, 0);
  const matched = line !== undefined && mark.outcome !== 'unmatched';
  const end = matched ? circle('joint', spot.at, 3.6 * stage.size) : voidRing(spot.at, stage.size);
  const cut = mark.outcome === 'cut' ? slashes(dots, stage.size) : '';
  return { name: nameOf(mark), below: cased('dots', dots), above: end + cut, tip: spot.at, line: dots };
}

/** Which arrow a support helps, by the provinces it goes between. */
export function supportedLine(lines: readonly MoveLine[], { target, to }: SupportMoveOrder): MoveLine | undefined {
  return lines.find(
    ({ mark: { order } }) =>
      provinceOf(order.unit.at) === provinceOf(target.at) && provinceOf(order.to) === provinceOf(to),
  );
}
