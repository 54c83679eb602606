import { STANDARD_BOARD } from '@standoff/board/standard';
import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

/** The spot of the window where a province's unit stands. */
async function spotOf(page: Page, at: string): Promise<{ x: number; y: number }> {
  const [x, y] = STANDARD_BOARD.provinces[at]?.unit ?? [0, 0];
  return page.locator('.sheet-layer .ground-sheet').evaluate(
    (board, [px, py]) => {
      const { left, top, width } = board.getBoundingClientRect();
      const k = width / 1228;
      return { x: left + (px + 14) * k, y: top + (py + 14) * k };
    },
    [x, y] as const,
  );
}

/** Clicks a province, or taps it on a phone. */
export async function point({ page, visitor }: Visit, at: string): Promise<void> {
  const { x, y } = await spotOf(page, at);
  if (visitor.phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Drags from one province to another, with the mouse or a finger. */
export async function drag({ page, context, visitor }: Visit, from: string, to: string): Promise<void> {
  const start = await spotOf(page, from);
  const end = await spotOf(page, to);
  const steps = [0.2, 0.5, 0.8, 1].map((part) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }));
  if (!visitor.phone) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [start]);
  for (const spot of steps) await touch('touchMove', [spot]);
  await touch('touchEnd', []);
}

/** The text of the order list, one line a row with an order. */
export function writtenOrders(page: Page): Promise<readonly string[]> {
  return page
    .locator('.order input')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) => (input instanceof HTMLInputElement && input.value !== '' ? [input.value] : [])),
    );
}
