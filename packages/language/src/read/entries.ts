import { type Power, provinceOf, type WrittenOrder } from '@standoff/diplomacy';
import type { ReadNotice, ReadOrder } from './reading.ts';

/** An order on its way into a reading. */
export interface Entry {
  readonly read: ReadOrder;
  /** It stood in a quoted part of a mail. */
  readonly quoted: boolean;
}

function keyOf(order: WrittenOrder, power: Power | undefined): string | undefined {
  return order.kind === 'waive' ? undefined : `${power ?? ''} ${provinceOf(order.unit.at)}`;
}

/** Whether two of the orders are for one unit. */
function repeats(entries: readonly Entry[], sender: Power | undefined): boolean {
  const units = new Set<string>();
  let named: Power | undefined = sender;
  for (const { read } of entries) {
    const power = read.power ?? sender;
    // As long as all are of one power, their provinces alone tell them apart.
    if (units.size === 0) named = power;
    if (power !== named) return true;
    if (read.order.kind === 'waive') continue;
    const at = provinceOf(read.order.unit.at);
    if (units.has(at)) return true;
    units.add(at);
  }
  return false;
}

/**
 * The orders that count: quoted ones only where nothing else was written, and of several to one unit the last (nJudge,
 * MIT rules). `sender` is the power of orders that name none.
 */
export function lastOnes(
  entries: readonly Entry[],
  sender: Power | undefined,
): { readonly orders: ReadOrder[]; readonly notices: ReadNotice[] } {
  if (!entries.some((entry) => entry.quoted) && !repeats(entries, sender))
    return { orders: entries.map((entry) => entry.read), notices: [] };
  const notices: ReadNotice[] = [];
  const written = entries.some((entry) => !entry.quoted) ? entries.filter((entry) => !entry.quoted) : entries;
  if (written.length < entries.length) {
    for (const { quoted, read } of entries) {
      const { line, column, endColumn, order } = read;
      if (quoted) notices.push({ code: 'order/quoted', line, column, endColumn, order });
    }
  }
  const last = new Map<string, number>();
  for (const [index, { read }] of written.entries()) {
    const key = keyOf(read.order, read.power ?? sender);
    if (key !== undefined) last.set(key, index);
  }
  const orders: ReadOrder[] = [];
  for (const [index, { read }] of written.entries()) {
    const key = keyOf(read.order, read.power ?? sender);
    const by = key === undefined ? index : (last.get(key) ?? index);
    if (by === index) {
      orders.push(read);
      continue;
    }
    const { line, column, endColumn, order, power } = read;
    const byLine = written[by]?.read.line ?? line;
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
