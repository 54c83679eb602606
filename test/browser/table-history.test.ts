import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type Seated, seatAt, seated } from '../table/servers.ts';
import { BROWSER, expectAccessible, VISITORS, type Visit } from './browser.ts';
import { AXE, button, eventually, pane, phase, saved, writeText } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const PHASES = 24;

/** What a window asks the API for, and how much comes. */
function listenIn({ page }: Visit): { readonly asked: string[]; bytes: number } {
  const heard = { asked: [] as string[], bytes: 0 };
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname.endsWith('/events')) return;
    heard.asked.push(pathname + search);
    void response.body().then(
      (body) => {
        heard.bytes += body.length;
      },
      () => undefined,
    );
  });
  return heard;
}

describe.skipIf(BROWSER === undefined)('a long game in Chromium', () => {
  let stage: TableStage;
  let table: Seated;
  beforeAll(async () => {
    stage = await openTableStage();
    table = await seated(stage.address);
    await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur\nF Bre - Mao' });
    for (let done = 0; done < PHASES; done++) await table.moderator.send('POST', `${table.path}/moderator/judge`, {});
  });
  afterAll(async () => stage?.stop());

  const [WIDE] = VISITORS;
  if (WIDE === undefined) throw new Error('nobody visits');

  async function come(
    power: string,
    path: string,
  ): Promise<{ readonly visit: Visit; readonly heard: { readonly asked: string[]; bytes: number } }> {
    const visit = await stage.visit({ ...(WIDE as (typeof VISITORS)[number]) });
    await visit.context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, power).token}` });
    const heard = listenIn(visit);
    await visit.page.goto(path);
    await visit.page.locator('.table-head').first().waitFor();
    return { visit, heard };
  }

  test('the first look fetches the present and a list; a phase is fetched when it is looked at, once', async () => {
    const { visit, heard } = await come('France', `/table/${table.id}`);
    const { page } = visit;
    await eventually(() => page.locator('.node').count()).toBe(PHASES + 1);
    await eventually(() => Promise.resolve(heard.asked.filter((one) => one.endsWith('/news')).length)).toBeGreaterThan(
      0,
    );
    const turnsAsked = () => heard.asked.filter((one) => /\/turns\/\d+$/.test(one)).map((one) => one.split('/').at(-1));
    expect(turnsAsked()).toEqual([String(PHASES - 1)]);
    expect(heard.asked.some((one) => one.includes('whole=yes'))).toBe(false);
    expect(heard.bytes).toBeLessThan(60_000);
    const [first] = await page.locator('.node').all();
    await first?.click();
    await eventually(async () => new URL(page.url()).pathname).toBe(`/table/${table.id}/S1901M`);
    await eventually(() => page.locator('[data-verdict=BUR], [data-verdict=PAR]').count()).toBe(1);
    expect(turnsAsked()).toEqual([String(PHASES - 1), '0']);
    await page.locator('.node').nth(PHASES).click();
    await page.goBack();
    await eventually(async () => new URL(page.url()).pathname).toBe(`/table/${table.id}/S1901M`);
    expect(turnsAsked()).toHaveLength(2);
    await page.locator('.node').nth(1).click();
    await eventually(() => page.locator('.table-head h2').first().textContent()).toContain('Autumn 1901');
    await expectAccessible(page, AXE);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('a link to a phase shows that phase though no other is there', async () => {
    const { visit } = await come('Italy', `/table/${table.id}/S1902M`);
    await phase(visit.page, 'Spring 1902');
    await eventually(() => visit.page.locator('.units [data-unit=ROM]').count()).toBe(1);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('a sandbox is a copy of the whole game that stays in this browser: it is there after a reload, and nothing of it is sent', async () => {
    const { visit, heard } = await come('Germany', `/table/${table.id}`);
    const { page } = visit;
    await writeText(visit, 'A Mun - Ruh');
    await saved(page, /^1 saved/);
    await pane(visit, 'more');
    await eventually(() => page.locator('.about').textContent()).toContain(TABLE.en.sandboxHelp);
    await button(page, TABLE.en.sandbox).first().click();
    await page.waitForURL(/\/diplomacy$/);
    await eventually(() => page.locator('.node').count()).toBe(PHASES + 1);
    const before = heard.asked.length;
    await page.getByRole('button', { name: BENCH.en.judge }).first().click();
    await eventually(() => page.locator('[data-verdict=RUH], [data-verdict=MUN]').count()).toBe(1);
    await page.reload();
    await eventually(() => page.locator('.node').count()).toBeGreaterThan(PHASES);
    await eventually(() => page.locator('[data-verdict=RUH], [data-verdict=MUN]').count()).toBe(1);
    expect(heard.asked.length).toBe(before);
    // What the others see knows nothing of what was tried.
    const view = (await seatAt(table, 'Italy').get(table.path)).body;
    expect(view.turn).toBe(PHASES);
    expect(JSON.stringify(view)).not.toContain('RUH');
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
