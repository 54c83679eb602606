import { expect, test } from 'vitest';
import { formatOrder, parseOrder } from './notation.ts';

const ORDERS = [
  'A BER H',
  'F POR - SPA/NC',
  'A SPA - POR VIA',
  'A LON - TUN VIA ENG MAO WES',
  'A TYR S A VEN',
  'STP S BOT - FIN',
  'A WAL S F LON - YOR',
  'F NTH C A LON - BEL',
  'F TRI R ALB',
  'A PRU D',
  'F STP/NC B',
  'WAIVE',
];

test.each(ORDERS)('%s is read and written back as it is', (text) => {
  const order = parseOrder(text);
  expect(order).toBeDefined();
  expect(order === undefined ? '' : formatOrder(order)).toBe(text);
});

test('a path over seas may stand between dashes', () => {
  expect(parseOrder('A LON - ENG - BRE')).toEqual({
    kind: 'move',
    unit: { type: 'A', at: 'LON' },
    to: 'BRE',
    via: true,
    route: ['ENG'],
  });
});

test('a hold may stand behind a support', () => {
  expect(parseOrder('A TYR S A VEN H')).toEqual(parseOrder('A TYR S A VEN'));
});

test.each([
  '',
  'A BER',
  'A BERLIN H',
  'a ber h',
  'A BER  H',
  'A BER - ',
  'F NTH C A LON',
  'X BER H',
  'A BER - SPA/XC',
  'A BUR R GAS VIA',
])('%j is not in this notation', (text) => {
  expect(parseOrder(text)).toBeUndefined();
});
