import { expect, test } from 'vitest';
import { newWorkbench, viewOf } from '../state/document.ts';
import { setLines } from '../state/edit.ts';
import { issuesOf, mended } from './issues.ts';
import { onceBegun, rowsOf } from './rows.ts';

function germany(lines: readonly string[]): ReturnType<typeof viewOf> {
  return viewOf(setLines(newWorkbench(), 'Germany', lines));
}

function told(view: ReturnType<typeof viewOf>, pinned?: Parameters<typeof rowsOf>[3]): readonly string[] {
  return rowsOf(view, 'Germany', view.read[0], pinned).map(({ key, line }) => `${key}: ${line?.text ?? ''}`);
}

test('each unit has its row, with the line that orders it or begins with it, in any language', () => {
  expect(told(germany(['А Мюнхен - Рур', 'A Ber -']))).toEqual([
    'unit BER: A Ber -',
    'unit KIE: ',
    'unit MUN: А Мюнхен - Рур',
  ]);
});

test('of two lines for a unit the later has its row, and what fits no unit stands below', () => {
  expect(told(germany(['A Mun H', 'A Mun - Bur', 'good luck']))).toEqual([
    'unit BER: ',
    'unit KIE: ',
    'unit MUN: A Mun - Bur',
    'line 0: A Mun H',
    'line 2: good luck',
  ]);
});

test('the line that is being typed keeps its row, whatever it says meanwhile', () => {
  expect(told(germany(['A Ber']), { power: 'Germany', key: 'unit MUN', index: 0 })).toEqual([
    'unit BER: ',
    'unit KIE: ',
    'unit MUN: A Ber',
  ]);
});

test('lines tell what is wrong with them: unread, impossible, matching nothing', () => {
  const view = germany(['A Mun - Bru', 'A Ber - Lon', 'F Kie S A Mun - Bur', 'A Mun - Ruh']);
  const issues = issuesOf(view, 'en');
  const kinds = (view.read[0]?.lines ?? []).map((line) => issues.get(line)?.map(({ kind }) => kind));
  expect(kinds).toEqual([['unread'], ['illegal'], ['illegal'], undefined]);
  const support = germany(['A Mun - Ruh', 'A Ber S A Mun - Sil']);
  const line = support.read[0]?.lines[1];
  expect(
    line === undefined
      ? []
      : issuesOf(support, 'en')
          .get(line)
          ?.map(({ kind }) => kind),
  ).toEqual(['warn']);
});

test('a suggestion takes the place of the word that was not understood', () => {
  const view = germany(['A Mun - Bru']);
  const line = view.read[0]?.lines[0];
  if (line === undefined) throw new Error('no line');
  const [issue] = issuesOf(view, 'en').get(line) ?? [];
  expect(issue?.suggestions).toContain('Bur');
  expect(mended(line, 'Bur')).toBe('A Mun - Bur');
  expect(issuesOf(view, 'ru', 'cyrillic').get(line)?.[0]?.suggestions).toContain('Бур');
});

test('a unit written again in a row that begins with it stands there once', () => {
  expect(onceBegun('A Mar', 'A Mar A Mar S A Par - Bur')).toBe('A Mar S A Par - Bur');
  expect(onceBegun('A Mar', 'A Mar a mar ')).toBe('a mar ');
  expect(onceBegun('A Mar', 'A Mar S A Par')).toBe('A Mar S A Par');
  expect(onceBegun('', 'A Mar A Mar H')).toBe('A Mar A Mar H');
});
