import { checkPhase, type TacPhase } from '@standoff/gitm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTacPhase } from './format.ts';
import { readTacText } from './read.ts';

const square = fc.tuple(fc.nat(14), fc.nat(14)).map(([column, row]) => `${column}-${row}`);
const name = fc.oneof(
  fc.constantFrom(
    'AU',
    'FR',
    'PR',
    'SP',
    'GO',
    'VS',
    'war',
    'a b'.replace(' ', '_'),
    '"',
    '#',
    'х',
    '7-7',
    'ü-1',
    '//',
  ),
  fc.string({ minLength: 1, maxLength: 6 }).filter((text) => /^[^\s\p{Cc}]+$/u.test(text)),
);
const optional = <T>(key: string, value: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc.option(value).map((one) => (one === null ? {} : { [key]: one }));

/** Any phase at all, with names that no player would choose. */
const anyPhase: fc.Arbitrary<TacPhase> = fc
  .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), fc.uniqueArray(name, { minLength: 2, maxLength: 6 }))
  .chain(([states, units]) => {
    const state = fc.constantFrom(...states);
    const unit = fc.constantFrom(...units);
    const move = fc
      .tuple(unit, square, optional('from', square), optional('via', square))
      .map(([one, to, from, via]) => ({ type: 'move', unit: one, to, ...from, ...via }));
    const box = fc.record({ center: square, radius: fc.nat(9) });
    const extras = fc.tuple(
      ...['to', 'from', 'target_from', 'via'].map((key) => optional(key, square)),
      optional('box', box),
      optional('stops', fc.constant(true)),
    );
    const meeting = fc
      .tuple(unit, unit, square, extras)
      .filter(([a, b]) => a !== b)
      .map(([one, target, at, more]) => ({ type: 'intercept', unit: one, target, at, ...Object.assign({}, ...more) }));
    const pairs = states.flatMap((a, index) => states.slice(index + 1).map((b) => [a, b]));
    return fc.record({
      title: fc.constantFrom('A battle', 'Бой: #1', '', ' 1. x = "y"'),
      id: fc.constantFrom('E1', '12', 'a // b'),
      states: fc.constant(states),
      names: fc.dictionary(state, fc.constantFrom('France', 'Land = "#1"', 'Нидерланды')),
      relations: fc
        .array(fc.constantFrom('allied', 'war', 'neutral', undefined), {
          minLength: pairs.length,
          maxLength: pairs.length,
        })
        .map((words) => pairs.flatMap((pair, index) => (words[index] === undefined ? [] : [[...pair, words[index]]]))),
      start: fc
        .array(fc.tuple(state, square), { minLength: units.length, maxLength: units.length })
        .map((places) => places.map(([one, where], index) => ({ unit: units[index], state: one, square: where }))),
      terrain: fc.array(fc.record({ square, rating: fc.nat(4) }), { maxLength: 2 }),
      events: fc.array(fc.oneof(move, meeting), { maxLength: 5 }),
    });
  })
  .map((data) => {
    const checked = checkPhase(data);
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    return checked.value;
  });

/** Relations in one order: a table does not keep it. */
function comparable(phase: TacPhase): unknown {
  const relations = phase.relations.map(([a, b, word]) => JSON.stringify(a < b ? [a, b, word] : [b, a, word])).sort();
  const { title, ...rest } = phase;
  return { ...rest, relations, ...(title === undefined || title.trim() === '' ? {} : { title: title.trim() }) };
}

test.each(['en', 'ru'] as const)(
  'what is written in %s is read back as the same phase, whatever things are called',
  (lang) => {
    fc.assert(
      fc.property(anyPhase, (phase) => {
        const reading = readTacText(formatTacPhase(phase, lang));
        expect(reading).toMatchObject({ ok: true });
        if (reading.ok) expect(comparable(reading.value)).toEqual(comparable(phase));
      }),
      { numRuns: 1_000 },
    );
  },
);

test('a phase of usual names is written as a player would write it', () => {
  const checked = checkPhase({
    title: 'The first example',
    states: ['AU', 'FR', 'PR'],
    relations: [
      ['AU', 'FR', 'war'],
      ['AU', 'PR', 'allied'],
      ['FR', 'PR', 'allied'],
    ],
    start: [
      { unit: 'AU1IN', square: '7-7' },
      { unit: 'FR1IN', square: '7-6' },
      { unit: 'XX1LC', state: 'PR', square: '7-7' },
    ],
    events: [
      { type: 'move', unit: 'FR1IN', from: '7-6', to: '7-7' },
      { type: 'intercept', unit: 'XX1LC', target: 'AU1IN', at: '8-8', to: '9-9' },
    ],
  });
  expect(checked.ok && formatTacPhase(checked.value, 'en')).toBe(`Title: The first example
States: AU, FR, PR

Relations
    AU FR PR
AU  .  x  +
FR  x  .  +
PR  +  +  .

Units
AU1IN 7-7
FR1IN 7-6
XX1LC 7-7 (PR)

Moves in order
FR1IN 7-6 - 7-7
XX1LC intercepts AU1IN at 8-8 on the way to 9-9
`);
  expect(checked.ok && formatTacPhase(checked.value, 'ru')).toContain('XX1LC перехватывает AU1IN в 8-8 по пути в 9-9');
});
