import type { GivenOrder, Unit } from '@standoff/diplomacy';
import type { Board } from './board.ts';
import { type Meaning, meaningOf, unitOf } from './legality.ts';

/** What a unit does: the order that counts for it, or holding. */
export interface Task {
  readonly unit: Unit;
  readonly meaning: Meaning;
  /** It was ordered to move, even if impossibly, so it takes no support to hold. */
  readonly triedToMove: boolean;
}

/** How one of the orders given was taken. */
export interface Taken {
  readonly given: GivenOrder;
  /** The unit of its sender that it is about, if there is one. */
  readonly unit?: Unit;
  /** It is what its unit does; otherwise it is ignored. */
  readonly counts: boolean;
}

export interface Reading {
  readonly tasks: readonly Task[];
  readonly taken: readonly Taken[];
}

/**
 * Chooses among the orders to one unit (DATC 4.D.3): impossible ones are ignored, equal ones are one. Gives those that
 * count.
 */
function countingOrders(board: Board, own: readonly GivenOrder[]): readonly GivenOrder[] {
  const asked = (given: GivenOrder): string | undefined => JSON.stringify(meaningOf(board, given));
  const legal = own.filter((given) => meaningOf(board, given) !== undefined);
  const chosen = board.rules['4.D.3'] === 'b' ? legal[legal.length - 1] : legal[0];
  const same = legal.filter((given) => chosen !== undefined && asked(given) === asked(chosen));
  if (board.rules['4.D.3'] === 'c' && same.length < legal.length) return [];
  return same;
}

/** Reads the orders of a movement phase: what each unit does, and which orders count. */
export function readOrders(board: Board, orders: readonly GivenOrder[]): Reading {
  const counting = new Set<GivenOrder>();
  const tasks: Task[] = [];
  for (const unit of board.at.values()) {
    const own = orders.filter((given) => unitOf(board, given) === unit);
    const counted = countingOrders(board, own);
    for (const given of counted) counting.add(given);
    const [first] = counted;
    const meaning = first === undefined ? undefined : meaningOf(board, first);
    // DATC 4.E.1 b: an impossible move is still a move.
    const impossibleMove = own.some((given) => given.order.kind === 'move' && meaningOf(board, given) === undefined);
    const stubborn = board.rules['4.E.1'] === 'b' && meaning === undefined && impossibleMove;
    const triedToMove = meaning?.kind === 'move' || meaning?.kind === 'lost-move' || stubborn;
    tasks.push({ unit, meaning: meaning ?? { kind: 'hold' }, triedToMove });
  }
  const taken = orders.map((given): Taken => {
    const unit = unitOf(board, given);
    return unit === undefined ? { given, counts: false } : { given, unit, counts: counting.has(given) };
  });
  return { tasks, taken };
}
