import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECIDE } from '../../packages/page/src/table/decide-text.ts';
import { LOBBY } from '../../packages/page/src/table/lobby-text.ts';
import { MODERATOR } from '../../packages/page/src/table/moderator-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type Client, takeLink } from '../table/servers.ts';
import { onEveryStore } from '../table/stores.ts';
import { point, writtenOrders } from './board.ts';
import { BROWSER, expectAccessible, type Visitor } from './browser.ts';
import { AXE, button, eventually, pane, phase, saved, takeSeat, writeText } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const MONA: Visitor = { name: 'moderator', lang: 'en', phone: false, dark: false };
const ANNA: Visitor = { name: 'France, wide, English', lang: 'en', phone: false, dark: false };
const PYOTR: Visitor = { name: 'Germany, phone, Russian', lang: 'ru', phone: true, dark: true };
const OTHERS = ['Austria', 'England', 'Italy', 'Russia', 'Turkey'];
const EN = TABLE.en;
const RU = TABLE.ru;

describe.skipIf(BROWSER === undefined)('a game at a table in Chromium', () => {
  onEveryStore(({ place }) => {
    let stage: TableStage;
    beforeAll(async () => {
      stage = await openTableStage(await place());
    });
    afterAll(async () => stage?.stop());

    test('seven seats play from the first link through a winter to a draw, on two screens and over the API', async () => {
      // A table is made, with nothing answered but who plays.
      const mona = await stage.visit(MONA);
      await mona.page.goto('/tables');
      await expectAccessible(mona.page, AXE);
      await mona.page.getByRole('link', { name: LOBBY.en.newTable }).click();
      await expectAccessible(mona.page, AXE);
      await button(mona.page, LOBBY.en.ownSeats.none).click();
      await mona.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Friday evening table');
      await button(mona.page, LOBBY.en.makeLinks).click();
      await eventually(() => mona.page.locator('[data-link]').count()).toBe(7);
      await expectAccessible(mona.page, AXE);
      const linkOf = (power: string): Promise<string> => mona.page.locator(`[data-link=${power}] input`).inputValue();
      const links = new Map<string, string>();
      for (const power of [...OTHERS, 'France', 'Germany']) links.set(power, await linkOf(power));
      const link = (power: string): string => links.get(power) ?? '';
      await button(mona.page, LOBBY.en.copyAll).click();
      const message = await mona.page.evaluate(() => navigator.clipboard.readText());
      expect(message).toContain(link('Turkey'));
      await mona.page.getByRole('link', { name: LOBBY.en.toTable }).click();
      await phase(mona.page, EN.gathering);
      const { pathname } = new URL(mona.page.url());
      const path = `/api${pathname.replace('/table/', '/tables/')}`;

      // A preview takes nothing: neither fetching the address nor opening the page.
      const preview = await fetch(link('France'));
      expect(preview.status).toBe(200);
      const anna = await stage.visit(ANNA);
      await anna.page.goto(link('France'));
      await eventually(() => button(anna.page, LOBBY.en.takeSeat('France')).count()).toBe(1);
      expect(await mona.page.locator('.section-note').first().textContent()).toContain(EN.seatsTaken(0, 7));
      await takeSeat(anna, link('France'), 'France', 'Anna');
      await eventually(() => mona.page.locator('.section-note').first().textContent()).toContain(EN.seatsTaken(1, 7));

      // The link is dead afterwards, also for who sent it.
      await mona.page.goto(link('France'));
      await eventually(() => mona.page.getByRole('heading', { level: 1 }).textContent()).toBe(LOBBY.en.dead);
      await mona.page.goto(pathname);

      // A phone in Russian, and five programs.
      const pyotr = await stage.visit(PYOTR);
      await takeSeat(pyotr, link('Germany'), 'Germany', 'Пётр');
      const seats = new Map<string, Client>();
      for (const power of OTHERS) seats.set(power, await takeLink(stage.address, link(power), `player of ${power}`));
      const everybodyElse = async (body: object): Promise<void> => {
        for (const seat of seats.values()) await seat.send('POST', `${path}/ready`, body);
      };

      // The game begins by itself, and nobody had to load anything anew.
      await phase(anna.page, 'Spring 1901');
      await phase(pyotr.page, 'Весна 1901');
      await expectAccessible(anna.page, AXE);
      await expectAccessible(pyotr.page, AXE);

      // Orders by clicks are saved at once; others' units do nothing.
      await point(anna, 'PAR');
      await point(anna, 'BUR');
      await eventually(() => writtenOrders(anna.page)).toEqual(['A Par – Bur']);
      await saved(anna.page, /^1 saved, \d\d:\d\d$/);
      await point(anna, 'MUN');
      expect(await anna.page.locator('[data-lit]').count()).toBe(0);
      const row = anna.page.locator('[data-row="France unit MAR"]');
      await row.fill('mar to spain');
      await saved(anna.page, /^2 saved/);
      await row.press('Tab');
      // By text as well, with a word that nobody knows: the rest is saved, and the gap is told.
      await writeText(anna, 'A Par - Bur\nA Mar - Spa\nF Bre - Xyz');
      await saved(anna.page, /^2 saved/);
      expect(await anna.page.locator('.own-orders').textContent()).toContain(EN.notRead(1));
      // One who is ready with a unit forgotten is asked first.
      await button(anna.page, EN.iAmReady).click();
      await eventually(() => anna.page.getByRole('alertdialog').textContent()).toContain(EN.readyWithout(1));
      await expectAccessible(anna.page, AXE);
      await button(anna.page, EN.orderFirst).click();
      expect(await button(anna.page, EN.iAmReady).getAttribute('aria-pressed')).toBe('false');
      await expectAccessible(anna.page, AXE);
      await writeText(anna, 'A Par - Bur\nA Mar - Spa\nF Bre - Mao');
      await saved(anna.page, /^3 saved/);
      await button(anna.page, EN.asList).click();
      await button(anna.page, EN.log).click();
      await eventually(() => anna.page.locator('.log li').count()).toBeGreaterThan(3);
      expect(await anna.page.locator('.log li').first().textContent()).toContain(
        'A Par – Bur · A Mar – Spa · F Bre – Mao',
      );
      await expectAccessible(anna.page, AXE);
      await anna.page.keyboard.press('Escape');

      // On the phone a tap orders too.
      await pane(pyotr, 'map');
      await point(pyotr, 'MUN');
      await eventually(() => pyotr.page.locator('[data-lit=RUH]').count()).toBe(1);
      await point(pyotr, 'RUH');
      await pane(pyotr, 'orders');
      await saved(pyotr.page, /^сохранено 1,/);
      await writeText(pyotr, 'А Мюн - Рур\nА Бер - Мюн\nФ Киль - Гол');
      await saved(pyotr.page, /^сохранено 3,/);
      await expectAccessible(pyotr.page, AXE);

      // Talk arrives live, is counted until it is read, and is counted no more.
      await pane(pyotr, 'talk');
      await pyotr.page.locator('[data-thread="France+Germany"]').click();
      const write = pyotr.page.getByRole('textbox', { name: RU.writeTo('Франция') });
      await write.fill('Бургундия пуста?');
      await write.press('Enter');
      await eventually(() => pyotr.page.locator('.said.own').textContent()).toContain('Бургундия пуста?');
      await expectAccessible(pyotr.page, AXE);
      await eventually(() => anna.page.locator('[data-thread="France+Germany"] .dot').textContent()).toBe('1');
      await anna.page.locator('[data-thread="France+Germany"]').click();
      await eventually(() => anna.page.locator('.said .words').textContent()).toBe('Бургундия пуста?');
      await eventually(() => anna.page.locator('[data-thread="France+Germany"] .dot').count()).toBe(0);
      await anna.page.reload();
      await eventually(() => anna.page.locator('[data-thread="France+Germany"]').count()).toBe(1);
      expect(await anna.page.locator('[data-thread="France+Germany"] .dot').count()).toBe(0);
      expect(await writtenOrders(anna.page)).toEqual(['F Bre – Mao', 'A Mar – Spa', 'A Par – Bur']);

      // Everybody is ready, and the phase is judged: first everybody's orders on the old board, then the new one.
      await everybodyElse({ ready: true });
      await button(anna.page, EN.iAmReady).click();
      await eventually(() => button(anna.page, EN.notReady).count()).toBe(1);
      await pane(pyotr, 'orders');
      await button(pyotr.page, RU.iAmReady).click();
      await eventually(() => anna.page.locator('[data-verdict=BUR], [data-verdict=PAR]').count()).toBe(1);
      expect(await anna.page.locator('[data-verdict=MUN]').textContent()).toContain('A Mun – Ruh');
      await eventually(async () => new URL(anna.page.url()).pathname).toBe(`${pathname}/S1901M`);
      await expectAccessible(anna.page, AXE);
      await anna.page.getByRole('button', { name: EN.toNow('Autumn 1901') }).click();
      expect(await anna.page.locator('.units [data-unit=BUR]').count()).toBe(1);

      // The server goes away in the midst of it: what is written is kept and sent, and what was said meanwhile arrives.
      await stage.takeDown();
      await anna.page.locator('[data-row="France unit SPA"]').fill('A Spa - Por');
      await eventually(() => anna.page.locator('[data-saving]').getAttribute('data-saving')).toBe('lost');
      await eventually(() => anna.page.locator('.band.amber').first().textContent()).toContain(EN.connectionLost);
      await stage.bringUp();
      await seats.get('Italy')?.send('POST', `${path}/threads/France+Italy`, { text: 'Still there?' });
      await saved(anna.page, /^1 saved/);
      await eventually(() => anna.page.locator('[data-thread="France+Italy"] .dot').textContent()).toBe('1');
      await eventually(() => anna.page.locator('.band.amber').count()).toBe(0);

      // The moderator pauses, gives more time, and enters what came by mail; no order is shown to her.
      await mona.page.goto(`${pathname}/moderator`);
      const mod = MODERATOR.en;
      await eventually(() => mona.page.locator('tr[data-seat=France]').textContent()).toContain(mod.given);
      expect(await mona.page.locator('tr[data-seat=Austria]').textContent()).toContain(mod.none);
      await expectAccessible(mona.page, AXE);
      await button(mona.page, mod.pause).click();
      await eventually(() => anna.page.locator('.band.amber').textContent()).toContain(EN.paused.moderator);
      await button(mona.page, mod.resume).click();
      await eventually(() => anna.page.locator('.band.amber').count()).toBe(0);
      const before = await anna.page.locator('.table-head .num').last().textContent();
      await button(mona.page, mod.extend).click();
      await eventually(() => anna.page.locator('.table-head .num').last().textContent()).not.toBe(before);
      await mona.page.getByRole('textbox', { name: mod.pasteLabel }).fill('Austria:\nA Vie - Gal\nA Bud - Xyz');
      await button(mona.page, mod.savePasted).click();
      await eventually(() => mona.page.locator('.read-back').textContent()).toContain('A Vie – Gal');
      expect(await mona.page.locator('.read-back').textContent()).toContain(mod.lineOf(3));
      await eventually(() => mona.page.locator('tr[data-seat=Austria]').textContent()).toContain(mod.given);
      await mona.page.getByRole('textbox', { name: mod.writeAll }).fill('Judged on Sunday.');
      await button(mona.page, EN.send).click();
      await eventually(() => anna.page.locator('.said .words').last().textContent()).toBe('Judged on Sunday.');

      // Autumn: Burgundy is driven out.
      await writeText(anna, 'A Spa - Por\nF Mao - Spa/sc\nA Bur H');
      await button(anna.page, EN.asList).click();
      await saved(anna.page, /^3 saved/);
      await pyotr.page.getByRole('button', { name: RU.toNow('Осень 1901') }).click();
      await writeText(pyotr, 'A Ruh - Bur\nA Mun S A Ruh - Bur\nF Hol H');
      await saved(pyotr.page, /^сохранено 3,/);
      await mona.page.getByRole('button', { name: mod.judge }).click();
      await mona.page.getByRole('button', { name: /^Yes, judge it/ }).click();
      await eventually(() => anna.page.locator('[data-verdict=BUR]').textContent()).toContain('A Bur H');

      // The retreat, by a card; then builds, on the board's panel.
      await anna.page.getByRole('button', { name: /^On to Autumn 1901/ }).click();
      await expectAccessible(anna.page, AXE);
      await anna.page.locator('.unit-card .menu-item').filter({ hasText: 'Paris' }).click();
      await saved(anna.page, /^1 saved/);
      await button(anna.page, EN.iAmReady).click();
      await phase(anna.page, 'Winter 1901');
      await anna.page.getByRole('button', { name: EN.toNow('Winter 1901') }).click();
      await expectAccessible(anna.page, AXE);
      await anna.page.locator('.build-row').filter({ hasText: 'Marseilles' }).getByRole('button').first().click();
      await saved(anna.page, /^1 saved/);
      const army = anna.page.locator('.build-row').filter({ hasText: 'Marseilles' }).getByRole('button').first();
      expect(await army.getAttribute('aria-pressed')).toBe('true');
      await anna.page.locator('.build-row').filter({ hasText: 'Brest' }).getByRole('button').last().click();
      await saved(anna.page, /^2 saved/);
      // Whoever was away for the retreats finds the winter at the table's address.
      await pyotr.page.goto(pathname);
      await phase(pyotr.page, 'Зима 1901');
      await pane(pyotr, 'orders');
      await pyotr.page.locator('.build-row').filter({ hasText: 'Берлин' }).getByRole('button').first().click();
      await saved(pyotr.page, /^сохранено 1,/);
      await expectAccessible(pyotr.page, AXE);
      await button(mona.page, mod.judge).click();
      await mona.page.getByRole('button', { name: /^Yes, judge it/ }).click();
      await eventually(() => anna.page.getByRole('button', { name: EN.toNow('Spring 1902') }).count()).toBe(1);
      await anna.page.getByRole('button', { name: EN.toNow('Spring 1902') }).click();
      expect(await anna.page.locator('.units [data-unit=BRE]').getAttribute('class')).toContain('fleet');
      expect(await anna.page.locator('.units [data-unit=MAR]').getAttribute('class')).toContain('army');
      expect(await anna.page.locator('.units [data-unit=BER]').getAttribute('class')).toContain('army');

      // Back to winter, and forward again: everybody is told, and the board follows.
      await mona.page.getByRole('button', { name: mod.rollTo('Winter 1901') }).click();
      await button(mona.page, mod.rollSure).click();
      await phase(anna.page, 'Winter 1901');
      await eventually(() => anna.page.locator('.units [data-unit=BRE]').count()).toBe(0);
      await button(mona.page, mod.bringBack).click();
      await phase(anna.page, 'Spring 1902');

      // Every phase has an address, and a sandbox is one's own.
      await anna.page.goto(`${pathname}/F1901M`);
      await eventually(() => anna.page.locator('[data-verdict=BUR]').textContent()).toContain('A Bur H');
      expect(await anna.page.locator('.node').count()).toBe(5);
      await anna.page.goto(pathname);
      await anna.page.getByRole('button', { name: EN.sandbox }).first().click();
      await anna.page.waitForURL(/\/diplomacy$/);
      await eventually(() => anna.page.locator('.phase-head h2').textContent()).toBe('Spring 1902');
      expect(await anna.page.locator('.units [data-unit=BRE]').count()).toBe(1);
      await anna.page.goto(pathname);
      await phase(anna.page, 'Spring 1902');

      // A draw: hidden until everybody wants it, and then the end.
      for (const seat of seats.values()) await seat.send('PUT', `${path}/vote`, { vote: 'draw', value: true });
      await button(anna.page, DECIDE.en.voteFor).first().click();
      await eventually(() => anna.page.locator('.vote-row').first().textContent()).toContain(DECIDE.en.voted);
      await pane(pyotr, 'more');
      await button(pyotr.page, DECIDE.ru.voteFor).first().click();
      await eventually(() => pyotr.page.locator('.band.good').textContent()).toContain('ничьей');
      await eventually(() => anna.page.locator('.band.good').textContent()).toContain('a draw of');
      await expectAccessible(pyotr.page, AXE);
      await expectAccessible(anna.page, AXE);

      // The browser's own word for the dead link; the page has said it in a sentence.
      expect(mona.complaints).toEqual([
        'Failed to load resource: the server responded with a status of 404 (Not Found)',
      ]);
      for (const visit of [mona, anna, pyotr]) {
        if (visit !== mona) expect(visit.complaints).toEqual([]);
        await visit.context.close();
      }
    });
  });
});
