import { expect, test } from 'vitest';
import { readTacText } from './read.ts';

function relations(text: string): unknown {
  const reading = readTacText(text);
  if (!reading.ok) return reading.problems.map((one) => [one.column, one.code.replace('gitm/', '')]);
  return reading.value.relations.map(([a, b, relation]) => `${a}-${b} ${relation}`);
}

test.each([
  ['FR-AU war; FR-PR allied', ['FR-AU war', 'FR-PR allied']],
  ['FR – PR: союз, AU – PR: союз', ['FR-PR allied', 'AU-PR allied']],
  ['FR war AU, PR allied NL', ['FR-AU war', 'PR-NL allied']],
  ['France is at war with Austria and Prussia is allied to Spain', ['FR-AU war', 'PR-SP allied']],
  ['FR war AU, PR - SP allied', ['FR-AU war', 'PR-SP allied']],
])('several relations may stand in one line: %s', (line, expected) => {
  expect(relations(line)).toEqual(expected);
});

test.each([
  ['США воюют с Мексикой и Юкатаном', ['US-MX war', 'US-YU war']],
  ['France: war with Austria, Spain', ['FR-AU war', 'FR-SP war']],
  ['Spain is allied to Austria and Prussia and at war with France.', ['SP-AU allied', 'SP-PR allied', 'SP-FR war']],
  ['Austria: allied – Prussia, Spain; war – France', ['AU-PR allied', 'AU-SP allied', 'AU-FR war']],
  ['Denmark is allied to Austria, neutral to Holland', ['DK-AU allied', 'DK-NL neutral']],
  ['France and Prussia are at war with Austria and Spain', ['FR-AU war', 'FR-SP war', 'PR-AU war', 'PR-SP war']],
])('one state may be said to stand to several: %s', (line, expected) => {
  expect(relations(line)).toEqual(expected);
});

test.each([
  ['Austria, Prussia and Spain are allied', ['AU-PR allied', 'AU-SP allied', 'PR-SP allied']],
  ['Союз: AU, PR', ['AU-PR allied']],
  ['War: FR-AU, FR-SP', ['FR-AU war', 'FR-SP war']],
  ['FR-AU war; allied: FR-PR, FR-NL', ['FR-AU war', 'FR-PR allied', 'FR-NL allied']],
])('states may be said to stand so to each other: %s', (line, expected) => {
  expect(relations(line)).toEqual(expected);
});

test.each([
  ['FR - AU - SP war', [[11, 'unexpected-word']]],
  ['FR AU war PR', [[4, 'unexpected-word']]],
  ['FR war AU allied PR', [[11, 'unexpected-word']]],
  ['FR war AU, SP, PR allied NL', [[19, 'unexpected-word']]],
  ['FR, AU and SP are at war', [[12, 'unexpected-word']]],
  ['Neutral: FR, AU, SP', [[18, 'unexpected-word']]],
  ['FR, AU - SP war', [[10, 'unexpected-word']]],
  ['FR and RU allied against AU', [[18, 'unexpected-word']]],
  ['FR-AU war and neutral', [[15, 'unexpected-word']]],
  ['FR-AU war, PR', [[14, 'unfinished-line']]],
  ['France is at war', [[17, 'unfinished-line']]],
  ['War: FR-AU, SP', [[13, 'unexpected-word']]],
])('what could be meant in two ways, or lacks something, is told: %s', (line, expected) => {
  expect(relations(line)).toEqual(expected);
});

test('a state misspelt among several is told of, with what it is like', () => {
  const reading = readTacText('France is at war with Austria and Prusia');
  expect(reading).toMatchObject({
    ok: false,
    problems: [{ column: 35, code: 'gitm/unexpected-word', wanted: 'state', candidates: ['Prussia', 'Russia'] }],
  });
});
