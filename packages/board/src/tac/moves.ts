import type { Attempt, Square, State, TacEvent, UnitId } from '@standoff/gitm';
import { type Curve, curveLength } from '../curve.ts';
import type { Point } from '../map.ts';
import { cased, head, shaftOf, stopBar, type Tip, tipOf } from '../orders/parts.ts';
import { across, lengthOf, minus, plus, unitVector } from '../point.ts';
import { classes, escapeXml, num } from '../svg.ts';
import { BATTLE_RADIUS, type BattleShape, battleShapes } from './battles.ts';
import { SQUARE_SIZE, squarePoint, stateClass } from './grid.ts';
import { attemptsOf, cameIn, type TacView } from './standing.ts';

/** One arrow of the tac map: a try that was made, or an order that is not judged yet. */
interface March {
  readonly event: number;
  readonly unit: UnitId;
  readonly from: Square;
  readonly to: Square;
  readonly failed: boolean;
  readonly draft: boolean;
}

function stateOf(view: TacView, unit: UnitId): State {
  return view.phase.start.find((placed) => placed.unit === unit)?.state ?? '';
}

function tried(attempts: readonly Attempt[]): readonly March[] {
  return attempts
    .filter(({ from, to }) => from !== to)
    .map((attempt) => ({
      event: attempt.event,
      unit: attempt.unit,
      from: attempt.from,
      to: attempt.to,
      failed: !cameIn(attempt),
      draft: false,
    }));
}

/** Events that are not judged: each unit is taken to come where it is sent. */
function ordered(view: TacView, events: readonly TacEvent[]): readonly March[] {
  const squares = new Map(view.phase.start.map(({ unit, square }) => [unit, square] as const));
  const marches: March[] = [];
  const send = (event: number, unit: UnitId, to: Square): void => {
    const from = squares.get(unit);
    if (from === undefined) return;
    if (from !== to) marches.push({ event, unit, from, to, failed: false, draft: true });
    squares.set(unit, to);
  };
  for (const [number, event] of events.entries()) {
    if (event.type === 'intercept') send(number, event.target, event.at);
    send(number, event.unit, event.type === 'move' ? event.to : event.at);
  }
  return marches;
}

/** How far from the middle of a square an arrow leaves or ends, so that it clears the tags. */
function berth(direction: Point, battle: BattleShape | undefined): number {
  if (battle === 'ring') return BATTLE_RADIUS + 4;
  const [x, y] = [Math.max(0.01, Math.abs(direction[0])), Math.max(0.01, Math.abs(direction[1]))];
  if (battle === 'frame') return SQUARE_SIZE / 2 / Math.max(x, y);
  return Math.min(24 / x, 10 / y);
}

/** An arrow is at least this long. */
const LEAST = 16;
/** Arrows between the same two squares lie side by side. */
const LANE = 9;
/** Between neighbours in a row there is no room between the tags: the arrow goes over them. */
const OVER = 14;

interface Lane {
  readonly nth: number;
  readonly of: number;
}

function lineOf(march: March, lane: Lane, battle: BattleShape | undefined): Curve {
  const [from, to] = [squarePoint(march.from), squarePoint(march.to)];
  const direction = unitVector(minus(to, from));
  const length = lengthOf(minus(to, from));
  const level = length < 1.5 * SQUARE_SIZE && Math.abs(direction[1]) < 0.1;
  const shift = (lane.nth - (lane.of - 1) / 2) * LANE;
  const aside = (point: Point): Point => {
    // There and back take the same lanes.
    const side = march.from < march.to ? direction : minus([0, 0], direction);
    const [x, y] = plus(point, across(side), shift);
    return level ? [x, y - OVER] : [x, y];
  };
  const leaves = level ? 4 : berth(direction, undefined);
  const stops = (level ? (battle === undefined ? 12 : 22) : berth(direction, battle)) + (march.failed ? 6 : 0);
  // Close to a battle the arrow gives way at its end: the start has a tag that must stay readable.
  const end = Math.max(0, Math.min(stops, length - LEAST - leaves));
  const start = Math.min(leaves, Math.max(0, length - LEAST));
  const first = plus(aside(from), direction, start);
  const last = plus(aside(to), direction, -end);
  return [first, plus(first, minus(last, first), 0.5), last];
}

/** Where the number of the event stands: on the shaft, or beside a short one. */
function numberPoint(line: Curve, tip: Tip): Point {
  const middle = line[1] ?? tip.at;
  return curveLength(line) > 40 ? middle : plus(plus(middle, tip.direction, -4), across(tip.direction), -13);
}

function drawMarch(view: TacView, march: March, lane: Lane, battle: BattleShape | undefined): string {
  const line = lineOf(march, lane, battle);
  const tip = tipOf(line);
  const second: Tip = { ...tip, at: plus(tip.at, tip.direction, 6) };
  const [x, y] = numberPoint(line, tip);
  const name = classes(
    'order march',
    stateClass(view.phase, stateOf(view, march.unit)),
    march.failed ? 'failed' : undefined,
    march.draft ? 'draft' : undefined,
  );
  return [
    `<g class="${name}" data-event="${num(march.event)}" data-unit="${escapeXml(march.unit)}">`,
    cased('shaft', shaftOf(line, tip)),
    head(tip),
    march.failed ? stopBar(second) + stopBar(tip) : '',
    `<g class="number" transform="translate(${num(x)} ${num(y)})"><circle r="7.5"/><text y="3.7">${num(march.event + 1)}</text></g>`,
    '</g>',
  ].join('');
}

/** The marches as arrows with the number of their event: solid who came in, dashed with a double bar who was kept out. */
export function tacMoves(view: TacView): string {
  const { result, phase, upTo } = view;
  const marches = result === undefined ? ordered(view, phase.events.slice(0, upTo)) : tried(attemptsOf(view));
  const battles = battleShapes(view);
  const pair = ({ from, to }: March): string => [from, to].sort().join(' ');
  const counts = new Map<string, number>();
  for (const march of marches) counts.set(pair(march), (counts.get(pair(march)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const arrows = marches.map((march) => {
    const nth = seen.get(pair(march)) ?? 0;
    seen.set(pair(march), nth + 1);
    return drawMarch(view, march, { nth, of: counts.get(pair(march)) ?? 1 }, battles.get(march.to));
  });
  return `<g class="marches">${arrows.join('')}</g>`;
}
