import { parseOrder, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { powerOfFileName, whoseOrder } from './whose-order.ts';

const FRENCH: Unit = { power: 'France', type: 'A', at: 'MUN' };
const GERMAN: Unit = { power: 'Germany', type: 'A', at: 'MUN' };

test('an order is that of the owner of its unit; after a battle, of the one who must retreat', () => {
  const whose = (text: string, kind: 'movement' | 'retreat' | 'build'): string | undefined => {
    const order = parseOrder(text);
    const position = { units: [FRENCH], dislodged: [GERMAN] };
    return order && whoseOrder(STANDARD_MAP, position, kind, order);
  };
  expect(whose('A MUN - BER', 'movement')).toBe('France');
  expect(whose('A MUN R BER', 'retreat')).toBe('Germany');
  expect(whose('A MUN D', 'build')).toBe('France');
  expect(whose('F STP/NC B', 'build')).toBe('Russia');
  expect(whose('A BER H', 'movement')).toBeUndefined();
  expect(whose('WAIVE', 'build')).toBeUndefined();
});

test('a file is named after a power in either language', () => {
  const power = (file: string): string | undefined => powerOfFileName(STANDARD_MAP, file);
  expect(power('france.txt')).toBe('France');
  expect(power('/games/italy/orders_GERMANY_s1901.txt')).toBe('Germany');
  expect(power('приказы-Франции.txt')).toBe('France');
  expect(power('eng.txt')).toBe('England');
  expect(power('orders.txt')).toBeUndefined();
  expect(power('england-france.txt')).toBeUndefined();
  expect(power('engine.txt')).toBeUndefined();
});
