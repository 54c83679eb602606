import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BENCH } from '../../packages/page/src/diplomacy/text.ts';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { drag, writtenOrders } from './board.ts';
import { BROWSER, button, openStage, type Stage, VISITORS } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

describe.skipIf(BROWSER === undefined)('the notation of orders in Chromium', () => {
  for (const visitor of VISITORS.filter(({ lang }) => lang === 'ru'))
    test(`${visitor.name}: chosen in the menu, it turns the list, stays after a reload, and text keeps in step`, async () => {
      const visit = await stage.visit(visitor);
      const { page, complaints } = visit;
      const bench = BENCH.ru;
      const shell = SHELL.ru;
      await page.goto('/diplomacy');
      await button(page, bench.paste).click();
      await page
        .getByRole('textbox', { name: bench.pasteLabel })
        .fill('Spring 1903\nFrance: A Paris, F Brest\nGermany: A Munich');
      await button(page, bench.takeGood).click();
      await drag(visit, 'PAR', 'BUR');
      await expect.poll(() => writtenOrders(page)).toEqual(['A Par – Bur']);

      await button(page, shell.more).click();
      await button(page, 'А Пар – Бур').click();
      expect(await button(page, 'А Пар – Бур').getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => writtenOrders(page)).toEqual(['А Пар – Бур']);
      await drag(visit, 'MUN', 'RUH');
      await expect.poll(() => writtenOrders(page)).toEqual(['А Пар – Бур', 'А Мюн – Рур']);

      // A line typed in Cyrillic, letter by letter, is taken as it is typed.
      await page.locator('.order input').nth(1).focus();
      await page.keyboard.type('- Лам');
      await expect.poll(() => writtenOrders(page)).toEqual(['А Пар – Бур', 'Ф Бре - Лам', 'А Мюн – Рур']);
      await page.reload();
      await expect.poll(() => writtenOrders(page)).toEqual(['А Пар – Бур', 'Ф Бре - Лам', 'А Мюн – Рур']);

      await button(page, bench.text).click();
      const area = page.locator('textarea.orders-text');
      expect(await area.inputValue()).toBe('Франция:\nА Пар - Бур\nФ Бре - Лам\n\nГермания:\nА Мюн - Рур');
      await area.fill('Франция:\nА Пар - Гас\nФ Бре П А Пар - Гас\n\nГермания:\nА Мюн - Рур');
      await button(page, bench.orders).click();
      await expect.poll(() => writtenOrders(page)).toEqual(['А Пар - Гас', 'Ф Бре П А Пар - Гас', 'А Мюн - Рур']);

      await button(page, shell.more).click();
      await button(page, 'A Par – Bur').click();
      await page.keyboard.press('Escape');
      await expect.poll(() => writtenOrders(page)).toEqual(['A Par – Gas', 'F Bre S A Par – Gas', 'A Mun – Ruh']);
      expect(complaints).toEqual([]);
      await visit.context.close();
    });
});
