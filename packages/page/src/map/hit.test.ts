import { STANDARD_BOARD } from '@standoff/board/standard';
import { expect, test } from 'vitest';
import { marksOf, towards, within } from './hit.ts';

const MARKS = marksOf(STANDARD_BOARD, ['SER', 'ALB', 'GRE', 'TRI', 'BUL/EC', 'BUD']);

test('a tap reaches what is near on the screen, whatever the zoom', () => {
  const [serbia] = MARKS;
  if (serbia === undefined) throw new Error('no Serbia');
  const beside = { x: serbia.x + 8, y: serbia.y };
  expect(within(MARKS, beside, 1)[0]?.at).toBe('SER');
  expect(within(MARKS, { x: serbia.x + 60, y: serbia.y }, 3).map(({ at }) => at)).not.toContain('SER');
  expect(within(MARKS, beside, 0.3).length).toBeGreaterThan(1);
});

test('a unit on a coast is reached where it stands', () => {
  const [coast] = marksOf(STANDARD_BOARD, ['BUL/EC']);
  const [land] = marksOf(STANDARD_BOARD, ['BUL']);
  expect(coast?.at).toBe('BUL');
  expect([coast?.x, coast?.y]).not.toEqual([land?.x, land?.y]);
});

test('arrows go to what lies in their direction', () => {
  const [serbia] = MARKS;
  if (serbia === undefined) throw new Error('no Serbia');
  expect(towards(MARKS, serbia, 'up')?.at).toBe('BUD');
  expect(towards(MARKS, serbia, 'down')?.at).toBe('GRE');
  expect(towards(MARKS, serbia, 'right')?.at).toBe('BUL');
  expect(towards(MARKS, serbia, 'left')?.at).toBe('ALB');
});
