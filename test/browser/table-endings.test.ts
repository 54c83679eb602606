import { powerName } from '@standoff/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECIDE } from '../../packages/page/src/table/decide-text.ts';
import { type Seated, seatAt, seated } from '../table/servers.ts';
import { BROWSER, expectAccessible, VISITORS, type Visit } from './browser.ts';
import { AXE, button, eventually, pane, saved, writeText } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

let stage: TableStage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openTableStage();
});
afterAll(async () => stage?.stop());

/** Two of four windows: wide in English, a phone in Russian. */
const WINDOWS = VISITORS.filter(({ lang, phone }) => (lang === 'ru') === phone);

describe.skipIf(BROWSER === undefined).each(WINDOWS)('how a game ends, in Chromium ($name)', (visitor) => {
  const text = DECIDE[visitor.lang];
  const name = (power: string): string => powerName(power, visitor.lang);

  /** Somebody looks at a table from a seat. */
  async function from(table: Seated, power: string): Promise<Visit> {
    const visit = await stage.visit(visitor);
    await visit.context.setExtraHTTPHeaders({ authorization: `Bearer ${seatAt(table, power).token}` });
    await visit.page.goto(`/table/${table.id}`);
    await visit.page.locator('.table-head').first().waitFor();
    return visit;
  }

  /** The end stands over the table, with what it was worth to each. */
  async function expectEnd(
    visit: Visit,
    words: string,
    scores: Readonly<Record<string, readonly string[]>>,
  ): Promise<void> {
    const { page } = visit;
    await eventually(() => page.locator('.band.good').first().textContent()).toContain(words);
    await pane(visit, 'more');
    for (const [power, cells] of Object.entries(scores))
      await eventually(() => page.locator(`[data-score=${power}] td`).allTextContents()).toEqual(cells);
    await expectAccessible(page, AXE);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  }

  const comma = visitor.lang === 'ru' ? ',' : '.';

  test('all others concede to one, the last of them on the page', async () => {
    const table = await seated(stage.address);
    for (const power of ['Austria', 'England', 'Germany', 'Italy', 'Russia'])
      await seatAt(table, power).send('PUT', `${table.path}/concede`, { to: 'France' });
    const visit = await from(table, 'Turkey');
    await pane(visit, 'more');
    await visit.page.getByRole('combobox', { name: text.concedeTo }).selectOption('France');
    await expectEnd(visit, text.ended.conceded(name('France')), {
      France: ['3', '100', '100'],
      Turkey: ['3', '0', '0'],
    });
  });

  test('a game is ended without a result when everybody wants it, and is worth nothing', async () => {
    const table = await seated(stage.address);
    for (const power of ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia'])
      await seatAt(table, power).send('PUT', `${table.path}/vote`, { vote: 'abandon', value: true });
    const visit = await from(table, 'Turkey');
    await pane(visit, 'more');
    await button(visit.page, `${text.abandonVote}: ${text.voteFor}`).click();
    await eventually(() => visit.page.locator('.band.good').first().textContent()).toContain(text.ended.abandoned);
    expect(await visit.page.locator('.scores').count()).toBe(0);
    await expectEnd(visit, text.ended.abandoned, {});
  });

  test('a draw is hidden until the last vote, and is then shared', async () => {
    const table = await seated(stage.address);
    const visit = await from(table, 'Turkey');
    for (const power of ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia'])
      await seatAt(table, power).send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
    await pane(visit, 'more');
    await visit.page.reload();
    await pane(visit, 'more');
    await eventually(() => visit.page.locator('.vote-row').first().textContent()).toContain(text.drawHidden);
    expect(await visit.page.locator('.vote-row').first().textContent()).not.toMatch(/6/);
    await visit.page.locator('.vote-row').first().getByRole('button').click();
    await expectEnd(visit, text.ended.draw('').slice(0, 12), {
      Russia: ['4', `14${comma}3`, `22${comma}9`],
      Turkey: ['3', `14${comma}3`, `12${comma}9`],
    });
  });

  test('the last year passes, and all who are left share the game', async () => {
    const table = await seated(stage.address, { lastYear: 1901 });
    const visit = await from(table, 'Turkey');
    await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Mar - Spa' });
    for (let phases = 0; phases < 3; phases++) await table.moderator.send('POST', `${table.path}/moderator/judge`, {});
    await expectEnd(visit, text.ended.year, {
      Russia: ['4', `14${comma}3`, `20${comma}8`],
    });
  });

  test('eighteen centres win', async () => {
    const table = await seated(stage.address);
    const view = (await table.moderator.get(table.path)).body;
    const all = Object.values<readonly string[]>(view.state.centers).flat();
    const turkish = ['ANK', 'CON', 'SMY'];
    const others = all.filter((one) => !turkish.includes(one));
    // Seventeen are Turkish already, and an army stands before the next.
    const centers = { Turkey: [...turkish, ...others.slice(0, 14)], Russia: others.slice(14) };
    const target = others[14] ?? '';
    const position = {
      units: [{ power: 'Turkey', type: 'A', at: target }],
      centers,
    };
    await table.moderator.send('POST', `${table.path}/moderator/correct`, { position });
    const visit = await from(table, 'Turkey');
    await writeText(visit, `A ${target} H`);
    await saved(visit.page, visitor.lang === 'ru' ? /^сохранено 1,/ : /^1 saved/);
    for (let phases = 0; phases < 2; phases++) await table.moderator.send('POST', `${table.path}/moderator/judge`, {});
    await expectEnd(visit, text.ended.solo(name('Turkey'), 18), { Turkey: ['18', '100', '100'] });
  });
});
