import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT } from '../../packages/page/src/table/account-text.ts';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { client, type Seated, seatAt, seated } from '../table/servers.ts';
import { BROWSER, type Visitor } from './browser.ts';
import { button, eventually, pane, saved, writeText } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const HERE: Visitor = { name: 'a shared computer', lang: 'en', phone: false, dark: false };
const PASSWORD = 'long enough';
const WORDS = ACCOUNT.en;
const TEXT = TABLE.en;
/** What only Anna may see, and the next at her computer must not. */
const SAID = 'Burgundy stays empty, I promise';
const NOTED = 'my notebook: Italy is lying';
const DRAFT = 'half a message, never sent';
const SAVED = 'A Par - Pic';
const UNSENT = 'A Mar - Gas';
const SECRETS = [SAID, NOTED, DRAFT, SAVED, UNSENT, SAVED.replace('-', '–'), UNSENT.replace('-', '–')];

/** All that a page shows or its browser keeps for it, in which a secret might stand. */
function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return requests.map(({ url }) => url).filter((url) => url.includes('/api/'));
      }),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      { ...localStorage },
      { ...sessionStorage },
      cached,
      databases,
    ]);
  });
}

async function expectNothing(page: Page): Promise<void> {
  const all = await everything(page);
  for (const secret of SECRETS) expect(all.includes(secret), secret).toBe(false);
  // Nothing that the server answered is kept by the worker.
  expect(/"http[^"]*\/api\//.test(all)).toBe(false);
}

describe.skipIf(BROWSER === undefined)('the next at a shared computer, in Chromium', () => {
  let stage: TableStage;
  let table: Seated;
  beforeAll(async () => {
    stage = await openTableStage();
    table = await seated(stage.address, { name: 'Friday' });
    for (const [name, power] of [
      ['Anna', 'France'],
      ['Bert', 'Germany'],
    ] as const)
      await seatAt(table, power).send('POST', '/api/accounts', { name, password: PASSWORD, as: 'token' });
  }, 60_000);
  afterAll(async () => stage?.stop());

  async function logIn(page: Page, name: string): Promise<void> {
    await page.goto('/account');
    await page.getByRole('textbox', { name: WORDS.userName }).fill(name);
    await page.getByLabel(WORDS.password).fill(PASSWORD);
    await button(page, WORDS.logIn).last().click();
    await eventually(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(WORDS.hello(name));
  }

  /** Anna plays: she says, notes and orders something, and leaves a message and orders unsent. */
  async function play(context: BrowserContext, page: Page): Promise<void> {
    const visit = { page, context, visitor: HERE, complaints: [] };
    await page.goto(`/table/${table.id}`);
    await writeText(visit, SAVED);
    await saved(page, /^1 saved/);
    await pane(visit, 'talk');
    await page.locator('[data-thread="France+Italy"]').click();
    await page.locator('.composer textarea').fill(SAID);
    await page.locator('.composer textarea').press('Enter');
    await eventually(() => page.locator('.said .words').last().textContent()).toBe(SAID);
    await page.locator('.composer textarea').fill(DRAFT);
    await page.locator('[data-thread=notes]').click();
    const kept = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().endsWith('/notes'));
    await page.locator('.notes textarea').fill(`${NOTED} ${Math.random()}`);
    await kept;
    // A copy on the workbench, with her orders in it.
    await button(page, TEXT.sandbox).click();
    await page.waitForURL('**/diplomacy');
    await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(SAVED);
    await page.goto(`/table/${table.id}`);
    await context.route('**/api/tables/*/orders', (route) => route.abort());
    await writeText(visit, `${SAVED}\n${UNSENT}`);
    await eventually(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(UNSENT);
  }

  test('sees nothing of who has logged out: in this window, in another, by the back button, at the same table', async () => {
    const { page, context } = await stage.visit(HERE);
    await logIn(page, 'Anna');
    await play(context, page);
    const other = await context.newPage();
    await other.goto(`/table/${table.id}`);
    await pane({ page: other, context, visitor: HERE, complaints: [] }, 'talk');
    await other.locator('[data-thread="France+Italy"]').click();
    await eventually(() => other.locator('.said .words').textContent()).toBe(SAID);
    // A page that was left: it lies frozen, hears nothing, and is shown as it was by the back button.
    const frozen = await context.newPage();
    await frozen.addInitScript(() =>
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await frozen.goto(`/table/${table.id}`);
    await frozen.locator('.table-head').first().waitFor();
    await page.goto('/account');
    await button(page, WORDS.logOut).click();
    await button(page, WORDS.signUp).first().waitFor();
    await eventually(() => other.getByRole('heading', { level: 1 }).textContent()).toBe(TEXT.missing);
    await expectNothing(other);
    await expectNothing(page);
    expect(await frozen.locator('.table-head').count()).toBeGreaterThan(0);
    await frozen.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await eventually(() => frozen.getByRole('heading', { level: 1 }).textContent()).toBe(TEXT.missing);
    await expectNothing(frozen);
    await page.goBack();
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(TEXT.missing);
    await expectNothing(page);

    await context.unroute('**/api/tables/*/orders');
    await logIn(page, 'Bert');
    await expectNothing(page);
    await page.goto(`/table/${table.id}`);
    await page.locator('.table-head').first().waitFor();
    await expectNothing(page);
    for (const name of ['talk', 'more', 'orders'] as const) {
      await pane({ page, context, visitor: HERE, complaints: [] }, name);
      await expectNothing(page);
    }
    await page.goto('/tables');
    await page.locator('[data-table]').first().waitFor();
    await page.goto('/diplomacy');
    await page.locator('.phase-head').waitFor();
    await expectNothing(page);
    // What was not sent is gone, not sent for somebody else.
    const log = async (name: string): Promise<string> => {
      const login = { name, password: PASSWORD, as: 'token' };
      const { token } = (await client(stage.address).send('POST', '/api/session', login)).body;
      return JSON.stringify((await client(stage.address, token).get(`${table.path}/orders/log`)).body.log);
    };
    expect(await log('Anna')).toContain('PAR');
    expect(await log('Anna')).not.toContain('GAS');
    expect(await log('Bert')).toBe('[]');
    await context.close();
  });

  test('sees nothing of who was logged out elsewhere, and never did so here', async () => {
    const { page, context } = await stage.visit(HERE);
    await logIn(page, 'Anna');
    await play(context, page);
    // As after a new password, or a year.
    await context.clearCookies();
    await context.unroute('**/api/tables/*/orders');
    await logIn(page, 'Bert');
    await expectNothing(page);
    await page.goto(`/table/${table.id}`);
    await page.locator('.table-head').first().waitFor();
    await expectNothing(page);
    await context.close();
  });

  test('gets no notices of who has logged out, neither those to come nor those that are shown', async () => {
    const { page, context } = await stage.visit(HERE);
    await context.grantPermissions(['notifications'], { origin: stage.address });
    // The push service is not here: that it is told is kept where the next page finds it.
    await page.addInitScript(() => {
      PushManager.prototype.getSubscription = () =>
        Promise.resolve({
          unsubscribe: () => {
            localStorage.setItem('push', 'ended');
            return Promise.resolve(true);
          },
        } as PushSubscription);
    });
    await logIn(page, 'Anna');
    const shown = (): Promise<number> =>
      page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);
    await page.evaluate(async (text) => {
      await (await navigator.serviceWorker.ready).showNotification('Friday', { body: text });
    }, SAID);
    await eventually(shown).toBe(1);
    await button(page, WORDS.logOut).click();
    await button(page, WORDS.signUp).first().waitFor();
    await eventually(shown).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('push'))).toBe('ended');
    await context.close();
  });

  test('is told when logging out did not reach the server, for then it has not happened', async () => {
    const { page, context } = await stage.visit(HERE);
    await logIn(page, 'Anna');
    await context.route('**/api/session', (route) => route.abort());
    await button(page, WORDS.logOut).click();
    await eventually(() => page.getByRole('status').first().textContent()).toBe(LOBBY.en.lost);
    await context.unroute('**/api/session');
    await page.reload();
    await eventually(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(WORDS.hello('Anna'));
    await context.close();
  });
});
