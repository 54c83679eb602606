import type { Point } from '../map.ts';
import { across, distance, plus } from '../point.ts';
import { num } from '../svg.ts';
import type { Drawn } from './drawn.ts';
import type { MoveLine, Thread } from './line.ts';
import { cased, head, shaftOf, stopBar, type Tip, tipOf } from './parts.ts';

/** The number at an arrow's head, on the side where more room is. */
function plate(strength: number, tip: Tip, others: readonly Point[]): string {
  const spots = [1, -1].map((side) =>
    plus(plus(tip.at, tip.direction, -15 * tip.scale), across(tip.direction), 13 * side),
  );
  const room = (spot: Point): number => Math.min(...others.map((other) => distance(other, spot)), 40);
  const [left = tip.at, right = tip.at] = spots;
  const [x, y] = room(right) > room(left) + 1 ? right : left;
  return `<g class="strength" transform="translate(${num(x)} ${num(y)})"><circle r="8.5"/><text y="4">${num(strength)}</text></g>`;
}

/** An arrow: a solid shaft went, a dashed one with a hollow head and a bar did not; a wave went by sea. */
export function drawMove({ mark, shown, base, way }: MoveLine, others: readonly Point[], size: number): Drawn {
  const failed = mark.outcome !== 'open' && mark.outcome !== 'done';
  const tip = tipOf(base, size);
  return {
    name: `move${failed ? ' failed' : ''}`,
    below: cased('shaft', shaftOf(shown, tip)),
    above: head(tip) + (failed ? stopBar(tip) : ''),
    plate: mark.strength === undefined ? '' : plate(mark.strength, tip, others),
    tip: tip.at,
    way,
    line: base,
  };
}

/** The thread from a fleet to the wave it carries. */
export function drawThread({ from, to }: Thread): string {
  return cased('thread', [from, to]);
}
