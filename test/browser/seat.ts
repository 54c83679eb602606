import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { powerName } from '@standoff/language';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { expectAccessible, type Visit } from './browser.ts';

export const AXE: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What becomes so, though not at once: a server has to answer, or to come back. */
export function eventually<T>(look: () => Promise<T>): ReturnType<typeof expect.poll> {
  return expect.poll(look, { timeout: 30_000 });
}

/** A button by its whole name. */
export function button(page: Page, name: string | RegExp): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name, exact: true });
}

/** A link as somebody gets it; a page that only looks takes nothing. */
export async function takeSeat(visit: Visit, link: string, power: string, name: string): Promise<void> {
  const { page, visitor } = visit;
  const text = LOBBY[visitor.lang];
  await page.goto(link);
  await page.getByRole('textbox', { name: text.yourName }).fill(name);
  await expectAccessible(page, AXE);
  await button(page, text.takeSeat(powerName(power, visitor.lang))).click();
  await page.waitForURL(/\/table\/\w+$/);
}

/** Opens a pane of the panel, on a phone of the screen. */
export async function pane({ page }: Visit, name: 'map' | 'orders' | 'talk' | 'more'): Promise<void> {
  await page.locator(`[data-pane=${name}]`).click();
}

/** The page says that orders are saved. */
export async function saved(page: Page, words: RegExp): Promise<void> {
  await eventually(() => page.locator('[data-saving]').textContent()).toMatch(words);
}

/** Writes one's orders as text. */
export async function writeText(visit: Visit, orders: string): Promise<void> {
  const { page, visitor } = visit;
  const text = TABLE[visitor.lang];
  if (visitor.phone) await pane(visit, 'orders');
  const field = page.getByRole('textbox', { name: text.yourOrders });
  if (!(await field.isVisible())) await button(page, text.asText).click();
  await field.fill(orders);
}

/** The table stands at this phase. */
export async function phase(page: Page, title: string): Promise<void> {
  await eventually(() => page.locator('.table-head h2').first().textContent()).toContain(title);
}
