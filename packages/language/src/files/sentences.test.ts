import { expect, test } from 'vitest';
import type { FileProblem } from './problem.ts';
import { fileProblemSentence } from './sentences.ts';

test('a problem is told in both languages, with its facts', () => {
  const problems: readonly FileProblem[] = [
    { code: 'file/shape', at: 'phases[0].orders', wanted: 'list', missing: true },
    { code: 'position/two-units', at: 'units[3]', province: 'MUN' },
    { code: 'position/cannot-stand', at: 'units[0]', unit: { power: 'France', type: 'F', at: 'PAR' } },
    { code: 'file/unknown-version', version: 9, known: 1 },
  ];
  expect(problems.map((problem) => fileProblemSentence(problem, 'en'))).toEqual([
    'phases[0].orders is missing: a list.',
    'units[3]: there is already a unit in Munich.',
    'units[0]: a fleet cannot stand in Paris, which has no coast.',
    'The game file has version 9; this program knows version 1.',
  ]);
  expect(problems.map((problem) => fileProblemSentence(problem, 'ru'))).toEqual([
    'Нет поля phases[0].orders: нужно значение «список».',
    'units[3]: в Мюнхене уже стоит подразделение.',
    'units[0]: флот не может стоять в Париже: там нет побережья.',
    'Версия файла партии — 9; эта программа знает версию 1.',
  ]);
});
