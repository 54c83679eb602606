import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith, standoff } from './cli-run.ts';

const POSITION = `Autumn 1903, movement
France: A Burgundy, A Ruhr
Germany: A Munich, A Silesia
`;
const ORDERS = `Hi all, here are mine:

FRANCE
1) A Bur - Mun
2) A Ruhr supports A Burgundy - Munich

Germany
A Munich holds
* A Sil S A Mun
`;

test('orders for the opening are judged without a position, in files named after their powers', async () => {
  const cwd = directoryWith({ 'france.txt': 'A Par - Bur\n', 'германия.txt': 'А Мюн - Бур\n' });
  const { status, out, err } = await standoff(['judge', 'france.txt', 'германия.txt'], { cwd });
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/^Spring 1901, movement\n/);
  expect(out).toMatch(/^ {2}_A Paris - Burgundy_ +fails\n.*Munich/m);
  expect(out).toMatch(/^ {2}_A Munich - Burgundy_ +fails\n.*Paris/m);
});

test('a position and orders are told apart by what they hold, and orders may be piped in', async () => {
  const cwd = directoryWith({ 'position.txt': POSITION, 'orders.txt': ORDERS });
  const files = await standoff(['judge', 'position.txt', 'orders.txt'], { cwd });
  expect([files.status, files.err]).toEqual([0, '']);
  expect(files.out).toMatch(/^Autumn 1903, movement\n/);
  expect(await standoff(['judge', 'position.txt'], { cwd, stdin: ORDERS })).toEqual(files);
  expect(await standoff(['judge', 'position.txt', '-'], { cwd, stdin: ORDERS })).toEqual(files);
  const json = JSON.stringify({
    phase: 'movement',
    season: 'fall',
    year: 1903,
    units: [
      { power: 'France', type: 'A', at: 'BUR' },
      { power: 'France', type: 'A', at: 'RUH' },
      { power: 'Germany', type: 'A', at: 'MUN' },
      { power: 'Germany', type: 'A', at: 'SIL' },
    ],
  });
  writeFileSync(join(cwd, 'position.json'), json);
  expect(await standoff(['judge', 'position.json', 'orders.txt'], { cwd })).toEqual(files);
});

test('failed orders are underlined on a terminal and marked in a pipe', async () => {
  const cwd = directoryWith({ 'position.txt': POSITION });
  const underlined = '\u001b[4mA Burgundy - Munich\u001b[24m';
  const judge = (surroundings: object) => standoff(['judge', 'position.txt'], { cwd, stdin: ORDERS, ...surroundings });
  expect((await judge({})).out).toContain('_A Burgundy - Munich_');
  expect((await judge({ terminal: true })).out).toContain(underlined);
  expect((await judge({ env: { FORCE_COLOR: '1' } })).out).toContain(underlined);
  expect((await judge({ terminal: true, env: { NO_COLOR: '1' } })).out).toContain('_A Burgundy - Munich_');
});

test('a report is in the language of the environment or of --lang', async () => {
  const stdin = 'А Пар - Бур\nА Мюнхен наступает на Бургундию\n';
  const russian = await standoff(['judge'], { stdin, env: { LANG: 'ru_RU.UTF-8' } });
  expect([russian.status, russian.err]).toEqual([0, '']);
  expect(russian.out).toMatch(/^Весна 1901/);
  expect(await standoff(['judge', '--lang', 'ru'], { stdin })).toEqual(russian);
});

test('a line that is not understood is shown with a caret; the rest is judged, and the status is 1', async () => {
  const cwd = directoryWith({ 'france.txt': 'A Par - Bur\n\n  F Bre - Qwxyz\nA Mar H\n' });
  const { status, out, err } = await standoff(['judge', 'france.txt'], { cwd });
  expect(status).toBe(1);
  expect(err.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^france\.txt:3:11: .*Qwxyz/),
    '  3 |   F Bre - Qwxyz',
    '    |           ^^^^^',
  ]);
  expect(out).toMatch(/A Paris - Burgundy +succeeds/);
  const russian = await standoff(['judge', '--lang', 'ru', 'france.txt'], { cwd });
  expect(russian.err).toMatch(/^france\.txt:3:11: .*\p{Script=Cyrillic}/u);
});

test('a fault in a position is shown where it is, and nothing is judged', async () => {
  const cwd = directoryWith({ 'position.txt': POSITION.replace('A Ruhr', 'A Rurh'), 'orders.txt': ORDERS });
  const { status, out, err } = await standoff(['judge', 'position.txt', 'orders.txt'], { cwd });
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(/^position\.txt:2:23: .*Rurh/);
  expect(err).toContain('Did you mean Ruhr?\n  2 | France: A Burgundy, A Rurh\n    |                       ^^^^\n');
  writeFileSync(join(cwd, 'position.json'), '{"units": [{"power": "France", "type": "A", "at": "RUR"}]}');
  const json = await standoff(['judge', 'position.json', 'orders.txt'], { cwd });
  expect([json.status, json.out]).toEqual([1, '']);
  expect(json.err).toBe('position.json: units[0].at: there is no place "RUR" on this map.\n');
});

test('an order that nobody can be found for is told', async () => {
  const { status, err } = await standoff(['judge'], { stdin: 'A Bur - Mun\n' });
  expect(status).toBe(1);
  expect(err).toMatch(/^standard input:1:1: Nobody is named for "A Bur - Mun"/);
});

test('as data: orders, verdicts, problems and a next position that can be judged on', async () => {
  const cwd = directoryWith({ 'position.txt': POSITION, 'orders.txt': `${ORDERS}\nA Sil - Qwxyz\n` });
  const { status, out } = await standoff(['judge', '--json', 'position.txt', 'orders.txt'], { cwd });
  expect(status).toBe(1);
  const data = JSON.parse(out);
  expect(data).toMatchObject({ phase: 'movement', season: 'fall', year: 1903 });
  expect(data.orders[0]).toMatchObject({
    power: 'France',
    canonical: 'A BUR - MUN',
    result: ['fails'],
    reason: { code: 'defended' },
  });
  expect(data.problems).toMatchObject([{ file: 'orders.txt', line: 11, kind: 'unknown' }]);
  writeFileSync(join(cwd, 'next.json'), JSON.stringify(data.next));
  const next = await standoff(['judge', 'next.json'], { cwd, stdin: 'A Bur H' });
  expect(next.status).toBe(0);
});

test('the next position given as data leads from phase to phase', async () => {
  const cwd = directoryWith({});
  let next: { phase: string; season: string; year: number } = { phase: '', season: '', year: 0 };
  const turn = async (stdin: string): Promise<string> => {
    const board = next.year === 0 ? [] : ['next.json'];
    const { status, out } = await standoff(['judge', '--json', ...board], { cwd, stdin });
    expect(status).toBe(0);
    next = JSON.parse(out).next;
    writeFileSync(join(cwd, 'next.json'), JSON.stringify(next));
    return `${next.season} ${next.year} ${next.phase}`;
  };
  expect(await turn('A Par - Bur, A Ven - Tyr, A Ber - Kie, F Kie - Hol')).toBe('fall 1901 movement');
  expect(await turn('A Bur - Mun, A Tyr S A Bur - Mun')).toBe('fall 1901 retreat');
  expect(await turn('A Mun - Ber')).toBe('winter 1901 build');
  expect(await turn('France: build A Par')).toBe('spring 1902 movement');
});

test('without centres a position tells nothing of ownership', async () => {
  const cwd = directoryWith({ 'position.txt': 'Autumn 1903\nFrance: A Paris\n' });
  const { status, out } = await standoff(['judge', 'position.txt'], { cwd, stdin: 'A Par - Bre' });
  expect(status).toBe(0);
  expect(out).toMatch(/^Autumn 1903, movement\n/);
  expect(out).not.toMatch(/centre/i);
});

const SEVENTEEN = `France: A Munich
Germany: A Silesia
Centres
France: Paris, Brest, Marseilles, Spain, Portugal, Belgium, Holland, London, Edinburgh, Liverpool, Norway, Sweden,
  Denmark, Kiel, Rome, Naples, Tunis
Germany: Munich, Berlin
`;

test.each(['Autumn 1906, movement', 'Autumn, movement'])(
  'a win ends the report, whatever year it is (%s)',
  async (when) => {
    const cwd = directoryWith({ 'position.txt': `${when}\n${SEVENTEEN.replace(/,\n +/, ', ')}` });
    const { status, out } = await standoff(['judge', 'position.txt'], { cwd, stdin: 'A Mun H' });
    expect(status).toBe(0);
    expect(out).toMatch(/\n\nThe game is over: France has won with 18 centres\.\n$/);
    expect(out).not.toContain('Next:');
    const data = JSON.parse((await standoff(['judge', '--json', 'position.txt'], { cwd, stdin: 'A Mun H' })).out);
    expect(data.next.end).toEqual({ kind: 'solo', power: 'France', centers: 18 });
  },
);

test('a mail alone is judged as orders, whatever stands around them', async () => {
  const mail = 'Hi Bob,\nhere are mine. Good luck!\n\nFrance: A Par - Bur, A Mar - Spa\nF Bre - MAO\nCheers, Tom\n';
  const cwd = directoryWith({
    'mail.txt': mail,
    'письмо.txt': `Привет!\nВот мои приказы на весну:\n\nФранция: ${mail.split('France: ')[1]}`,
    'bracket.txt': '[Spring 1901]\nFrance: A Par - Bur, A Mar - Spa, F Bre - MAO',
    'script.json': '{"FRANCE": ["A PAR - BUR", "A MAR - SPA", "F BRE - MAO"]}',
  });
  for (const file of ['mail.txt', 'письмо.txt', 'bracket.txt', 'script.json']) {
    const { status, out, err } = await standoff(['judge', file], { cwd });
    expect([file, status, err]).toEqual([file, 0, '']);
    expect(out).toMatch(/^Spring 1901, movement\n/);
    for (const order of ['A Paris - Burgundy', 'A Marseilles - Spain', 'F Brest - Mid-Atlantic Ocean'])
      expect(out).toMatch(new RegExp(`${order} +succeeds`));
  }
});

const PROSE = 'Permission is hereby granted, free of charge, to any person\nobtaining a copy of this software\n';

test('files without any order are refused, blank ones and notes that there are no orders are not', async () => {
  const cwd = directoryWith({ 'LICENSE.txt': PROSE, 'chat.txt': 'Hello everybody!\n', 'france.txt': 'A Par - Bur\n' });
  const vain = await standoff(['judge', 'LICENSE.txt'], { cwd });
  const sentence = 'standoff: No order was understood in LICENSE.txt, so nothing was judged.\n';
  expect(vain).toEqual({ status: 1, out: '', err: sentence });
  const both = await standoff(['judge', '--lang', 'ru', 'LICENSE.txt', 'chat.txt'], { cwd });
  expect(both.err).toMatch(/^standoff: Ни одного приказа не понято \(LICENSE\.txt, chat\.txt\)/);
  expect((await standoff(['judge', 'LICENSE.txt', 'france.txt'], { cwd })).status).toBe(0);
  const meant = [
    '',
    ' \n',
    'France\nNMR\n',
    'France: no orders\n',
    'Франция: нет приказов.',
    'Spring 1901\nFrance (Tom)',
  ];
  for (const stdin of meant) expect([stdin, (await standoff(['judge'], { cwd, stdin })).status]).toEqual([stdin, 0]);
});

test.each([
  ['Winter 1903, builds\nFrance: A Paris, A Marseilles\n', 'position.txt', 'en', 'Builds cannot be judged'],
  [
    '{"phase": "build", "units": [{"power": "France", "type": "A", "at": "PAR"}]}',
    'p.json',
    'ru',
    'Постройки рассудить',
  ],
])('builds are not judged where nobody knows who owns the centres: %j', async (text, file, lang, told) => {
  const cwd = directoryWith({ [file]: text });
  const { status, out, err } = await standoff(['judge', '--lang', lang, file], { cwd, stdin: '' });
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(new RegExp(`^standoff: ${told}.*${file}.*\n$`));
});

test('builds are judged where a list of centres says that nobody owns any', async () => {
  const cwd = directoryWith({ 'position.txt': 'Winter 1903\nFrance: A Paris\nCentres: none\n' });
  const { status, out } = await standoff(['judge', 'position.txt'], { cwd, stdin: '' });
  expect(status).toBe(0);
  expect(out).toContain('Civil disorder\n  France: A Paris');
});

test('as data, units without an order have a verdict with its reason, and removals have theirs', async () => {
  const cwd = directoryWith({
    'position.txt': POSITION,
    'dislodged.txt': 'Autumn 1903, retreats\nFrance: A Munich\nDislodged: German A Munich from Burgundy',
    'winter.txt': 'Winter 1903\nFrance: A Paris, A Ruhr\nCentres\nFrance: Paris',
  });
  const data = async (file: string, stdin: string) =>
    JSON.parse((await standoff(['judge', '--json', file], { cwd, stdin })).out);
  const { unordered } = await data('position.txt', 'A Bur - Mun, A Ruh S A Bur - Mun');
  expect(unordered).toMatchObject([
    { power: 'Germany', type: 'A', at: 'MUN', result: ['dislodged'], reason: { code: 'overrun' } },
    { power: 'Germany', type: 'A', at: 'SIL', result: ['stands'], reason: { code: 'held' } },
  ]);
  expect(unordered[0].why).toContain('French A Burgundy');
  const closed = unordered[0].reason.dislodged.closed.map(({ to }: { to: string }) => to);
  expect(closed).toContain('BUR');
  const retreat = await data('dislodged.txt', '');
  expect(retreat.unordered).toMatchObject([{ at: 'MUN', result: ['destroyed'], why: expect.stringMatching(/\.$/) }]);
  const winter = await data('winter.txt', '');
  expect(winter.removals).toMatchObject([{ unit: { at: 'RUH' }, why: expect.stringMatching(/\.$/) }]);
});

test('a position where orders should stand is told, in a game too', async () => {
  const opening =
    'Австрия: А Будапешт, Ф Триест, А Вена\nАнглия: Ф Эдинбург, А Ливерпуль, Ф Лондон\nИталия: Ф Неаполь, А Рим, А Венеция\n';
  const cwd = directoryWith({ 'position.txt': POSITION, 'opening.txt': opening, 'orders.txt': ORDERS });
  await standoff(['new', 'game.json'], { cwd });
  for (const argv of [
    ['orders.txt', 'opening.txt'],
    ['position.txt', 'opening.txt'],
    ['--game', 'game.json', 'opening.txt'],
  ]) {
    const { status, out, err } = await standoff(['judge', ...argv], { cwd });
    expect([argv, status, out]).toEqual([argv, 1, '']);
    expect(err).toMatch(/^standoff: opening\.txt holds a position, not orders: .*\n$/);
  }
});

test('builds written as units alone are orders of a winter', async () => {
  const cwd = directoryWith({
    'winter.txt': 'Winter 1901\nFrance: A Spain\nItaly: F Tunis\nCentres\nFrance: Paris, Spain\nItaly: Rome, Tunis',
  });
  const { status, out } = await standoff(['judge', 'winter.txt'], { cwd, stdin: 'France: A Paris\nItaly: A Rome' });
  expect(status).toBe(0);
  expect(out).toMatch(/Build A Paris +succeeds[\s\S]*Build A Rome +succeeds/);
});

test('of two files that order one unit the later counts, and that is told', async () => {
  const cwd = directoryWith({
    'france.txt': 'A Par - Bur\nA Mar - Spa\n',
    'later.txt': 'Oops:\nFrance: A Par - Pic\n',
  });
  const { status, out, err } = await standoff(['judge', 'france.txt', 'later.txt'], { cwd });
  expect([status, err]).toEqual([
    0,
    'france.txt:1:1: "A Paris - Burgundy" is replaced by the later order in later.txt:2.\n',
  ]);
  expect(out).toMatch(/A Paris - Picardy +succeeds/);
  expect(out).toMatch(/A Marseilles - Spain +succeeds/);
  expect(out).not.toContain('Burgundy\n');
  const russian = await standoff(['judge', '--lang', 'ru', 'france.txt', 'later.txt'], { cwd });
  expect(russian.err).toBe('france.txt:1:1: Приказ «А Париж - Бургундия» заменён более поздним: later.txt:2.\n');
  const twice = await standoff(['judge', 'france.txt', 'france.txt'], { cwd });
  expect(twice.out.match(/A Paris - Burgundy/g)).toHaveLength(1);
});

test('a position with orders below it, pasted as one text, is judged as two', async () => {
  const cwd = directoryWith({
    'position.txt': POSITION,
    'orders.txt': ORDERS,
    'both.txt': `${POSITION}\n${ORDERS}A Qwx - Par`,
  });
  const apart = await standoff(['judge', 'position.txt', 'orders.txt'], { cwd });
  expect(apart.status).toBe(0);
  const both = await standoff(['judge', 'both.txt'], { cwd });
  expect([both.status, both.out]).toEqual([1, apart.out]);
  expect(both.err).toMatch(/^both\.txt:14:3: .*Qwx/);
  expect(both.err).toContain('  14 | A Qwx - Par\n');
  expect(await standoff(['judge'], { cwd, stdin: `${POSITION}\n${ORDERS}` })).toEqual(apart);
});

test.each([
  ['next.txt', 'en'],
  ['next.txt', 'ru'],
  ['next.json', 'en'],
])('the next position is written into %s (%s) and judged on from there, phase by phase', async (file, lang) => {
  const cwd = directoryWith({});
  const turns: readonly (readonly [string, string])[] = [
    ['A Par - Bur, A Ven - Tyr, A Ber - Kie, F Kie - Hol', 'Spring 1901, movement'],
    ['A Bur - Mun, A Tyr S A Bur - Mun', 'Autumn 1901, movement'],
    ['A Mun - Ber', 'Autumn 1901, retreats'],
    ['France: build A Par', 'Winter 1901, builds'],
    ['A Mun - Boh', 'Spring 1902, movement'],
  ];
  for (const [index, [stdin, heading]] of turns.entries()) {
    const board = index === 0 ? [] : [file];
    const shown = await standoff(['judge', ...board], { cwd, stdin });
    expect(shown.out.split('\n')[0]).toBe(heading);
    const { status } = await standoff(['judge', '--lang', lang, ...board, '--next', file], { cwd, stdin });
    expect(status).toBe(0);
  }
});

test('with a line that cannot be read no next position is written', async () => {
  const cwd = directoryWith({});
  const { status, err } = await standoff(['judge', '--next', 'next.txt'], { cwd, stdin: 'A Par - Bur\nA Mar - Qwxyz' });
  expect(status).toBe(1);
  expect(err).toMatch(/\nstandoff: Some orders could not be read, so next\.txt was not changed\.\n$/);
  expect(existsSync(join(cwd, 'next.txt'))).toBe(false);
});

test('orders headed for another phase than they are judged for are remarked on', async () => {
  const judge = (stdin: string, ...argv: string[]) => standoff(['judge', ...argv], { stdin });
  const told = 'This names another phase; the orders are judged for: Spring 1901, movement.\n';
  for (const heading of ['Orders for Autumn 1902', 'Fall 1901', 'Spring 1902']) {
    const { status, err } = await judge(`${heading}\n\nFrance\nA Par - Bur\n`);
    expect([heading, status, err]).toEqual([heading, 0, `standard input:1: ${told}`]);
  }
  for (const heading of ['Spring 1901', 'Orders for Spring', 'S01', 'S1901M', 'Весна 1901'])
    expect([heading, (await judge(`${heading}\nFrance\nA Par - Bur\n`)).err]).toEqual([heading, '']);
  expect((await judge('Осень 1902\nФранция\nА Пар - Бур', '--lang', 'ru')).err).toContain('Здесь названа другая фаза');
});
