import {
  DEFAULT_RULES,
  type Location,
  type MovementOrder,
  type MoveOrder,
  type ProvinceCode,
  provinceOf,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import { type Board, fleetsAtSea, reaches, steps, toBoard } from '../reference/board.ts';
import { type Chain, chainsBetween } from '../reference/chains.ts';
import type { Chance } from './chance.ts';
import { COASTAL } from './place.ts';

export function boardOf(units: readonly Unit[]): Board {
  return toBoard(STANDARD_MAP, { units }, DEFAULT_RULES);
}

/** Where fleets could carry an army, with one chain each. */
export function crossings(
  board: Board,
  chance: Chance,
  army: Unit,
): readonly { readonly to: ProvinceCode; readonly chain: Chain }[] {
  const seas = chance.shuffle(fleetsAtSea(board));
  const from = provinceOf(army.at);
  return COASTAL.flatMap((to) => {
    const chain = chance.pick(chainsBetween(board, from, to, seas));
    return chain === undefined ? [] : [{ to, chain }];
  });
}

export function moveOf(unit: Unit, to: Location): MoveOrder {
  return { kind: 'move', unit: { type: unit.type, at: unit.at }, to };
}

export function supportOf(unit: Unit, target: Unit, order: MovementOrder | undefined, coast: boolean): MovementOrder {
  const by = { type: unit.type, at: unit.at };
  const of = { type: target.type, at: target.at };
  if (order?.kind !== 'move') return { kind: 'support-hold', unit: by, target: of };
  return { kind: 'support-move', unit: by, target: of, to: coast ? order.to : provinceOf(order.to) };
}

/** A unit's orders by board reach: a move, a move by sea, a support, a convoy, or holding; mostly possible ones. */
export function anyOrder(
  board: Board,
  chance: Chance,
  unit: Unit,
  orders: ReadonlyMap<Unit, MovementOrder>,
): MovementOrder {
  const by = { type: unit.type, at: unit.at };
  const others = [...board.at.values()].filter((other) => other !== unit);
  const goal = (other: Unit): ProvinceCode => {
    const order = orders.get(other);
    return provinceOf(order?.kind === 'move' ? order.to : other.at);
  };
  const helped = chance.pick(others.filter((other) => reaches(board, unit, goal(other))));
  const carried = [...orders].filter(
    ([other, order]) => order.kind === 'move' && other.type === 'A' && !reaches(board, other, provinceOf(order.to)),
  );
  const roll = chance.next();
  if (roll < 0.45 && helped !== undefined) return supportOf(unit, helped, orders.get(helped), chance.isTrue(0.7));
  if (roll < 0.6 && unit.type === 'F') {
    const [army, order] = chance.pick(carried) ?? [];
    if (army !== undefined && order?.kind === 'move') {
      return { kind: 'convoy', unit: by, target: { type: army.type, at: army.at }, to: order.to };
    }
  }
  if (roll < 0.65 && unit.type === 'A') {
    const crossing = chance.pick(crossings(board, chance, unit));
    if (crossing !== undefined)
      return chance.isTrue(0.5) ? moveOf(unit, crossing.to) : { ...moveOf(unit, crossing.to), via: true };
  }
  if (roll < 0.93) {
    const to = chance.pick(steps(board, unit));
    if (to !== undefined) return moveOf(unit, chance.isTrue(0.9) ? to : provinceOf(to));
  }
  return { kind: 'hold', unit: by };
}
