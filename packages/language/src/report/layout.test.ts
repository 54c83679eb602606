import { expect, test } from 'vitest';
import { entry, wrap } from './layout.ts';

test('a line breaks at a blank, and a long word stands alone', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('unbreakable word', 5)).toEqual(['unbreakable', 'word']);
  expect(wrap('', 5)).toEqual([]);
});

test('a unit keeps its letter, a strength its brackets, St Petersburg its name', () => {
  expect(wrap('held against A Warsaw', 15)).toEqual(['held against', 'A Warsaw']);
  expect(wrap('equal strength (1 against 1).', 20)).toEqual(['equal strength', '(1 against 1).']);
  expect(wrap('German A Berlin (1)', 17)).toEqual(['German', 'A Berlin (1)']);
  expect(wrap('Россия: А Рим, F St Petersburg', 20)).toEqual(['Россия: А Рим,', 'F St Petersburg']);
});

test('a place keeps its coast', () => {
  expect(wrap('Russia: A Moscow, F Spain (north coast)', 34)).toEqual(['Russia: A Moscow,', 'F Spain (north coast)']);
  expect(wrap('Россия: Ф Испания (северное побережье), А Рим', 38)).toEqual([
    'Россия:',
    'Ф Испания (северное побережье), А Рим',
  ]);
  expect(wrap('на St Petersburg (south coast)', 10)).toEqual(['на', 'St Petersburg (south coast)']);
});

test('further lines of a list stand under its first', () => {
  expect(entry('Turkey', Array.from({ length: 12 }, () => 'A Smyrna').join(', '))).toEqual([
    '  Turkey: A Smyrna, A Smyrna, A Smyrna, A Smyrna, A Smyrna, A Smyrna,',
    '      A Smyrna, A Smyrna, A Smyrna, A Smyrna, A Smyrna, A Smyrna',
  ]);
});
