import { readFileSync } from 'node:fs';
import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { formatPosition } from './format.ts';
import { parsePosition } from './parse.ts';

const DOCS = readFileSync(new URL('../../../../docs/POSITION.md', import.meta.url), 'utf8');
const EXAMPLES = [...DOCS.matchAll(/```position\n(.*?)```/gs)].map((match) => match[1] ?? '');

test('the examples of docs/POSITION.md are one position in two languages, written just so', () => {
  expect(EXAMPLES).toHaveLength(2);
  const read = EXAMPLES.map((example) => parsePosition(example, STANDARD_MAP));
  expect(read[0]).toEqual(read[1]);
  for (const [index, lang] of (['en', 'ru'] as const).entries()) {
    const reading = read[index];
    if (reading?.ok !== true) throw new Error(JSON.stringify(reading));
    expect(formatPosition(reading.value.position, reading.value.phase, lang)).toBe(EXAMPLES[index]);
  }
});

test('the examples show a unit that came by convoy, a coast, and a unit without a retreat', () => {
  const reading = parsePosition(EXAMPLES[0] ?? '', STANDARD_MAP);
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  expect(reading.value.phase).toEqual({ kind: 'retreat', season: 'fall', year: 1903 });
  expect(reading.value.position.units).toContainEqual({ power: 'France', type: 'F', at: 'SPA/NC' });
  expect(reading.value.position.dislodged).toEqual([
    { power: 'Austria', type: 'F', at: 'TRI', attackedFrom: 'VEN', byConvoy: false, retreats: ['ADR'] },
    { power: 'Turkey', type: 'A', at: 'GRE', attackedFrom: 'ALB', byConvoy: true, retreats: [] },
  ]);
});
