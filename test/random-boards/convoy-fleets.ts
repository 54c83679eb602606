import { type MovementOrder, type ProvinceCode, provinceOf, type Unit } from '@standoff/diplomacy';
import { type Board, reaches, steps } from '../reference/board.ts';
import type { Chain } from '../reference/chains.ts';
import { anyOrder, boardOf, crossings, moveOf, supportOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { COASTAL, INLAND, place, SEAS, somePowers } from './place.ts';
import { give } from './plain.ts';
import type { RandomBoard } from './random-board.ts';

/** The orders so far, and who has none yet. */
interface Draft {
  readonly board: Board;
  readonly chance: Chance;
  readonly orders: Map<Unit, MovementOrder>;
}

function free({ board, orders }: Draft): readonly Unit[] {
  return [...board.at.values()].filter((unit) => !orders.has(unit));
}

/** Sends an army over a chain, and orders its fleets to carry it. */
function send(draft: Draft, army: Unit, to: ProvinceCode, chain: Chain): void {
  const { board, chance, orders } = draft;
  const from = provinceOf(army.at);
  const via = chance.isTrue(reaches(board, army, to) ? 0.6 : 0.2);
  orders.set(army, {
    ...moveOf(army, to),
    ...(via ? { via: true } : {}),
    ...(via && chance.isTrue(0.5) ? { route: chain } : {}),
  });
  for (const sea of chain) {
    const fleet = board.at.get(sea);
    if (fleet === undefined || orders.has(fleet) || chance.isTrue(0.03)) continue;
    orders.set(fleet, { kind: 'convoy', unit: { type: 'F', at: sea }, target: { type: 'A', at: from }, to });
  }
}

/** Has a unit in the landing place support an attack on a fleet of the convoy, or that fleet's defence. */
function entangle(draft: Draft, to: ProvinceCode, fleets: readonly ProvinceCode[]): void {
  const { board, chance, orders } = draft;
  const victim = board.at.get(to);
  const sea = chance.pick(fleets);
  if (victim === undefined || sea === undefined || orders.has(victim) || !reaches(board, victim, sea)) return;
  const fleet = board.at.get(sea);
  if (fleet === undefined) return;
  const attackers = free(draft).filter((unit) => unit !== victim && unit.type === 'F' && reaches(board, unit, sea));
  const attacker = chance.pick(attackers.filter((unit) => unit.power !== fleet.power));
  if (attacker === undefined || chance.isTrue(0.35)) {
    orders.set(victim, supportOf(victim, fleet, orders.get(fleet), true));
    return;
  }
  orders.set(attacker, moveOf(attacker, sea));
  orders.set(victim, supportOf(victim, attacker, orders.get(attacker), true));
}

/** Attacks a convoying fleet, sometimes with support from a third place. */
function harry(draft: Draft, sea: ProvinceCode): void {
  const { board, chance, orders } = draft;
  const fleet = board.at.get(sea);
  const near = free(draft).filter((unit) => reaches(board, unit, sea));
  const attacker = chance.pick(near.filter((unit) => unit.type === 'F' && unit.power !== fleet?.power));
  if (attacker === undefined) return;
  orders.set(attacker, moveOf(attacker, sea));
  const helper = chance.pick(near.filter((unit) => unit !== attacker));
  if (helper !== undefined && chance.isTrue(0.7)) {
    orders.set(helper, supportOf(helper, attacker, orders.get(attacker), true));
  }
}

/** Seas full of fleets that carry armies onto the supporters of attacks on those fleets. */
export function convoyBoard(chance: Chance): RandomBoard {
  const seas = chance.shuffle(SEAS).slice(0, 4 + chance.below(SEAS.length - 3));
  const coasts = chance.shuffle(COASTAL).slice(0, 4 + chance.below(20));
  const inland = chance.shuffle(INLAND).slice(0, chance.below(4));
  const units = place(chance, [...seas, ...coasts, ...inland], somePowers(chance), 0.55);
  const board = boardOf(units);
  const draft: Draft = { board, chance, orders: new Map() };
  for (const army of chance.shuffle(units.filter((unit) => unit.type === 'A'))) {
    if (draft.orders.has(army) || !chance.isTrue(0.8)) continue;
    const able = crossings(board, chance, army).filter(({ chain }) =>
      chain.every((sea) => {
        const fleet = board.at.get(sea);
        return fleet !== undefined && !draft.orders.has(fleet);
      }),
    );
    const onto = able.filter(({ to }) => board.at.has(to));
    const crossing = chance.pick(onto.length > 0 && chance.isTrue(0.85) ? onto : able);
    if (crossing === undefined) continue;
    send(draft, army, crossing.to, crossing.chain);
    entangle(draft, crossing.to, crossing.chain);
    const carrying = [...draft.orders].flatMap(([unit, order]) =>
      order.kind === 'convoy' ? [provinceOf(unit.at)] : [],
    );
    if (chance.isTrue(0.5)) entangle(draft, crossing.to, carrying);
    for (const sea of crossing.chain) if (chance.isTrue(0.4)) harry(draft, sea);
  }
  for (const unit of chance.shuffle(free(draft))) {
    const order = anyOrder(board, chance, unit, draft.orders);
    const still = order.kind === 'move' && steps(board, unit).length === 0;
    draft.orders.set(unit, still ? { kind: 'hold', unit: { type: unit.type, at: unit.at } } : order);
  }
  return { units, orders: chance.shuffle(give(chance, draft.orders)) };
}
