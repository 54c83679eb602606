import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith, standoff } from './cli-run.ts';

const SPRING = `FRANCE
A PAR - BUR
A MAR - SPA
GERMANY
A BER - KIE
F KIE - HOL
ITALY
A VEN - TYR
`;
const AUTUMN = `FRANCE
A BUR - MUN
ITALY
A TYR S A BUR - MUN
`;

function namesIn(file: string): readonly string[] {
  return JSON.parse(readFileSync(file, 'utf8')).phases.map(({ name }: { name: string }) => name);
}

async function begun(...args: readonly string[]): Promise<string> {
  const cwd = directoryWith({ 'spring.txt': SPRING, 'autumn.txt': AUTUMN });
  const { status, out } = await standoff(['new', 'game.json', ...args], { cwd });
  expect([status, out]).toEqual([0, 'game.json: a game stands at S1901M.\n']);
  return cwd;
}

test('a game is begun, judged phase by phase and taken back', async () => {
  const cwd = await begun();
  const game = join(cwd, 'game.json');
  const start = readFileSync(game, 'utf8');
  const spring = await standoff(['judge', '--game', 'game.json', 'spring.txt'], { cwd });
  expect([spring.status, spring.err]).toEqual([0, 'game.json: next is F1901M.\n']);
  expect(spring.out).toMatch(/^Spring 1901, movement\n/);
  const autumn = await standoff(['judge', '--game', 'game.json'], { cwd, stdin: AUTUMN });
  expect([autumn.status, autumn.err]).toEqual([0, 'game.json: next is F1901R.\n']);
  const retreats = await standoff(['judge', '--game', 'game.json'], { cwd, stdin: 'A MUN - BER' });
  expect([retreats.status, retreats.err]).toEqual([0, 'game.json: next is W1901A.\n']);
  expect(namesIn(game)).toEqual(['S1901M', 'F1901M', 'F1901R']);
  for (const phase of ['F1901R', 'F1901M', 'S1901M']) {
    const undone = await standoff(['undo', 'game.json'], { cwd });
    expect(undone).toEqual({ status: 0, out: `game.json: back at ${phase}.\n`, err: '' });
  }
  expect(readFileSync(game, 'utf8')).toBe(start);
  const none = await standoff(['undo', 'game.json', '--lang', 'ru'], { cwd });
  expect([none.status, none.err]).toEqual([1, 'standoff: Партия в game.json стоит в самом начале: отменять нечего.\n']);
});

test('the stored orders keep the words of the players', async () => {
  const cwd = await begun();
  await standoff(['judge', '--game', 'game.json'], { cwd, stdin: 'A MUN - RUH' });
  const { orders, result } = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')).phases[0];
  const unit = { type: 'A', at: 'MUN' };
  expect(orders).toEqual([{ power: 'Germany', text: 'A MUN - RUH', order: { kind: 'move', unit, to: 'RUH' } }]);
  expect(result.orders[0]).toMatchObject({ result: ['succeeds'], reason: { code: 'moved' } });
});

test('with --dry-run the report is printed and nothing is written', async () => {
  const cwd = await begun();
  const before = readFileSync(join(cwd, 'game.json'));
  const dry = await standoff(['judge', '--game', 'game.json', '--dry-run', 'spring.txt'], { cwd });
  expect([dry.status, dry.err]).toEqual([0, '']);
  expect(readFileSync(join(cwd, 'game.json'))).toEqual(before);
  const real = await standoff(['judge', '--game', 'game.json', 'spring.txt'], { cwd });
  expect(real.out).toBe(dry.out);
});

test('one line that cannot be read keeps the whole game as it is', async () => {
  const cwd = await begun();
  const before = readFileSync(join(cwd, 'game.json'));
  writeFileSync(join(cwd, 'germany.txt'), 'A MUN - RUH\nA BER - Qwxyz\n');
  const { status, out, err } = await standoff(['judge', '--game', 'game.json', 'spring.txt', 'germany.txt'], { cwd });
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^germany\.txt:2:\d+: /);
  expect(err).toContain('standoff: Some orders could not be read, so game.json was not changed.\n');
  expect(readFileSync(join(cwd, 'game.json'))).toEqual(before);
});

test('an existing game is not overwritten, unless by force', async () => {
  const cwd = await begun('--rules', 'webdiplomacy', '--last-year', '1907');
  const again = await standoff(['new', 'game.json'], { cwd });
  expect(again).toEqual({ status: 1, out: '', err: 'standoff: game.json is there already; --force overwrites it.\n' });
  const game = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'));
  expect([game.rules['4.A.3'], game.lastYear]).toEqual(['via', 1907]);
  expect((await standoff(['new', 'game.json', '--force'], { cwd })).status).toBe(0);
  expect(JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8'))).not.toHaveProperty('lastYear');
});

test('a game has its own rules, and a finished one is not judged on', async () => {
  const cwd = await begun('--last-year', '1901');
  const rules = await standoff(['judge', '--game', 'game.json', '--rules', '2000', 'spring.txt'], { cwd });
  expect(rules.status).toBe(2);
  for (const ending of [
    /\n {2}Turkey: F Ankara, .*\n$/,
    /\n\nThe game is over after its last year, 1901\. Centres: /,
  ]) {
    const { status, out } = await standoff(['judge', '--game', 'game.json'], { cwd, stdin: '' });
    expect(status).toBe(0);
    expect(out).toMatch(ending);
    expect(out).not.toContain('Next:');
  }
  const over = await standoff(['judge', '--game', 'game.json'], { cwd, stdin: '' });
  expect([over.status, over.out]).toEqual([1, '']);
  expect(over.err).toBe('standoff: The game in game.json is over; standoff undo takes its last phase back.\n');
});

test('a game that is over from its start is not said to have a phase to take back', async () => {
  const cwd = await begun();
  const file = join(cwd, 'game.json');
  const game = JSON.parse(readFileSync(file, 'utf8'));
  const end = { kind: 'draw', powers: ['France', 'Italy'] };
  writeFileSync(file, JSON.stringify({ ...game, start: { ...game.start, end } }));
  const over = await standoff(['judge', '--game', 'game.json'], { cwd, stdin: '' });
  expect(over).toEqual({ status: 1, out: '', err: 'standoff: The game in game.json is over.\n' });
});

test('a game keeps the mode of its file, and nothing is left beside it', async () => {
  const cwd = await begun();
  chmodSync(join(cwd, 'game.json'), 0o600);
  await standoff(['judge', '--game', 'game.json', 'spring.txt'], { cwd });
  expect(statSync(join(cwd, 'game.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(cwd).sort()).toEqual(['autumn.txt', 'game.json', 'spring.txt']);
});

test('a game is converted for the python package, judged on in that form, and converted back', async () => {
  const cwd = await begun();
  await standoff(['judge', '--game', 'game.json', 'spring.txt'], { cwd });
  const there = await standoff(['convert', 'game.json', 'saved.json'], { cwd });
  expect(there).toEqual({ status: 0, out: 'saved.json: 1 phase written.\n', err: '' });
  const judged = await standoff(['judge', '--game', 'saved.json', 'autumn.txt'], { cwd });
  expect([judged.status, judged.err]).toEqual([0, 'saved.json: next is F1901R.\n']);
  const saved = JSON.parse(readFileSync(join(cwd, 'saved.json'), 'utf8'));
  expect(Object.keys(saved)).toEqual(['id', 'map', 'rules', 'phases']);
  expect(namesIn(join(cwd, 'saved.json'))).toEqual(['S1901M', 'F1901M', 'F1901R']);
  expect(saved.phases[1].orders.FRANCE).toEqual(['A BUR - MUN']);
  expect(saved.phases[1].results['A MUN']).toEqual(['dislodged']);
  await standoff(['judge', '--game', 'game.json', 'autumn.txt'], { cwd });
  expect((await standoff(['convert', 'saved.json', 'back.json'], { cwd })).status).toBe(0);
  const phasesOf = (file: string): unknown => JSON.parse(readFileSync(join(cwd, file), 'utf8')).phases.at(-1).after;
  expect(phasesOf('back.json')).toEqual(phasesOf('game.json'));
  const undone = await standoff(['undo', 'saved.json'], { cwd });
  expect(undone.out).toBe('saved.json: back at F1901M.\n');
  expect(namesIn(join(cwd, 'saved.json'))).toEqual(['S1901M', 'F1901M']);
});

test('a saved game of the python package keeps what we know nothing of, and its pending orders count', async () => {
  const cwd = await begun();
  await standoff(['convert', 'game.json', 'saved.json'], { cwd });
  const saved = JSON.parse(readFileSync(join(cwd, 'saved.json'), 'utf8'));
  saved.phases[0].orders = { FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN - BUR'] };
  saved.phases[0].messages = [{ sender: 'ITALY', recipient: 'GLOBAL', time_sent: 1, phase: 'S1901M', message: '!' }];
  writeFileSync(join(cwd, 'saved.json'), JSON.stringify({ ...saved, winner: null }));
  const { status } = await standoff(['judge', '--game', 'saved.json'], { cwd, stdin: 'Germany: A MUN H' });
  expect(status).toBe(0);
  const after = JSON.parse(readFileSync(join(cwd, 'saved.json'), 'utf8'));
  expect(after.winner).toBeNull();
  expect(after.phases[0].messages).toEqual(saved.phases[0].messages);
  expect(after.phases[0].orders).toMatchObject({ FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN H'] });
  expect(after.phases[1].state.units.FRANCE).toContain('A BUR');
});

test('a game file given as a position is told from one', async () => {
  const cwd = await begun();
  const { status, err } = await standoff(['judge', 'game.json', 'spring.txt'], { cwd });
  expect([status, err]).toEqual([1, 'standoff: game.json is a game file: name it after --game.\n']);
});

test('a file without any order leaves the game as it is', async () => {
  const cwd = await begun();
  const before = readFileSync(join(cwd, 'game.json'));
  writeFileSync(join(cwd, 'LICENSE'), 'Permission is hereby granted, free of charge, to any person\n');
  for (const more of [[], ['--dry-run']]) {
    const { status, out, err } = await standoff(['judge', '--game', 'game.json', 'LICENSE', ...more], { cwd });
    expect([status, out]).toEqual([1, '']);
    expect(err).toBe('standoff: No order was understood in LICENSE, so nothing was judged.\n');
  }
  expect(readFileSync(join(cwd, 'game.json'))).toEqual(before);
  writeFileSync(join(cwd, 'blank.txt'), '\n');
  expect((await standoff(['judge', '--game', 'game.json', 'blank.txt'], { cwd })).status).toBe(0);
  expect(namesIn(join(cwd, 'game.json'))).toEqual(['S1901M']);
});
