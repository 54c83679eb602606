import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bent, clearance, curveLength, last, quadratic, shorten, spline, spotAt, trim, wave } from './curve.ts';
import type { Point } from './map.ts';
import { distance } from './point.ts';

const point = fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 1080 }));

test('A bent curve goes from place to place and leaves the straight line by half its bend', () => {
  const curve = bent([0, 0], [100, 0], 0.2);
  expect(curve[0]).toEqual([0, 0]);
  expect(last(curve)).toEqual([100, 0]);
  expect(spotAt(curve, 0.5).at[1]).toBeCloseTo(10, 1);
});

test('A trimmed curve starts and ends as far from its ends as asked', () => {
  const curve = trim(bent([0, 0], [200, 0], 0.1), 15.5, 17);
  expect(distance(curve[0] ?? [0, 0], [0, 0])).toBeCloseTo(15.5, 1);
  expect(distance(last(curve), [200, 0])).toBeCloseTo(17, 1);
});

test('Trimming always leaves a line that leads onwards', () => {
  fc.assert(
    fc.property(point, point, fc.constantFrom(-0.32, -0.07, 0.07, 0.26), (from, to, bend) => {
      fc.pre(distance(from, to) > 8);
      const curve = trim(bent(from, to, bend), 15.5, 17);
      expect(curve.length).toBeGreaterThanOrEqual(2);
      expect(curveLength(curve)).toBeGreaterThan(0.5);
      expect(distance(curve[0] ?? to, from)).toBeLessThan(distance(last(curve), from));
    }),
  );
});

test('A spline passes through all its points', () => {
  const points: readonly Point[] = [
    [0, 0],
    [50, 40],
    [120, 10],
    [200, 60],
  ];
  for (const through of points) expect(clearance(spline(points), through)).toBeCloseTo(0);
});

test('A wave keeps the ends of its curve and stays within its amplitude', () => {
  const base = quadratic([0, 0], [100, 60], [200, 0]);
  const shown = wave(base, 3, 14);
  expect(distance(shown[0] ?? [9, 9], [0, 0])).toBeLessThan(0.1);
  expect(distance(last(shown), [200, 0])).toBeLessThan(0.1);
  for (const at of shown) expect(clearance(base, at)).toBeLessThan(4.5);
});

test('A shortened curve is shorter by what was asked, and ends on the curve', () => {
  const base = bent([0, 0], [100, 0], 0.1);
  const short = shorten(base, 9);
  expect(curveLength(short)).toBeCloseTo(curveLength(base) - 9, 0);
  expect(clearance(base, last(short))).toBeLessThan(1.2);
});
