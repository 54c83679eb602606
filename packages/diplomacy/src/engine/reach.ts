import { ARMY, type Board } from './workspace.ts';

/** Whether the unit in province `from` could step into province `to` without a convoy, by any coast. */
export function canReach(board: Board, from: number, to: number): boolean {
  const { tables } = board;
  return board.unit[from] === ARMY
    ? tables.armyStep[from * (tables.n + 1) + to] === 1
    : tables.fleetReach[(board.at[from] ?? 0) * (tables.n + 1) + to] === 1;
}

/** The coasts (location numbers) by which the fleet in `from` can enter `to`; just `to` where it has no named coasts. */
export function reachableCoasts(board: Board, from: number, to: number): number[] {
  const { tables, map } = board;
  const row = (board.at[from] ?? 0) * (tables.locationCount + 1);
  const coasts = map.coasts[to] ?? [];
  return (coasts.length === 0 ? [to] : coasts).filter((location) => tables.fleetStep[row + location] === 1);
}
