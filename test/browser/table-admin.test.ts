import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT } from '../../packages/page/src/table/account-text.ts';
import { ADMIN } from '../../packages/page/src/table/admin-text.ts';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { client, type Seated, seatAt, seated } from '../table/servers.ts';
import { BROWSER, expectAccessible, VISITORS, type Visit } from './browser.ts';
import { AXE, button, eventually } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const WINDOWS = VISITORS.filter(({ lang, phone }) => (lang === 'ru') === phone);

describe.skipIf(BROWSER === undefined).each(WINDOWS)('who administers a server, in Chromium ($name)', (visitor) => {
  const text = ADMIN[visitor.lang];
  const lobby = LOBBY[visitor.lang];
  const words = ACCOUNT[visitor.lang];
  let stage: TableStage;
  let table: Seated;
  beforeAll(async () => {
    stage = await openTableStage();
    table = await seated(stage.address, { name: 'Behind a door' });
  });
  afterAll(async () => stage?.stop());

  async function signUp({ page }: Visit, name: string, password: string): Promise<void> {
    await page.goto('/account');
    await button(page, words.signUp).first().click();
    await page.getByRole('textbox', { name: words.userName }).fill(name);
    await page.getByLabel(words.password).fill(password);
    await button(page, words.signUp).last().click();
    await eventually(() => page.getByRole('heading', { level: 2 }).textContent()).toBe(words.hello(name));
  }

  async function logIn(page: Page, name: string, password: string): Promise<void> {
    await page.goto('/account');
    await page.getByRole('textbox', { name: words.userName }).fill(name);
    await page.getByLabel(words.password).fill(password);
    await button(page, words.logIn).last().click();
  }

  test('gives a link for a forgotten password and for a lost chair, closes, opens and deletes accounts, and sees what is kept but no word of it', async () => {
    await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
    await seatAt(table, 'France').send('POST', `${table.path}/threads/France+Italy`, { text: 'A secret plan' });
    const root = await stage.visit(visitor);
    const bob = await stage.visit(visitor);
    await signUp(bob, 'Bob', 'soon forgotten');
    await signUp(root, 'Root', 'a long secret');
    await root.page.goto(stage.adminLink);
    await button(root.page, words.adminTake).click();
    await root.page.getByRole('link', { name: lobby.open }).click();
    await eventually(() => root.page.getByRole('heading', { level: 1 }).textContent()).toBe(text.title);
    await eventually(() => root.page.locator('main').textContent()).toContain('Behind a door');
    const shown = await root.page.locator('main').textContent();
    expect(shown).toContain(`${text.count.accounts}: 2`);
    expect(shown).not.toMatch(/secret plan|Par - Bur/);
    await expectAccessible(root.page, AXE);

    // A forgotten password, without mail: the administrator hands a link over, and it works once.
    await button(root.page, `${text.resetLink}: Bob`).click();
    const link = root.page.getByRole('textbox', { name: 'Bob' });
    await eventually(() => link.inputValue()).toContain('/password#');
    const address = await link.inputValue();
    const anew = await stage.visit(visitor);
    await anew.page.goto(address);
    await expectAccessible(anew.page, AXE);
    await anew.page.getByLabel(words.newPassword).fill('brand new one');
    await button(anew.page, words.save).click();
    await eventually(() => anew.page.getByRole('status').textContent()).toContain(words.resetDone);
    await logIn(anew.page, 'Bob', 'brand new one');
    await eventually(() => anew.page.getByRole('heading', { level: 2 }).textContent()).toBe(words.hello('Bob'));
    // Whoever was logged in with the old one is not any more.
    await bob.page.reload();
    await eventually(() => bob.page.getByLabel(words.password).count()).toBe(1);

    // An account that is closed cannot get in; opened again it can.
    await button(root.page, `${text.ban}: Bob`).click();
    await eventually(() => button(root.page, `${text.unban}: Bob`).count()).toBe(1);
    await logIn(bob.page, 'Bob', 'brand new one');
    await eventually(() => bob.page.getByRole('alert').count()).toBe(1);
    await button(root.page, `${text.unban}: Bob`).click();
    await eventually(() => button(root.page, `${text.ban}: Bob`).count()).toBe(1);
    await button(bob.page, words.logIn).last().click();
    await eventually(() => bob.page.getByRole('heading', { level: 2 }).textContent()).toBe(words.hello('Bob'));

    // The moderator's lost link: a new one, on the page.
    await button(root.page, `${text.moderatorLink}: Behind a door`).click();
    const chair = root.page.getByRole('textbox', { name: 'Behind a door' });
    await eventually(() => chair.inputValue()).toContain('/join#');
    await bob.page.goto(await chair.inputValue());
    await button(bob.page, lobby.takeChair).click();
    await bob.page.waitForURL(/\/table\/\w+$/);
    expect((await table.moderator.get(table.path)).status).toBe(404);

    // A seat of Bob's is open again when his account is deleted.
    const free = await client(stage.address).send('POST', '/api/tables', { settings: { name: 'Small' }, as: 'token' });
    await bob.page.goto(free.body.links.seats[0].link);
    await button(bob.page, lobby.takeSeat(visitor.lang === 'ru' ? 'Австрия' : 'Austria')).click();
    await bob.page.waitForURL(/\/table\/\w+$/);
    await button(root.page, `${text.remove}: Bob`).click();
    await expectAccessible(root.page, AXE);
    await button(root.page, text.removeSure).click();
    await eventually(() => button(root.page, `${text.ban}: Bob`).count()).toBe(0);
    const seats = (await client(stage.address, free.body.token).get(`/api/tables/${free.body.id}`)).body.seats;
    expect(seats[0]).toMatchObject({ power: 'Austria', holder: 'open' });
    expect(root.complaints).toEqual([]);
    for (const visit of [root, bob, anew]) await visit.context.close();
  });

  test('an account is deleted by its owner with the password, and by nobody without it', async () => {
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await signUp(visit, 'Carla', 'a long secret');
    await button(page, words.deleteAccount).click();
    await button(page, words.deleteSure).click();
    await eventually(() => page.getByRole('status').textContent()).not.toBe('');
    await page.getByLabel(words.currentPassword).fill('a long secret');
    await button(page, words.deleteAccount).click();
    await button(page, words.deleteSure).click();
    await eventually(() => page.getByLabel(words.password).count()).toBe(1);
    await logIn(page, 'Carla', 'a long secret');
    await eventually(() => page.getByRole('alert').count()).toBe(1);
    await expectAccessible(page, AXE);
    await visit.context.close();
  });
});
