import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { directoryWith, standoff } from './cli-run.ts';

const POSITION = `Spring 1902, movement

Germany: A Munich, A Ruhr
France: A Burgundy, F Brest

Centres
Germany: Munich
France: Paris
`;

const TAC = `  FR-AU war
AU1IN 7-7
FR1IN 7-6
FR1IN 7-6 - 7-7
`;

function read(directory: string, file: string): string {
  return readFileSync(join(directory, file), 'utf8');
}

test('Without anything the opening is drawn to standard output', async () => {
  const { status, out } = await standoff(['draw']);
  expect(status).toBe(0);
  expect(out).toMatch(/^<svg [^>]*>.*<\/svg>\n$/s);
  expect(out.match(/data-unit=/g)).toHaveLength(22);
});

test('A picture is not poured over a terminal', async () => {
  const { status, out, err } = await standoff(['draw'], { terminal: true });
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain('-o');
});

test('An empty file is no tac phase: nobody ordered anything in the opening', async () => {
  const { status, out } = await standoff(['draw', 'o.txt'], { cwd: directoryWith({ 'o.txt': '\n' }) });
  expect(status).toBe(0);
  expect(out.match(/class="order p-[a-z]+ holds unordered"/g)).toHaveLength(22);
});

test('A position is drawn with the orders judged on it', async () => {
  const cwd = directoryWith({ 'p.txt': POSITION, 'o.txt': 'Germany: A Mun-Bur\nA Ruh S A Mun-Bur\n' });
  expect((await standoff(['draw', 'p.txt', '--orders', 'o.txt', '-o', 'turn.svg'], { cwd })).status).toBe(0);
  const svg = read(cwd, 'turn.svg');
  expect(svg).toContain('Spring 1902, movement');
  expect(svg).toMatch(/class="unit p-france army struck" data-unit="BUR"/);
  expect(svg).toMatch(/class="order p-germany support" data-order="RUH"/);
});

test('Orders below the position count, and orders alone are for the opening', async () => {
  const both = directoryWith({ 'p.txt': `${POSITION}\nOrders\nGermany: A Mun-Bur\n` });
  expect((await standoff(['draw', 'p.txt'], { cwd: both })).out).toContain('data-order="MUN"');
  const alone = directoryWith({ 'o.txt': 'Germany: A Mun-Ruh\n' });
  const { out } = await standoff(['draw', 'o.txt'], { cwd: alone });
  expect(out).toContain('class="order p-germany move" data-order="MUN"');
});

test('The language is that of the command, and dark is dark', async () => {
  const { out } = await standoff(['draw', '--lang', 'ru', '--dark']);
  expect(out).toContain('>Константинополь<');
  expect(out).toContain('class="board-dark"');
});

test('Orders that cannot be read are told, and nothing is written', async () => {
  const cwd = directoryWith({ 'p.txt': POSITION, 'o.txt': 'Germany: A Mun-Xyzzy\n' });
  const { status, err } = await standoff(['draw', 'p.txt', '--orders', 'o.txt', '-o', 'turn.svg'], { cwd });
  expect(status).toBe(1);
  expect(err).toContain('o.txt:1:');
  expect(readdirSync(cwd).sort()).toEqual(['o.txt', 'p.txt']);
});

test('A whole game becomes numbered pictures, each phase with its orders and the board at the end', async () => {
  const cwd = directoryWith({ 'o.txt': 'Austria: A Vie-Gal\nRussia: A War-Gal\n' });
  await standoff(['new', 'g.json'], { cwd });
  await standoff(['judge', '--game', 'g.json', 'o.txt'], { cwd });
  const { status, out } = await standoff(['draw', '--game', 'g.json', '--all', '-o', 'g.svg'], { cwd });
  expect(status).toBe(0);
  expect(out).toBe('g-01-S1901M.svg\ng-02-F1901M.svg\n');
  expect(read(cwd, 'g-01-S1901M.svg')).toMatch(/class="order p-austria move failed" data-order="VIE"/);
  expect(read(cwd, 'g-01-S1901M.svg')).toContain('data-seal="GAL"');
  expect(read(cwd, 'g-02-F1901M.svg')).not.toContain('data-order');
  const one = await standoff(['draw', '--game', 'g.json', '--phase', 's1901m'], { cwd });
  expect(one.out).toBe(read(cwd, 'g-01-S1901M.svg'));
});

test('A phase that the game does not have is told, with those it has', async () => {
  const cwd = directoryWith({});
  await standoff(['new', 'g.json'], { cwd });
  const { status, err } = await standoff(['draw', '--game', 'g.json', '--phase', 'F1950M'], { cwd });
  expect(status).toBe(2);
  expect(err).toContain('S1901M');
});

test('A tac phase of GITM is drawn, whole or event by event', async () => {
  const cwd = directoryWith({ 't.txt': TAC });
  const whole = await standoff(['draw', 't.txt'], { cwd });
  expect(whole.status).toBe(0);
  expect(whole.out).toContain('data-battle="7-7"');
  const steps = await standoff(['draw', 't.txt', '--all', '-o', 't.svg'], { cwd });
  expect(steps.out).toBe('t-01.svg\nt-02.svg\n');
  expect(read(cwd, 't-01.svg')).not.toContain('data-battle="7-7"');
});

test('A tac phase that cannot be read is told as one', async () => {
  const cwd = directoryWith({ 't.txt': `${TAC}FR9XX 7-6 - 99-7\n` });
  const { status, err } = await standoff(['draw', 't.txt'], { cwd });
  expect(status).toBe(1);
  expect(err).toMatch(/^t\.txt:5:/m);
});

test('The judge draws what it judged', async () => {
  const cwd = directoryWith({ 'o.txt': 'Germany: A Mun-Ruh\n' });
  const { status, out } = await standoff(['judge', 'o.txt', '--svg', 'j.svg', '--png', 'j.png'], { cwd });
  expect(status).toBe(0);
  expect(out).toContain('Mun');
  expect(read(cwd, 'j.svg')).toContain('data-order="MUN"');
  expect(readFileSync(join(cwd, 'j.png')).subarray(1, 4).toString()).toBe('PNG');
});

for (const [argv, told] of [
  [['draw', '--all'], '--game'],
  [['draw', '-o', 'x.gif'], '.svg'],
  [['draw', '--width', '12'], '200'],
  [['draw', '--phase', 'S1901M'], '--game'],
  [['draw', '--dark', '--ink'], '--ink'],
  [['draw', '--game', 'g.json', '--all', '--phase', 'S1901M', '-o', 'x.svg'], '--phase'],
  [['draw', '--game', 'g.json', '--all'], '-o'],
  [['judge', '--batch', '--svg', 'x.svg'], '--svg'],
] as const) {
  test(`Wrong use is told: ${argv.join(' ')}`, async () => {
    const { status, err } = await standoff(argv, { cwd: directoryWith({}) });
    expect(status).toBe(2);
    expect(err).toContain(told);
  });
}

test('every picture of the README can be drawn as it says', async () => {
  const root = new URL('../', import.meta.url);
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const [, block = ''] = /## Pictures\n\n```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  const lines = block.trim().split('\n');
  expect(lines.length).toBeGreaterThan(3);
  const directory = directoryWith({});
  for (const line of lines) {
    const argv = (/^npx standoff (.*?)\s*(?:#.*)?$/.exec(line)?.[1] ?? '').replaceAll('/tmp', directory).split(' ');
    const { status } = await standoff(argv, { cwd: fileURLToPath(root) });
    expect([line, status]).toEqual([line, 0]);
  }
  const drawn = readdirSync(directory).filter((file) => /\.(?:svg|png)$/.test(file));
  expect(drawn.sort()).toEqual([
    'battle-01.png',
    'battle-02.png',
    'battle-03.png',
    'battle-04.png',
    'game-01-S1901M.svg',
    'opening.svg',
    'turn.png',
  ]);
});
