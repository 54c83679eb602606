import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { directoryWith, type Ran } from './cli-run.ts';

// The command as it is installed, built by `npm run build`: in processes of its own.
const COMMAND = fileURLToPath(new URL('../packages/cli/bin/standoff.js', import.meta.url));
const CASE = JSON.stringify({
  id: 1,
  phases: [
    {
      phase: 'movement',
      position: { units: [{ power: 'France', type: 'A', at: 'PAR' }] },
      orders: [{ power: 'France', text: 'A PAR - BUR' }],
    },
  ],
});

function start(argv: readonly string[], cwd: string) {
  return spawn(process.execPath, [COMMAND, ...argv], { cwd, env: { PATH: process.env.PATH, LANG: 'C' } });
}

async function command(argv: readonly string[], cwd: string, stdin = ''): Promise<Ran> {
  const child = start(argv, cwd);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => undefined).end(stdin);
  const [status] = await once(child, 'close');
  return { status, out, err };
}

test('the installed command answers, with the exit statuses of the contract', async () => {
  const cwd = directoryWith({});
  expect(await command(['--version'], cwd)).toEqual({ status: 0, out: '0.1.0\n', err: '' });
  const good = await command(['judge', '--batch'], cwd, `${CASE}\n`);
  expect([good.status, good.err, JSON.parse(good.out).id]).toEqual([0, '', 1]);
  expect((await command(['judge', '--batch'], cwd, 'no\n')).status).toBe(1);
  expect((await command(['judge', '--frob'], cwd)).status).toBe(2);
});

test('a batch answers line by line while its input stays open', async () => {
  const child = start(['judge', '--batch'], directoryWith({}));
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  for (let turn = 0; turn < 3; turn += 1) {
    child.stdin.write(`${CASE}\n`);
    expect(JSON.parse((await answers.next()).value).id).toBe(1);
  }
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a reader that goes away ends a batch quietly', async () => {
  const cwd = directoryWith({ 'cases.jsonl': `${CASE}\n`.repeat(20_000) });
  const child = start(['judge', '--batch', 'cases.jsonl'], cwd);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(err).toBe('');
});

test('a kill while games are written leaves a whole file, old or new', async () => {
  const cwd = directoryWith({});
  const game = join(cwd, 'game.json');
  expect((await command(['new', 'game.json'], cwd)).status).toBe(0);
  for (let round = 0; round < 6; round += 1) {
    const before = readdirSync(cwd).length;
    const child = start(['judge', '--game', 'game.json'], cwd);
    child.stdin.end('');
    // Killed at the first sign of a new file beside the game, or after the command is done.
    const seen = (): boolean => readdirSync(cwd).length > before;
    while (child.exitCode === null && !seen()) await new Promise(setImmediate);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    const { format, phases } = JSON.parse(readFileSync(game, 'utf8'));
    expect([format, Array.isArray(phases)]).toEqual(['standoff-game', true]);
  }
  const after = await command(['judge', '--game', 'game.json'], cwd);
  expect(after.status).toBe(0);
});

test.runIf(existsSync('/dev/full'))('a full disk is told in one sentence', async () => {
  const cwd = directoryWith({ 'cases.jsonl': `${CASE}\n`.repeat(2_000), 'orders.txt': 'A Par - Bur\n' });
  for (const argv of [['judge', '--batch', 'cases.jsonl'], ['judge', 'orders.txt'], ['rules']]) {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [COMMAND, ...argv], {
      cwd,
      stdio: ['ignore', full, 'pipe'],
      env: { LANG: 'C' },
    });
    closeSync(full);
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const [status] = await once(child, 'close');
    expect([argv, status, err]).toEqual([argv, 1, 'standoff: standard output cannot be written: the disk is full.\n']);
  }
});
