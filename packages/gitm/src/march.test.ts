import { expect, test } from 'vitest';
import { interceptionSquares, legsOf, lineOfMarch, squareAt, stepsBetween, testInterception } from './march.ts';

test('a march steps as often as the larger of the differences, the other coordinate moving by the fraction', () => {
  expect(stepsBetween('3-1', '7-3')).toBe(4);
  expect(lineOfMarch('3-1', '7-3')).toEqual([
    { column: 4, row: 1.5 },
    { column: 5, row: 2 },
    { column: 6, row: 2.5 },
    { column: 7, row: 3 },
  ]);
  expect(lineOfMarch('5-5', '5-5')).toEqual([]);
});

test('a point between two squares is no square', () => {
  expect(squareAt({ column: 5, row: 2 })).toBe('5-2');
  expect(squareAt({ column: 4, row: 1.5 })).toBeUndefined();
  expect(squareAt({ column: 15, row: 2 })).toBeUndefined();
});

test('each leg of a march with a waypoint is a move of its own', () => {
  expect(legsOf('1-1', '5-5', '1-5')).toEqual([
    ['1-1', '1-5'],
    ['1-5', '5-5'],
  ]);
  expect(legsOf('1-1', '5-5', '1-1')).toEqual([['1-1', '5-5']]);
});

test('the three published examples of an interception come out as published', () => {
  const box = { center: '7-7', radius: 3 };
  const can = (from: string, to: string): readonly string[] =>
    interceptionSquares({ interceptor: '7-7', from, to, box });
  expect(can('5-5', '5-7')).toEqual(['5-7']);
  expect(can('4-4', '4-6')).toEqual([]);
  expect(testInterception({ interceptor: '7-7', from: '4-4', to: '4-6', at: '4-6' })).toEqual({
    steps: 3,
    moverSteps: 2,
    bar: 'too-late',
  });
  expect(can('9-7', '12-7')).toEqual([]);
});

test('a move of one square is never intercepted, a leg of one square neither', () => {
  expect(testInterception({ interceptor: '5-5', from: '4-4', to: '4-5', at: '4-5' }).bar).toBe('one-square-move');
  expect(testInterception({ interceptor: '5-5', from: '4-4', to: '9-5', via: '4-5', at: '4-5' }).bar).toBe(
    'one-square-move',
  );
  expect(testInterception({ interceptor: '5-5', from: '4-4', to: '4-6', at: '4-5' }).bar).toBeUndefined();
});

test('on the second leg the mover’s steps are counted from the waypoint', () => {
  const way = { from: '0-0', to: '8-8', via: '0-8' } as const;
  expect(testInterception({ ...way, interceptor: '4-5', at: '4-8' })).toEqual({ steps: 3, moverSteps: 4 });
  expect(testInterception({ ...way, interceptor: '4-3', at: '4-8' })).toEqual({
    steps: 5,
    moverSteps: 4,
    bar: 'too-late',
  });
});

test('a point on both legs may be met on either of them', () => {
  const back = { from: '5-5', to: '2-5', via: '8-5' } as const;
  expect(testInterception({ ...back, interceptor: '6-7', at: '6-5' })).toEqual({ steps: 2, moverSteps: 2 });
  expect(testInterception({ ...back, interceptor: '6-8', at: '6-5' })).toEqual({
    steps: 3,
    moverSteps: 1,
    bar: 'too-late',
  });
});

test('the point must lie on the line and in the box; between two squares both count', () => {
  expect(testInterception({ interceptor: '7-7', from: '4-4', to: '4-8', at: '6-6' }).bar).toBe('off-the-line');
  expect(testInterception({ interceptor: '4-2', from: '3-1', to: '7-3', at: '4-2' }).bar).toBeUndefined();
  expect(testInterception({ interceptor: '4-1', from: '3-1', to: '7-3', at: '4-1' }).bar).toBeUndefined();
  const box = { center: '7-7', radius: 1 };
  expect(testInterception({ interceptor: '7-7', from: '1-7', to: '9-7', at: '5-7', box }).bar).toBe('outside-box');
});
