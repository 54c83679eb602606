import { formatOrder, STANDARD_MAP } from '@standoff/diplomacy';
import { describe, expect, test } from 'vitest';
import { readOrders } from './index.ts';

const CONTEXT = { map: STANDARD_MAP, phase: 'movement' } as const;

describe('a problem tells where it stands, the word, and what may have been meant', () => {
  test('an unknown place', () => {
    const { problems, orders } = readOrders('F Bre - MAO\nA Par - Brg\nA Mar H', CONTEXT);
    expect(orders).toHaveLength(2);
    expect(problems).toMatchObject([
      { code: 'order/unknown', detail: 'unknown-place', line: 2, column: 9, endColumn: 12, word: 'Brg' },
    ]);
    expect(problems[0]?.suggestions).toContain('BUR');
  });

  test('places that are none, though the last word is short for a power', () => {
    const { problems, orders } = readOrders('F Xyz - Abc\nA Mar S A Par - Bur', CONTEXT);
    expect(problems).toMatchObject([
      { code: 'order/unknown', detail: 'unknown-place', line: 1, column: 3, word: 'Xyz' },
    ]);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.power).toBeUndefined();
  });

  test('a verb that is known, without what it is for, is not taken for a misspelt one', () => {
    const { problems } = readOrders('Marseilles army supports it', CONTEXT);
    expect(problems).toMatchObject([{ detail: 'no-target', column: 17, word: 'supports', suggestions: [] }]);
  });

  test('a name of two places', () => {
    const { problems } = readOrders('Италия.\n  А Вен - Тир', CONTEXT);
    expect(problems).toMatchObject([{ code: 'order/ambiguous', line: 2, column: 5, endColumn: 8, word: 'Вен' }]);
    expect(problems[0]?.candidates.map((order) => formatOrder(order)).sort()).toEqual(['A VEN - TYR', 'A VIE - TYR']);
  });

  test('a choice', () => {
    const { problems } = readOrders('A Par - Bur or Pic', CONTEXT);
    expect(problems).toMatchObject([{ code: 'order/ambiguous', detail: 'alternative' }]);
    expect(problems[0]?.candidates.map((order) => formatOrder(order))).toEqual(['A PAR - BUR', 'A PAR - PIC']);
  });

  test.each([
    ['A Par - Bur if Germany agrees', 'conditional'],
    ['A Par - Bur?', 'question'],
    ['do not support A Mun - Bur with A Par', 'prohibition'],
    ['A Par -', 'no-destination'],
    ['A Mun S', 'no-target'],
    ['A - Bur', 'no-unit'],
    ['Build A Par', 'wrong-phase'],
    ['A Par - Chicago', 'unknown-place'],
  ])('%s is refused: %s', (line, detail) => {
    const { orders, problems } = readOrders(line, CONTEXT);
    expect(orders).toEqual([]);
    expect(problems.map((problem) => problem.detail)).toEqual([detail]);
  });

  test('columns count in the text as it was given, before it is mended', () => {
    const { problems } = readOrders('A Par -&gt; Brg', CONTEXT);
    expect(problems).toMatchObject([{ column: 13, endColumn: 16, word: 'Brg' }]);
  });

  test('one bad line loses no other', () => {
    const { orders, problems } = readOrders('A Xyzzy - Plugh\nA Par - Bur; A Mar - Foo; F Bre H', CONTEXT);
    expect(orders.map(({ order }) => formatOrder(order))).toEqual(['A PAR - BUR', 'F BRE H']);
    expect(problems).toHaveLength(2);
  });
});

describe('notices', () => {
  test('a misspelling is mended and told', () => {
    const { orders, notices } = readOrders('A Paris - Burgumdy', CONTEXT);
    expect(orders.map(({ order }) => formatOrder(order))).toEqual(['A PAR - BUR']);
    expect(notices).toMatchObject([{ code: 'spelling-repaired', column: 11, word: 'Burgumdy', meant: 'BUR' }]);
  });

  test('a coast left out is told where two can be reached', () => {
    expect(readOrders('F Mao - Spa', CONTEXT).notices).toMatchObject([{ code: 'coast-missing', at: 'SPA' }]);
    expect(readOrders('F Lyo - Spa', CONTEXT).notices).toEqual([]);
  });
});

describe('lines', () => {
  test('each line says what it was', () => {
    const { lines } = readOrders('Spring 1902\nFRANCE:\nA Par - Bur\n\nGood luck!\nA Mar - Foo', CONTEXT);
    expect(lines).toEqual([
      { line: 1, kind: 'heading', season: 'spring', year: 1902 },
      { line: 2, kind: 'heading', power: 'France' },
      { line: 3, kind: 'orders' },
      { line: 4, kind: 'nothing' },
      { line: 5, kind: 'nothing' },
      { line: 6, kind: 'problem' },
    ]);
  });
});
