import { readFileSync } from 'node:fs';
import type { Relation } from '@standoff/gitm';
import { readTacFile, tacCatalogue } from '@standoff/language';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GITM, type GitmText } from '../../packages/page/src/gitm/text.ts';
import { SHARE } from '../../packages/page/src/shell/share-text.ts';
import { SHELL } from '../../packages/page/src/shell/text.ts';
import { AXE, BROWSER, button, expectAccessible, openStage, type Stage, VISITORS, type Visit } from './browser.ts';
import { dragSquare, pointSquare } from './tac.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

function tabButton(page: Page, text: GitmText, name: string): Locator {
  return page.getByRole('group', { name: text.title }).getByRole('button', { name, exact: true });
}

/** Where the table, the battle and the what-if are: on a phone behind a tab, else beside the map. */
async function show(
  { page, visitor }: Visit,
  what: 'battle' | 'relations' | 'moves' | 'units' | 'text',
): Promise<void> {
  const text = GITM[visitor.lang];
  if (visitor.phone || (what !== 'battle' && what !== 'relations')) await tabButton(page, text, text[what]).click();
}

/** The units on each side as the battle's card lists them. */
async function sidesOf(page: Page): Promise<readonly (readonly (string | null)[])[]> {
  return page
    .locator('.side-column')
    .evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll('[data-placed]')].map((one) => one.getAttribute('data-placed')),
      ),
    );
}

/** Relations of the seed's second example beside those that stay neutral. */
const RELATIONS: readonly (readonly [string, string, Relation])[] = [
  ['AU', 'FR', 'war'],
  ['AU', 'PR', 'allied'],
  ['FR', 'PR', 'allied'],
  ['SP', 'AU', 'allied'],
  ['SP', 'PR', 'allied'],
  ['SP', 'FR', 'war'],
  ['NL', 'FR', 'allied'],
  ['NL', 'PR', 'allied'],
  ['NL', 'AU', 'war'],
  ['NL', 'SP', 'war'],
  ['DK', 'AU', 'allied'],
  ['DK', 'PR', 'allied'],
  ['DK', 'SP', 'allied'],
  ['DK', 'FR', 'war'],
];

async function setUp(visit: Visit): Promise<void> {
  const { page, visitor } = visit;
  const text = GITM[visitor.lang];
  await show(visit, 'units');
  await button(page, text.newPhase).click();
  await show(visit, 'units');
  const places = { AU: '7-7', PR: '7-7', SP: '7-7', FR: '4-11', NL: '10-11', DK: '11-3' };
  for (const [state, square] of Object.entries(places)) {
    await page.getByLabel(text.stateCode).fill(state);
    await button(page, text.addState).click();
    await pointSquare(visit, square);
  }
  expect(await page.locator('.tac-units .tag').count()).toBe(6);
  await show(visit, 'relations');
  for (const [index, [a, b, relation]] of RELATIONS.entries()) {
    const cell = page.locator(`[data-pair="${a} ${b}"]`);
    // By clicks, which go from neutral to war to allied, and by keys.
    if (index % 2 === 0) {
      await cell.click();
      if (relation === 'allied') await cell.click();
    } else await cell.press(relation === 'allied' ? '+' : 'x');
  }
  expect(await page.locator('.relation.war').count()).toBe(10);
  expect(await page.locator('.relation.neutral').count()).toBe(2);
}

async function order(visit: Visit): Promise<void> {
  const { page, visitor } = visit;
  await show(visit, 'moves');
  // Dragged, pointed out, and by keys where there are any.
  await dragSquare(visit, '4-11', '7-7');
  await pointSquare(visit, '10-11');
  await pointSquare(visit, '7-7');
  if (visitor.phone) await dragSquare(visit, '11-3', '7-7');
  else {
    await page.locator('[data-board]').focus();
    await pointSquare(visit, '11-3');
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
  }
  expect(await page.locator('[data-event-card]').count()).toBe(3);
}

describe.skipIf(BROWSER === undefined).each(VISITORS)('the GITM workbench in Chromium ($name)', (visitor) => {
  test('the second example by hand: place, relations, moves, step, reasons, what-if, text, reload, link', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    const text = GITM[visitor.lang];
    const words = tacCatalogue(visitor.lang);
    await page.goto('/gitm');
    await page.locator('[data-event-card]').first().waitFor();
    await expectAccessible(page, AXE);
    await setUp(visit);
    await expectAccessible(page, AXE);
    await order(visit);

    // Step by step: who began it, who came later, who is kept out by whom.
    const event = (number: number): Locator => page.locator(`[data-event-card="${number - 1}"]`);
    const arrows = page.locator('.marches [data-event]');
    expect(await arrows.count()).toBe(3);
    for (let i = 0; i < 3; i += 1) await button(page, text.back).click();
    expect(await arrows.count()).toBe(0);
    await button(page, text.forward).click();
    expect(await arrows.count()).toBe(1);
    expect(await event(1).textContent()).toContain(text.starter);
    expect(await event(1).textContent()).toContain('R6');
    await button(page, text.forward).click();
    expect(await event(2).textContent()).toContain('R17');
    await button(page, text.forward).click();
    expect(await event(3).textContent()).toContain(text.refused);
    expect(await event(3).textContent()).toMatch(visitor.lang === 'ru' ? /не пускает NL1IN/ : /NL1IN bars 7-7/);
    expect(await page.locator('.marches .failed[data-unit=DK1IN]').count()).toBe(1);
    await event(3)
      .getByRole('button', { name: text.rulesOf('R1, R3, R4, R21') })
      .click();
    expect(await event(3).textContent()).toContain(words.rule.R3);

    // Why each is on its side.
    await show(visit, 'battle');
    expect(await sidesOf(page)).toEqual(
      [
        ['FR1IN', 'NL1IN', 'PR1IN'],
        ['AU1IN', 'SP1IN'],
      ].map((side) => expect.arrayContaining(side)),
    );
    const prussia = await page.locator('[data-placed=PR1IN]').textContent();
    expect(prussia).toMatch(visitor.lang === 'ru' ? /союз с Францией/ : /Prussia is allied to France/);
    expect(prussia).toContain('R15');
    await expectAccessible(page, AXE);

    // Another order, and back.
    await show(visit, 'moves');
    await button(page, text.tryOrder('1, 3, 2')).click();
    expect(await event(3).textContent()).toContain('NL1IN');
    expect(await event(3).textContent()).toContain(text.refused);
    await button(page, SHELL[visitor.lang].undo).click();
    expect(await event(3).textContent()).toContain('DK1IN');

    // Another relation: Denmark gets in.
    await show(visit, 'relations');
    await page.locator('[data-pair="DK NL"]').focus();
    const what = page.getByRole('region', { name: text.whatIf });
    expect(await what.locator('.change').first().textContent()).toContain('DK1IN');
    await page.locator('[data-pair="DK NL"]').press('+');
    expect(await page.locator('.marches .failed').count()).toBe(0);
    await button(page, SHELL[visitor.lang].undo).click();
    expect(await page.locator('.marches .failed').count()).toBe(1);

    // Where may Denmark's unit go at its turn?
    await show(visit, 'moves');
    await pointSquare(visit, '11-3');
    await page.getByRole('group', { name: 'DK1IN' }).getByRole('button', { name: text.where }).click();
    expect(await page.locator('.tac-barred[data-light="7-7"]').count()).toBe(1);
    expect(await page.locator('.tac-lit[data-light="0-0"]').count()).toBe(1);
    expect(await page.locator('.where-card').textContent()).toMatch(/7-7: .*NL1IN/);
    await expectAccessible(page, AXE);
    await page.keyboard.press('Escape');

    // Text and map in step, both ways.
    await show(visit, 'text');
    const area = page.getByLabel(text.textLabel);
    const written = await area.inputValue();
    expect(written).toContain('DK1IN - 7-7');
    await area.evaluate((box: HTMLTextAreaElement) =>
      box.setSelectionRange(box.value.length - 2, box.value.length - 2),
    );
    await area.press('ArrowUp');
    expect(await page.locator('.marches [data-event]').count()).toBe(2);
    await area.press('ArrowDown');
    expect(await page.locator('.marches [data-event]').count()).toBe(3);
    await area.fill(`${written}AU1IN 7-7 - 7-99\n`);
    expect(await page.locator('.text-box i').textContent()).toBe('7-99');
    const lines = written.split('\n').length;
    expect(await page.locator('.text-problems').textContent()).toContain(text.lineColumn(lines, 13));
    expect(await page.locator('.marches [data-event]').count()).toBe(3);
    await area.fill(`${written}SP1IN 7-7 - 8-8\n`);
    expect(await page.locator('.text-problems').textContent()).toContain(text.textGood);
    await area.fill(written.replace('DK1IN - 7-7', 'DK1IN - 9-9'));
    await show(visit, 'moves');
    await event(3).getByRole('button', { name: /DK1IN/ }).first().click();
    expect(await page.locator('.tac-units .stack[data-stack="9-9"]').count()).toBe(1);
    await button(page, SHELL[visitor.lang].undo).click();
    await page.locator('.tac-units .stack[data-stack="9-9"]').waitFor({ state: 'detached' });
    await show(visit, 'moves');
    await button(page, SHELL[visitor.lang].undo).waitFor();

    // All is there after a reload, and in the link.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await page.reload();
    await page.locator('[data-event-card="2"]').waitFor();
    expect(await page.locator('.marches .failed[data-unit=DK1IN]').count()).toBe(1);
    await button(page, SHARE[visitor.lang].share).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input')?.value.includes('#g='));
    const link = await page.getByLabel(SHARE[visitor.lang].link).inputValue();
    await expectAccessible(page, AXE);
    const other = await stage.visit(visitor);
    await other.page.goto(link);
    await other.page.locator('[data-event-card="2"]').waitFor();
    expect(await other.page.locator('.marches .failed[data-unit=DK1IN]').count()).toBe(1);
    expect(other.complaints).toEqual([]);
    await other.context.close();
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  test('an interception is taken away and given again; the gallery, files, and the page without a network', async () => {
    const visit = await stage.visit(visitor);
    const { page, complaints } = visit;
    const text = GITM[visitor.lang];
    await page.goto('/gitm#c=C15');
    const card = page.locator('[data-event-card="0"]');
    await page
      .locator('[data-event-card]')
      .and(page.locator(':has-text("AU1MC"), :has-text("MX1MC")'))
      .first()
      .waitFor();
    expect(await page.locator('[data-event-card]').count()).toBe(1);
    const before = await card.textContent();
    await card.getByRole('button', { name: new RegExp(`^${text.remove}`) }).click();
    expect(await page.locator('.marches [data-event]').count()).toBe(1);
    expect(await page.locator('[data-battle]').count()).toBe(0);
    await button(page, SHELL[visitor.lang].undo).click();
    expect(await card.textContent()).toBe(before);
    await card.getByRole('button', { name: new RegExp(`^${text.remove}`) }).click();

    // The Mexican meets the American on its way.
    await pointSquare(visit, '7-7');
    await page.getByRole('group', { name: 'MX1MC' }).getByRole('button', { name: text.interception }).click();
    const open = page.locator('.tac-lit');
    expect(await open.count()).toBeGreaterThan(0);
    const square = (await open.first().getAttribute('data-light')) ?? '';
    await pointSquare(visit, square);
    expect(await page.locator(`[data-battle="${square}"]`).count()).toBe(1);
    await show(visit, 'battle');
    expect(await sidesOf(page)).toEqual([['US1IN'], ['MX1MC']]);
    expect(await page.locator('[data-placed=MX1MC]').textContent()).toContain('R9');

    await show(visit, 'moves');
    await button(page, text.allCases).click();
    await expectAccessible(page, AXE);
    await page.locator('.case-card').first().click();
    expect(await page.locator('.marches [data-event]').count()).toBe(1);
    expect(await page.locator('[data-battle="7-7"]').count()).toBe(1);

    // What leaves as a file can be read again, and the page comes without a network.
    await button(page, SHARE[visitor.lang].share).click();
    const saved = new Map<string, Buffer>();
    for (const name of [text.saveText, text.saveJson, text.saveReport, text.saveSvg, text.savePng]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
      ]);
      saved.set(name, readFileSync(await download.path()));
    }
    const [asText, asJson] = [text.saveText, text.saveJson].map((name) => readTacFile(String(saved.get(name))));
    expect(asText?.ok === true && asText.phases[0]?.events).toEqual([{ type: 'move', unit: 'FR1IN', to: '7-7' }]);
    expect(asJson?.ok === true && asJson.phases[0]?.start).toHaveLength(3);
    expect(String(saved.get(text.saveReport))).toContain('R15');
    expect(String(saved.get(text.saveSvg))).toContain('data-battle="7-7"');
    expect(saved.get(text.savePng)?.subarray(1, 4).toString()).toBe('PNG');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await visit.context.setOffline(true);
    await page.reload();
    await page.locator('[data-event-card="0"]').waitFor();
    expect(await page.locator('[data-battle="7-7"]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});
