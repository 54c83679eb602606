import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { drag, point, writtenOrders } from './board.ts';
import { BROWSER, openStage, type Stage, VISITORS, type Visit } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

async function openWith(index: number, position: string): Promise<Visit> {
  const visitor = VISITORS[index];
  if (visitor === undefined) throw new Error('nobody visits');
  const visit = await stage.visit(visitor);
  await visit.page.goto('/diplomacy');
  await visit.page.getByRole('button', { name: BENCH[visitor.lang].paste, exact: true }).click();
  await visit.page.getByRole('textbox', { name: BENCH[visitor.lang].pasteLabel }).fill(position);
  await visit.page.getByRole('button', { name: BENCH[visitor.lang].takeGood, exact: true }).click();
  return visit;
}

function menuWords(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent ?? ''));
}

describe.skipIf(BROWSER === undefined)('ordering on the board in Chromium', () => {
  test('coasts are asked, a convoy is offered where its fleets stand, whom to support is asked', async () => {
    const visit = await openWith(
      0,
      'Spring 1903\nFrance: F Mid-Atlantic Ocean, A Gascony\nEngland: A London, F North Sea, F English Channel\nGermany: A Ruhr, A Munich',
    );
    const { page, complaints } = visit;
    await point(visit, 'MAO');
    await point(visit, 'SPA');
    await expect.poll(() => menuWords(page)).toEqual(['North coast', 'South coast']);
    await page.keyboard.press('s');
    await point(visit, 'LON');
    await point(visit, 'BEL');
    await point(visit, 'NTH');
    await point(visit, 'BEL');
    await expect
      .poll(async () => (await menuWords(page)).slice(0, 3))
      .toEqual(['Convoy A London – Belgium', 'Move to Belgium', 'Support A London – Belgium']);
    await page.keyboard.press('c');
    await drag(visit, 'GAS', 'BUR');
    await point(visit, 'RUH');
    await page.keyboard.press('s');
    await point(visit, 'BUR');
    await expect.poll(() => menuWords(page)).toEqual(['A Gascony – Burgundy', 'A Munich – Burgundy']);
    await page.keyboard.press('2');
    await expect
      .poll(() => writtenOrders(page))
      .toEqual([
        'A Lon – Bel via convoy',
        'F Nth C A Lon – Bel',
        'F Mao – Spa/sc',
        'A Gas – Bur',
        'A Ruh S A Mun – Bur',
      ]);
    // The support fits nothing yet, and says so; a province that is not lit says why.
    await expect.poll(() => page.locator('.order.warn').count()).toBe(1);
    await point(visit, 'MUN');
    await point(visit, 'VEN');
    expect(await page.locator('.hint.warn').textContent()).toContain('Venice');
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  test('the keyboard alone goes over the board, orders, judges, opens a reason and takes all back', async () => {
    const visit = await openWith(0, 'Spring 1903\nGermany: A Munich, A Berlin\nFrance: A Paris');
    const { page, complaints } = visit;
    await page.locator('[data-board]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const chosen = page.locator('.order.on input');
    await expect.poll(() => chosen.count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await writtenOrders(page))[0] ?? '').toMatch(/^A \w+ – \w+$/);
    await page.keyboard.press('/');
    await page.keyboard.type('berl');
    await page.keyboard.press('Enter');
    await page.keyboard.press('h');
    await expect.poll(() => writtenOrders(page)).toContain('A Ber H');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    expect(await page.locator('.reason-title').textContent()).toContain('Berlin');
    await page.keyboard.press('Escape');
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
    await expect.poll(() => writtenOrders(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  test('a finger that stays opens the lens, and what it shows is ordered where the finger is lifted', async () => {
    const visit = await openWith(3, 'Spring 1903\nGermany: A Munich');
    const { page, context } = visit;
    await point(visit, 'MUN');
    const { x, y } = await page
      .locator('[data-lit=TYR]')
      .first()
      .evaluate((shape) => {
        const { left, top, width, height } = shape.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.locator('.lens').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => writtenOrders(page)).toEqual(['A Mun – Tyr']);
    await context.close();
  });

  test('a dropped game file opens with all its phases', async () => {
    const visit = await openWith(0, 'Spring 1903\nGermany: A Munich');
    const { page } = visit;
    const game = JSON.stringify({
      format: 'standoff-workbench',
      v: 1,
      r: 'jdip',
      c: 1,
      n: [{ b: 0, o: { Germany: ['A Mun - Ruh'] }, j: 1 }, { p: 0 }],
    });
    await page.locator('main').evaluate((main, text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'game.json'));
      main.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }, game);
    await expect.poll(() => page.locator('.node').count()).toBe(2);
    expect(await page.locator('.phase-head h2').textContent()).toBe('Autumn 1901');
    expect(await page.locator('.phase-head .chip').textContent()).toContain('jDip');
    await visit.context.close();
  });
});
