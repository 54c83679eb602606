import { type MovementOrder, provinceOf, STANDARD_DATA, type Unit } from '@standoff/diplomacy';
import { type CasePhase, givenOrders, readCases } from '../case-form.ts';
import { anyOrder, boardOf } from './candidates.ts';
import type { Chance } from './chance.ts';
import { give } from './plain.ts';
import type { RandomBoard } from './random-board.ts';

const PHASES: readonly CasePhase[] = ['datc.json', 'datc-extra.json', 'known-faults.json']
  .flatMap(readCases)
  .flatMap((each) => each.phases.filter(({ phase, position }) => phase === 'movement' && position !== undefined));

/** A recorded case with some orders, and sometimes a master, changed. */
export function nearCaseBoard(chance: Chance): RandomBoard {
  const phase = chance.pick(PHASES);
  const units: readonly Unit[] = (phase?.position?.units ?? []).map((unit) =>
    chance.isTrue(0.05) ? { ...unit, power: chance.pick(STANDARD_DATA.powers) ?? unit.power } : unit,
  );
  const board = boardOf(units);
  const orders = new Map<Unit, MovementOrder>();
  for (const { order } of phase === undefined ? [] : givenOrders(phase.orders)) {
    if (order.kind === 'waive' || order.kind === 'retreat' || order.kind === 'disband' || order.kind === 'build')
      continue;
    const unit = board.at.get(provinceOf(order.unit.at));
    if (unit !== undefined) orders.set(unit, order);
  }
  for (let changes = 1 + chance.below(3); changes > 0; changes--) {
    const unit = chance.pick(units);
    if (unit !== undefined) orders.set(unit, anyOrder(board, chance, unit, orders));
  }
  return { units, orders: chance.shuffle(give(chance, orders)) };
}
