import { type ProvinceCode, provinceOf } from '@standoff/diplomacy';
import { bent, type Curve, clearance, curveLength, nearest, quadratic, spline, trim, wave } from '../curve.ts';
import type { Point } from '../map.ts';
import { unitPoint } from '../place.ts';
import { across, distance, dot, lengthOf, middle, minus, plus, unitVector } from '../point.ts';
import { bordersByLand, type ConvoyMark, type MoveMark, placeOf, type Stage } from './scene.ts';

/** A thread from a convoying fleet to the wave it carries. */
export interface Thread {
  readonly from: Point;
  readonly to: Point;
}

/** The line of a move. */
export interface MoveLine {
  readonly mark: MoveMark;
  /** From place to place. */
  readonly way: Curve;
  /** What is drawn of it: clear of the units at both ends. */
  readonly base: Curve;
  /** The same as it is drawn: a wave at sea. */
  readonly shown: Curve;
  readonly byConvoy: boolean;
  readonly threads: ReadonlyMap<ConvoyMark, Thread>;
}

/** What an arrow keeps clear of at its ends, from the middle of a unit or a place. */
const LEAVES = 15.5;
const STOPS = { occupied: 17, several: 13, alone: 3 };

const BENDS = [0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32];
const HEAD_ON = [0.2, 0.26, 0.32];
/** Nearer than this to a foreign unit an arrow costs. */
const BERTH = 19;

/** Between units that all but touch, an arrow goes round: its control point lies this far aside. */
const ROUND = 46;

/**
 * The smallest bend that clears other units; head-on pairs always bend to their own side. `needed` is the room that a
 * straight arrow would need.
 */
export function bendFor(from: Point, to: Point, others: readonly Point[], headOn: boolean, needed: number): number {
  const length = distance(from, to) || 1;
  const round = Math.max(ROUND, needed) / length;
  const close = headOn ? [round, round * 1.3] : [round, -round, round * 1.3, -round * 1.3];
  const choices = length < needed ? close : headOn ? HEAD_ON : BENDS;
  // What lies further away than the widest of these curves reaches costs nothing.
  const widest = Math.max(...choices.map(Math.abs)) * length;
  const centre = middle(from, to);
  const near = others.filter((other) => distance(other, centre) < length / 2 + widest + BERTH);
  let best = choices[0] ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const bend of choices) {
    let cost = Math.abs(bend) * 22;
    if (cost >= least) continue;
    const curve = trim(bent(from, to, bend), 14, 14);
    for (const other of near) cost += Math.max(0, BERTH - clearance(curve, other)) * 2.4;
    if (cost < least) {
      least = cost;
      best = bend;
    }
  }
  return best;
}

function sameMove(convoy: ConvoyMark, move: MoveMark): boolean {
  return (
    provinceOf(convoy.order.target.at) === provinceOf(move.order.unit.at) &&
    provinceOf(convoy.order.to) === provinceOf(move.order.to)
  );
}

/** The fleets that carry a move: those of its route where it is known, else all that were ordered to. */
function carriers(stage: Stage, move: MoveMark): readonly ConvoyMark[] {
  const ordered = stage.convoys.filter((convoy) => sameMove(convoy, move));
  const { route } = move;
  if (route === undefined) return ordered;
  return ordered.filter(({ order }) => route.includes(provinceOf(order.unit.at)));
}

function goesByConvoy(stage: Stage, move: MoveMark, fleets: readonly ConvoyMark[]): boolean {
  if (move.byConvoy !== undefined) return move.byConvoy;
  const { unit, to, via } = move.order;
  if (unit.type === 'F') return false;
  const carried = fleets.length > 0 || via === true;
  return !bordersByLand(stage.map, unit.at, to) || (carried && via === true);
}

/** From this far off the straight line, a chain of fleets is followed from sea to sea. */
const DETOUR = 90;

/** Fleets in the order in which an army passes them: each the nearest to the one before. */
function inOrder(from: Point, fleets: readonly Point[]): readonly Point[] {
  const left = [...fleets];
  const passed: Point[] = [];
  let at = from;
  while (left.length > 0) {
    left.sort((a, b) => distance(a, at) - distance(b, at));
    at = left.shift() ?? at;
    passed.push(at);
  }
  return passed;
}

/** The way of a convoy: it leans to its fleets, but never strays far from the straight line unless they do. */
function convoyWay(from: Point, to: Point, fleets: readonly Point[]): Curve {
  const chord = unitVector(minus(to, from));
  const length = distance(from, to);
  const leaning = fleets
    .map((fleet) => {
      const along = Math.min(length * 0.8, Math.max(length * 0.2, dot(minus(fleet, from), chord)));
      const foot = plus(from, chord, along);
      const off = minus(fleet, foot);
      const far = lengthOf(off);
      // Past a fleet that lies on the straight line, the wave goes round it.
      const lean = far < 30 ? far + 22 : Math.min(62, length * 0.36, Math.max(0, far - 24));
      return { along, far, at: plus(foot, far < 1 ? across(chord) : unitVector(off), lean) };
    })
    .sort((a, b) => a.along - b.along);
  const [only, ...more] = leaning;
  if (only === undefined) return bent(from, to, 0.12);
  if (more.length === 0) return quadratic(from, minus(plus(only.at, only.at), middle(from, to)), to, 72);
  if (leaning.every(({ far }) => far < DETOUR)) return spline([from, ...leaning.map(({ at }) => at), to]);
  const centre = middle(from, to);
  const beside = inOrder(from, fleets).map((fleet) => plus(fleet, unitVector(minus(centre, fleet)), 25));
  return spline([from, ...beside, to]);
}

function threadsOf(stage: Stage, base: Curve, fleets: readonly ConvoyMark[]): ReadonlyMap<ConvoyMark, Thread> {
  const threads = new Map<ConvoyMark, Thread>();
  for (const fleet of fleets) {
    const at = placeOf(stage, fleet.order.unit.at);
    if (at === undefined) continue;
    const to = nearest(base, at);
    if (distance(to, at) <= 26 * stage.size) continue;
    threads.set(fleet, { from: plus(at, unitVector(minus(to, at)), 21 * stage.size), to });
  }
  return threads;
}

/** How far before its aim an arrow stops. */
function stopBefore(stage: Stage, to: ProvinceCode, aim: Point): number {
  const unit = stage.standing.get(to);
  if (unit !== undefined && distance(unit, aim) < 24 * stage.size) return STOPS.occupied * stage.size;
  return (stage.rush.get(to) ?? 0) > 1 ? STOPS.several : STOPS.alone;
}

/** The line of one move; `undefined` where the map does not know its places. */
export function moveLine(stage: Stage, mark: MoveMark): MoveLine | undefined {
  const { order } = mark;
  const [start, target] = [provinceOf(order.unit.at), provinceOf(order.to)];
  const from = placeOf(stage, order.unit.at);
  const to = order.to === target ? placeOf(stage, order.to) : unitPoint(stage.map, order.to);
  if (from === undefined || to === undefined || start === target) return undefined;
  const fleets = carriers(stage, mark);
  const byConvoy = goesByConvoy(stage, mark, fleets);
  const stop = stopBefore(stage, target, to);
  if (byConvoy) {
    const places = fleets.map(({ order: { unit } }) => placeOf(stage, unit.at)).filter((at) => at !== undefined);
    const way = convoyWay(from, to, places);
    const base = trim(way, LEAVES * stage.size, stop);
    const short = curveLength(base) < 110;
    const shown = wave(base, short ? 4 : 2.9, short ? 12 : 14);
    return { mark, way, base, shown, byConvoy, threads: threadsOf(stage, base, fleets) };
  }
  const others = [...stage.standing].filter(([code]) => code !== start && code !== target).map(([, at]) => at);
  const headOn = stage.moves.some(
    (other) => provinceOf(other.order.unit.at) === target && provinceOf(other.order.to) === start,
  );
  const needed = LEAVES * stage.size + stop + 16;
  const way = bent(from, to, bendFor(from, to, others, headOn, needed));
  const base = trim(way, LEAVES * stage.size, stop);
  return { mark, way, base, shown: base, byConvoy, threads: new Map() };
}
