import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The example programs as somebody runs them, on the built packages.

const root = fileURLToPath(new URL('../', import.meta.url));

function run(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

/** What is the same at every run: all but the speed. */
function withoutSpeed(out: string): string {
  return out.replace(/\n[\d,]+ games a second\n$/, '');
}

test('random games tell who won, how many phases they had, and are the same for the same seed', () => {
  const play = (seed: string): string => run('examples/random-games.mjs', '40', '--last-year', '1904', '--seed', seed);
  const out = play('3');
  expect(out).toMatch(/^40 random games, seed 3, to the end of 1904 at most\nwon: 0; over with their last year: 40\n/);
  expect(out).toMatch(/phases: 320 movement \(8\.0 a game\), \d+ retreat \(\d\.\d a game\), \d+ build/);
  for (const power of ['Austria', 'Turkey'])
    expect(out).toMatch(new RegExp(`^${power} +0 +\\d+ +\\d+ +\\d\\.\\d\\d$`, 'm'));
  expect(out).toMatch(/\n[\d,]+ games a second\n$/);
  expect(withoutSpeed(play('3'))).toBe(withoutSpeed(out));
  expect(withoutSpeed(play('4'))).not.toBe(withoutSpeed(out));
});

interface Answer {
  readonly orders: readonly string[];
  readonly sets: number;
  readonly replies: number;
  readonly breaking: number;
  readonly example?: readonly string[];
}

function answers(...args: readonly string[]): readonly Answer[] {
  return JSON.parse(run('examples/keeps-munich.mjs', '--json', ...args));
}

test('Munich is kept by both supports and by nothing less, against three armies', () => {
  const [first, second] = answers();
  expect(first?.orders).toEqual(['A MUN stays', 'A BUR S A MUN', 'A TYR S A MUN']);
  expect([first?.sets, first?.breaking]).toEqual([14, 0]);
  expect(second?.breaking).toBe(3);
  expect(second?.example).toHaveLength(3);
  expect(run('examples/keeps-munich.mjs', '--top', '1')).toMatch(
    /^14 of 4,410 sets of orders of France keep MUN, whatever Germany does \(4,320 sets of orders\)\.\n/,
  );
});

/** How many sets of orders are broken by how many replies. */
function tally(list: readonly Answer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { breaking, sets } of list) counts[breaking] = (counts[breaking] ?? 0) + sets;
  return counts;
}

const POSITIONS: readonly (readonly [string, readonly string[]])[] = [
  ['France: A Munich, A Burgundy\nGermany: A Berlin, A Silesia, A Tyrolia\n', []],
  ['France: A Munich, A Ruhr, A Bohemia\nGermany: A Kiel, A Berlin\n', []],
  [
    'England: A Belgium, F North Sea\nFrance: A London, F English Channel\n',
    ['--place', 'BEL', '--of', 'England', '--against', 'France'],
  ],
  [
    'Italy: A Spain, F Western Mediterranean\nFrance: F Gulf of Lyon, F Portugal, A Marseilles\n',
    ['--place', 'SPA', '--of', 'Italy', '--against', 'France'],
  ],
];

test.each(POSITIONS)('grouping orders changes no number: %s', (text, args) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'keeps-')), 'position.txt');
  writeFileSync(file, text);
  const grouped = answers(file, ...args);
  const single = answers(file, '--all', ...args);
  expect(tally(grouped)).toEqual(tally(single));
  expect(new Set(grouped.map(({ replies }) => replies))).toEqual(new Set(single.map(({ replies }) => replies)));
  expect(grouped.length).toBeLessThanOrEqual(single.length);
});
