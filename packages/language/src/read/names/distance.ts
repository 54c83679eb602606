let before: number[] = [];
let previous: number[] = [];
let current: number[] = [];

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of another;
 * `limit + 1` for anything above the limit. Only the band around the diagonal that the limit allows is computed.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const over = limit + 1;
  const width = right.length;
  if (Math.abs(left.length - width) > limit) return over;
  for (let column = 0; column <= width; column++) previous[column] = column <= limit ? column : over;
  for (let row = 1; row <= left.length; row++) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    current[from - 1] = from === 1 && row <= limit ? row : over;
    let best = current[from - 1] ?? over;
    const letter = left.charCodeAt(row - 1);
    for (let column = from; column <= to; column++) {
      const other = right.charCodeAt(column - 1);
      let cost = (previous[column - 1] ?? over) + (letter === other ? 0 : 1);
      const removed = (previous[column] ?? over) + 1;
      const added = (current[column - 1] ?? over) + 1;
      if (removed < cost) cost = removed;
      if (added < cost) cost = added;
      if (row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && left.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, (before[column - 2] ?? over) + 1);
      }
      current[column] = Math.min(cost, over);
      if (cost < best) best = cost;
    }
    if (to < width) current[to + 1] = over;
    if (best > limit) return over;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return Math.min(previous[width] ?? over, over);
}
