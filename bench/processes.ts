import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Whole processes of the command line, start included, by Node itself without `npx`. */

const COMMAND = fileURLToPath(new URL('../packages/cli/bin/standoff.js', import.meta.url));
const OPENING =
  'England: F Lon - NTH, F Edi - NWG, A Lvp - Yor\nFrance: A Par - Bur, A Mar S A Par - Bur, F Bre - MAO\n';
const TIMES = 20;

/** Milliseconds of a run, and what it wrote. */
function run(args: readonly string[], input: string): { readonly ms: number; readonly out: string } {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
  });
  if (status !== 0) throw new Error(`standoff ${args.join(' ')} ended with status ${status}`);
  return { ms: performance.now() - start, out: stdout };
}

/** Milliseconds in the middle and at best of some runs. */
export interface Duration {
  readonly median: number;
  readonly fastest: number;
}

function several(runs: number, args: readonly string[], input: string): Duration {
  const all = Array.from({ length: runs }, () => run(args, input).ms).sort((a, b) => a - b);
  return { median: Math.round(all[runs >> 1] ?? 0), fastest: Math.round(all[0] ?? 0) };
}

export function helpTime(): Duration {
  return several(9, ['--help'], '');
}

export function firstVerdictTime(): Duration {
  return several(9, ['judge'], OPENING);
}

/** Boards a second of `standoff judge --batch` over a file of cases twenty times over. */
export function batchSpeed(file: string | URL): number {
  const bytes = readFileSync(file);
  const text = (String(file).endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd();
  const folder = mkdtempSync(join(tmpdir(), 'standoff-bench-'));
  try {
    const path = join(folder, 'boards.jsonl');
    writeFileSync(path, `${text}\n`.repeat(TIMES));
    const boards = text.split('\n').length * TIMES;
    const { ms } = run(['judge', '--batch', path], '');
    return Math.round((boards / ms) * 1000);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
