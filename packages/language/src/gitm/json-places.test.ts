import { expect, test } from 'vitest';
import { readTacFile } from './file.ts';
import { jsonPlaces, placeOfPath } from './json-places.ts';

const TEXT = '{ "id": "x",\n  "events": [1, { "to": [ 2, 3 ], "to more": 4 }],\n  "a": { "b": {} } }';

test.each([
  ['events[1].to', 2, 25, 1],
  ['events[1].to[1]', 2, 30, 1],
  // What is not there is told at what is nearest around it.
  ['events[1].from', 2, 17, 1],
  ['events[7].to', 2, 13, 1],
  ['a.b.c.d', 3, 15, 1],
  ['nothing', 1, 1, 1],
  ['', 1, 1, 1],
])('the value at %j is found where it stands', (path, line, column, length) => {
  expect(placeOfPath(jsonPlaces(TEXT, [path]), path)).toEqual({ line, column, length });
});

test('of a text nested ever so deep only those places are kept that are asked for', () => {
  const deep = (levels: number): string => `${'[{"events":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  const places = jsonPlaces(deep(50_000), ['[0].events', '[0].id']);
  expect([...places.keys()]).toEqual(['', '[0]', '[0].events']);
  const read = readTacFile(deep(2000));
  if (read.ok) throw new Error('this is no phase');
  // An event of the phase that is none of the kinds there are.
  expect(read.problems.map(({ line, column, code }) => [line, column, code])).toContainEqual([1, 13, 'gitm/shape']);
});

test('a long name of a field makes no path of what stands in it', () => {
  const name = 'x'.repeat(10_000);
  expect([...jsonPlaces(`{"${name}": [1, 2], "id": 1}`, ['id']).keys()]).toEqual(['', 'id']);
});
