import { expect, test } from 'vitest';
import { STANDARD_MAP } from './map.ts';
import { parseOrder } from './notation.ts';
import type { DislodgedUnit, Position } from './position.ts';
import { judgeRetreats } from './retreat.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';

const dislodged = (power: string, type: 'A' | 'F', at: string, attackedFrom: string): DislodgedUnit => ({
  power,
  type,
  at,
  attackedFrom,
});

function judge(position: Position, lines: readonly string[], rules: Rules = DEFAULT_RULES) {
  const orders = lines.map((line) => {
    const [power = '', ...words] = line.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(line);
    return { power, order };
  });
  return judgeRetreats(STANDARD_MAP, position, orders, rules);
}

const munich: Position = {
  units: [
    { power: 'France', type: 'A', at: 'MUN' },
    { power: 'Germany', type: 'A', at: 'KIE' },
  ],
  dislodged: [dislodged('Germany', 'A', 'MUN', 'BUR')],
  contested: ['SIL'],
};

test.each([
  ['MUN R KIE', { why: 'occupied' }],
  ['MUN R SIL', { why: 'contested' }],
  ['MUN R BUR', { why: 'attackers-origin' }],
  ['MUN R WAR', { why: 'not-adjacent' }],
])('a retreat %s is closed because of %j', (text, closed) => {
  const { orders, disbanded } = judge(munich, [`Germany A ${text}`]);
  expect(orders[0]).toMatchObject({ result: ['illegal'], reason: { code: 'retreat-closed', closed } });
  expect(disbanded).toHaveLength(1);
});

test('a move sign means a retreat here', () => {
  expect(judge(munich, ['Germany A MUN - TYR']).unitsAfter.map((unit) => unit.at)).toContain('TYR');
});

test('two units retreating to one province are lost and name each other', () => {
  const position: Position = {
    units: [],
    dislodged: [dislodged('Austria', 'F', 'TRI', 'TYR'), dislodged('Turkey', 'F', 'GRE', 'ION')],
  };
  const { orders, disbanded } = judge(position, ['Austria F TRI R ALB', 'Turkey F GRE R ALB']);
  expect(orders[0]?.reason).toMatchObject({ code: 'retreat-standoff', at: 'ALB', rivals: [{ at: 'GRE' }] });
  expect(disbanded.map((unit) => unit.at)).toEqual(['GRE', 'TRI']);
});

test('without an order a unit disbands; without a place to go it is told apart', () => {
  const position: Position = {
    units: ['MAR', 'TUS', 'VEN', 'PIE'].map((at) => ({ power: 'France', type: 'A', at })),
    dislodged: [dislodged('Italy', 'A', 'PIE', 'TYR'), dislodged('Germany', 'A', 'MUN', 'BUR')],
  };
  const { unordered } = judge(position, []);
  expect(unordered.map((one) => one.reason.code)).toEqual(['disbanded', 'no-retreat']);
});

test('the start of an attacker that came by convoy is open, unless 4.A.5 a is chosen', () => {
  const position: Position = { units: [], dislodged: [{ ...dislodged('France', 'A', 'BEL', 'PIC'), byConvoy: true }] };
  expect(judge(position, ['France A BEL R PIC']).orders[0]?.result).toEqual(['succeeds']);
  const strict: Rules = { ...DEFAULT_RULES, '4.A.5': 'a' };
  expect(judge(position, ['France A BEL R PIC'], strict).orders[0]?.result).toEqual(['illegal']);
});

test('a fleet needs a coast where it could land on either', () => {
  const position: Position = { units: [], dislodged: [dislodged('Turkey', 'F', 'CON', 'BLA')] };
  expect(judge(position, ['Turkey F CON R BUL']).orders[0]?.reason).toMatchObject({
    code: 'retreat-closed',
    closed: { why: 'coast-missing', coasts: ['BUL/EC', 'BUL/SC'] },
  });
  expect(judge(position, ['Turkey F CON R BUL/SC']).unitsAfter).toEqual([{ power: 'Turkey', type: 'F', at: 'BUL/SC' }]);
});

test('a unit that was not dislodged, and one of another power, cannot be ordered', () => {
  const { orders } = judge(munich, ['Germany A KIE - BER', 'France A MUN R TYR']);
  expect(orders.map((one) => one.reason.code)).toEqual(['not-dislodged', 'foreign-unit']);
});
