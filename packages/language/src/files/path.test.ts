import { expect, test } from 'vitest';
import { pathText, under } from './path.ts';

test('a path is written with dots before fields and brackets around the numbers of items', () => {
  const orders = under(under(under('', 'phases'), 0), 'orders');
  expect(pathText(under(under(orders, 2), 'text'))).toBe('phases[0].orders[2].text');
  expect(pathText('')).toBe('');
  expect(pathText(under('position', 'units'))).toBe('position.units');
});
