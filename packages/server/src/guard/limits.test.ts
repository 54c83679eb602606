import { expect, test } from 'vitest';
import { newLimits } from './limits.ts';

function count(tries: number, take: () => boolean): number {
  return Array.from({ length: tries }, take).filter(Boolean).length;
}

test('whoever has had their share gets no more because many others came by', () => {
  const limits = newLimits(() => 0);
  expect(count(20, () => limits.take('login', 'name lucie'))).toBe(10);
  for (let i = 0; i < 120_000; i++) limits.take('write', `passer-by ${i}`);
  expect(count(20, () => limits.take('login', 'name lucie'))).toBe(0);
});

test('a share grows again with time', () => {
  let now = 0;
  const limits = newLimits(() => now);
  expect(count(11, () => limits.take('login', 'name lucie'))).toBe(10);
  now = 20_000;
  expect(count(11, () => limits.take('login', 'name lucie'))).toBe(2);
});
