import { squarePoint, TAC_VIEW } from '@standoff/board';
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot of the window where the middle of a tac square is. */
async function spotOfSquare(page: Page, square: string): Promise<Spot> {
  const [x, y] = squarePoint(square);
  const [left, up, width] = TAC_VIEW;
  return page.locator('.sheet-layer > svg.tac').evaluate(
    (board, [px, py, wide]) => {
      const box = board.getBoundingClientRect();
      const k = box.width / wide;
      return { x: box.left + px * k, y: box.top + py * k };
    },
    [x - left, y - up, width] as const,
  );
}

/** Clicks a square, or taps it on a phone. */
export async function pointSquare({ page, visitor }: Visit, square: string): Promise<void> {
  const { x, y } = await spotOfSquare(page, square);
  if (visitor.phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Drags from the middle of one square to that of another, with the mouse or a finger. */
export async function dragSquare({ page, context, visitor }: Visit, from: string, to: string): Promise<void> {
  const start = await spotOfSquare(page, from);
  const end = await spotOfSquare(page, to);
  const spots = [0.2, 0.5, 0.8, 1].map((part) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }));
  if (!visitor.phone) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of spots) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [start]);
  for (const spot of spots) await touch('touchMove', [spot]);
  await touch('touchEnd', []);
}
