import { allLegalOrders, formatOrder, type Power, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import {
  type Change,
  DAILY,
  newTable,
  type Result,
  type SavedOrder,
  type Table,
  type TableSettings,
  takeSeat,
} from '@standoff/table';

export const POWERS = STANDARD_MAP.data.powers;
export const HOUR = 3_600_000;
/** Monday 4 January 2027, noon. */
export const NOON = Date.parse('2027-01-04T12:00Z');

export const SETTINGS: TableSettings = {
  name: 'Friday evening table',
  variant: 'standard',
  rules: 'datc-3.2',
  press: 'all',
  names: 'shown',
  pace: {
    ...DAILY,
    movement: { kind: 'length', minutes: 1440 },
    grace: 0,
  },
  noShow: { policy: 'hold', after: 1, seek: 1440 },
  draws: 'hidden',
  ready: 'count',
  watch: { who: 'nobody', delay: 1 },
  listed: false,
  moderatorReads: false,
};

/** What a command came to; one that was refused fails the test with its code. */
export function done(result: Result<Change>): Table {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.table;
}

export function emptyTable(settings: Partial<TableSettings> = {}, dummies: readonly Power[] = []): Table {
  const made = newTable({ id: 'test', settings: { ...SETTINGS, ...settings }, dummies }, NOON);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

/** A table in spring 1901, every seat taken at noon by a player named after its power. */
export function fullTable(settings: Partial<TableSettings> = {}, dummies: readonly Power[] = []): Table {
  let table = emptyTable(settings, dummies);
  for (const power of POWERS) {
    if (!dummies.includes(power)) table = done(takeSeat(table, power, `player of ${power}`, NOON));
  }
  return table;
}

/** One order for each unit of a power, the one that `choose` picks among those that are legal; in winter as many as are due. */
export function someOrders(table: Table, power: Power, choose: (count: number) => number): readonly SavedOrder[] {
  const { state } = table;
  const options = allLegalOrders(STANDARD_MAP, positionOf(state), state.phase.kind, state.rules);
  return options
    .filter((one) => one.power === power)
    .flatMap(({ orders }) => {
      const order = orders[choose(orders.length)];
      return order === undefined ? [] : [{ text: formatOrder(order), order }];
    });
}
