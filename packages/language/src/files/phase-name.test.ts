import { expect, test } from 'vitest';
import { formatPhaseName, parsePhaseName } from './phase-name.ts';

test('every phase of the calendar is written and read back', () => {
  for (const name of ['S1901M', 'S1901R', 'F1902M', 'F1902R', 'W1999A']) {
    const phase = parsePhaseName(name);
    expect(phase && formatPhaseName(phase)).toBe(name);
  }
  expect(parsePhaseName('F1903R')).toEqual({ kind: 'retreat', season: 'fall', year: 1903 });
});

test('what is in no calendar is no phase', () => {
  for (const name of ['W1901M', 'S1901A', 'COMPLETED', 'FORMING', 's1901m', 'S1901', '']) {
    expect(parsePhaseName(name)).toBeUndefined();
  }
});
