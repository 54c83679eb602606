import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { readOrders } from './index.ts';

const CONTEXT = { map: STANDARD_MAP, phase: 'movement' } as const;

test('the last order to a unit counts, and the one before it is told', () => {
  const { orders, notices } = readOrders('A Par - Bur\nF Bre - MAO\nA Par - Pic', CONTEXT);
  expect(orders.map(({ line }) => line)).toEqual([2, 3]);
  expect(notices).toMatchObject([{ code: 'order/replaced', line: 1, column: 1, endColumn: 12 }]);
});

test('orders quoted from a mail stand only where none of its own does', () => {
  const { orders } = readOrders('> A Par - Bur\n> F Bre - MAO\nA Par - Pic', CONTEXT);
  expect(orders.map(({ text }) => text)).toContain('A Par - Pic');
  expect(orders.map(({ text }) => text)).not.toContain('A Par - Bur');
});

test('the same unit of two powers is two units', () => {
  const { orders } = readOrders('France: A Bur H\nGermany: A Bur H', CONTEXT);
  expect(orders.map(({ power }) => power)).toEqual(['France', 'Germany']);
});

test('an order that names no power replaces one of the sender, and coasts make no other unit', () => {
  const context = { ...CONTEXT, power: 'France' };
  const own = readOrders('France: A Par - Bur\nA Par - Pic', context);
  expect(own.notices).toMatchObject([{ code: 'order/replaced', line: 1 }]);
  const coasts = readOrders('F Spa(nc) - Gas\nF Spa(sc) - MAO', context);
  expect(coasts.orders).toHaveLength(1);
});
