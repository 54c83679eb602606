import { powerName } from '@standoff/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECIDE } from '../../packages/page/src/table/decide-text.ts';
import { MODERATOR } from '../../packages/page/src/table/moderator-text.ts';
import { NEWS } from '../../packages/page/src/table/news-text.ts';
import { TABLE } from '../../packages/page/src/table/text.ts';
import { type Client, client, takeLink } from '../table/servers.ts';
import { BROWSER, expectAccessible, type Visitor } from './browser.ts';
import { AXE, button, eventually, pane, phase, saved, takeSeat, writeText } from './seat.ts';
import { openTableStage, type TableStage } from './table-stage.ts';

const MINUTE = 60_000;
const ANNA: Visitor = { name: 'Anna', lang: 'en', phone: false, dark: false };
const PYOTR: Visitor = { name: 'Pyotr', lang: 'ru', phone: true, dark: true };
const MONA: Visitor = { name: 'Mona', lang: 'en', phone: false, dark: false };
const OTHERS = ['Austria', 'England', 'Italy', 'Russia', 'Turkey'];

const SETTINGS = {
  name: 'By the clock',
  pace: {
    movement: { kind: 'length', minutes: 60 },
    grace: 10,
    remind: 15,
    extensions: { each: 1, minutes: 30 },
  },
  noShow: { policy: 'replacement', after: 1, seek: 120 },
};

describe.skipIf(BROWSER === undefined)('a deadline that passes, in Chromium', () => {
  let ahead = 0;
  let stage: TableStage;
  beforeAll(async () => {
    stage = await openTableStage(undefined, { parts: { now: () => Date.now() + ahead } });
  });
  afterAll(async () => stage?.stop());

  /** Lets so much time pass for the server; it looks at its clocks by itself. */
  function pass(minutes: number): void {
    ahead += minutes * MINUTE;
  }

  test('it is counted down, put off, and passes; the late are named, replaced, and the new player has a full phase; a vote stops the clock', async () => {
    const made = await client(stage.address).send('POST', '/api/tables', { settings: SETTINGS, as: 'token' });
    const { id, token, links } = made.body;
    const path = `/api/tables/${id}`;
    const link = (power: string): string =>
      links.seats.find((one: { readonly power: string }) => one.power === power)?.link ?? '';
    const anna = await stage.visit(ANNA);
    const pyotr = await stage.visit(PYOTR);
    await takeSeat(anna, link('France'), 'France', 'Anna');
    await takeSeat(pyotr, link('Germany'), 'Germany', 'Пётр');
    const seats = new Map<string, Client>();
    for (const power of OTHERS) seats.set(power, await takeLink(stage.address, link(power), power));
    await phase(anna.page, 'Spring 1901');
    const left = (at: typeof anna) => at.page.locator('.time-left').first().textContent();

    // An hour, and half an hour more for one who asks for it.
    await eventually(() => left(anna)).toMatch(/^(?:1 h 0 min|59 min \d+ s)$/);
    await pane(anna, 'more');
    await button(anna.page, DECIDE.en.extensionTake('30 minutes')).click();
    await eventually(() => left(anna)).toMatch(/^1 h (?:29|30) min$/);
    await eventually(() => left(pyotr)).toMatch(/^1 ч (?:29|30) мин$/);
    await eventually(() => anna.page.locator('.news').textContent()).toContain('France took an extension');
    await expectAccessible(anna.page, AXE);
    await pane(anna, 'orders');

    // Everybody but Turkey orders. Near the deadline the time turns amber.
    await writeText(anna, 'A Par - Bur\nA Mar - Spa\nF Bre - Mao');
    await saved(anna.page, /^3 saved/);
    await writeText(pyotr, 'А Мюн - Рур');
    await saved(pyotr.page, /^сохранено 1,/);
    for (const power of OTHERS.slice(0, 4)) await seats.get(power)?.send('POST', `${path}/ready`, { ready: true });
    pass(80);
    await anna.page.reload();
    await eventually(() => left(anna)).toMatch(/^\d min \d+ s$/);
    expect(await anna.page.locator('.time-left.short').count()).toBeGreaterThan(0);

    // The deadline passes: grace for Turkey, and nobody else may change anything.
    pass(11);
    await eventually(() => anna.page.locator('.band.amber').textContent()).toBe(TABLE.en.grace('Turkey'));
    await eventually(() => anna.page.locator('.own-orders').textContent()).toContain(TABLE.en.locked);
    expect(await anna.page.locator('.locked-orders').textContent()).toContain('A Par - Bur');
    await eventually(() => left(anna)).toMatch(/^(?:9|8) min \d+ s$/);
    await pane(pyotr, 'orders');
    await eventually(() => pyotr.page.locator('.band.amber').textContent()).toBe(TABLE.ru.grace('Турция'));
    await expectAccessible(anna.page, AXE);
    await expectAccessible(pyotr.page, AXE);

    // Grace passes: who missed is told to everybody, and a replacement is sought.
    pass(10);
    await eventually(() => anna.page.locator('.band.amber').textContent()).toBe(TABLE.en.seeking('Turkey'));
    await pane(anna, 'more');
    const missed = NEWS.en.missed('Turkey', 'Spring 1901');
    await eventually(() => anna.page.locator('.news').textContent()).toContain(missed);
    await eventually(() => anna.page.locator('[data-seat=Turkey]').textContent()).toContain(TABLE.en.missed(1));
    expect((await seats.get('Turkey')?.get(path))?.status).toBe(404);
    await expectAccessible(anna.page, AXE);

    // The moderator makes a link; whoever takes the seat has a full phase for it, and the game goes on.
    const mona = await stage.visit(MONA);
    await mona.context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
    await mona.page.goto(`/table/${id}/moderator`);
    await button(mona.page, MODERATOR.en.newLink('Turkey')).click();
    const fresh = mona.page.locator('.copy-field input');
    await eventually(() => fresh.inputValue()).toContain('/join#');
    await expectAccessible(mona.page, AXE);
    const turkey = await takeLink(stage.address, await fresh.inputValue(), 'Newcomer');
    await eventually(() => left(anna)).toMatch(/^(?:1 h 0 min|59 min \d+ s)$/);
    await eventually(() => anna.page.locator('.news').textContent()).toContain(
      'A full phase for the new player of Turkey',
    );
    await eventually(() => anna.page.locator('[data-seat=Turkey]').textContent()).toContain('Newcomer');
    await turkey.send('PUT', `${path}/orders`, { text: 'A Con - Bul' });
    await turkey.send('POST', `${path}/ready`, { ready: true });
    await phase(anna.page, 'Spring 1901');
    await eventually(async () => new URL(anna.page.url()).pathname).toBe(`/table/${id}/S1901M`);
    await anna.page.goto(`/table/${id}`);
    await phase(anna.page, 'Autumn 1901');

    // More than half want a pause: the clock stands however long it takes.
    await pane(anna, 'more');
    for (const power of ['Austria', 'England', 'Italy'])
      await seats.get(power)?.send('PUT', `${path}/vote`, { vote: 'pause', value: true });
    const pause = `${DECIDE.en.pauseVote}: ${DECIDE.en.voteFor}`;
    await eventually(() => anna.page.locator('.decisions').textContent()).toContain(DECIDE.en.majority(3, 7));
    await button(anna.page, pause).click();
    await eventually(() => anna.page.locator('.band.amber').textContent()).toBe(TABLE.en.paused.vote);
    await eventually(() => pyotr.page.locator('.band.amber').textContent()).toBe(TABLE.ru.paused.vote);
    const stood = await left(anna);
    await expectAccessible(anna.page, AXE);
    pass(600);
    await anna.page.reload();
    await phase(anna.page, 'Autumn 1901');
    await eventually(() => left(anna)).toBe(stood);
    await pane(anna, 'more');
    for (const power of ['Austria', 'England', 'Italy'])
      await seats.get(power)?.send('PUT', `${path}/vote`, { vote: 'resume', value: true });
    await button(anna.page, `${DECIDE.en.resumeVote}: ${DECIDE.en.voteFor}`).click();
    await eventually(() => anna.page.locator('.band.amber').count()).toBe(0);
    await eventually(() => left(anna)).toMatch(/^5\d min \d+ s$/);
    expect(powerName('Turkey', 'ru')).toBe('Турция');

    for (const visit of [anna, pyotr, mona]) {
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    }
  });
});
