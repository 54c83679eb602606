import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { GITM } from '../../packages/page/src/gitm/text.ts';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { point, writtenOrders } from './board.ts';
import { AXE, BROWSER, button, expectAccessible, openStage, type Stage, VISITORS } from './browser.ts';
import { pointSquare } from './tac.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

describe.skipIf(BROWSER === undefined).each(VISITORS)('what is laid out by hand ($name)', (visitor) => {
  test('retreats: a dislodged unit, where it was attacked from, a standoff', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    const text = BENCH[visitor.lang];
    await page.goto('/diplomacy');
    await button(page, text.setUp).click();
    await button(page, text.empty).click();
    await button(page, visitor.lang === 'ru' ? 'Франция' : 'France').click();
    await button(page, text.dislodgedTool).click();
    await point(visit, 'BUR');
    await expect.poll(() => page.locator('[data-unit="BUR*"]').count()).toBe(1);
    await page.locator('.dislodged-list select').selectOption('MUN');
    await button(page, text.contestedTool).click();
    await point(visit, 'GAS');
    await expectAccessible(page, AXE);
    await button(page, text.orders).click();
    const places = page.locator('.unit-card .menu-item');
    await places.first().waitFor();
    const said = (await places.allTextContents()).join(' ');
    const [munich, gascony, paris] =
      visitor.lang === 'ru' ? ['Мюнхен', 'Гасконь', 'Париж'] : ['Munich', 'Gascony', 'Paris'];
    // Numbered where it may go, and told why nowhere else.
    expect(said).toMatch(new RegExp(`\\d${paris}`));
    expect(said).not.toMatch(new RegExp(`\\d(${munich}|${gascony})`));
    expect(said).toMatch(new RegExp(`${gascony}.*${munich}`));
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  test('two windows change one board, and both boards are kept', async () => {
    const visit = await stage.visit(visitor);
    const { page, context, complaints } = visit;
    const row = (at: string): string => `[data-row="Germany unit ${at}"]`;
    const write = async (to: typeof page, at: string, order: string): Promise<void> => {
      const before = await to.evaluate(() => localStorage.length + JSON.stringify(localStorage).length);
      await to.locator(row(at)).fill(order);
      await to.locator(row(at)).blur();
      await expect
        .poll(() => to.evaluate(() => localStorage.length + JSON.stringify(localStorage).length))
        .not.toBe(before);
    };
    await page.goto('/diplomacy');
    await write(page, 'MUN', 'A Mun - Bur');
    const other = await context.newPage();
    await other.goto('/diplomacy');
    await expect.poll(() => writtenOrders(other)).toEqual(['A Mun - Bur']);
    await write(other, 'BER', 'A Ber - Kie');
    expect(await other.locator('.notice').count()).toBe(0);
    await write(page, 'KIE', 'F Kie - Hol');
    expect(await page.locator('.notice').textContent()).toContain(SHELL[visitor.lang].ownCopy);
    await expectAccessible(page, AXE);
    await Promise.all([page.reload(), other.reload()]);
    await expect.poll(async () => [...(await writtenOrders(page))].sort()).toEqual(['A Mun - Bur', 'F Kie - Hol']);
    await expect.poll(async () => [...(await writtenOrders(other))].sort()).toEqual(['A Ber - Kie', 'A Mun - Bur']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the tac map: ground is rated, a unit renamed, and comments of the text stay', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    const text = GITM[visitor.lang];
    await page.goto('/gitm#c=E2');
    await page.locator('[data-event-card="2"]').waitFor();
    const tab = (name: string) =>
      page.getByRole('group', { name: text.title }).getByRole('button', { name, exact: true });
    await tab(text.text).click();
    const area = page.getByRole('textbox', { name: text.textLabel });
    const written = await area.inputValue();
    await area.fill(written.replace(/^NL1IN 10-11$/m, '# from the coast\nNL1IN 10-11  # tired'));
    await tab(text.units).click();
    await button(page, text.ground).click();
    await button(page, '4').click();
    await pointSquare(visit, '8-6');
    await button(page, text.rename('NL1IN')).click();
    const name = page.getByRole('textbox', { name: text.nameOf('NL1IN') });
    await name.fill('NL9IN');
    await name.press('Enter');
    await expectAccessible(page, AXE);
    await tab(text.text).click();
    const lines = (await area.inputValue()).split('\n');
    expect(lines).toContain(`${visitor.lang === 'ru' ? 'Местность' : 'Terrain'} 8-6: 4`);
    expect(lines).toContain('# from the coast');
    expect(lines.join('\n')).toContain('# tired');
    expect(lines).toContain('NL9IN 10-11');
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});

describe.skipIf(BROWSER === undefined)('by keyboard alone', () => {
  test('a board is laid out and ordered', async () => {
    const [visitor] = VISITORS;
    if (visitor === undefined) throw new Error('nobody visits');
    const { page, context, complaints } = await stage.visit(visitor);
    const { setUp, empty, orders } = BENCH.en;
    await page.goto('/diplomacy');
    for (const name of [setUp, empty]) {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('[data-board]').focus();
    await page.keyboard.press('/');
    await page.keyboard.type('brest');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.focus-ring').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-board'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-unit=BRE].army').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-unit=BRE].fleet').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.units [data-unit]').count()).toBe(2);
    await button(page, orders).focus();
    await page.keyboard.press('Enter');
    await page.locator('.order input').first().waitFor();
    await page.locator('[data-board]').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('h');
    await expect.poll(async () => (await writtenOrders(page)).length).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.skipIf(BROWSER === undefined)('the board of the front page', () => {
  test('tells the reason of the unit one points at, and leads to the workbench', async () => {
    const [visitor] = VISITORS;
    if (visitor === undefined) throw new Error('nobody visits');
    const { page, context } = await stage.visit(visitor);
    await page.goto('/');
    const { x, y } = await page
      .locator('.living [data-unit=ANK]')
      .first()
      .evaluate((unit) => {
        const { left, top, width, height } = unit.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    await page.mouse.move(x, y);
    await expect.poll(() => page.locator('.told b').textContent()).toBe('F Ank – Bla');
    await page.locator('.told a').click();
    await expect.poll(() => writtenOrders(page)).toContain('F Ank – Bla');
    await context.close();
  });
});
