import { formatOrder, provinceData, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { PROVINCE_NAMES } from '../names/provinces.ts';
import { readOrders } from './index.ts';

/** What a line alone gives. */
function ordersOf(line: string): readonly string[] {
  return readOrders(line, { map: STANDARD_MAP, phase: 'movement' }).orders.map(({ order }) => formatOrder(order));
}

test('a unit or a place named alone is no order, under any full name', () => {
  const given: string[] = [];
  for (const [code, { en, ru }] of Object.entries(PROVINCE_NAMES)) {
    const kind = provinceData(STANDARD_MAP, code)?.kind;
    const names = [en, en.toUpperCase(), ru.name, ru.name.toUpperCase()];
    for (const name of names) {
      const fleets = kind === 'inland' ? [] : [`F ${name}`, `Fleet ${name}`, `Ф ${name}`];
      const armies = kind === 'sea' ? [] : [`A ${name}`, `Army ${name}`, `Армия ${name}`];
      for (const line of [name, ...fleets, ...armies]) {
        const orders = ordersOf(line);
        if (orders.length > 0) given.push(`${line}: ${orders.join()}`);
      }
    }
  }
  expect(given).toEqual([]);
});

test.each([
  'F Mid-Atlantic',
  'F Mid-Atlantic Ocean',
  'Ф Северо-Атлантический океан',
  'Средне-Атлантический океан',
  'F Helgoland',
])('%s alone is no order', (line) => {
  expect(ordersOf(line)).toEqual([]);
});
