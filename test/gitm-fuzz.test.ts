import { checkPhase, judgePhase, mayEnter, ordersOfMoves, whatIfAll } from '@standoff/gitm';
import {
  explainTacFault,
  explainTacProblem,
  formatTacPhase,
  readTacChange,
  readTacFile,
  readTacText,
  tacEntryReport,
  tacOrdersReport,
  tacReport,
  tacWhatIfAllReport,
} from '@standoff/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAC_CASES } from './gitm/cases.ts';
import { phases } from './gitm/random.ts';

const LANGS = ['en', 'ru'] as const;
/** What shows that a fact is missing in a sentence. */
const BROKEN = /undefined|NaN|null|\[object|\$\{/g;

/** Signs of a missing fact in a sentence that are not words of the input, which it quotes as they are. */
function brokenIn(sentence: string, input: string): readonly string[] {
  return (sentence.match(BROKEN) ?? []).filter((sign) => !input.includes(sign));
}

const WORDS = [
  ...['FR1IN', 'AU2LC', '"Old Guard"'.replace(' ', '_'), '7-7', '9-9', '7-6', '15-3', '3', '12'],
  ...['-', '–', '→', ':', ',', ';', '(', ')', '.', '|', '=', '+', 'x', 'o', '"', '#', '//'],
  ...['intercepts', 'at', 'to', 'via', 'box', 'radius', 'stops', 'moves', 'from', 'on the way to'],
  ...['перехватывает', 'в', 'по пути в', 'идёт', 'через', 'Франция', 'с', 'Австрией', 'война', 'союз'],
  ...['FR', 'AU', 'France', 'war', 'allied', 'neutral', 'Title', 'States', 'Terrain', 'Units', 'hello', 'АU'],
];
const line = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));
const text = fc.oneof(
  fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n')),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.tuple(fc.constantFrom(...TAC_CASES), fc.nat(400), fc.string({ maxLength: 4 })).map(([one, at, put]) => {
    const written = formatTacPhase(one.phase, 'en');
    return written.slice(0, at) + put + written.slice(at + 1);
  }),
);

test('a sign of a missing fact counts unless the input holds it', () => {
  expect(brokenIn('The state ${ is not among those listed.', '["${","FR"]')).toEqual([]);
  expect(brokenIn('The state undefined is not among those listed.', '["${","FR"]')).toEqual(['undefined']);
});

test('no text makes the reader fall over; what it cannot read has a place in the text and a sentence', () => {
  fc.assert(
    fc.property(text, (written) => {
      const reading = readTacText(written);
      if (reading.ok) return;
      const lines = written.split(/\r\n|\r|\n/);
      expect(reading.problems.length).toBeGreaterThan(0);
      for (const problem of reading.problems) {
        expect(problem.column).toBeGreaterThan(0);
        expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1]?.length ?? 0) + 1);
        for (const lang of LANGS) expect(brokenIn(explainTacProblem(problem, lang), written)).toEqual([]);
      }
    }),
    { numRuns: 5_000 },
  );
});

test('a line that is read loses no unit, no square and no number', () => {
  fc.assert(
    fc.property(line, (written) => {
      const reading = readTacText(written);
      const content = written.split(/#|\/\//)[0] ?? '';
      if (!reading.ok || /Title|States|=/.test(content)) return;
      const data = JSON.stringify(reading.value);
      const marked = content.replace(/^\s*\d+\s*[.)]/, '');
      for (const word of marked.match(/FR1IN|AU2LC|Old_Guard|\d+-\d+/g) ?? []) expect(data).toContain(word);
      for (const number of marked.match(/(?<![-\d\p{L}_])\d+(?![-\d\p{L}_])/gu) ?? [])
        expect(data.includes(`:${number}`) || data.includes(`"${number}"`), `${number} in ${data}`).toBe(true);
      expect(/hello/.test(marked)).toBe(false);
      if (/war|война/.test(marked)) expect(data).toContain('"war"');
    }),
    { numRuns: 5_000 },
  );
});

test('a change asked for is read or complained of', () => {
  const [first] = TAC_CASES;
  if (first === undefined) throw new Error('no cases');
  fc.assert(
    fc.property(line, (written) => {
      const change = readTacChange(written, first.phase);
      if (change.ok) expect(first.phase.states).toEqual(expect.arrayContaining([...change.states]));
      else for (const lang of LANGS) expect(brokenIn(explainTacProblem(change.problem, lang), written)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** A case with one of its values, however deep, replaced by anything. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...TAC_CASES),
    fc.nat(60),
    fc.oneof(fc.jsonValue(), fc.constantFrom('15-0', '7-7', 'FR', 'FR1IN', 'war', null)),
  )
  .map(([one, number, put]): unknown => {
    const copy: unknown = JSON.parse(JSON.stringify(one.phase));
    let count = 0;
    const spoil = (value: unknown): unknown => {
      count += 1;
      if (count === number) return put;
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item)]));
    };
    return spoil(copy);
  });

test('no data makes the judge fall over: it is judged whole, or every fault is told with its path', () => {
  fc.assert(
    fc.property(fc.oneof({ weight: 3, arbitrary: spoilt }, { weight: 1, arbitrary: fc.jsonValue() }), (data) => {
      const checked = checkPhase(data);
      if (!checked.ok) {
        expect(checked.faults.length).toBeGreaterThan(0);
        for (const fault of checked.faults)
          for (const lang of LANGS) expect(brokenIn(explainTacFault(fault, lang), JSON.stringify(data))).toEqual([]);
        const file = readTacFile(JSON.stringify(data));
        if (file.ok) return;
        for (const problem of file.problems) expect(problem.line).toBe(1);
        return;
      }
      const phase = checked.value;
      const result = judgePhase(phase);
      expect(Object.keys(result.positions).sort()).toEqual(phase.start.map((placed) => placed.unit).sort());
      expect(new Set(result.attempts.map((attempt) => attempt.event))).toEqual(new Set(phase.events.keys()));
    }),
    { numRuns: 5_000 },
  );
});

test('every report of every phase is made of whole sentences that fit a mail, in both languages', () => {
  fc.assert(
    fc.property(phases({ clean: false, events: 6 }), (phase) => {
      const unit = phase.start[0]?.unit ?? '';
      const result = judgePhase(phase);
      for (const lang of LANGS) {
        const lines = [
          ...tacReport(phase, result, { lang, outcomes: 2 }),
          ...tacOrdersReport(phase, ordersOfMoves(phase), lang),
          ...tacWhatIfAllReport(phase, whatIfAll(phase), lang),
          ...tacEntryReport(phase, unit, mayEnter(phase, unit), lang),
        ];
        for (const { text: one } of lines) {
          expect(brokenIn(one, '')).toEqual([]);
          expect(one).not.toMatch(/\s$/);
          expect(one.length).toBeLessThanOrEqual(76);
        }
      }
    }),
    { numRuns: 60 },
  );
});
