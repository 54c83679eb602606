import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * The examples of the package's README, run as they stand against the built package, as somebody who installs it would.
 */

const root = new URL('../packages/diplomacy/', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const examples = [...readme.matchAll(/```js\n([\s\S]*?)```\n\nprints\n\n```text\n([\s\S]*?)```/g)];

test('the README has three examples with what they print', () => {
  expect(examples).toHaveLength(3);
});

test.each(examples.map(([, code, printed], i) => [i + 1, code ?? '', printed ?? ''] as const))(
  'example %i prints what stands below it',
  (_, code, printed) => {
    const out = execFileSync(process.execPath, ['--input-type=module'], {
      input: code,
      cwd: fileURLToPath(root),
      encoding: 'utf8',
    });
    expect(out).toBe(printed);
  },
);
