import { allLegalOrders, formatOrder, type Position, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { createLegalOrders, createPackedJudge } from '@standoff/diplomacy/packed';
import { expect, test } from 'vitest';
import { type BoardKind, randomBoard } from './random-boards/index.ts';

// The low-level door lists just the orders that the validator allows, on boards full of convoys and coasts.

const judge = createPackedJudge(STANDARD_MAP);
const legal = createLegalOrders(80);
const SEEDS = Number(process.env.BOARDS ?? 40);

function expectSame(position: Position, name: string): void {
  const board = judge.prepare(position, []);
  judge.legalOrders(board, legal);
  const plain = new Map(
    allLegalOrders(STANDARD_MAP, position, 'movement').map(({ unit, orders }) => [
      unit?.at,
      orders.map(formatOrder).sort(),
    ]),
  );
  for (let i = 0; i < board.count; i++) {
    const words = [...legal.words.subarray(legal.start[i], legal.start[i + 1])];
    const listed = words.map((word) => formatOrder(judge.unpackOrder(board, i, word)));
    expect(words[0]).toBe(0);
    expect([name, ...listed.sort()]).toEqual([name, ...(plain.get(judge.unpackUnit(board.units[i] ?? 0).at) ?? [])]);
  }
}

const KINDS: readonly BoardKind[] = ['plain', 'convoys', 'adjacent', 'tangles', 'near cases'];

test.each(KINDS)('on random boards of the kind %s', (kind) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    expectSame({ units: randomBoard(kind, 7000 + seed).units }, `${kind} ${seed}`);
  }
});

test('on an empty board and for a lone unit', () => {
  expectSame({ units: [] }, 'empty');
  expectSame({ units: [{ power: 'France', type: 'F', at: 'SPA/SC' }] }, 'lone fleet');
});

test('with a fleet in every sea and an army in every other province, of which there are most orders', () => {
  const units = STANDARD_MAP.data.provinces.map(({ code, kind }, index): Unit => {
    const power = STANDARD_MAP.data.powers[index % 7] ?? '';
    return { power, type: kind === 'sea' ? 'F' : 'A', at: code };
  });
  expectSame({ units }, 'full');
  const board = judge.prepare({ units }, []);
  const exact = createLegalOrders(units.length);
  judge.legalOrders(board, exact);
  expect(exact.start[units.length]).toBe(14_077);
  expect(exact.start[units.length]).toBeLessThan(exact.words.length);
});
