import { STANDARD_MAP } from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseId, readCase } from './case.ts';

function read(value: unknown): unknown {
  const result = readCase(STANDARD_MAP, value);
  return result.ok ? result.value : result.problem;
}

const UNIT = { power: 'France', type: 'A', at: 'PAR' };
const PHASE = { phase: 'movement', position: { units: [UNIT] }, orders: [{ power: 'FRANCE', text: 'A PAR H' }] };

test('a case is read; who sends an order need not be a power of the map', () => {
  const orders = [...PHASE.orders, { power: 'Narnia', text: '' }];
  expect(read({ id: 7, phases: [{ ...PHASE, orders, season: 'fall', expect: {} }, { phase: 'build' }] })).toEqual({
    id: 7,
    phases: [
      {
        kind: 'movement',
        season: 'fall',
        position: { units: [UNIT] },
        orders: [
          { power: 'France', text: 'A PAR H' },
          { power: 'Narnia', text: '' },
        ],
      },
      { kind: 'build', orders: [] },
    ],
  });
});

test('what is wrong with a case is named with its path', () => {
  const phase = (change: object): unknown => read({ phases: [{ ...PHASE, ...change }] });
  expect(read([])).toEqual({ code: 'file/shape', at: '', wanted: 'object' });
  expect(read({ phases: {} })).toMatchObject({ at: 'phases', wanted: 'list' });
  expect(read({ phases: [] })).toEqual({ code: 'file/no-phases' });
  expect(phase({ phase: 'moves' })).toMatchObject({ at: 'phases[0].phase', wanted: 'phase' });
  expect(phase({ season: 'autumn' })).toMatchObject({ at: 'phases[0].season', wanted: 'season' });
  expect(phase({ orders: 'A PAR H' })).toMatchObject({ at: 'phases[0].orders', wanted: 'list' });
  expect(phase({ orders: [{ power: 'France' }] })).toMatchObject({ at: 'phases[0].orders[0].text', missing: true });
  expect(phase({ orders: [{ text: 'A PAR H' }] })).toMatchObject({ at: 'phases[0].orders[0].power' });
  expect(phase({ position: undefined })).toMatchObject({ code: 'file/no-position' });
  expect(phase({ position: { units: [UNIT, UNIT] } })).toMatchObject({ at: 'phases[0].position.units[1]' });
});

test('even an unreadable case has its name', () => {
  expect(caseId({ id: 'x', phases: 1 })).toBe('x');
  expect(caseId({ id: {} })).toBeUndefined();
  expect(caseId(null)).toBeUndefined();
});

test('no JSON value whatever is more than a problem', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readCase(STANDARD_MAP, { phases: value })).toHaveProperty('problem');
    }),
  );
});
