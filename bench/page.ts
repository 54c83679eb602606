import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { BENCH } from '../packages/page/src/diplomacy/text.ts';
import { SHELL } from '../packages/page/src/shell/text.ts';
import { BROWSER, openStage, type Stage, VISITORS, type Visit } from '../test/browser/browser.ts';
import { frontPageSizes } from '../test/browser/sizes.ts';
import { fullBoardLink } from './full-board.ts';
import { type WatchedWindow, watchPage } from './page-watch.ts';

const RUNS = 9;
const WARM_CLICKS = 5;
const UNITS = 34;

/** The value a part of the way up a sorted list. */
function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** Prints a figure beside its target, and how far the runs spread. */
function row(name: string, figure: number, most: number, unit: string, spread = ''): void {
  const told = `${figure.toFixed(1)} ${unit}`.padStart(12);
  const target = `at most ${most}`.padEnd(14);
  console.log(`  ${name.padEnd(52)}${told}   ${target}${figure > most ? 'MISSED   ' : ''}${spread}`);
}

function rowOf(name: string, figures: readonly number[], most: number): void {
  const [least, greatest] = [quantile(figures, 0).toFixed(1), quantile(figures, 1).toFixed(1)];
  row(name, quantile(figures, 0.5), most, 'ms', `${least} to ${greatest} in ${figures.length} runs`);
}

const [VISITOR] = VISITORS;

/** A window of somebody who was never here: nothing kept, nothing compiled. */
async function visitFresh(stage: Stage, address: string): Promise<Visit> {
  if (VISITOR === undefined) throw new Error('somebody has to visit');
  const visit = await stage.visit(VISITOR);
  // esbuild names functions with a helper that the page does not have.
  await visit.context.addInitScript('globalThis.__name = (named) => named;');
  await visit.context.addInitScript(watchPage);
  await visit.page.goto(address);
  return visit;
}

function firstBoard(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WatchedWindow).watched.board);
}

async function boardTimes(stage: Stage, address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, context } = await visitFresh(stage, address);
    times.push(await firstBoard(page));
    await context.close();
  }
  return times;
}

/** One click on Judge, and the step taken back. */
async function clickJudge(page: Page): Promise<number> {
  await page.evaluate((count) => {
    const here = window as unknown as WatchedWindow;
    here.drawn = here.watched.verdict(count);
  }, UNITS);
  await page.getByRole('button', { name: BENCH.en.judge }).first().click();
  const time = await page.evaluate(() => (window as unknown as WatchedWindow).drawn);
  await page.getByRole('button', { name: SHELL.en.undo, exact: true }).click();
  return time;
}

async function judgeTimes(
  stage: Stage,
  link: string,
): Promise<{ readonly first: readonly number[]; readonly warm: readonly number[] }> {
  const first: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, context } = await visitFresh(stage, link);
    await firstBoard(page);
    await page.waitForLoadState('networkidle');
    first.push(await clickJudge(page));
    for (let click = 0; click < WARM_CLICKS; click += 1) warm.push(await clickJudge(page));
    await context.close();
  }
  return { first, warm };
}

/** The wheel in and out and the sheet dragged about, as fast as the page takes it; milliseconds of every frame. */
async function frameTimes(stage: Stage, link: string): Promise<readonly number[]> {
  const { page, context } = await visitFresh(stage, link);
  await firstBoard(page);
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = (await page.locator('[data-board]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const [left, top] = [x + width * 0.12, y + height * 0.3];
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.evaluate(() => {
    const here = window as unknown as WatchedWindow;
    here.endFrames = here.watched.frames();
  });
  for (const way of [-1, 1]) {
    for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, way * 24);
    await page.mouse.move(left, top);
    await page.mouse.down();
    for (let step = 0; step < 60; step += 1)
      await page.mouse.move(left + 150 * Math.sin(step / 8), top + 90 * (1 - Math.cos(step / 8)));
    await page.mouse.up();
  }
  const frames = await page.evaluate(() => (window as unknown as WatchedWindow).endFrames());
  await context.close();
  return frames;
}

async function measurePage(): Promise<void> {
  const load = loadavg()
    .map((one) => one.toFixed(2))
    .join(' ');
  console.log(`The page in Chromium, load ${load}:`);
  const { scripts, map } = frontPageSizes();
  row('scripts of the front page, packed', scripts / 1000, 120, 'kB');
  row('the map’s data, packed', map / 1000, 90, 'kB');
  const stage = await openStage();
  try {
    const link = await fullBoardLink();
    rowOf('first board of the front page', await boardTimes(stage, '/'), 1000);
    rowOf('first board of the workbench', await boardTimes(stage, '/diplomacy'), 1000);
    const { first, warm } = await judgeTimes(stage, link);
    rowOf(`from the first click on Judge to ${UNITS} verdicts`, first, 50);
    rowOf('from a later click', warm, 50);
    const runs: (readonly number[])[] = [];
    for (let run = 0; run < 3; run += 1) runs.push(await frameTimes(stage, link));
    rowOf(
      'pan and zoom: the median frame',
      runs.map((frames) => quantile(frames, 0.5)),
      20,
    );
    rowOf(
      'pan and zoom: 95 % of frames',
      runs.map((frames) => quantile(frames, 0.95)),
      33,
    );
  } finally {
    await stage.stop();
  }
}

if (BROWSER === undefined) console.log('The page is not measured: there is no Chromium here; CHROMIUM names one.');
else await measurePage();
