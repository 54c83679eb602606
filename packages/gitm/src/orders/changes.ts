import type { Lattice } from './lattice.ts';
import { type NearOrder, nearestOrders } from './nearest.ts';
import type { OrderChange } from './result.ts';
import { type ShortestWay, shortestWays } from './walk.ts';

/** So many orders are walked through one by one, which proves a change the shortest. 8! = 40,320 are among them. */
export const WALKED_ORDERS = 50_000;

/**
 * Up to so many outcomes every pair is compared, where all orders can be walked through; otherwise only the outcome of
 * the order given with each other one.
 */
export const COMPARED_OUTCOMES = 24;

/** The pairs of events that stand one way round in `from` and the other in `to`: each as it is in `to`. */
export function turnedPairs(from: readonly number[], to: readonly number[]): readonly (readonly [number, number])[] {
  const place = new Map(from.map((event, index) => [event, index]));
  const at = (event: number): number => place.get(event) ?? 0;
  return to.flatMap((first, index) =>
    to
      .slice(index + 1)
      .filter((second) => at(first) > at(second))
      .map((second) => [first, second] as const),
  );
}

/** Goes from one outcome to the other and back, each time to the nearest order, until that brings nothing more. */
function settle(lattice: Lattice, a: number, b: number, given: readonly number[], first: NearOrder): ShortestWay {
  let best: ShortestWay = { from: given, to: first.order };
  let { turned } = first;
  while (turned > 1) {
    const back = nearestOrders(lattice, best.to)[a];
    const there = back && nearestOrders(lattice, back.order)[b];
    if (there === undefined || back === undefined || there.turned >= turned) break;
    best = { from: back.order, to: there.order };
    turned = there.turned;
  }
  return best;
}

function toChange(from: number, to: number, way: ShortestWay, walked: boolean): OrderChange {
  const turned = turnedPairs(way.from, way.to);
  // No two outcomes can be nearer than one pair.
  return { from, to, before: way.from, after: way.to, turned, proved: walked || turned.length === 1 };
}

/** The shortest change of order between outcomes, given as indices into `lattice.last`, that of the order given first. */
export function changesBetween(lattice: Lattice, ends: readonly number[], total: number): readonly OrderChange[] {
  if (total > WALKED_ORDERS) {
    const given = Array.from({ length: lattice.events }, (_, event) => event);
    const nearest = nearestOrders(lattice, given);
    const settled = ends.length <= COMPARED_OUTCOMES;
    return ends.flatMap((end, to) => {
      const first = nearest[end];
      if (to === 0 || first === undefined) return [];
      const way = settled ? settle(lattice, ends[0] ?? 0, end, given, first) : { from: given, to: first.order };
      return [toChange(0, to, way, false)];
    });
  }
  const waysFrom = shortestWays(lattice);
  const starts = ends.length <= COMPARED_OUTCOMES ? [...ends.keys()] : [0];
  return starts.flatMap((from) => {
    const ways = waysFrom(ends[from] ?? 0);
    return [...ends.keys()].flatMap((to) => {
      const way = ways.get(ends[to] ?? 0);
      return to > from && way !== undefined ? [toChange(from, to, way, true)] : [];
    });
  });
}
