import { STANDARD_BOARD } from '@standoff/board/standard';
import type { Location, ProvinceCode } from '@standoff/diplomacy';
import type { Opening, Size, Spot } from './camera.ts';
import { marksOf } from './hit.ts';

/** The margin of the drawing around the map, where its frame is. */
export const MARGIN = 14;

/** The sheet that the board is drawn on. */
export const BOARD_SHEET: Size = {
  width: STANDARD_BOARD.width + 2 * MARGIN,
  height: STANDARD_BOARD.height + 2 * MARGIN,
};

/** What is seen of it at first: where there is room all, on a phone the middle of Europe. */
export const WIDE_OPENING: Opening = { kind: 'all' };
const PHONE_WIDTH = 560;
export const PHONE_OPENING: Opening = { kind: 'fill', around: { x: 520, y: 640 }, width: PHONE_WIDTH };

/** Around units there is room for where they may go. */
const AROUND = 120;
/** No nearer than this, in map units: names and neighbours are to be seen too. */
const NEAREST = 430;

/** What a phone shows at first of a board with units on these places: all of them where they stand together. */
export function phoneOpening(places: readonly Location[]): Opening {
  const marks = marksOf(STANDARD_BOARD, places);
  if (marks.length === 0) return PHONE_OPENING;
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(NEAREST, right - left + 2 * AROUND, bottom - top + 2 * AROUND);
  if (width > 1.3 * PHONE_WIDTH) return PHONE_OPENING;
  return { kind: 'fill', around: { x: (left + right) / 2 + MARGIN, y: (top + bottom) / 2 + MARGIN }, width };
}

/** A spot of the sheet as one of the map. */
export function onMap({ x, y }: Spot): Spot {
  return { x: x - MARGIN, y: y - MARGIN };
}

/** Where the unit of a province stands on the sheet. */
export function sheetPoint(province: ProvinceCode): Spot {
  const [mark] = marksOf(STANDARD_BOARD, [province]);
  return mark === undefined ? { x: 0, y: 0 } : { x: mark.x + MARGIN, y: mark.y + MARGIN };
}
