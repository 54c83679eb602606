import { expect, test } from 'vitest';
import { closest } from './closest.ts';

test('a letter wrong, missing, too many or two exchanged is near; more is not', () => {
  const known = ['Austria', 'France', 'Prussia'];
  for (const word of ['Asutria', 'austia', 'Austtria', 'Austris']) expect(closest(word, known)).toEqual(['Austria']);
  expect(closest('Turkey', known)).toEqual([]);
  expect(closest('a'.repeat(1000), known)).toEqual([]);
});

test('the nearest comes first, and at most three', () => {
  expect(closest('FR12IN', ['FR11IN', 'FR12IN', 'FR21IN', 'FR13IN', 'AU12IN'])).toEqual(['FR12IN', 'FR11IN', 'FR21IN']);
});
