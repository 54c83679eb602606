import { describe, expect, test } from 'vitest';
import { tokenize } from './tokens.ts';

function kinds(text: string): string {
  return tokenize(text, 1)
    .map(({ kind }) => kind)
    .join(' ');
}

describe('signs of a move', () => {
  test.each(['->', '-->', '=>', '→', '➔', '⇒', '==>', '>', '>>', '—>', '►', '▶', '⟶', '➡'])(
    '%s is an arrow',
    (sign) => {
      expect(kinds(`A Par ${sign} Bur`)).toBe('word word arrow word');
    },
  );
  test.each(['-', '–', '—', '−', '‑', '－'])('%s is a dash', (sign) => {
    expect(kinds(`A Par ${sign} Bur`)).toBe('word word dash word');
  });
  test.each(['←', '⇐', '⬅'])('%s leads to the left and is none', (sign) => {
    expect(kinds(`A Par ${sign} Bur`)).not.toContain('arrow');
  });
});

describe('what is no part of an order', () => {
  test.each([
    ['A Par - Bur // as agreed', 'word word dash word'],
    ['A Par - Bur <-- as agreed', 'word word dash word'],
    ['A Par - Bur # as agreed', 'word word dash word'],
    ['A Par - Bur :-)', 'word word dash word mark'],
    ['@tom A Par - Bur', 'mark word word dash word'],
    ['https://example.org/a-par-bur', 'mark'],
    ['<https://example.org>', 'open mark close'],
    ['«A Par - Bur»', 'mark word word dash word mark'],
    ['<A PAR-BUR>', 'open word word dash word close'],
  ])('%s is %s', (text, wanted) => {
    expect(kinds(text)).toBe(wanted);
  });
});

test('tokens know where they stand, in the columns of the text as it was given', () => {
  const [army, paris, dash, burgundy] = tokenize('  A Par-Bur', 3);
  expect([army, paris, dash, burgundy].map((token) => [token?.line, token?.start, token?.end])).toEqual([
    [3, 2, 3],
    [3, 4, 7],
    [3, 7, 8],
    [3, 8, 11],
  ]);
  expect(army?.spaced).toBe(true);
  expect(dash?.spaced).toBe(false);
});

test('a possessive is looked up without its ending', () => {
  expect(tokenize("Germany's", 1)[0]?.key).toBe('germany');
});
