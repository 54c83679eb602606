import type { OrderContext, OrderReading } from './order-text.ts';

/** Reads an order text as people write orders. */
export function readWrittenText(text: string, _context: OrderContext): OrderReading {
  return { ok: false, errors: [{ kind: 'unknown', column: 1, word: text, candidates: [] }] };
}
