import {
  formatOrder,
  type Location,
  type Power,
  STANDARD_MAP,
  type UnitRef,
  type WrittenOrder,
} from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWrittenOrder } from './written-order.ts';

const place: fc.Arbitrary<Location> = fc.constantFrom('PAR', 'SPA/NC', 'NTH', 'XYZ');
const ref: fc.Arbitrary<UnitRef> = fc
  .record({
    type: fc.constantFrom('A', 'F', undefined),
    at: place,
    power: fc.constantFrom<Power | undefined>('France', undefined),
  })
  .map(({ type, at, power }) => ({
    ...(type === undefined ? {} : { type: type as 'A' | 'F' }),
    at,
    ...(power === undefined ? {} : { power }),
  }));
const order: fc.Arbitrary<WrittenOrder> = fc.oneof(
  fc.record({ kind: fc.constantFrom('hold' as const, 'disband' as const, 'build' as const), unit: ref }),
  fc.record({ kind: fc.constant('waive' as const) }),
  fc.record({ kind: fc.constantFrom('retreat' as const, 'move' as const), unit: ref, to: place }),
  fc.record({
    kind: fc.constant('move' as const),
    unit: ref,
    to: place,
    via: fc.constant(true as const),
    route: fc.array(fc.constantFrom('NTH', 'ENG')),
  }),
  fc.record({ kind: fc.constant('support-hold' as const), unit: ref, target: ref }),
  fc.record({ kind: fc.constantFrom('support-move' as const, 'convoy' as const), unit: ref, target: ref, to: place }),
);

test('every order is the same after it was stored as JSON', () => {
  fc.assert(
    fc.property(order, (written) => {
      const stored: unknown = JSON.parse(JSON.stringify(written));
      expect(readWrittenOrder(STANDARD_MAP, stored, 'order')).toEqual({ ok: true, value: written });
    }),
  );
});

test('what is no order is named with its path', () => {
  const problem = (value: unknown): unknown => {
    const read = readWrittenOrder(STANDARD_MAP, value, 'order');
    return read.ok ? formatOrder(read.value) : read.problem;
  };
  const unit = { type: 'A', at: 'PAR' };
  expect(problem('A PAR H')).toMatchObject({ at: 'order', wanted: 'object' });
  expect(problem({ kind: 'hold' })).toMatchObject({ at: 'order.unit' });
  expect(problem({ kind: 'hold', unit: { at: 'Paris' } })).toMatchObject({ at: 'order.unit.at', wanted: 'place' });
  expect(problem({ kind: 'hold', unit: { ...unit, type: 'X' } })).toMatchObject({ at: 'order.unit.type' });
  expect(problem({ kind: 'move', unit })).toMatchObject({ at: 'order.to', missing: true });
  expect(problem({ kind: 'march', unit, to: 'BUR' })).toMatchObject({ at: 'order.kind', wanted: 'order-kind' });
  expect(problem({ kind: 'move', unit, to: 'BUR', route: 'ENG' })).toMatchObject({ at: 'order.route', wanted: 'list' });
});
