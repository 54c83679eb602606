import { setUp } from '../judge/setup.ts';
import type { TacPhase } from '../phase.ts';
import { changesBetween } from './changes.ts';
import { groupEvents, phaseOfGroup, predecessors } from './groups.ts';
import { buildLattice, type Lattice } from './lattice.ts';
import { nearestOrders } from './nearest.ts';
import { outcomeOf } from './outcome.ts';
import type { OrderChange, OrderGroup, OrderOutcome, OrdersResult } from './result.ts';
import { drawOutcomes } from './sample.ts';
import { type Moves, movesOf } from './situation.ts';

export interface OrdersOptions {
  /** Situations followed in one group before it is given up and orders are drawn. */
  readonly situations?: number;
  /** Orders drawn then. */
  readonly draws?: number;
  /** Whether to look for the shortest changes between outcomes, which takes the longest; by default they are. */
  readonly changes?: boolean;
}

/** The bound beyond which orders are drawn: more than 18 events that bear on each other, or so many situations. */
export const SITUATION_LIMIT = 150_000;
export const DRAWS = 10_000;
/** No more single moves than this are played for them, so that a large phase is answered in seconds. */
const DRAWN_MOVES = 1_000_000;
const FEWEST_DRAWS = 100;

type Group = Omit<OrderGroup, 'events'>;

function isGiven(order: readonly number[]): boolean {
  return order.every((event, index) => event === index);
}

function followed(moves: Moves, lattice: Lattice, withChanges: boolean): Group {
  const nearest = nearestOrders(lattice, [...moves.setup.plays.keys()]);
  const entries = lattice.situations
    .map((situation, end) => {
      const order = nearest[end]?.order ?? [];
      return { end, situation, order, given: isGiven(order), orders: lattice.orders[lattice.last[end] ?? 0] ?? 0 };
    })
    .sort((a, b) => Number(b.given) - Number(a.given) || b.orders - a.orders);
  const outcomes = entries.map(({ situation, order, given, orders }) => ({
    orders,
    order,
    given,
    ...outcomeOf(moves, situation),
  }));
  const orders = entries.reduce((sum, entry) => sum + entry.orders, 0);
  const ends = entries.map((entry) => entry.end);
  const changes = withChanges && ends.length > 1 ? changesBetween(lattice, ends, orders) : [];
  return { exact: true, orders, outcomes, changes };
}

function drawn(moves: Moves, before: readonly (readonly number[])[], draws: number): Group {
  const affordable = Math.max(FEWEST_DRAWS, Math.floor(DRAWN_MOVES / before.length));
  const count = Math.min(draws, affordable);
  const [first, ...others] = drawOutcomes(moves, before, count);
  const entries = first === undefined ? [] : [first, ...others.sort((a, b) => b.orders - a.orders)];
  const outcomes = entries.map(({ situation, order, orders }, index) => ({
    orders,
    order,
    given: index === 0,
    ...outcomeOf(moves, situation),
  }));
  return { exact: false, orders: count, outcomes, changes: [] };
}

/** Turns the numbers of events within a group into those of the phase. */
function renumbered(events: readonly number[], group: Group): OrderGroup {
  const of = (order: readonly number[]): number[] => order.map((index) => events[index] ?? 0);
  const outcome = (one: OrderOutcome): OrderOutcome => ({ ...one, order: of(one.order) });
  const change = (one: OrderChange): OrderChange => ({
    ...one,
    before: of(one.before),
    after: of(one.after),
    turned: one.turned.map(([a, b]) => [events[a] ?? 0, events[b] ?? 0] as const),
  });
  return { events, ...group, outcomes: group.outcomes.map(outcome), changes: group.changes.map(change) };
}

function factorial(count: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(count); factor += 1n) product *= factor;
  return product;
}

/** Orders of all events: any interleaving of an order of each group. */
function countOrders(groups: readonly OrderGroup[], events: number): bigint {
  return groups.reduce(
    (count, group) => (count / factorial(group.events.length)) * BigInt(group.orders),
    factorial(events),
  );
}

/**
 * Everything that could come of the events if their order were another: every distinct outcome, how many orders lead
 * to it, and the shortest change of order from one to another. Two outcomes differ where battles, their starters or
 * line-ups, refusals, caught units or positions do. A unit's own orders keep their order. Events that cannot bear on
 * each other are told apart and do not multiply. Exact up to 18 events in a group and `situations` situations; beyond,
 * `draws` orders are drawn (fewer where there are more than 100 events), the same every time, and `exact` is false.
 */
export function ordersOfMoves(phase: TacPhase, options: OrdersOptions = {}): OrdersResult {
  const { situations = SITUATION_LIMIT, draws = DRAWS, changes = true } = options;
  const groups = groupEvents(setUp(phase)).map((events) => {
    const moves = movesOf(setUp(phaseOfGroup(phase, events)));
    const before = predecessors(moves.setup);
    const lattice = buildLattice(moves, before, situations);
    return renumbered(events, lattice === undefined ? drawn(moves, before, draws) : followed(moves, lattice, changes));
  });
  const exact = groups.every((group) => group.exact);
  return {
    groups,
    exact,
    outcomes: groups.reduce((product, group) => product * group.outcomes.length, 1),
    ...(exact ? { orders: String(countOrders(groups, phase.events.length)) } : {}),
  };
}
