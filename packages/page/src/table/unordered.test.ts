import { expect, test } from 'vitest';
import { newWorkbench, viewOf } from '../state/document.ts';
import { setLines } from '../state/edit.ts';
import { unorderedUnits } from './unordered.ts';

test('a unit whose line cannot be read counts as one without an order', () => {
  const at = (lines: readonly string[]): number =>
    unorderedUnits(viewOf(setLines(newWorkbench(), 'Germany', lines)), ['Germany']);
  expect(at([])).toBe(3);
  expect(at(['A Mun - Bur', 'A Ber -'])).toBe(2);
  expect(at(['A Mun - Bur', 'A Ber H', 'F Kie - Hol'])).toBe(0);
});

test('of several powers all units are counted, and those of others are not', () => {
  expect(unorderedUnits(viewOf(newWorkbench()), ['Russia', 'Italy'])).toBe(7);
  expect(unorderedUnits(viewOf(newWorkbench()), [])).toBe(0);
});
