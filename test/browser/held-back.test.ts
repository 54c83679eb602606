import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type Seated, seatAt, seated } from '../table/servers.ts';
import { BROWSER } from './browser.ts';
import { type BufferingProxy, bufferingProxy } from './buffering-proxy.ts';
import { eventually, pane, phase } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

/** What some proxies gather before they hand anything on. */
const BUFFER = 65_536;

describe.skipIf(BROWSER === undefined)('a table behind a proxy that holds streams back, in Chromium', () => {
  let stage: TableStage;
  let proxy: BufferingProxy;
  let table: Seated;
  beforeAll(async () => {
    stage = await openTableStage();
    table = await seated(stage.address);
    proxy = await bufferingProxy(stage.address, BUFFER);
  });
  afterAll(async () => {
    await stage?.stop();
    await proxy?.stop();
  });

  test('news come within half a minute all the same, and nothing is called lost', async () => {
    const visit = await stage.visit({ name: 'Anna', lang: 'en', phone: false, dark: false });
    const { page, context } = visit;
    await context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, 'France').token}` });
    await page.clock.install();
    await page.goto(`${proxy.address}/table/${table.id}`);
    await phase(page, 'Spring 1901');
    await pane(visit, 'talk');
    await page.locator('[data-thread="France+Italy"]').click();
    await seatAt(table, 'Italy').send('POST', `${table.path}/threads/France+Italy`, { text: 'Piedmont?' });
    const said = page.locator('.said .words');
    await page.clock.runFor(15_000);
    await eventually(() => said.allTextContents()).toEqual(['Piedmont?']);
    // And so on, phase by phase.
    for (const [number, title] of [
      [1, 'Autumn 1901'],
      [2, 'Spring 1902'],
    ] as const) {
      for (const seat of Object.values(table.seats)) await seat.send('POST', `${table.path}/ready`, { ready: true });
      await page.clock.runFor(15_000);
      await phase(page, title);
      await seatAt(table, 'Italy').send('POST', `${table.path}/threads/France+Italy`, { text: `${number}` });
      await page.clock.runFor(15_000);
      await eventually(() => said.count()).toBe(number + 1);
    }
    expect(await page.getByText(TABLE.en.connectionLost).count()).toBe(0);
    await context.close();
  });

  test('where the stream comes through, nothing is asked for again and again', async () => {
    const visit = await stage.visit({ name: 'Anna', lang: 'en', phone: false, dark: false });
    const { page, context } = visit;
    await context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, 'France').token}` });
    await page.clock.install();
    const hello = page.waitForResponse((response) => response.url().endsWith('/events'));
    await page.goto(`/table/${table.id}`);
    await hello;
    await phase(page, '1902');
    // What is caught up with at the beginning has come.
    await page.waitForLoadState('networkidle').catch(() => undefined);
    let asked = 0;
    page.on('request', () => {
      asked += 1;
    });
    await page.clock.runFor(50_000);
    expect(asked).toBe(0);
    await context.close();
  });
});
