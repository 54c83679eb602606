import { expect, test } from 'vitest';
import { BOARD_SHEET, PHONE_OPENING, phoneOpening, sheetPoint } from './board-sheet.ts';
import { bounded, CLOSEST, centred, fitted, onScreen, onSheet, openingCamera, pinched, zoomed } from './camera.ts';

const BOX = { width: 900, height: 850 };
const SHEET = { width: 1200, height: 1080 };

test('the whole sheet is fitted into the middle of the box', () => {
  const camera = openingCamera({ kind: 'all' }, BOX, SHEET);
  expect(camera.k).toBeCloseTo(0.75);
  expect(camera.x).toBeCloseTo(0);
  expect(camera.y).toBeCloseTo((850 - 810) / 2);
});

test('a phone opens on a part that fills it', () => {
  const phone = { width: 390, height: 600 };
  const camera = openingCamera({ kind: 'fill', around: { x: 500, y: 600 }, width: 470 }, phone, SHEET);
  expect(camera.k).toBeCloseTo(390 / 470);
  expect(onSheet(camera, { x: 195, y: 300 })).toEqual({ x: expect.closeTo(500), y: expect.closeTo(600) });
});

test('zooming keeps the point under the pointer where it is, and ends at its bounds', () => {
  const start = openingCamera({ kind: 'all' }, BOX, SHEET);
  const at = { x: 400, y: 300 };
  const near = zoomed(start, 2, at, BOX, SHEET);
  expect(onSheet(near, at)).toEqual({
    x: expect.closeTo(onSheet(start, at).x),
    y: expect.closeTo(onSheet(start, at).y),
  });
  expect(zoomed(start, 100, at, BOX, SHEET).k).toBeCloseTo(fitted(BOX, SHEET) * CLOSEST);
  expect(zoomed(start, 0.001, at, BOX, SHEET).k).toBeCloseTo(fitted(BOX, SHEET));
});

test('a large sheet always covers the box', () => {
  const camera = bounded({ x: 500, y: -9000, k: 2 }, BOX, SHEET);
  expect(camera).toEqual({ k: 2, x: 0, y: 850 - 2160 });
});

test('two fingers zoom about their middle and take the sheet along', () => {
  const start = bounded(centred({ x: 600, y: 540 }, 2, BOX), BOX, SHEET);
  const moved = pinched(
    start,
    [
      { x: 300, y: 400 },
      { x: 400, y: 400 },
    ],
    [
      { x: 270, y: 420 },
      { x: 470, y: 420 },
    ],
    BOX,
    SHEET,
  );
  expect(moved.k).toBeCloseTo(4);
  const held = onSheet(start, { x: 350, y: 400 });
  expect(onScreen(moved, held)).toEqual({ x: expect.closeTo(370), y: expect.closeTo(420) });
});

test('a phone opens on the units of a board where they stand together, else on the middle of Europe', () => {
  const box = { width: 390, height: 410 };
  const camera = openingCamera(phoneOpening(['NWY', 'SKA', 'SWE']), box, BOARD_SHEET);
  for (const at of ['NWY', 'SKA', 'SWE']) {
    const { x, y } = onScreen(camera, sheetPoint(at));
    expect([at, x > 30, x < 360, y > 30, y < 380]).toEqual([at, true, true, true, true]);
  }
  expect(phoneOpening(['LON', 'SEV'])).toBe(PHONE_OPENING);
  expect(phoneOpening([])).toBe(PHONE_OPENING);
});
