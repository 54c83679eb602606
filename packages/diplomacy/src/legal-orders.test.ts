import { expect, test } from 'vitest';
import { newGame, positionOf } from './game.ts';
import { allLegalOrders, legalOrders } from './legal-orders.ts';
import { STANDARD_MAP } from './map.ts';
import { judgeMovement } from './movement.ts';
import { formatOrder } from './notation.ts';
import type { Position } from './position.ts';

const list = (position: Position, at: string) =>
  legalOrders(STANDARD_MAP, position, 'movement', at).map(formatOrder).sort();

test('an army in the interior may hold, move to its neighbours, and support', () => {
  expect(list({ units: [{ power: 'France', type: 'A', at: 'PAR' }] }, 'PAR')).toEqual([
    'A PAR - BRE',
    'A PAR - BUR',
    'A PAR - GAS',
    'A PAR - PIC',
    'A PAR H',
  ]);
});

test('a fleet is offered each coast it can reach and no dead-end convoy', () => {
  const position: Position = {
    units: [
      { power: 'France', type: 'F', at: 'MAO' },
      { power: 'France', type: 'A', at: 'MAR' },
    ],
  };
  const orders = list(position, 'MAO');
  expect(orders).toContain('F MAO - SPA/NC');
  expect(orders).toContain('F MAO - SPA/SC');
  expect(orders).not.toContain('F MAO - SPA');
  expect(orders.some((order) => order.includes(' C '))).toBe(false);
});

test('a support may leave the coast out or name one the fleet can reach', () => {
  const position: Position = {
    units: [
      { power: 'France', type: 'F', at: 'MAO' },
      { power: 'France', type: 'A', at: 'MAR' },
    ],
  };
  expect(list(position, 'MAR').filter((order) => order.includes('SPA'))).toEqual([
    'A MAR - SPA',
    'A MAR S F MAO - SPA',
    'A MAR S F MAO - SPA/NC',
    'A MAR S F MAO - SPA/SC',
  ]);
});

test('no order offered in spring 1901 is called illegal', () => {
  const position = positionOf(newGame());
  for (const { power, orders } of allLegalOrders(STANDARD_MAP, position, 'movement')) {
    for (const order of orders) {
      const [judged] = judgeMovement(STANDARD_MAP, position, [{ power, order }]).orders;
      expect(judged?.result[0], formatOrder(order)).not.toBe('illegal');
    }
  }
});

test('in winter builds, waives and removals are offered to whom they are due', () => {
  const position: Position = {
    units: [
      { power: 'Italy', type: 'A', at: 'TUN' },
      { power: 'Italy', type: 'F', at: 'NAP' },
    ],
    centers: { Italy: ['NAP'], Russia: ['STP', 'MOS'] },
  };
  const options = allLegalOrders(STANDARD_MAP, position, 'build');
  expect(options.map((one) => [one.power, one.orders.map(formatOrder)])).toEqual([
    ['Italy', ['A TUN D']],
    ['Italy', ['F NAP D']],
    ['Russia', ['A MOS B', 'A STP B', 'F STP/NC B', 'F STP/SC B', 'WAIVE']],
  ]);
});
