import {
  DEFAULT_RULES,
  type GivenOrder,
  type MovementOrder,
  provinceOf,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import { judgeByReference } from '../reference/judge.ts';
import { anyOrder, boardOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import type { RandomBoard } from './random-board.ts';
import { tangledBoard } from './tangles.ts';

/** How knotty a board is: rare and large knots count most. */
function knottiness(board: RandomBoard): number {
  const { rotations, paradoxes, unique, acts } = judgeByReference(
    STANDARD_MAP,
    { units: board.units },
    board.orders,
    DEFAULT_RULES,
  ).knots;
  return rotations + 3 * paradoxes + 6 * unique + acts;
}

function ordersByUnit(board: RandomBoard): Map<Unit, MovementOrder> {
  const orders = new Map<Unit, MovementOrder>();
  for (const { order } of board.orders) {
    if (order.kind === 'waive' || order.kind === 'retreat' || order.kind === 'disband' || order.kind === 'build')
      continue;
    const unit = board.units.find(({ at }) => provinceOf(at) === provinceOf(order.unit.at));
    if (unit !== undefined) orders.set(unit, order);
  }
  return orders;
}

/** Gives a few units another order, or another master. */
function changed(chance: Chance, board: RandomBoard): RandomBoard {
  const orders = ordersByUnit(board);
  const drawn = boardOf(board.units);
  for (let count = 1 + chance.below(2); count > 0; count--) {
    const unit = chance.pick(board.units);
    if (unit !== undefined) orders.set(unit, anyOrder(drawn, chance, unit, orders));
  }
  const given: readonly GivenOrder[] = [...orders].map(([unit, order]) => ({ power: unit.power, order }));
  return { units: board.units, orders: chance.shuffle(given) };
}

/** Starts from the knottiest of a few tangles and climbs towards more and larger knots. */
export function knottyBoard(chance: Chance, starts = 8, climbs = 24): RandomBoard {
  let best = tangledBoard(chance);
  let score = knottiness(best);
  for (let step = 0; step < starts + climbs; step++) {
    const next = step < starts ? tangledBoard(chance) : changed(chance, best);
    const worth = knottiness(next);
    if (worth < score || (worth === score && chance.isTrue(0.8))) continue;
    best = next;
    score = worth;
  }
  return best;
}
