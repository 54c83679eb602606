import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(read('variant.schema.json'));
const standard = read('standard.json');

test('the standard board follows the schema of variants', () => {
  expect(validate(standard) ? [] : validate.errors).toEqual([]);
});

test.each([
  ['a province with a long code', { provinces: [{ code: 'PARIS', name: 'Paris', kind: 'inland' }] }],
  ['a province that is neither land nor sea', { provinces: [{ code: 'PAR', name: 'Paris', kind: 'swamp' }] }],
  ['a border between three places', { army: [['PAR', 'BUR', 'PIC']] }],
  [
    'a unit that is no army or fleet',
    { start: { ...standard.start, units: [{ power: 'France', type: 'X', at: 'PAR' }] } },
  ],
  ['a field nobody knows', { colour: 'red' }],
])('%s is refused', (_, change) => {
  expect(validate({ ...standard, ...change })).toBe(false);
});
