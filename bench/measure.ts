/** What one piece of work did, in runs a second: the median of several rounds, and how far they spread. */
export interface Speed {
  readonly median: number;
  readonly slowest: number;
  readonly fastest: number;
}

const ROUNDS = 9;
const WARM_UP_MS = 1000;
const ROUND_MS = 300;

/** Times `work` over a list: warm-up first, then rounds of whole passes. */
export function measure<T>(items: readonly T[], work: (item: T) => void): Speed {
  pass(items, work, WARM_UP_MS);
  const speeds = Array.from({ length: ROUNDS }, () => pass(items, work, ROUND_MS)).sort((a, b) => a - b);
  const at = (index: number): number => Math.round(speeds[index] ?? 0);
  return { median: at(ROUNDS >> 1), slowest: at(0), fastest: at(ROUNDS - 1) };
}

/** Whole passes over the list until some time has gone; items a second. */
function pass<T>(items: readonly T[], work: (item: T) => void, atLeast: number): number {
  const start = performance.now();
  let done = 0;
  let spent = 0;
  do {
    for (const item of items) work(item);
    done += items.length;
    spent = performance.now() - start;
  } while (spent < atLeast);
  return (done / spent) * 1000;
}
