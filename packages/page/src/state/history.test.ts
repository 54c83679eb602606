import { expect, test } from 'vitest';
import { historyOf, redo, step, undo } from './history.ts';

test('steps go back and forth, a new one forgets what was undone', () => {
  const three = step(step(historyOf(1), 2), 3);
  expect(undo(three).now).toBe(2);
  expect(redo(undo(three))).toEqual(three);
  expect(step(undo(three), 9).future).toEqual([]);
  expect(undo(historyOf(1)).now).toBe(1);
});

test('typing on is one step; an unchanged value is none', () => {
  const typed = step(step(step(historyOf('a'), 'ab', 'type'), 'abc', 'type'), 'abcd', 'type');
  expect(undo(typed).now).toBe('a');
  expect(step(typed, typed.now)).toBe(typed);
  expect(undo(step(typed, 'x', 'type elsewhere')).now).toBe('abcd');
});
