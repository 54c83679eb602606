import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { parsePosition } from '../position/parse.ts';
import { POSITION_ERROR_CODES } from '../position/result.ts';
import { readOrders } from '../read/index.ts';
import { PROBLEM_DETAILS, type ReadNotice, type ReadProblem } from '../read/reading.ts';
import { explainPositionError, explainReadNotice, explainReadProblem } from './explain.ts';

const SPAN = { line: 1, column: 1, endColumn: 4 };

test('every way a text cannot be read has its own sentence in both languages', () => {
  for (const lang of ['en', 'ru'] as const) {
    const told = PROBLEM_DETAILS.map((detail) => {
      const problem: ReadProblem = {
        ...SPAN,
        code: 'order/unknown',
        detail,
        word: 'Xyz',
        candidates: [],
        suggestions: [],
      };
      return explainReadProblem(problem, lang);
    });
    expect(new Set(told).size).toBe(PROBLEM_DETAILS.length);
    for (const sentence of told) expect(sentence).toMatch(/Xyz.*[.?]$|[.?]$/);
  }
});

test('an ambiguous order is told with the orders it may have been', () => {
  const { problems } = readOrders('F Edi - NOS', { map: STANDARD_MAP, phase: 'movement', power: 'England' });
  const [problem] = problems;
  if (problem === undefined) throw new Error('F Edi - NOS is ambiguous');
  expect(explainReadProblem(problem, 'en')).toMatch(/^".*" .*\. Did you mean .*Norwegian Sea.*\?$/);
  expect(explainReadProblem(problem, 'ru')).toMatch(/^«.*» .*\. Может быть, .*Норвежское море.*\?$/);
});

test('remarks on a text that was read are told in both languages', () => {
  const hold = { kind: 'hold', unit: { type: 'A', at: 'PAR' } } as const;
  const notices: readonly ReadNotice[] = [
    { ...SPAN, code: 'order/replaced', order: hold, byLine: 7 },
    { ...SPAN, code: 'order/quoted', order: hold },
    { ...SPAN, code: 'coast-missing', at: 'SPA', coasts: ['SPA/NC', 'SPA/SC'] },
    { ...SPAN, code: 'spelling-repaired', word: 'Burgandy', meant: 'BUR' },
    { ...SPAN, code: 'words-ignored', words: 'please' },
  ];
  expect(notices.map((notice) => explainReadNotice(notice, 'en'))).toEqual([
    '"A Paris holds" is replaced by the order in line 7.',
    '"A Paris holds" is only quoted and was not taken.',
    'Spain has two coasts: north coast or south coast? None is named.',
    '"Burgandy" was read as Burgundy.',
    '"please" was ignored.',
  ]);
  expect(notices.map((notice) => explainReadNotice(notice, 'ru'))).toEqual([
    '«А Париж обороняется»: вместо этого в силе приказ из строки 7.',
    '«А Париж обороняется»: это цитата, приказ не взят.',
    'В Испании два побережья, а не названо ни одно: северное или южное побережье?',
    '«Burgandy» прочитано как Бургундия.',
    'Не учтено: «please».',
  ]);
});

test('every error of a position has a sentence that names the word, in both languages', () => {
  for (const code of POSITION_ERROR_CODES)
    for (const lang of ['en', 'ru'] as const)
      expect(
        explainPositionError({ code, line: 1, column: 1, word: 'Xyz', suggestions: ['PAR', 'SPA/NC'] }, lang),
      ).toMatch(/Xyz.*[.?]$/);
  const reading = parsePosition('Rusia: A Moscow', STANDARD_MAP);
  const [error] = reading.ok ? [] : reading.errors;
  expect(error && explainPositionError(error, 'ru')).toBe('Державы «Rusia» на этой карте нет. Может быть, Россия?');
  const json = parsePosition('{"units": 7}', STANDARD_MAP);
  const [problem] = json.ok ? [] : json.errors;
  expect(problem && explainPositionError(problem, 'en')).toMatch(/\.$/);
});
