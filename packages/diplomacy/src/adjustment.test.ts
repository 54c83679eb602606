import { expect, test } from 'vitest';
import { judgeBuilds } from './adjustment.ts';
import { STANDARD_MAP } from './map.ts';
import { parseOrder } from './notation.ts';
import type { Position } from './position.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';

function judge(position: Position, lines: readonly string[], rules: Partial<Rules> = {}) {
  const orders = lines.map((line) => {
    const [power = '', ...words] = line.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(line);
    return { power, order };
  });
  return judgeBuilds(STANDARD_MAP, position, orders, { ...DEFAULT_RULES, ...rules });
}

const russia: Position = {
  units: [{ power: 'Russia', type: 'A', at: 'WAR' }],
  centers: { Russia: ['MOS', 'STP', 'WAR', 'RUM'], Turkey: ['SEV'] },
};

test.each([
  ['A WAR B', 'occupied'],
  ['A SEV B', 'not-owned'],
  ['A RUM B', 'not-a-home-centre'],
  ['F MOS B', 'fleet-inland'],
  ['F STP B', 'build-coast-missing'],
  ['STP B', 'build-type-missing'],
  ['A WAR D', 'no-disbands'],
  ['A WAR - MOS', 'wrong-phase'],
])('%s is refused because of %s', (text, code) => {
  expect(judge(russia, [`Russia ${text}`]).orders[0]?.reason.code).toBe(code);
});

test('a refused build leaves the allowance to later orders', () => {
  const { orders, unitsAfter } = judge(russia, ['Russia F STP B', 'Russia F STP/SC B', 'Russia MOS B', 'Russia WAIVE']);
  expect(orders.map((one) => one.result[0])).toEqual(['fails', 'succeeds', 'succeeds', 'succeeds']);
  expect(unitsAfter.map((unit) => unit.at)).toEqual(['MOS', 'STP/SC', 'WAR']);
});

test('waived builds are counted, and may be forbidden', () => {
  expect(judge(russia, ['Russia WAIVE']).adjustments).toContainEqual({
    power: 'Russia',
    centers: 4,
    units: 1,
    due: 3,
    done: 0,
    waived: 1,
  });
  expect(judge(russia, ['Russia WAIVE'], { '4.D.7': 'b' }).orders[0]?.reason).toEqual({
    code: 'waive-forbidden',
    choice: '4.D.7=b',
  });
});

test.each([
  ['a', []],
  ['b', ['A']],
  ['c', ['F']],
] as const)('of two builds in one place 4.D.5 %s leaves %j', (choice, built) => {
  const position: Position = { units: [], centers: { Russia: ['SEV', 'MOS'] } };
  const { unitsAfter } = judge(position, ['Russia A SEV B', 'Russia F SEV B'], { '4.D.5': choice });
  expect(unitsAfter.map((unit) => unit.type)).toEqual(built);
});

test('a removal by civil disorder gives distances and what broke the tie', () => {
  const position: Position = {
    units: [
      { power: 'Russia', type: 'F', at: 'BOT' },
      { power: 'Russia', type: 'F', at: 'NTH' },
      { power: 'Russia', type: 'A', at: 'SWE' },
    ],
    centers: { Russia: ['BER'] },
  };
  const { removals, autoDisbanded } = judge(position, []);
  expect(autoDisbanded.map((unit) => unit.at)).toEqual(['BOT', 'NTH']);
  expect(removals).toMatchObject([
    {
      unit: { at: 'BOT' },
      reason: {
        distance: 2,
        nearest: 'BER',
        tieBreak: 'fleet-before-army',
        spared: { unit: { at: 'SWE' }, distance: 2 },
      },
    },
    { unit: { at: 'NTH' }, reason: { distance: 3, tieBreak: 'distance' } },
  ]);
});

test('a power without centres loses all it has, and the reason says so', () => {
  const { removals, unitsAfter } = judge({ units: [{ power: 'Italy', type: 'A', at: 'ROM' }], centers: {} }, []);
  expect(unitsAfter).toEqual([]);
  expect(removals[0]?.reason).toEqual({ code: 'civil-disorder', choice: '4.D.8=c', distance: null, tieBreak: 'all' });
});

test('too many disbands under 4.D.6 a put the power into civil disorder', () => {
  const position: Position = {
    units: [
      { power: 'France', type: 'F', at: 'LYO' },
      { power: 'France', type: 'A', at: 'PAR' },
    ],
    centers: { France: ['PAR'] },
  };
  const { orders, autoDisbanded } = judge(position, ['France F LYO D', 'France A PAR D'], { '4.D.6': 'a' });
  expect(orders.map((one) => one.reason.code)).toEqual(['too-many', 'too-many']);
  expect(autoDisbanded).toEqual([{ power: 'France', type: 'F', at: 'LYO' }]);
});
