import { STANDARD_BOARD } from '@standoff/board/standard';
import { expect, test } from 'vitest';
import { BOARD_SHEET, PHONE_OPENING } from './board-sheet.ts';
import { openingCamera } from './camera.ts';
import { marksOf, towards, unsure, within } from './hit.ts';

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

test('on a phone 390 pixels wide every province is meant, or asked for, within 12 pixels of its place', () => {
  const box = { width: 390, height: 500 };
  const { k } = openingCamera(PHONE_OPENING, box, BOARD_SHEET);
  const marks = marksOf(STANDARD_BOARD, Object.keys(STANDARD_BOARD.provinces));
  for (const { at, x, y } of marks)
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn / 8) * Math.PI;
      const spot = { x: x + (12 / k) * Math.cos(angle), y: y + (12 / k) * Math.sin(angle) };
      expect(unsure(marks, spot, k), `${at} ${turn}`).toContain(at);
      expect(unsure(marks, spot, k, 14), `${at} ${turn}, laid out`).toContain(at);
    }
});

test('where a tap is nearer to one place than to any other, nothing is asked', () => {
  const marks = marksOf(STANDARD_BOARD, ['NAP', 'APU', 'ROM']);
  for (const { at, x, y } of marks) expect(unsure(marks, { x, y }, 0.7)).toEqual([at]);
});
