import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { handle } from '../../packages/server/src/handle.ts';
import { listen } from '../../packages/server/src/listen.ts';
import { startBrowser, type Visit, type Visitor, visitAs } from './visit.ts';

export type { Visit, Visitor };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findBrowser(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  return PATH.split(delimiter)
    .flatMap((directory) => NAMES.map((name) => join(directory, name)))
    .find((file) => existsSync(file));
}

/** The Chromium of this machine; without one, the tests that need it are skipped and say so by their names. */
export const BROWSER: string | undefined = findBrowser();

export const VISITORS: readonly Visitor[] = [
  { name: 'wide, English', lang: 'en', phone: false, dark: false },
  { name: 'wide, Russian', lang: 'ru', phone: false, dark: true },
  { name: 'phone, English', lang: 'en', phone: true, dark: true },
  { name: 'phone, Russian', lang: 'ru', phone: true, dark: false },
];

/** A browser on a served page. */
export interface Stage {
  readonly address: string;
  /** A window of somebody who was never here. */
  readonly visit: (visitor: Visitor) => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

/** Serves the built page on a free port and starts the browser. */
export async function openStage(): Promise<Stage> {
  const running = await listen(handle, { port: 0, host: '127.0.0.1' });
  if (!running.ok) throw new Error(running.error.code);
  const { address, stop } = running.value;
  const browser = await startBrowser(BROWSER);
  return {
    address,
    visit: (visitor) => visitAs(browser, address, visitor, { patience: 15_000 }),
    stop: async () => {
      await browser.close();
      await stop();
    },
  };
}

/** The text of axe, to be run in a page. */
export const AXE: string = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Nothing that axe knows of is wrong with the page as it is. */
export async function expectAccessible(page: Page, axe: string): Promise<void> {
  await page.locator('main#content').waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run({
      exclude: ['svg'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found).toEqual([]);
}
