import type { Attempt, Square, State, TacEvent, UnitId } from '@standoff/gitm';
import type { Curve } from '../curve.ts';
import type { Point } from '../map.ts';
import { cased, head, shaftOf, stopBar, type Tip, tipOf } from '../orders/parts.ts';
import { across, lengthOf, minus, plus, unitVector } from '../point.ts';
import { classes, escapeXml, num } from '../svg.ts';
import { BATTLE_RADIUS } from './battles.ts';
import { squarePoint, stateClass } from './grid.ts';
import { attemptsOf, battlesOf, cameIn, type TacView } from './standing.ts';

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
function berth(direction: Point, battle: boolean): number {
  if (battle) return BATTLE_RADIUS + 4;
  const [x, y] = [Math.abs(direction[0]), Math.abs(direction[1])];
  return Math.min(24 / Math.max(x, 0.01), 13 / Math.max(y, 0.01));
}

/** Arrows between the same two squares lie side by side. */
const LANE = 9;

interface Lane {
  readonly nth: number;
  readonly of: number;
}

function lineOf(march: March, lane: Lane, battle: boolean): Curve {
  const [from, to] = [squarePoint(march.from), squarePoint(march.to)];
  const direction = unitVector(minus(to, from));
  const shift = (lane.nth - (lane.of - 1) / 2) * LANE;
  const aside = (point: Point): Point => plus(point, across(direction), shift);
  const length = lengthOf(minus(to, from));
  const wanted = [berth(direction, false), berth(direction, battle) + (march.failed ? 6 : 0)] as const;
  const room = Math.max(0, length - 16);
  const share = wanted[0] + wanted[1] > room ? room / (wanted[0] + wanted[1]) : 1;
  const start = plus(aside(from), direction, wanted[0] * share);
  const end = plus(aside(to), direction, -wanted[1] * share);
  return [start, plus(start, minus(end, start), 0.5), end];
}

function drawMarch(view: TacView, march: March, lane: Lane, battle: boolean): string {
  const line = lineOf(march, lane, battle);
  const tip = tipOf(line);
  const second: Tip = { ...tip, at: plus(tip.at, tip.direction, 6) };
  const [x, y] = line[1] ?? tip.at;
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
    `<g class="number" transform="translate(${num(x)} ${num(y)})"><circle r="8.5"/><text y="4">${num(march.event + 1)}</text></g>`,
    '</g>',
  ].join('');
}

/** The marches as arrows with the number of their event: solid who came in, dashed with a double bar who was kept out. */
export function tacMoves(view: TacView): string {
  const { result, phase, upTo } = view;
  const marches = result === undefined ? ordered(view, phase.events.slice(0, upTo)) : tried(attemptsOf(view));
  const battles = new Set(battlesOf(view).map(({ square }) => square));
  const pair = ({ from, to }: March): string => [from, to].sort().join(' ');
  const counts = new Map<string, number>();
  for (const march of marches) counts.set(pair(march), (counts.get(pair(march)) ?? 0) + 1);
  const seen = new Map<string, number>();
  const arrows = marches.map((march) => {
    const nth = seen.get(pair(march)) ?? 0;
    seen.set(pair(march), nth + 1);
    return drawMarch(view, march, { nth, of: counts.get(pair(march)) ?? 1 }, battles.has(march.to));
  });
  return `<g class="marches">${arrows.join('')}</g>`;
}
