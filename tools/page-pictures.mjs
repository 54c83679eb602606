// Takes the pictures of the page for the documents: `node tools/page-pictures.mjs`, after `npm run build`; needs Chromium. `tables` takes those of the tables alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_LIMITS, startServer } from '@standoff/server';
import { chromium } from 'playwright-core';
import { takeTables } from './table-pictures.mjs';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const data = await mkdtemp(join(tmpdir(), 'standoff-pictures-'));
const started = await startServer(
  { port: 0, host: '127.0.0.1', store: { kind: 'sqlite', file: join(data, 'standoff.db') }, trustProxy: false },
  { log: () => undefined, limits: NO_LIMITS },
);
if (!started.ok) throw new Error(started.error.code);
const server = started.value;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** @typedef {{ readonly lang: 'en' | 'ru', readonly phone?: boolean, readonly dark?: boolean }} Look */

/** @param {Look} look */
async function visit({ lang, phone = false, dark = false }) {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    deviceScaleFactor: phone ? 1.5 : 1,
    hasTouch: phone,
    isMobile: phone,
  });
  return context.newPage();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}page-${name}.jpg`, type: 'jpeg', quality: 72 });
}

/** @type {readonly (Look & { readonly name: string })[]} */
const LOOKS = [
  { name: 'en', lang: 'en' },
  { name: 'ru-dark', lang: 'ru', dark: true },
  { name: 'phone-en-dark', lang: 'en', phone: true, dark: true },
  { name: 'phone-ru', lang: 'ru', phone: true },
];

const only = process.argv[2];
for (const look of only === 'tables' ? [] : LOOKS) {
  const page = await visit(look);
  /** @param {{ readonly key: string, readonly code: string }} key */
  const press = (key) =>
    page.evaluate((k) => document.dispatchEvent(new KeyboardEvent('keydown', { ...k, bubbles: true })), key);
  await page.goto('/');
  await take(page, `front-${look.name}`);
  await page.goto('/positions');
  await take(page, `positions-${look.name}`);
  await page.goto('/diplomacy#p=autumn-1903');
  await page.locator('[data-row="England unit NTH"]').waitFor();
  await press({ key: '/', code: 'Slash' });
  await page.locator('dialog input').fill('Nth');
  await page.keyboard.press('Enter');
  await take(page, `orders-${look.name}`);
  await page.keyboard.press('Escape');
  await page.locator('.foot .primary').click();
  await page.locator('[data-verdict=BER]').click();
  await take(page, `judged-${look.name}`);
  await press({ key: 'w', code: 'KeyW' });
  await take(page, `decides-${look.name}`);
  await page.locator('.foot .primary').click();
  await take(page, `retreats-${look.name}`);
  await page.locator('.unit-card .menu-item').first().click();
  await page.locator('.foot .primary').click();
  await page.locator('.foot .primary').click();
  await take(page, `winter-${look.name}`);
  await page.goto('/gitm#c=E2');
  await page.locator('[data-event-card="2"]').waitFor();
  await take(page, `gitm-${look.name}`);
  await page.context().close();
}
const own = { name: 'root', password: 'a long secret' };
let isAdmin = false;
for (const look of LOOKS) {
  const page = await visit(look);
  const other = await visit(look);
  await takeTables(server, look.name, look.lang, page, other, take, async () => {
    await other.evaluate(({ path, body }) => fetch(path, { method: 'POST', body: JSON.stringify(body) }), {
      path: isAdmin ? '/api/session' : '/api/accounts',
      body: own,
    });
    if (isAdmin) return;
    await other.goto(server.adminLink ?? '');
    await other.locator('main form button, main .btn.primary').first().click();
    await other.locator('main a[href="/admin"]').waitFor();
    isAdmin = true;
  });
  await page.context().close();
  await other.context().close();
}
await browser.close();
await server.stop();
await rm(data, { recursive: true });
