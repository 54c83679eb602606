import { outcomeKey } from './outcome.ts';
import { after, firstSituation, keyOf, type Moves, type Situation } from './situation.ts';

/**
 * Every situation that the events can lead to, in numbered nodes: orders that come to the same situation go on as one,
 * so that counting them all takes far fewer steps than there are orders. Each node comes after those that lead to it.
 */
export interface Lattice {
  readonly events: number;
  /** By node: the events done, as bits. */
  readonly done: readonly number[];
  /** By node: in how many orders they lead there. */
  readonly orders: readonly number[];
  /** By node: where its steps begin in `stepEvent` and `stepTo`; one more entry marks the end. */
  readonly steps: readonly number[];
  readonly stepEvent: readonly number[];
  readonly stepTo: readonly number[];
  /** The outcomes: nodes at which all events are done. */
  readonly last: readonly number[];
  /** Of the outcomes, in the order of `last`. */
  readonly situations: readonly Situation[];
}

/** Bits of an integer and exact counts of orders: 18! is the last factorial that a number holds exactly. */
export const MOST_EVENTS = 18;

/** Follows all orders; `undefined` once there are more situations than `limit`. */
export function buildLattice(moves: Moves, before: readonly (readonly number[])[], limit: number): Lattice | undefined {
  const count = moves.setup.plays.length;
  if (count > MOST_EVENTS) return undefined;
  const needs = before.map((events) => events.reduce((mask, event) => mask | (1 << event), 0));
  const done = [0];
  const orders = [1];
  const steps: number[] = [];
  const stepEvent: number[] = [];
  const stepTo: number[] = [];
  let layer: Situation[] = [firstSituation(moves)];
  let first = 0;
  for (let depth = 0; depth < count; depth += 1) {
    const known = new Map<string, number>();
    const next: Situation[] = [];
    const ends = depth === count - 1;
    for (const [index, situation] of layer.entries()) {
      const node = first + index;
      const mask = done[node] ?? 0;
      steps.push(stepEvent.length);
      for (let event = 0; event < count; event += 1) {
        const need = needs[event] ?? 0;
        if ((mask & (1 << event)) !== 0 || (mask & need) !== need) continue;
        const reached = after(moves, situation, event);
        const key = ends ? outcomeKey(moves, reached) : keyOf(reached);
        let target = known.get(key);
        if (target === undefined) {
          target = done.length;
          if (target > limit) return undefined;
          known.set(key, target);
          done.push(mask | (1 << event));
          orders.push(0);
          next.push(reached);
        }
        orders[target] = (orders[target] ?? 0) + (orders[node] ?? 0);
        stepEvent.push(event);
        stepTo.push(target);
      }
    }
    first += layer.length;
    layer = next;
  }
  const last = layer.map((_, index) => first + index);
  for (let node = 0; node <= layer.length; node += 1) steps.push(stepEvent.length);
  return { events: count, done, orders, steps, stepEvent, stepTo, last, situations: layer };
}

/** Calls back with each event that may come next at a node, and the node that it leads to. */
export function eachStep(lattice: Lattice, node: number, visit: (event: number, to: number) => void): void {
  const end = lattice.steps[node + 1] ?? 0;
  for (let step = lattice.steps[node] ?? 0; step < end; step += 1) {
    visit(lattice.stepEvent[step] ?? 0, lattice.stepTo[step] ?? 0);
  }
}
