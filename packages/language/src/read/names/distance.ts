/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of another;
 * `limit + 1` for anything above the limit.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(left.length - right.length) > limit) return over;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? over) + 1,
        (current[column - 1] ?? over) + 1,
        (previous[column - 1] ?? over) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? over) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    before = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? over, over);
}
