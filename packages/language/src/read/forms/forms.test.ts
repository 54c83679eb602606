import { formatOrder, PHASE_KINDS, STANDARD_MAP } from '@standoff/diplomacy';
import { describe, expect, test } from 'vitest';
import { readOrders } from '../index.ts';
import { jsonAt } from './json.ts';
import { plainOrder } from './plain.ts';
import { layoutOf, rowOf } from './table.ts';

const CONTEXT = { map: STANDARD_MAP, phase: 'movement' } as const;

function texts(text: string): string[] {
  return readOrders(text, CONTEXT).orders.map(
    ({ power, order }) => `${power === undefined ? '' : `${power}: `}${formatOrder(order)}`,
  );
}

describe('the fast path of the plain style', () => {
  test.each([
    'A PAR - BUR',
    'A PAR-BUR',
    'a par-bur',
    'A PAR H',
    'F BRE H',
    'A MUN S A BER - SIL',
    'A MUN S A BER',
    'F NTH C A LON - NWY',
    'A LON - NWY VIA',
    'F STP/SC - BOT',
    'F MAO - SPA/NC',
    'F MAO - SPA',
    'A TYR - VIE',
    'A VIE - TYR',
    'A MUN S A TYR',
    'A MUN S A VIE - TYR',
    'A LON - TYR',
    'A TYR S F TRI',
    'F TRI S F VEN - TYR',
    'F ROM - TYR',
    'F TYS - NAP',
    'A PAR - XYZ',
    'A BUR R GAS',
    'A BUR D',
    'A PAR B',
    'F STP/NC B',
  ])('%s means what the grammar makes of it', (line) => {
    for (const phase of PHASE_KINDS) {
      const context = { map: STANDARD_MAP, phase };
      const plain = plainOrder(STANDARD_MAP, phase, line);
      // A semicolon is more than the fast path takes.
      const read = readOrders(`${line};`, context).orders.map(({ order }) => formatOrder(order));
      if (plain !== undefined) expect(read).toEqual([formatOrder(plain.order)]);
      expect(plainOrder(STANDARD_MAP, phase, `${line};`)).toBeUndefined();
    }
  });

  test('is taken where it should be', () => {
    expect(plainOrder(STANDARD_MAP, 'movement', ' A PAR - BUR ')).toMatchObject({ start: 1, end: 12 });
    // To an army TYR is Tyrolia; in small letters, or to a fleet, it may be the Tyrrhenian Sea.
    expect(plainOrder(STANDARD_MAP, 'movement', 'A TYR - VEN')?.order).toMatchObject({
      unit: { at: 'TYR' },
      to: 'VEN',
    });
    expect(plainOrder(STANDARD_MAP, 'movement', 'A Tyr - Ven')).toBeUndefined();
    expect(plainOrder(STANDARD_MAP, 'movement', 'F ROM - TYR')).toBeUndefined();
  });
});

describe('tables', () => {
  test('a header gives the layout of the rows under it', () => {
    const layout = layoutOf('Power\tUnit\tFrom\tOrder\tTo');
    expect(layout?.columns).toEqual(['power', 'unit', 'from', 'order', 'to']);
    const row = layout && rowOf(STANDARD_MAP, layout, 'France\tA\tPar\tMove\tBur', 2);
    expect(row?.power).toBe('France');
    expect(row?.tokens.map(({ text, start }) => [text, start])).toEqual([
      ['A', 7],
      ['Par', 9],
      ['Move', 13],
      ['Bur', 18],
    ]);
  });

  test.each([
    'Power;Unit;From;Order;To\nFrance;A;Par;-;Bur',
    'Держава,Тип,Откуда,Приказ,Куда\nФранция,А,Пар,-,Бур',
    '| Power | Unit | From | Order | To |\n| --- | --- | --- | --- | --- |\n| France | A | Par | - | Bur |',
    'France,A,Par,-,Bur',
    'France\tA Par\t-\tBur',
  ])('%j is read', (text) => {
    expect(texts(text)).toEqual(['France: A PAR - BUR']);
  });

  test('a sentence with commas is no header', () => {
    expect(layoutOf('I would move from here, in order, to there')).toBeUndefined();
  });
});

describe('data', () => {
  test('orders in JSON keep their powers and places', () => {
    const text = '{"FRANCE": ["A PAR - BUR", "F BRE - MAO"], "GERMANY": ["A MUN H"]}';
    const { orders } = readOrders(text, CONTEXT);
    expect(orders.map(({ power, order }) => `${power}: ${formatOrder(order)}`)).toEqual([
      'France: A PAR - BUR',
      'France: F BRE - MAO',
      'Germany: A MUN H',
    ]);
    for (const { column, endColumn, order } of orders)
      expect(text.slice(column - 1, endColumn - 1)).toBe(formatOrder(order));
  });

  test('broken JSON is read as far as it is whole, and never throws', () => {
    expect(jsonAt('{"a": [1, 2', 0)).toBeUndefined();
    expect(jsonAt(`${'['.repeat(10_000)}1`, 0)).toBeUndefined();
    expect(() => readOrders('{"FRANCE": ["A PAR - BUR"', CONTEXT)).not.toThrow();
  });
});
