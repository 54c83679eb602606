import { type Box, boxAround } from '../box.ts';
import { curveLength, walk } from '../curve.ts';
import type { OrderDrawing } from './mark.ts';

const STEP = 7;
/** A fleet's ring, or a unit with the bar below it. */
const RING = 39;

/** Boxes along the lines and heads of drawn orders: names step aside for them. */
export function coverBoxes(drawings: readonly OrderDrawing[]): readonly Box[] {
  return drawings.flatMap(({ line, tip, ring }) => {
    const around = ring === '' ? [] : [boxAround(tip, RING, RING)];
    if (line === undefined) return around;
    const steps = Math.max(1, Math.round(curveLength(line) / STEP));
    const spot = walk(line);
    const along = Array.from({ length: steps + 1 }, (_, i) => boxAround(spot(i / steps).at, STEP, STEP));
    return [...around, ...along, boxAround(tip, 14, 14)];
  });
}
