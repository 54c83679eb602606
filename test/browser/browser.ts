import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { handle } from '../../packages/server/src/handle.ts';
import { listen } from '../../packages/server/src/listen.ts';

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

/** How somebody comes to the page. */
export interface Visitor {
  readonly name: string;
  readonly lang: 'en' | 'ru';
  readonly phone: boolean;
  readonly dark: boolean;
}

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

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly visitor: Visitor;
  /** What the console complained of. */
  readonly complaints: readonly string[];
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves the built page on a free port and starts the browser. */
export async function openStage(): Promise<Stage> {
  const running = await listen(handle, { port: 0, host: '127.0.0.1' });
  if (!running.ok) throw new Error(running.error.code);
  const { address, stop } = running.value;
  const browser: Browser = await chromium.launch({ executablePath: BROWSER ?? '', args: FLAGS });
  const visit = async (visitor: Visitor): Promise<Visit> => {
    const { lang, phone, dark } = visitor;
    const context = await browser.newContext({
      baseURL: address,
      locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
      isMobile: phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, context, visitor, complaints };
  };
  return {
    address,
    visit,
    stop: async () => {
      await browser.close();
      await stop();
    },
  };
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
