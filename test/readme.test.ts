import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GivenOrder, judgeMovement, newGame, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder } from '@standoff/language';
import { expect, test } from 'vitest';
import { directoryWith, standoff } from './cli-run.ts';

const root = new URL('../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');

test.each(['en', 'ru'])('the orders of the README come out as its report says (%s)', async (lang) => {
  const argv = ['judge', '--lang', lang, 'examples/position.txt', `examples/orders-${lang}.txt`];
  const { status, out, err } = await standoff(argv, { cwd: fileURLToPath(root) });
  expect([status, err]).toEqual([0, '']);
  expect(out).toBe(read(`examples/report-${lang}.txt`));
});

test('every command of the README runs as it stands', async () => {
  const [, block = ''] = /```sh\n((?:(?:echo|npx standoff).*\n)+)```/.exec(read('README.md')) ?? [];
  const temporary = `${directoryWith({})}/`;
  const names: string[] = [];
  for (const line of block.trim().split('\n')) {
    const [, , stdin, command = ''] = /^(echo '([^']*)' \| )?npx standoff ([^#]*?) *(?:#.*)?$/.exec(line) ?? [];
    const argv = command.replaceAll('/tmp/', temporary).split(' ');
    names.push(argv[0] ?? '');
    const piped = stdin === undefined ? {} : { stdin };
    const { status, out, err } = await standoff(argv, { cwd: fileURLToPath(root), ...piped });
    expect([line, status, err.replace(temporary, '')]).toEqual([
      line,
      0,
      argv.includes('--game') ? 'game.json: next is F1901M.\n' : '',
    ]);
    expect(out).not.toBe('');
  }
  expect(new Set(names)).toEqual(new Set(['judge', 'read', 'new', 'convert', 'undo', 'rules']));
});

test('what the README quotes of the orders stands in the files', () => {
  const readme = read('README.md');
  const quoted = [...readme.matchAll(/```text\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const files = read('examples/orders-en.txt') + read('examples/orders-ru.txt');
  expect(quoted).toHaveLength(2);
  for (const line of quoted.flatMap((block) => block.split('\n'))) expect(files).toContain(line);
});

test('the library example of the README prints what it says', () => {
  const orders: readonly GivenOrder[] = [
    { power: 'France', order: { kind: 'move', unit: { type: 'A', at: 'PAR' }, to: 'BUR' } },
    { power: 'Germany', order: { kind: 'move', unit: { type: 'A', at: 'MUN' }, to: 'BUR' } },
  ];
  const judged = judgeMovement(STANDARD_MAP, positionOf(newGame()), orders).orders;
  const readme = read('README.md');
  for (const one of judged) {
    expect(readme).toContain(`[ '${one.result.join("', '")}' ] ${one.reason.code} ${explainOrder(one, 'en')}`);
  }
  const [first] = judged;
  if (first === undefined) throw new Error('nothing judged');
  expect(readme).toContain(explainOrder(first, 'ru'));
});
