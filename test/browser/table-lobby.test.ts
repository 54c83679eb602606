import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { NOTICES } from '../../packages/page/src/table/notices-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type MailReceiver, onlyTo, type PostReceiver, receiveMails, receivePosts } from '../table/receivers.ts';
import { client, seatAt, seated } from '../table/servers.ts';
import { BROWSER, expectAccessible, VISITORS } from './browser.ts';
import { AXE, button, eventually, pane } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const WINDOWS = VISITORS.filter(({ lang, phone }) => (lang === 'ru') === phone);
const HAND = { movement: { kind: 'none' }, retreat: { kind: 'none' }, build: { kind: 'none' } };

let stage: TableStage;
let mail: MailReceiver;
let posts: PostReceiver;
beforeAll(async () => {
  if (BROWSER === undefined) return;
  mail = await receiveMails();
  posts = await receivePosts();
  stage = await openTableStage(undefined, {
    parts: { reach: onlyTo(posts) },
    settings: { smtp: { url: mail.url, from: 'Tables <tables@example.org>' } },
  });
  const open = (settings: object) => client(stage.address).send('POST', '/api/tables', { settings, as: 'token' });
  await open({ name: 'First moves', listed: true });
  await open({ name: 'Gunboat at noon', listed: true, press: 'none' });
  await open({ name: 'By mail', listed: true, pace: HAND });
  await open({ name: 'Quick one', listed: true, pace: { movement: { kind: 'length', minutes: 15 } } });
  for (let n = 1; n <= 4; n++) await open({ name: `Slow ${n}`, listed: true, pace: { days: [2, 5] } });
  await open({ name: 'Not for the lobby' });
  await full('On a stage', { watch: { who: 'anyone', delay: 0 } });
  await full('Behind a door', {});
});
afterAll(async () => {
  await stage?.stop();
  await mail?.stop();
  await posts?.stop();
});

/** A listed table at which nobody is missing. */
async function full(name: string, settings: object): Promise<void> {
  const made = await client(stage.address).send('POST', '/api/tables', {
    settings: { name, listed: true, ...settings },
    dummies: ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia'],
    as: 'token',
  });
  await client(stage.address).send('POST', `/api/tables/${made.body.id}/join`, { name: 'Solo', as: 'token' });
}

describe.skipIf(BROWSER === undefined).each(WINDOWS)('choosing a table in Chromium ($name)', (visitor) => {
  const text = LOBBY[visitor.lang];

  test('the open tables are narrowed down by what one looks for, and games open to watch are listed', async () => {
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await page.goto('/tables');
    const names = () => page.locator('[data-open] .table-name').allTextContents();
    await eventually(names).toHaveLength(8);
    expect(await names()).not.toContain('Not for the lobby');
    await expectAccessible(page, AXE);
    await button(page, text.tempi.daily).click();
    await eventually(names).toEqual(['Gunboat at noon', 'First moves']);
    await button(page, text.noTalk).click();
    await eventually(names).toEqual(['Gunboat at noon']);
    await button(page, text.tempi.hand).click();
    await eventually(() => page.getByText(text.noneFits).count()).toBe(1);
    await expectAccessible(page, AXE);
    await button(page, text.all).click();
    await page.getByRole('searchbox', { name: text.search }).fill('QUICK');
    await eventually(names).toEqual(['Quick one']);
    expect(await page.locator('[data-watch] .table-name').allTextContents()).toEqual(['On a stage']);
    await page.getByRole('link', { name: `${text.watch}: On a stage` }).click();
    await eventually(() => page.locator('.table-head').first().textContent()).toContain('On a stage');
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('one’s own tables say what is wanted: time left, units without an order, what is unread', async () => {
    const table = await seated(stage.address, { name: `Mine ${visitor.lang}` });
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await visit.context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, 'France').token}` });
    await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur\nF Bre - Mao' });
    await seatAt(table, 'Italy').send('POST', `${table.path}/threads/public`, { text: 'Good evening.' });
    await page.goto('/tables');
    const row = page.locator(`[data-table="${table.id}"]`);
    await eventually(() => row.textContent()).toContain(text.unordered(1));
    expect(await row.textContent()).toContain(text.unread(1));
    expect(await row.textContent()).toContain(TABLE[visitor.lang].centres(3));
    await expectAccessible(page, AXE);
    await visit.context.close();
  });

  test('where notices go is said at the table, tried out at once, and taken back', async () => {
    const words = NOTICES[visitor.lang];
    const table = await seated(stage.address, { name: 'Told' });
    const visit = await stage.visit(visitor);
    const { page } = visit;
    await visit.context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, 'France').token}` });
    await page.goto(`/table/${table.id}`);
    await pane(visit, 'more');
    await button(page, TABLE[visitor.lang].notices).click();
    await page.getByRole('textbox', { name: words.to.mail }).fill(`lucie@${visitor.lang}.example.org`);
    await button(page, words.add).click();
    await eventually(() => page.locator('.contact').count()).toBe(1);
    await button(page, words.test).click();
    await eventually(() => page.locator('.contact').textContent()).toContain(words.tested);
    const sent = mail.mails.find((one) => one.to?.[0]?.address === `lucie@${visitor.lang}.example.org`);
    expect(sent?.subject).toContain('(Told)');
    await expectAccessible(page, AXE);
    await page.getByRole('combobox', { name: words.title }).selectOption('webhook');
    await page.getByRole('textbox', { name: words.to.webhook }).fill('https://example.org/hook');
    await button(page, words.add).click();
    await eventually(() => page.locator('.contact').count()).toBe(2);
    const before = posts.posted.length;
    await button(page, words.test).last().click();
    await eventually(() => Promise.resolve(posts.posted.length)).toBe(before + 1);
    await page.getByRole('checkbox', { name: words.on.message }).last().uncheck();
    await button(page, words.remove).first().click();
    await eventually(() => page.locator('.contact').count()).toBe(1);
    const { contacts } = (await seatAt(table, 'France').get(`${table.path}/notices`)).body;
    expect(contacts).toMatchObject([{ kind: 'webhook' }]);
    await expectAccessible(page, AXE);
    // The mail's own link stops what is left of them for whoever has the mail.
    await page.goto(/\S+\/stop#\S+/.exec(sent?.text ?? '')?.[0] ?? '/stop');
    await eventually(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectAccessible(page, AXE);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
