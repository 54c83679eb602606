import type { TacPhase } from '@standoff/gitm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTacComments, keepTacComments } from './comments.ts';
import { readTacText } from './read.ts';

const TEXT = `# The bridge at dawn

Relations
FR - PR: war // since Monday
FR - AU: neutral

Units
FR1IN 7-6   # the Guard
# arrived late
PR1LC 8-6
AU1IN 9-9

Moves in order
# first the cavalry
PR1LC - 7-6  # charge!
FR1IN - 7-5
# that is all
`;

function phaseOf(text: string): TacPhase {
  const read = readTacText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

const linesOf = (text: string): readonly string[] => text.split('\n');

test('comments stay with what they are about when the order of the moves changes', () => {
  const phase = phaseOf(TEXT);
  const turned = { ...phase, events: [...phase.events].reverse() };
  const text = keepTacComments(TEXT, turned, 'en');
  expect(phaseOf(text)).toEqual(turned);
  const lines = linesOf(text);
  expect(lines[0]).toBe('# The bridge at dawn');
  expect(lines).toContain('FR1IN 7-6  # the Guard');
  expect(lines.indexOf('# arrived late')).toBe(lines.indexOf('PR1LC 8-6') - 1);
  expect(lines.slice(-6, -3)).toEqual(['FR1IN - 7-5', '# first the cavalry', 'PR1LC - 7-6  # charge!']);
  expect(text).toContain('// since Monday');
  expect(text.trimEnd().endsWith('# that is all')).toBe(true);
});

test('what a comment was about may go; the comment stays', () => {
  const phase = phaseOf(TEXT);
  const fewer = { ...phase, events: phase.events.filter(({ unit }) => unit !== 'PR1LC') };
  const text = keepTacComments(TEXT, fewer, 'en');
  expect(phaseOf(text)).toEqual(fewer);
  for (const kept of ['# first the cavalry', '# charge!', '# the Guard']) expect(text).toContain(kept);
});

test('a line that cannot be read becomes a comment, and the text can be read again', () => {
  const phase = phaseOf(TEXT);
  const text = keepTacComments(TEXT.replace('FR1IN - 7-5', 'FR1IN marches somewhere  # where?'), phase, 'en');
  expect(text).toContain('# FR1IN marches somewhere  # where?');
  expect(phaseOf(text)).toEqual(phase);
});

test('a text written anew says the same a second time', () => {
  const once = keepTacComments(TEXT, phaseOf(TEXT), 'ru');
  expect(keepTacComments(once, phaseOf(TEXT), 'ru')).toBe(once);
  expect(hasTacComments(once)).toBe(true);
  expect(hasTacComments('FR1IN "a # b" 7-7')).toBe(false);
});

test('whatever is written behind a # or taken away, the phase is read back and no comment is lost', () => {
  const words = fc.stringMatching(/^[\p{L}\d "#/:=-]{0,12}$/u);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(16), words), { maxLength: 6 }),
      fc.subarray([0, 1]),
      fc.subarray([0, 1, 2], { minLength: 1 }),
      (added, events, units) => {
        const lines = linesOf(TEXT).map((line, index) => {
          const own = added.filter(([at]) => at === index).map(([, word]) => word);
          return own.length === 0 ? line : `${line} # ${own.join(' ')}`;
        });
        const phase = phaseOf(TEXT);
        const start = units.map((index) => phase.start[index]).filter((one) => one !== undefined);
        const stands = (unit: string): boolean => start.some((one) => one.unit === unit);
        const next = {
          ...phase,
          start,
          events: events.flatMap((index) => phase.events[index] ?? []).filter(({ unit }) => stands(unit)),
        };
        const text = keepTacComments(lines.join('\n'), next, 'en');
        expect(phaseOf(text)).toEqual(next);
        for (const [, word] of added) expect(text).toContain(word.trim());
      },
    ),
  );
});
