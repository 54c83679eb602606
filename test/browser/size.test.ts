import { expect, test } from 'vitest';
import { frontPageSizes } from './sizes.ts';

test('the scripts of the front page and the map’s drawing stay small', () => {
  const { scripts, map } = frontPageSizes();
  expect(scripts).toBeGreaterThan(20_000);
  expect(scripts).toBeLessThanOrEqual(120_000);
  expect(map).toBeLessThanOrEqual(90_000);
});
