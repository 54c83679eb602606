import { expect, test } from 'vitest';
import { stacked, toText, wrapped } from './layout.ts';

test('text is broken at blanks, further lines hang, and what cites rules stays together', () => {
  const text = `${'word '.repeat(14)}end [R1 R3 R4]`;
  expect(wrapped('text', text, 2).map((line) => line.text)).toEqual([
    `  ${'word '.repeat(14)}`.trimEnd(),
    '    end [R1 R3 R4]',
  ]);
});

test('no name or title can break a line or change what a terminal shows', () => {
  const [line, ...others] = wrapped('text', 'Title: a\n\nBattle at 1-1\u001b[31m\u202e');
  expect([line?.text, others]).toEqual(['Title: a  Battle at 1-1 [31m ', []]);
});

test('sections stand apart, empty ones are left out', () => {
  expect(toText(stacked([wrapped('text', 'a'), [], wrapped('text', 'b')]))).toBe('a\n\nb\n');
});
