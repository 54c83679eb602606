import { readOrders } from '../read/orders.ts';
import type { ReadProblem } from '../read/reading.ts';
import type { OrderContext, OrderReading } from './order-text.ts';

/** A text that nothing in it makes an order. */
function noOrder(text: string): ReadProblem {
  const word = text.trim();
  return {
    code: 'order/unknown',
    detail: 'no-order',
    line: 1,
    column: 1,
    endColumn: 1 + word.length,
    word,
    candidates: [],
    suggestions: [],
  };
}

/** Reads an order text as people write orders, with the whole board to tell what is meant. */
export function readWrittenText(text: string, { map, kind, power, position }: OrderContext): OrderReading {
  const { units, dislodged = [] } = position;
  const { orders, problems } = readOrders(text, { map, phase: kind, power, units, dislodged, wholeBoard: true });
  if (orders.length > 0) return { ok: true, orders: orders.map(({ order }) => ({ power, order })) };
  return { ok: false, errors: problems.length > 0 ? problems : [noOrder(text)] };
}
