import { eachStep, type Lattice } from './lattice.ts';

/** An order, and how many pairs of its events stand the other way round in the order it was compared with. */
export interface NearOrder {
  readonly order: readonly number[];
  readonly turned: number;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** For each outcome (in the order of `lattice.last`) the order that leads to it with the fewest pairs turned round against `order`. */
export function nearestOrders(lattice: Lattice, order: readonly number[]): readonly NearOrder[] {
  const earlier: number[] = [];
  let mask = 0;
  for (const event of order) {
    earlier[event] = mask;
    mask |= 1 << event;
  }
  const nodes = lattice.done.length;
  const turned = new Int32Array(nodes).fill(-1);
  const from = new Int32Array(nodes);
  const by = new Int32Array(nodes);
  turned[0] = 0;
  for (let node = 0; node < nodes; node += 1) {
    const cost = turned[node] ?? 0;
    const open = ~(lattice.done[node] ?? 0);
    eachStep(lattice, node, (event, to) => {
      // Events that stand earlier in `order` but are still to come.
      const sum = cost + bitCount((earlier[event] ?? 0) & open);
      const known = turned[to] ?? -1;
      if (known !== -1 && known <= sum) return;
      turned[to] = sum;
      from[to] = node;
      by[to] = event;
    });
  }
  return lattice.last.map((node) => {
    const events: number[] = [];
    for (let at = node; at !== 0; at = from[at] ?? 0) events.unshift(by[at] ?? 0);
    return { order: events, turned: turned[node] ?? 0 };
  });
}
