import { type MovementOrder, provinceOf, type Unit } from '@standoff/diplomacy';
import { reaches } from '../reference/board.ts';
import { anyOrder, boardOf, crossings, moveOf, supportOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { COASTAL, INLAND, place, SEAS, somePowers } from './place.ts';
import { give } from './plain.ts';
import type { RandomBoard } from './random-board.ts';

/** Armies that may walk or sail to a neighbour, swaps, own and foreign fleets, with and without "via" (DATC 4.A.3). */
export function adjacentBoard(chance: Chance): RandomBoard {
  const seas = chance.shuffle(SEAS).slice(0, 3 + chance.below(10));
  const coasts = chance.shuffle(COASTAL).slice(0, 6 + chance.below(18));
  const inland = chance.shuffle(INLAND).slice(0, chance.below(4));
  const units = place(chance, [...seas, ...coasts, ...inland], somePowers(chance), 0.25);
  const board = boardOf(units);
  const orders = new Map<Unit, MovementOrder>();
  const bySea = (via: boolean) => (via ? { via: true as const } : {});
  for (const army of chance.shuffle(units.filter((unit) => unit.type === 'A'))) {
    if (orders.has(army) || !chance.isTrue(0.75)) continue;
    const near = crossings(board, chance, army).filter(({ to }) => reaches(board, army, to));
    const occupied = near.filter(({ to }) => board.at.has(to));
    const crossing = chance.pick(occupied.length > 0 && chance.isTrue(0.8) ? occupied : near);
    if (crossing === undefined) continue;
    const { to, chain } = crossing;
    const via = chance.isTrue(0.4);
    orders.set(army, {
      ...moveOf(army, to),
      ...bySea(via),
      ...(via && chance.isTrue(0.4) ? { route: chain } : {}),
    });
    const target = { type: 'A', at: army.at } as const;
    for (const sea of chain) {
      const fleet = board.at.get(sea);
      if (fleet === undefined || orders.has(fleet) || chance.isTrue(0.1)) continue;
      orders.set(fleet, { kind: 'convoy', unit: { type: 'F', at: sea }, target, to });
    }
    const opposite = board.at.get(to);
    if (opposite !== undefined && !orders.has(opposite) && reaches(board, opposite, provinceOf(army.at))) {
      if (chance.isTrue(0.7)) orders.set(opposite, { ...moveOf(opposite, army.at), ...bySea(chance.isTrue(0.3)) });
    }
    for (const helper of chance.shuffle(units)) {
      if (orders.has(helper) || !reaches(board, helper, to) || !chance.isTrue(0.3)) continue;
      orders.set(helper, supportOf(helper, army, orders.get(army), true));
    }
  }
  for (const unit of chance.shuffle(units)) {
    if (!orders.has(unit)) orders.set(unit, anyOrder(board, chance, unit, orders));
  }
  return { units, orders: chance.shuffle(give(chance, orders)) };
}
