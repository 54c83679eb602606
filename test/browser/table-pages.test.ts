import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { powerName } from '@standoff/language';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { ACCOUNT } from '../../packages/page/src/table/account-text.ts';
import { ADMIN } from '../../packages/page/src/table/admin-text.ts';
import { DECIDE } from '../../packages/page/src/table/decide-text.ts';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { MODERATOR } from '../../packages/page/src/table/moderator-text.ts';
import { NOTICES } from '../../packages/page/src/table/notices-text.ts';
import { SETTINGS } from '../../packages/page/src/table/settings-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { client, seated } from '../table/servers.ts';
import { BROWSER, expectAccessible, VISITORS } from './browser.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage: TableStage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openTableStage();
});
afterAll(async () => stage?.stop());

function eventually<T>(look: () => Promise<T>): ReturnType<typeof expect.poll> {
  return expect.poll(look, { timeout: 15_000 });
}

function button(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name, exact: true });
}

/** Nothing of the page reaches beyond its right edge. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page, AXE);
  await expectNoOverflow(page);
}

describe.skipIf(BROWSER === undefined).each(VISITORS)('the pages around a table in Chromium ($name)', (visitor) => {
  const text = LOBBY[visitor.lang];
  const account = ACCOUNT[visitor.lang];
  const words = SETTINGS[visitor.lang];
  const table = TABLE[visitor.lang];

  test('an open game is made with other answers than the first ones, joined from the lobby, and starts when full', async () => {
    const host = await stage.visit(visitor);
    await host.page.goto('/tables/new');
    await button(host.page, words.paces.own).click();
    await host.page.locator('summary').first().click();
    await button(host.page, words.presses.rulebook).click();
    await button(host.page, words.policies.replacement).click();
    await expectFine(host.page);
    const name = `Open ${visitor.name}`;
    await host.page.getByRole('textbox', { name: words.name, exact: true }).fill(name);
    await host.page.getByRole('textbox', { name: text.yourName }).fill('Host');
    for (const power of ['Austria', 'England', 'Italy', 'Russia', 'Turkey'])
      await button(host.page, powerName(power, visitor.lang)).click();
    await button(host.page, text.makeOpen).click();
    await eventually(() => host.page.getByRole('heading', { level: 1 }).textContent()).toBe(text.isOpenNow);
    await expectFine(host.page);
    await host.page.getByRole('link', { name: text.toTable }).click();
    await eventually(() => host.page.locator('.table-head h2').first().textContent()).toBe(table.gathering);

    // Whoever made the table and waits at it may leave it again, at the table and in the lobby, and come back with a wish.
    if (visitor.phone) await host.page.locator('[data-pane=orders]').click();
    await eventually(() => host.page.locator('.waiting-here').textContent()).toContain(text.joined);
    await expectFine(host.page);
    await button(host.page, text.leaveLobby).click();
    await button(host.page, text.join).click();
    await host.page.getByRole('textbox', { name: text.yourName }).fill('Host');
    await host.page.getByRole('combobox', { name: text.wish(1) }).selectOption('France');
    await expectFine(host.page);
    await button(host.page, text.join).last().click();
    await eventually(() => host.page.locator('.waiting-here').textContent()).toContain(text.joined);
    const address = new URL(host.page.url()).pathname;
    await host.page.goto('/tables');
    await eventually(() => button(host.page, `${text.leaveLobby}: ${name}`).count()).toBe(1);
    expect(await button(host.page, text.joinTitle(name)).count()).toBe(0);
    await expectFine(host.page);
    await host.page.goto(address);
    await eventually(() => host.page.locator('.table-head h2').first().textContent()).toBe(table.gathering);

    const guest = await stage.visit(visitor);
    await guest.page.goto('/tables');
    await button(guest.page, text.joinTitle(name)).click();
    await guest.page.getByRole('textbox', { name: text.yourName }).fill('Guest');
    await guest.page.getByRole('combobox', { name: text.wish(1) }).selectOption('Germany');
    await expectFine(guest.page);
    await button(guest.page, text.join).last().click();
    const season = visitor.lang === 'ru' ? 'Весна 1901' : 'Spring 1901';
    await eventually(() => guest.page.locator('.table-head h2').first().textContent()).toBe(season);
    await eventually(() => host.page.locator('.table-head h2').first().textContent()).toBe(season);
    await guest.page.locator('[data-pane=more]').click();
    await eventually(() => guest.page.locator('[data-seat=Germany]').textContent()).toContain(table.you);
    await expectFine(guest.page);
    await button(guest.page, table.notices).click();
    await eventually(() => guest.page.getByText(NOTICES[visitor.lang].none).count()).toBe(1);
    await expectFine(guest.page);

    // The host plays, so the moderator's page shows no marks, and says why.
    const { pathname } = new URL(host.page.url());
    await host.page.goto(`${pathname}/moderator`);
    const mod = MODERATOR[visitor.lang];
    await eventually(() => host.page.getByText(mod.plays).count()).toBe(1);
    expect(await host.page.getByRole('columnheader').allTextContents()).not.toContain(mod.seen);
    expect(await button(host.page, mod.judge).count()).toBe(0);
    expect(await button(host.page, mod.savePasted).count()).toBe(0);
    await expectFine(host.page);

    // What a moderator may not do alone is asked of the others, who see what it is, and done when they agree.
    const decide = DECIDE[visitor.lang];
    await host.page.getByRole('textbox', { name: mod.pasteLabel }).fill('Austria:\nA Vie - Gal');
    await button(host.page, mod.askEnter).click();
    await guest.page.keyboard.press('Escape');
    const asked = guest.page.locator('.proposal');
    await eventually(() => asked.textContent()).toContain(decide.asks.enter(powerName('Austria', visitor.lang)));
    await expectFine(guest.page);
    await button(guest.page, decide.refuse).click();
    await eventually(() => asked.count()).toBe(0);
    await button(host.page, mod.askJudge).click();
    await button(host.page, mod.askSure).click();
    await eventually(() => asked.textContent()).toContain(decide.asks.judge(''));
    await eventually(() => host.page.locator('.proposal').textContent()).toContain(decide.agreedSoFar(0, 1));
    expect(await button(host.page, decide.agree).count()).toBe(0);
    await expectFine(host.page);
    await button(guest.page, decide.agree).click();
    const autumn = visitor.lang === 'ru' ? 'Осень 1901' : 'Autumn 1901';
    await eventually(() => host.page.locator('.table-head h2').first().textContent()).toContain(autumn);
    await eventually(() => asked.count()).toBe(0);

    for (const visit of [host, guest]) {
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    }
  });

  test('an account takes seats along to another device', async () => {
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await page.goto('/tables/new');
    await button(page, text.makeLinks).click();
    await eventually(() => page.locator('[data-link]').count()).toBe(6);
    await expectFine(page);
    await page.goto('/account');
    await button(page, account.signUp).first().click();
    const name = `anna ${visitor.name}`;
    await page.getByRole('textbox', { name: account.userName }).fill(name);
    await page.getByLabel(account.password).fill('a long secret');
    await expectFine(page);
    await button(page, account.signUp).last().click();
    await eventually(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(account.hello(name));
    await expectFine(page);

    const other = await stage.visit(visitor);
    await other.page.goto('/account');
    await other.page.getByRole('textbox', { name: account.userName }).fill(name);
    await other.page.getByLabel(account.password).fill('a long secret');
    await button(other.page, account.logIn).last().click();
    await eventually(() => other.page.getByRole('heading', { level: 2 }).textContent()).toBe(account.hello(name));
    await other.page.goto('/tables');
    await eventually(() => other.page.locator('[data-table]').count()).toBe(1);
    await expectFine(other.page);
    for (const one of [visit, other]) {
      expect(one.complaints).toEqual([]);
      await one.context.close();
    }
  });

  test('watchers see the board and what was told, some phases later where the table says so, and no orders', async () => {
    const open = await seated(stage.address, { watch: { who: 'anyone', delay: 0 } });
    await open.seats.France?.send('PUT', `${open.path}/orders`, { text: 'A Par - Bur' });
    await open.seats.France?.send('POST', `${open.path}/threads/public`, { text: 'Good luck.' });
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await page.goto(`/table/${open.id}`);
    await page.locator('[data-pane=talk]').click();
    if (visitor.phone) await page.locator('[data-thread=public]').click();
    await eventually(() => page.locator('.said .words').textContent()).toBe('Good luck.');
    expect(await page.locator('.composer').count()).toBe(0);
    await page.locator('[data-pane=orders]').click();
    expect(await page.locator('[data-order]').count()).toBe(0);
    expect(await page.locator('.own-orders').count()).toBe(0);
    await expectFine(page);
    // What nobody may watch is not there for them.
    const closed = await client(stage.address).send('POST', '/api/tables', { settings: { name: 'x' }, as: 'token' });
    await page.goto(`/table/${closed.body.id}`);
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(table.missing);
    await page.goto('/join');
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(text.noSecret);
    await expectFine(page);
    await button(page, SHELL[visitor.lang].more).click();
    expect(visit.complaints).toEqual([
      'Failed to load resource: the server responded with a status of 404 (Not Found)',
    ]);
    await visit.context.close();
  });
});

test.skipIf(BROWSER === undefined)(
  'the printed link makes whoever has an account the administrator, who sees no secrets',
  async () => {
    const [visitor] = VISITORS;
    if (visitor === undefined) throw new Error('nobody visits');
    const { page, context, complaints } = await stage.visit(visitor);
    const text = LOBBY.en;
    const account = ACCOUNT.en;
    const closed = await seated(stage.address, { name: 'Behind a door' });
    await page.goto('/account');
    await button(page, account.signUp).first().click();
    await page.getByRole('textbox', { name: account.userName }).fill('root');
    await page.getByLabel(account.password).fill('a long secret');
    await button(page, account.signUp).last().click();
    await eventually(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(account.hello('root'));
    await page.goto(stage.adminLink);
    await expectFine(page);
    await button(page, account.adminTake).click();
    await page.getByRole('link', { name: text.open }).click();
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(ADMIN.en.title);
    await expectFine(page);
    await button(page, `${ADMIN.en.moderatorLink}: Behind a door`).click();
    const link = page.getByRole('textbox', { name: 'Behind a door' });
    await eventually(() => link.inputValue()).toContain('/join#');
    await page.goto(await link.inputValue());
    await eventually(() => button(page, text.takeChair).count()).toBe(1);
    expect((await closed.moderator.get(closed.path)).body.moderates).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
