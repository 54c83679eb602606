import { type Power, provinceOf, type WrittenOrder } from '@standoff/diplomacy';
import type { ReadNotice, ReadOrder } from './reading.ts';

/** An order on its way into a reading. */
export interface Entry extends ReadOrder {
  /** It stood in a quoted part of a mail. */
  readonly quoted: boolean;
}

function keyOf(order: WrittenOrder, power: Power | undefined): string | undefined {
  return order.kind === 'waive' ? undefined : `${power ?? ''} ${provinceOf(order.unit.at)}`;
}

function withoutQuote({ quoted: _, ...order }: Entry): ReadOrder {
  return order;
}

/**
 * The orders that count: quoted ones only where nothing else was written, and of several to one unit the last (nJudge,
 * MIT rules). `sender` is the power of orders that name none.
 */
export function lastOnes(
  entries: readonly Entry[],
  sender: Power | undefined,
): { readonly orders: ReadOrder[]; readonly notices: ReadNotice[] } {
  const notices: ReadNotice[] = [];
  const written = entries.some((entry) => !entry.quoted) ? entries.filter((entry) => !entry.quoted) : entries;
  if (written.length < entries.length) {
    for (const { quoted, line, column, endColumn, order } of entries) {
      if (quoted) notices.push({ code: 'order/quoted', line, column, endColumn, order });
    }
  }
  const last = new Map<string, number>();
  for (const [index, { order, power }] of written.entries()) {
    const key = keyOf(order, power ?? sender);
    if (key !== undefined) last.set(key, index);
  }
  const orders: ReadOrder[] = [];
  for (const [index, entry] of written.entries()) {
    const key = keyOf(entry.order, entry.power ?? sender);
    const by = key === undefined ? index : (last.get(key) ?? index);
    if (by === index) {
      orders.push(withoutQuote(entry));
      continue;
    }
    const { line, column, endColumn, order, power } = entry;
    const byLine = written[by]?.line ?? line;
    notices.push({
      code: 'order/replaced',
      line,
      column,
      endColumn,
      order,
      byLine,
      ...(power === undefined ? {} : { power }),
    });
  }
  return { orders, notices };
}
