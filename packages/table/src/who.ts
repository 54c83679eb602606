import { allLegalOrders, type GameMap, type Power, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** The map a table is played on. */
export function mapOf(_table: Table): GameMap {
  return STANDARD_MAP;
}

export function powersOf(table: Table): readonly Power[] {
  return mapOf(table).data.powers;
}

export function isPower(table: Table, word: string): word is Power {
  return powersOf(table).includes(word);
}

export function seatOf(table: Table, power: Power): Seat | undefined {
  return Object.hasOwn(table.seats, power) ? table.seats[power] : undefined;
}

/** Powers with a unit or a centre left. */
export function survivors(table: Table): readonly Power[] {
  const { units, dislodged, centers } = table.state;
  return powersOf(table).filter(
    (power) =>
      (centers[power] ?? []).length > 0 ||
      units.some((unit) => unit.power === power) ||
      dislodged.some((unit) => unit.power === power),
  );
}

/** Powers with something to order in the current phase, whoever plays them. */
export function mustOrder(table: Table): readonly Power[] {
  const { state } = table;
  if (state.phase.kind === 'movement')
    return powersOf(table).filter((p) => state.units.some(({ power }) => power === p));
  const options = allLegalOrders(mapOf(table), positionOf(state), state.phase.kind, state.rules);
  return powersOf(table).filter((p) => options.some(({ power, orders }) => power === p && orders.length > 0));
}

/** Powers whose players are expected to order: not dummies, not in disorder, not without a player. */
export function expected(table: Table): readonly Power[] {
  return mustOrder(table).filter((power) => isActive(seatOf(table, power)));
}

export function isActive(seat: Seat | undefined): boolean {
  return seat?.holder === 'held' && !seat.absent;
}

/** Who votes: survivors with a player who still comes. */
export function electors(table: Table): readonly Power[] {
  return survivors(table).filter((power) => isActive(seatOf(table, power)));
}

/** Whether a power has said anything for the current phase: orders, or that it wants to give none. */
export function hasOrdered(table: Table, power: Power): boolean {
  return (table.saved[power]?.orders.length ?? 0) > 0 || table.ready.includes(power);
}

/** Expected powers that have said nothing. The ready mark alone does not make anybody late. */
export function missing(table: Table): readonly Power[] {
  return expected(table).filter((power) => !hasOrdered(table, power));
}
