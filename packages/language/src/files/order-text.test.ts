import { formatOrder, type PhaseKind, parseOrder, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { plainOrder } from '../read/forms/plain.ts';
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

test('the plain style gives the order that canonical notation gives', () => {
  const places = ['PAR', 'TYR', 'SPA', 'SPA/NC', 'NTH', 'BEL'];
  for (const at of places)
    for (const other of places)
      for (const unit of [`A ${at}`, `F ${at}`])
        for (const rest of [
          'H',
          `- ${other}`,
          `- ${other} VIA`,
          `S F ${other}`,
          `S A BUR - ${other}`,
          `C A ${other} - LON`,
        ]) {
          const text = `${unit} ${rest}`;
          const plain = plainOrder(STANDARD_MAP, 'movement', text);
          if (plain !== undefined) expect(plain.order).toEqual(parseOrder(text));
        }
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
