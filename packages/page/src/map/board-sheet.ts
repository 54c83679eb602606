import { STANDARD_BOARD } from '@standoff/board/standard';
import type { ProvinceCode } from '@standoff/diplomacy';
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
export const PHONE_OPENING: Opening = { kind: 'fill', around: { x: 520, y: 640 }, width: 560 };

/** A spot of the sheet as one of the map. */
export function onMap({ x, y }: Spot): Spot {
  return { x: x - MARGIN, y: y - MARGIN };
}

/** Where the unit of a province stands on the sheet. */
export function sheetPoint(province: ProvinceCode): Spot {
  const [mark] = marksOf(STANDARD_BOARD, [province]);
  return mark === undefined ? { x: 0, y: 0 } : { x: mark.x + MARGIN, y: mark.y + MARGIN };
}
