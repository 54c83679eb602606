import { MAP_SIZE, type Square, type TacPhase, toPoint } from '@standoff/gitm';
import type { TacWindow } from './grid.ts';

/** A window never shows fewer columns and rows. */
const LEAST = 7;

function squaresOf({ start, events }: TacPhase): readonly Square[] {
  const goals = events.flatMap((event) =>
    event.type === 'move' ? [event.to] : [event.at, ...(event.to === undefined ? [] : [event.to])],
  );
  return [...start.map(({ square }) => square), ...goals];
}

/** Where a window of a size begins so that it shows a stretch in its middle and stays on the map. */
function begin(from: number, to: number, size: number): number {
  const middle = Math.floor((from + to + 1 - size) / 2);
  return Math.max(0, Math.min(MAP_SIZE - size, middle));
}

/** The part of the map where something stands or happens, with a square around it: the same before and after the moves. */
export function windowOf(phase: TacPhase): TacWindow {
  const points = squaresOf(phase).map(toPoint);
  const columns = points.map(({ column }) => column);
  const rows = points.map(({ row }) => row);
  const [left, right] = [Math.min(...columns, MAP_SIZE - 1), Math.max(...columns, 0)];
  const [top, bottom] = [Math.min(...rows, MAP_SIZE - 1), Math.max(...rows, 0)];
  if (points.length === 0) return { column: 0, row: 0, size: MAP_SIZE };
  const wanted = Math.max(right - left, bottom - top) + 3;
  const size = Math.max(LEAST, Math.min(MAP_SIZE, wanted));
  return { column: begin(left, right, size), row: begin(top, bottom, size), size };
}
