import { formatOrder, type PhaseKind, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { type OrderReading, readOrderText } from './order-text.ts';

const DISLODGED: Unit = { power: 'Germany', type: 'A', at: 'MUN' };

function read(text: string, kind: PhaseKind, otherwise?: OrderReading): readonly string[] | undefined {
  const position = { units: [], dislodged: [DISLODGED] };
  const reading = readOrderText(text, { map: STANDARD_MAP, kind, power: 'Germany', position }, () => {
    return otherwise ?? { ok: false, errors: [] };
  });
  return reading.ok ? reading.orders.map(({ order }) => formatOrder(order)) : undefined;
}

test('canonical notation is taken as it stands', () => {
  expect(read('F SPA/NC S A LON - GAS', 'movement')).toEqual(['F SPA/NC S A LON - GAS']);
  expect(read(' WAIVE ', 'build')).toEqual(['WAIVE']);
});

test('a dislodged unit that moves retreats; any other order stays what it is', () => {
  expect(read('A MUN - TYR', 'retreat')).toEqual(['A MUN R TYR']);
  expect(read('A MUN - TYR', 'movement')).toEqual(['A MUN - TYR']);
  expect(read('A BER - MUN', 'retreat')).toEqual(['A BER - MUN']);
  expect(read('A MUN - TYR VIA', 'retreat')).toEqual(['A MUN - TYR VIA']);
});

test("a code of no map is somebody else's code first, then an illegal order", () => {
  const norway = { type: 'F' as const, at: 'NWY' };
  const other: OrderReading = { ok: true, orders: [{ power: 'England', order: { kind: 'hold', unit: norway } }] };
  expect(read('F NRY H', 'movement', other)).toEqual(['F NWY H']);
  expect(read('F NRY H', 'movement')).toEqual(['F NRY H']);
});

test('what nobody can read is no order', () => {
  expect(read('what now?', 'movement')).toBeUndefined();
});
