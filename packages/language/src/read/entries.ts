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

/** Orders of so few are compared one by one. */
const FEW = 12;

/** Whether two places lie in one province. */
function sameProvince(left: string, right: string): boolean {
  const coasts = left.length > 3 || right.length > 3;
  return left === right || (coasts && provinceOf(left) === provinceOf(right));
}

/** Whether two of the orders may be for one unit: one that names no power may be anybody's. */
function mayRepeat(entries: readonly Entry[]): boolean {
  if (entries.length > FEW) return true;
  const places = entries.map(({ read }) => (read.order.kind === 'waive' ? '' : read.order.unit.at));
  for (let one = 1; one < places.length; one++)
    for (let other = 0; other < one; other++) {
      const place = places[one] ?? '';
      if (place === '' || !sameProvince(place, places[other] ?? '')) continue;
      const power = entries[one]?.read.power;
      const otherPower = entries[other]?.read.power;
      if (power === undefined || otherPower === undefined || power === otherPower) return true;
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
  if (!entries.some((entry) => entry.quoted) && !mayRepeat(entries))
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
