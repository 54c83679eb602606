import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { SHARE } from '../../packages/page/src/shell/share-text.ts';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { drag, point, writtenOrders } from './board.ts';
import { AXE, BROWSER, button, expectAccessible, openStage, type Stage, VISITORS, type Visit } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

/** An empty board in autumn with three units, in which Munich with help drives France out of Burgundy. */
async function setUp(visit: Visit): Promise<void> {
  const { page, visitor } = visit;
  const text = BENCH[visitor.lang];
  await button(page, text.setUp).click();
  await button(page, text.empty).click();
  await page.getByRole('combobox', { name: new RegExp(`^${text.phase}`) }).selectOption('fall movement');
  await button(page, visitor.lang === 'ru' ? 'Германия' : 'Germany').click();
  await button(page, text.army).click();
  await point(visit, 'MUN');
  await point(visit, 'RUH');
  await button(page, text.centre).click();
  for (const centre of ['MUN', 'KIE', 'BER']) await point(visit, centre);
  await button(page, visitor.lang === 'ru' ? 'Франция' : 'France').click();
  await point(visit, 'PAR');
  await button(page, text.army).click();
  await point(visit, 'BUR');
}

describe.skipIf(BROWSER === undefined).each(VISITORS)('the Diplomacy workbench in Chromium ($name)', (visitor) => {
  test('set up, order in four ways, judge, reason, retreat, build, branch, reload, share', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    const text = BENCH[visitor.lang];
    await page.goto('/diplomacy');
    await expectAccessible(page, AXE);
    expect(await page.locator('html').getAttribute('lang')).toBe(visitor.lang);
    await setUp(visit);
    await expect.poll(() => page.locator('.units [data-unit]').count()).toBe(3);
    await expectAccessible(page, AXE);

    // By clicks: the unit, the target, and which order is meant there.
    await button(page, text.orders).click();
    await point(visit, 'MUN');
    await expect.poll(() => page.locator('[data-lit=BUR]').count()).toBe(1);
    expect(await page.locator('[data-lit=PAR]').count()).toBe(0);
    await point(visit, 'BUR');
    await page.getByRole('menuitem').first().click();
    await expect.poll(() => writtenOrders(page)).toEqual(['A Mun – Bur']);

    // By dragging.
    await drag(visit, 'RUH', 'BUR');
    await page
      .getByRole('menuitem', { name: visitor.lang === 'ru' ? /^Поддержать А Мюнхен/ : /^Support A Munich/ })
      .click();
    await expect.poll(() => writtenOrders(page)).toEqual(['A Mun – Bur', 'A Ruh S A Mun – Bur']);

    // As text, with a slip that is told and mended while the rest stands.
    const row = page.locator('[data-row="France unit BUR"]');
    await row.fill('A Bur S A Pra');
    await expect.poll(() => page.locator('.order.unread').count()).toBe(1);
    await row.fill('');
    await row.press('Escape');

    // By keyboard alone.
    await page.locator('[data-board]').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('h');
    await expect.poll(() => writtenOrders(page)).toEqual(['A Bur H', 'A Mun – Bur', 'A Ruh S A Mun – Bur']);

    await button(page, text.text).click();
    expect(await page.getByRole('textbox', { name: text.orders }).inputValue()).toContain('A Ruh S A Mun - Bur');
    await button(page, text.orders).click();

    // Judged: failed orders underlined, each with its reason.
    await page.getByRole('button', { name: text.judge }).first().click();
    const lost = page.locator('[data-verdict=BUR]');
    expect(await lost.getAttribute('class')).toContain('failed');
    await page.locator('[data-verdict=MUN]').click();
    expect(await page.locator('.reason').textContent()).toContain('2');
    await expect.poll(() => page.locator('.reason-chip').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: text.decides }).click();
    await expect.poll(() => page.locator('svg.board.deciding').count()).toBe(1);
    await expectAccessible(page, AXE);

    // The retreat.
    await page.getByRole('button', { name: text.retreats }).click();
    await expectAccessible(page, AXE);
    await page
      .locator('.unit-card .menu-item')
      .filter({ hasText: visitor.lang === 'ru' ? 'Париж' : 'Paris' })
      .click();
    await page.getByRole('button', { name: text.judge }).first().click();
    await page.locator('.foot .primary').click();

    // Germany builds a third unit.
    expect(await page.locator('.phase-head h2').textContent()).toBe(
      visitor.lang === 'ru' ? 'Зима 1901' : 'Winter 1901',
    );
    await expectAccessible(page, AXE);
    await page
      .locator('.build-row')
      .filter({ hasText: visitor.lang === 'ru' ? 'Киль' : 'Kiel' })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('button', { name: text.judge }).first().click();
    await page.locator('.foot .primary').click();
    expect(await page.locator('.units [data-unit=KIE]').getAttribute('class')).toContain('fleet');

    // Another try at the autumn.
    await page.locator('.node').first().click();
    await page.getByRole('button', { name: text.tryAnother }).click();
    await expect.poll(() => page.locator('.node').count()).toBe(5);
    await page.locator('[data-row="France unit BUR"]').fill('A Bur - Mun');
    await page.getByRole('button', { name: text.judge }).first().click();
    expect(await page.locator('[data-verdict=BUR]').textContent()).toContain('1\u2009:\u20092');

    // All is there again after a reload.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('standoff/boards/list') ?? '')).not.toBe('');
    await page.reload();
    await expect.poll(() => page.locator('.node').count()).toBe(5);
    expect(await page.locator('[data-verdict=BUR]').textContent()).toContain('A Bur – Mun');

    // A link carries it all to somebody who was never here.
    await page.getByRole('button', { name: SHARE[visitor.lang].share, exact: true }).click();
    const link = page.getByRole('textbox', { name: SHARE[visitor.lang].link });
    await expect.poll(() => link.inputValue()).toContain('/diplomacy#b=');
    await expectAccessible(page, AXE);
    const address = await link.inputValue();
    const other = await stage.visit(visitor);
    await other.page.goto(address);
    await expect.poll(() => other.page.locator('.node').count()).toBe(5);
    expect(await other.page.locator('[data-verdict=BUR]').textContent()).toContain('A Bur – Mun');
    await other.context.close();

    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  test('works without a network after the first visit', async () => {
    const visit = await stage.visit(visitor);
    const { page, context, complaints } = visit;
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await page.reload();
    await context.setOffline(true);
    await page.goto('/diplomacy#p=traffic-jam');
    await page.getByRole('button', { name: BENCH[visitor.lang].judge }).first().click();
    expect(await page.locator('.verdict.failed').count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.locator('.verdict.failed').count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('front page and gallery have nothing that axe finds, and lead to the workbench', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    await page.goto('/');
    await expect.poll(() => page.locator('.living [data-unit]').count()).toBe(33);
    await expectAccessible(page, AXE);
    await page.goto('/positions');
    await expect.poll(() => page.locator('.position-card[href^="/diplomacy"]').count()).toBe(24);
    await expectAccessible(page, AXE);
    await page.locator('.position-card').first().click();
    await expect.poll(() => writtenOrders(page)).toContain('A Ber – Sil');
    await page.getByRole('button', { name: SHELL[visitor.lang].more, exact: true }).click();
    await expectAccessible(page, AXE);
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});
