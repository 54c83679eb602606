import type { GivenOrder, MovementOrder, Unit } from '@standoff/diplomacy';
import { anyOrder, boardOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { COASTAL, INLAND, place, SEAS, somePowers } from './place.ts';
import type { RandomBoard } from './random-board.ts';

/** Writes down the orders unit by unit; on some boards a few are left out. */
export function give(chance: Chance, orders: ReadonlyMap<Unit, MovementOrder>): readonly GivenOrder[] {
  const missing = chance.isTrue(0.25) ? 1 / 15 : 0;
  return [...orders].filter(() => !chance.isTrue(missing)).map(([unit, order]) => ({ power: unit.power, order }));
}

/** Three to 46 units anywhere, now and then one in every province, each with an order of any kind within its reach. */
export function plainBoard(chance: Chance): RandomBoard {
  const all = chance.shuffle([...INLAND, ...COASTAL, ...SEAS]);
  const provinces = chance.isTrue(0.03) ? all : all.slice(0, 3 + chance.below(44));
  const units = place(chance, provinces, somePowers(chance), 0.5);
  const board = boardOf(units);
  const orders = new Map<Unit, MovementOrder>();
  for (const unit of chance.shuffle(units)) orders.set(unit, anyOrder(board, chance, unit, orders));
  return { units, orders: chance.shuffle(give(chance, orders)) };
}
