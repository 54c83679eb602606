import { expect, test } from 'vitest';
import { directoryWith, standoff } from './cli-run.ts';

const COMMANDS = ['judge', 'read', 'new', 'undo', 'convert', 'rules', 'gitm'];

test('help names every command, in the language of the environment or of --lang', async () => {
  const english = await standoff(['--help']);
  const russian = await standoff(['--help'], { env: { LANG: 'ru_RU.UTF-8' } });
  expect([english.status, english.err, russian.status, russian.err]).toEqual([0, '', 0, '']);
  for (const command of COMMANDS) {
    expect(english.out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    expect(russian.out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  }
  expect(english.out).toContain('Usage: standoff');
  expect(russian.out).toContain('Вызов: standoff');
  expect((await standoff(['judge', '--lang', 'ru', '--help'])).out).toContain('рассудить ход');
});

test('help of every command is in one language throughout', async () => {
  for (const command of COMMANDS.filter((name) => name !== 'gitm')) {
    const { status, out } = await standoff([command, '--help'], { env: { LC_ALL: 'ru_RU.UTF-8' } });
    expect(status).toBe(0);
    // Names of options, values and files stay as they are typed.
    expect(out.replace(/<[^>]*>|\[[^\]]*\]|--?[\w-]+|^ {2}\S+/gm, '')).not.toMatch(
      /\b(?:print|file|choices|default)\b/,
    );
  }
});

test('the version is printed', async () => {
  expect(await standoff(['--version'])).toEqual({ status: 0, out: '0.1.0\n', err: '' });
});

test('wrong usage ends with status 2 and one sentence, in the language of the user', async () => {
  const calls: readonly (readonly [string[], string, string])[] = [
    [['frobnicate'], "Unknown command 'frobnicate'.", 'Нет команды «frobnicate».'],
    [
      ['judge', '--frob'],
      "Unknown option '--frob'. See standoff judge --help.",
      'Нет параметра --frob. См. standoff judge',
    ],
    [['judge', '--game'], "Option '--game <file>' argument missing.", 'Параметру --game <file> нужно значение.'],
    [['new'], "Missing required argument 'file'.", 'Не хватает аргумента file.'],
    [['judge', '--dry-run', 'x'], '--dry-run needs --game.', 'Для --dry-run нужно --game.'],
    [['judge', '--batch', '--next', 'x'], '--batch does not go with --next.', '--batch не сочетается с --next.'],
    [['judge'], 'There is nothing to judge', 'Судить нечего'],
    [['read'], 'There is nothing to read', 'Читать нечего'],
    [['read', '--batch', '--to', 'ru'], '--to does not go with --batch.', '--to не сочетается с --batch.'],
    [['rules', 'chess'], 'chess', 'chess'],
    [['rules', '4.A.9=b'], '4.A.9', '4.A.9'],
    [['rules', '2000,jdip'], 'One profile at a time: 2000 and jdip', 'Набор правил бывает один, а названы 2000 и jdip'],
    [['rules', '2000,chess'], 'chess', 'chess'],
    [['new', '--last-year', 'soon', 'x.json'], '"soon" is not a year', '«soon» — не год'],
  ];
  for (const [argv, english, russian] of calls) {
    const en = await standoff(argv);
    const ru = await standoff(argv, { env: { LANG: 'ru_RU.UTF-8' } });
    expect([argv, en.status, en.out, ru.status, ru.out]).toEqual([argv, 2, '', 2, '']);
    expect(en.err).toContain(english);
    expect(ru.err).toContain(russian);
    expect(en.err.trimEnd().split('\n').length).toBe(1);
  }
});

test('called without a command it prints its help and ends with status 2', async () => {
  const { status, out, err } = await standoff([]);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain('Usage: standoff');
});

test('a file that cannot be read is told in one sentence', async () => {
  const cwd = directoryWith({ 'game.json': '{"format": "standoff-game", "version": 1,\n' });
  const calls: readonly (readonly [string[], string])[] = [
    [['judge', 'nowhere.txt'], 'standoff: nowhere.txt cannot be read: there is no such file.\n'],
    [['judge', '.'], 'standoff: . cannot be read: that is a directory.\n'],
    [['read', 'nowhere.txt'], 'standoff: nowhere.txt cannot be read: there is no such file.\n'],
    [['read', '--position', 'no.txt', 'x'], 'standoff: no.txt cannot be read: there is no such file.\n'],
    [['judge', '--game', 'no.json'], 'standoff: no.json cannot be read: there is no such file.\n'],
    [['undo', 'no.json'], 'standoff: no.json cannot be read: there is no such file.\n'],
    [['undo', 'game.json'], 'game.json:2:1: This is not JSON.\n'],
    [['new', 'no/where.json'], 'standoff: no/where.json cannot be written: there is no such file.\n'],
  ];
  for (const [argv, err] of calls) expect(await standoff(argv, { cwd })).toEqual({ status: 1, out: '', err });
});

test('a rule profile is printed choice by choice, as text and as data, in both languages', async () => {
  const english = await standoff(['rules', 'webdiplomacy']);
  expect(english.status).toBe(0);
  expect(english.out).toMatch(/^webdiplomacy\n/);
  expect(english.out).toMatch(/^4\.A\.3=via {2}\(differs from datc-3\.2\)$/m);
  expect(english.out.match(/^4\.[A-E]\.\d=\w+/gm)?.length).toBe(20);
  const data = JSON.parse((await standoff(['rules', '--json'])).out);
  expect(data.rules).toBe('datc-3.2');
  expect(data.choices[1]).toMatchObject({ issue: '4.A.2', choice: 'f', options: ['a', 'b', 'c', 'f'] });
  expect(data.choices[1].answer).toContain('Szykman');
  const russian = await standoff(['rules', '--lang', 'ru']);
  expect(russian.out.match(/\p{Script=Cyrillic}/gu)?.length).toBeGreaterThan(500);
});
