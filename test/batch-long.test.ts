import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { standoff } from './cli-run.ts';

const COMMAND = fileURLToPath(new URL('../packages/cli/bin/standoff.js', import.meta.url));

/** The built command, which calls threads for help where the input is long. */
function built(args: readonly string[], stdin: string): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args]);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
    child.stdin.on('error', () => undefined).end(stdin);
  });
}

const CASES = gunzipSync(readFileSync(new URL('cases/agreed-movement.jsonl.gz', import.meta.url)))
  .toString()
  .trimEnd()
  .split('\n');

test('a long input is answered line by line, in order and by the rules asked for, as one thread answers it', async () => {
  const lines = [...CASES, '{"id": "cut", "phases": [', '', ...CASES, '[]', ...CASES.slice(0, 300)];
  const text = `${lines.join('\n')}\n`;
  expect(text.length).toBeGreaterThan(6_000_000);
  const args = ['judge', '--batch', '--rules', '2000', '--lang', 'ru'];
  const alone = await standoff(args, { stdin: text });
  const { status, out, err } = await built(args, text);
  expect([status, err]).toEqual([1, '']);
  expect(alone.status).toBe(1);
  const answers = out.split('\n');
  expect(answers.length).toBe(lines.length);
  expect(JSON.parse(answers[CASES.length] ?? '')).toMatchObject({ line: CASES.length + 1, error: {} });
  // A string of fifty megabytes is no use in a failure's message.
  expect(out === alone.out).toBe(true);
});
