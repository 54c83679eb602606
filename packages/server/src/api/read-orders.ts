import { formatOrder, positionOf, STANDARD_MAP, type WrittenOrder } from '@standoff/diplomacy';
import { explainReadNotice, explainReadProblem, type Language, readOrders, textErrorData } from '@standoff/language';
import type { SavedOrder, Table } from '@standoff/table';

/** The most orders anybody may save for one power: more than there are provinces. */
export const MOST_ORDERS = 100;
export const LONGEST_TEXT = 20_000;

/** Orders as they came: as text, as data, or line by line. */
export interface GivenOrders {
  readonly text?: string | undefined;
  readonly orders?: readonly WrittenOrder[] | undefined;
}

export interface OrdersRead {
  readonly orders: readonly SavedOrder[];
  readonly problems: readonly object[];
  readonly notices: readonly object[];
}

/**
 * What orders for a power came to: those that could be read, and what could not with line, column and what may have been
 * meant. Orders under the heading of another power are not this power's.
 */
export function ordersOf(table: Table, power: string, given: GivenOrders, lang: Language): OrdersRead {
  if (given.text === undefined) {
    const orders = (given.orders ?? []).map((order): SavedOrder => ({ text: formatOrder(order), order }));
    return { orders, problems: [], notices: [] };
  }
  const { units, dislodged = [] } = positionOf(table.state);
  const phase = table.state.phase.kind;
  const reading = readOrders(given.text, { map: STANDARD_MAP, phase, power, units, dislodged, wholeBoard: true });
  const own = reading.orders.filter((one) => one.power === undefined || one.power === power);
  const foreign = reading.orders.filter((one) => one.power !== undefined && one.power !== power);
  return {
    orders: own.slice(0, MOST_ORDERS).map(({ text, order }) => ({ text, order })),
    problems: reading.problems.map((problem) => ({
      ...textErrorData(problem),
      endColumn: problem.endColumn,
      code: problem.code,
      detail: problem.detail,
      suggestions: problem.suggestions,
      message: explainReadProblem(problem, lang),
    })),
    notices: [
      ...reading.notices.map((notice) => ({ ...notice, message: explainReadNotice(notice, lang) })),
      ...foreign.map(({ line, column, endColumn, power: other }) => ({
        code: 'order/other-power',
        line,
        column,
        endColumn,
        power: other,
      })),
    ],
  };
}
