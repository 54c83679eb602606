import { expect, test } from 'vitest';
import { lineExcerpt } from './gitm-excerpt.ts';

test('a short line is shown whole, with a caret below what is wrong', () => {
  expect(lineExcerpt('FR-AU\twaar', { line: 12, column: 7, length: 4 }, String)).toBe(
    '  12 | FR-AU\twaar\n     |      \t^^^^\n',
  );
  expect(lineExcerpt('FR-AU', { line: 1, column: 6, length: 1 }, String)).toBe('  1 | FR-AU\n    |      ^\n');
});

test('of a line of any length only the part around what is wrong is shown', () => {
  const line = `${'a'.repeat(500_000)}WRONG${'b'.repeat(500_000)}`;
  const [text = '', carets = ''] = lineExcerpt(line, { line: 1, column: 500_001, length: 5 }, String).split('\n');
  expect(text.length).toBeLessThan(120);
  expect(text.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('WRONG');
  expect(lineExcerpt(line, { line: 1, column: 1, length: 1_000_000 }, String).length).toBeLessThan(250);
});

test('what a terminal would act on is not passed on to it', () => {
  expect(lineExcerpt('FR1\u001b[31mIN', { line: 1, column: 4, length: 1 }, String)).toBe(
    '  1 | FR1�[31mIN\n    |    ^\n',
  );
});
