import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { GITM } from '../../packages/page/src/gitm/text.ts';
import { SHARE } from '../../packages/page/src/shell/share-text.ts';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { AXE, BROWSER, button, expectAccessible, openStage, type Stage, VISITORS } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

/** Nothing that axe finds, and nothing beyond the right edge. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page, AXE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

describe.skipIf(BROWSER === undefined).each(VISITORS)('every tab and dialog ($name)', (visitor) => {
  test('of the Diplomacy workbench is accessible, and every kind of file is saved', async () => {
    const { page, context, complaints } = await stage.visit(visitor);
    const text = BENCH[visitor.lang];
    const shell = SHELL[visitor.lang];
    await page.goto('/diplomacy#p=autumn-1903');
    await page.locator('.units [data-unit]').first().waitFor();
    for (const tab of [text.text, text.setUp, text.orders]) {
      await button(page, tab).click();
      await expectSound(page);
    }
    await page.locator('.foot .primary').click();
    await button(page, text.newBoard).click();
    await expectSound(page);
    await button(page, SHARE[visitor.lang].share).click();
    const dialog = page.getByRole('dialog');
    await expectSound(page);
    const saved: string[] = [];
    for (const name of [
      ...[text.saveOrders, text.savePosition, text.saveReport, text.saveAll, text.saveGame],
      ...[text.savePython, text.saveSvg, text.savePng],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name, exact: true }).click(),
      ]);
      saved.push(download.suggestedFilename());
    }
    expect(saved).toEqual([
      'standoff-F1903M-orders.txt',
      'standoff-F1903M.txt',
      'standoff-F1903M-report.txt',
      'standoff-F1903M-workbench.json',
      'standoff-F1903M.json',
      'standoff-F1903M-python.json',
      'standoff-F1903M.svg',
      'standoff-F1903M.png',
    ]);
    await page.keyboard.press('Escape');
    for (const name of [text.boards, text.rules, text.keys]) {
      await button(page, shell.more).click();
      await dialog.getByRole('button', { name, exact: true }).click();
      await expectSound(page);
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('of the GITM workbench is accessible', async () => {
    const { page, context, complaints } = await stage.visit(visitor);
    const text = GITM[visitor.lang];
    await page.goto('/gitm#c=E2');
    await page.locator('[data-event-card="2"]').waitFor();
    const aside = visitor.phone ? [text.battle, text.relations] : [];
    for (const name of [...aside, text.units, text.text, text.moves]) {
      await page.getByRole('group', { name: text.title }).getByRole('button', { name, exact: true }).click();
      await expectSound(page);
    }
    for (const name of [text.allCases, text.kept, text.keys]) {
      await button(page, SHELL[visitor.lang].more).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expectSound(page);
      await page.keyboard.press('Escape');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
