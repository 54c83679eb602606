import { eachStep, type Lattice } from './lattice.ts';

/** Two orders with as few pairs turned round as can be between their outcomes. */
export interface ShortestWay {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Every order of the events with its outcome (an index into `lattice.last`), and which differ by one exchange of neighbours. */
interface OrderGraph {
  readonly orders: readonly (readonly number[])[];
  readonly outcome: readonly number[];
  /** By order * places + place: the order with the events at that place and the next exchanged, or -1. */
  readonly neighbour: Int32Array;
  readonly places: number;
}

function orderGraph(lattice: Lattice): OrderGraph {
  const orders: number[][] = [];
  const outcome: number[] = [];
  const index = new Map<string, number>();
  const ends = new Map(lattice.last.map((node, number) => [node, number]));
  const visit = (node: number, order: readonly number[]): void => {
    const end = ends.get(node);
    if (end !== undefined) {
      index.set(String.fromCharCode(...order), orders.length);
      orders.push([...order]);
      outcome.push(end);
    }
    eachStep(lattice, node, (event, to) => visit(to, [...order, event]));
  };
  visit(0, []);
  const places = Math.max(lattice.events - 1, 0);
  const neighbour = new Int32Array(orders.length * places).fill(-1);
  for (const [number, order] of orders.entries()) {
    for (let place = 0; place < places; place += 1) {
      const swapped = [...order];
      swapped[place] = order[place + 1] ?? 0;
      swapped[place + 1] = order[place] ?? 0;
      neighbour[number * places + place] = index.get(String.fromCharCode(...swapped)) ?? -1;
    }
  }
  return { orders, outcome, neighbour, places };
}

/** Goes out from all orders of one outcome at once; the first order met of each other outcome is a nearest one. */
function waysFrom({ orders, outcome, neighbour, places }: OrderGraph, start: number): ReadonlyMap<number, ShortestWay> {
  const origin = new Int32Array(orders.length).fill(-1);
  const queue: number[] = [];
  for (const [order, end] of outcome.entries()) {
    if (end !== start) continue;
    origin[order] = order;
    queue.push(order);
  }
  const ways = new Map<number, ShortestWay>();
  for (const order of queue) {
    const end = outcome[order] ?? start;
    const from = orders[origin[order] ?? 0];
    const to = orders[order];
    if (end !== start && !ways.has(end) && from !== undefined && to !== undefined) ways.set(end, { from, to });
    for (let place = 0; place < places; place += 1) {
      const next = neighbour[order * places + place] ?? -1;
      if (next < 0 || origin[next] !== -1) continue;
      origin[next] = origin[order] ?? 0;
      queue.push(next);
    }
  }
  return ways;
}

/** The shortest ways between outcomes (indices into `lattice.last`), proved by walking through every order. */
export function shortestWays(lattice: Lattice): (from: number) => ReadonlyMap<number, ShortestWay> {
  const graph = orderGraph(lattice);
  return (from) => waysFrom(graph, from);
}
