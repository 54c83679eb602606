// Takes the pictures of the page for the documents, and those that go with links to it: `node tools/page-pictures.mjs`,
// after `npm run build`; needs Chromium. `tables`, `links` or `page` takes those alone.
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

/**
 * @param {Look} look
 * @param {Partial<import('playwright-core').BrowserContextOptions>} [more]
 */
async function visit({ lang, phone = false, dark = false }, more = {}) {
  const context = await browser.newContext({
    baseURL: server.address,
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    deviceScaleFactor: phone ? 1.5 : 1,
    hasTouch: phone,
    isMobile: phone,
    ...more,
  });
  return context.newPage();
}

/** What the front page leaves out where it is the picture of a link. */
const LINK_STYLE = `
  header nav, header .languages, header .btn, .doors, .hero-words > .small, .worth, .told .btn { display: none !important; }
  #page { height: 630px; overflow: hidden; }
  .front, .hero { height: 582px; }
  .hero { grid-template-columns: 400px 1fr !important; }
  .hero-words { padding: 60px 36px !important; }
  .hero-words h1 { font-size: 58px !important; line-height: 60px !important; }
  .hero-words .lead { font-size: 24px !important; line-height: 33px !important; margin-top: 24px; }
  .told { padding: 10px 16px !important; font-size: 17px !important; }
`;

/** The pictures that go with links to the page: the front page's board, 1200 by 630. */
async function takeLinks() {
  for (const lang of /** @type {const} */ (['en', 'ru'])) {
    const page = await visit({ lang }, { viewport: { width: 1200, height: 630 }, bypassCSP: true });
    await page.goto('/');
    await page.addStyleTag({ content: LINK_STYLE });
    await page.locator('.living [data-unit]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({
      path: fileURLToPath(new URL(`../packages/page/public/link-${lang}.png`, import.meta.url)),
    });
    await page.context().close();
  }
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
if (only === undefined || only === 'links') await takeLinks();
for (const look of only === undefined || only === 'page' ? LOOKS : []) {
  const page = await visit(look);
  /** @param {{ readonly key: string, readonly code: string }} key */
  const press = (key) =>
    page.evaluate((k) => document.dispatchEvent(new KeyboardEvent('keydown', { ...k, bubbles: true })), key);
  await page.goto('/');
  if (!look.phone) await page.locator('.position-card .units').last().waitFor();
  await take(page, `front-${look.name}`);
  await page.goto('/positions');
  await page.locator('.position-card .units').first().waitFor();
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
for (const look of only === undefined || only === 'tables' ? LOOKS : []) {
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
