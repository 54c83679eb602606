import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standoff } from '../cli-run.ts';
import { BROWSER, openStage, type Stage, VISITORS } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  if (BROWSER !== undefined) stage = await openStage();
});
afterAll(async () => stage?.stop());

describe.skipIf(BROWSER === undefined)('the engine of the built page in Chromium', () => {
  test('gives for every agreed movement case what the command line gives, reasons and sentences included', async () => {
    const text = gunzipSync(readFileSync(new URL('../cases/agreed-movement.jsonl.gz', import.meta.url))).toString();
    const lines = text.split('\n').filter((line) => line !== '');
    const command = (await standoff(['judge', '--batch'], { stdin: text })).out
      .split('\n')
      .filter((line) => line !== '');
    const [visitor] = VISITORS;
    if (visitor === undefined) throw new Error('somebody has to visit');
    const { page, context } = await stage.visit(visitor);
    await page.goto('/');
    const engine = await page.evaluateHandle<{ readonly judgeLine: (line: string) => unknown }>("import('/cases.js')");
    const inPage = await engine.evaluate(
      ({ judgeLine }, cases) => cases.map((line) => JSON.stringify(judgeLine(line))),
      lines,
    );
    expect(inPage).toHaveLength(1500);
    const differing = inPage.filter((line, index) => line !== command[index]);
    expect(differing).toEqual([]);
    await context.close();
  });
});
