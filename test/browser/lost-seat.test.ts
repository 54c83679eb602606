import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { client } from '../table/servers.ts';
import { BROWSER } from './browser.ts';
import { button, eventually } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

describe.skipIf(BROWSER === undefined)('a connection that breaks when somebody sits down, in Chromium', () => {
  let stage: TableStage;
  beforeAll(async () => {
    stage = await openTableStage();
  });
  afterAll(async () => stage?.stop());

  test.each(['by the button once more', 'by opening the link again'])(
    'the seat is theirs all the same: %s',
    async (how) => {
      const made = await client(stage.address).send('POST', '/api/tables', { settings: { name: 'Lost' }, as: 'token' });
      const { link } = made.body.links.seats.find(({ power }: { readonly power: string }) => power === 'France');
      const { page, context } = await stage.visit({ name: 'Anna', lang: 'en', phone: false, dark: false });
      let lost = 0;
      await context.route('**/api/invitations/take', async (route) => {
        if (lost > 0) return await route.continue();
        lost += 1;
        // The server has done it; nobody hears of it.
        const { url, method, headers, body } = {
          url: route.request().url(),
          method: route.request().method(),
          headers: await route.request().allHeaders(),
          body: route.request().postData() ?? '',
        };
        await fetch(url, { method, headers: { 'sec-fetch-site': headers['sec-fetch-site'] ?? 'same-origin' }, body });
        await route.abort();
      });
      await page.goto(link);
      await page.getByRole('textbox', { name: LOBBY.en.yourName }).fill('Anna');
      await button(page, LOBBY.en.takeSeat('France')).click();
      await eventually(() => page.getByRole('alert').textContent()).toBe(LOBBY.en.lost);
      if (how.startsWith('by the button')) await button(page, LOBBY.en.takeSeat('France')).click();
      else await page.reload();
      await page.waitForURL(/\/table\/\w+$/);
      await eventually(() => page.locator('.you-play').textContent()).toContain('France');
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/claims":"\{\\"\w/);
      await context.close();
    },
  );
});
