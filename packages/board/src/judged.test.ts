import {
  type GivenOrder,
  judgeBuilds,
  judgeMovement,
  judgePhase,
  judgeRetreats,
  type Position,
  parseOrder,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { draftScene, judgedScene } from './judged.ts';
import { drawOrders } from './orders/draw.ts';
import { STANDARD_BOARD } from './standard.ts';

function orders(...texts: readonly string[]): readonly GivenOrder[] {
  return texts.map((text) => {
    const [power = '', ...words] = text.split(' ');
    const order = parseOrder(words.join(' '));
    if (order === undefined) throw new Error(text);
    return { power, order };
  });
}

const BURGUNDY: Position = {
  units: [
    { power: 'Germany', type: 'A', at: 'MUN' },
    { power: 'Germany', type: 'A', at: 'RUH' },
    { power: 'France', type: 'A', at: 'BUR' },
  ],
};

test('A unit that is driven out is told from the others, and its attacker is not', () => {
  const given = orders('Germany A MUN - BUR', 'Germany A RUH S A MUN - BUR');
  const scene = judgedScene(BURGUNDY, judgeMovement(STANDARD_MAP, BURGUNDY, given));
  expect(scene.units.filter(({ struck }) => struck === true).map(({ at }) => at)).toEqual(['BUR']);
  expect(scene.orders.map(({ key, outcome, unordered = false }) => [key, outcome, unordered])).toEqual([
    ['MUN', 'done', false],
    ['RUH', 'done', false],
    ['BUR', 'done', true],
  ]);
});

test('A move without its convoy has failed, an impossible one is illegal, a support without a match unmatched', () => {
  const given = orders('Germany A MUN - LON', 'Germany A RUH S A MUN - BUR', 'France A BUR H');
  const scene = judgedScene(BURGUNDY, judgeMovement(STANDARD_MAP, BURGUNDY, given));
  expect(scene.orders.map(({ outcome }) => outcome)).toEqual(['illegal', 'unmatched', 'done']);
});

test('An impossible order is drawn once, not as an order and a missing one', () => {
  const given = orders('Germany A MUN - LON');
  const scene = judgedScene(BURGUNDY, judgeMovement(STANDARD_MAP, BURGUNDY, given));
  expect(scene.orders.filter(({ key }) => key === 'MUN')).toHaveLength(1);
});

test('Orders for the units of others and for no unit at all are not drawn', () => {
  const given = orders('Italy A MUN - BUR', 'Italy A ROM H');
  const scene = judgedScene(BURGUNDY, judgeMovement(STANDARD_MAP, BURGUNDY, given));
  expect(scene.orders.every(({ unordered }) => unordered === true)).toBe(true);
});

test('Several orders of one unit have keys of their own', () => {
  const scene = draftScene(BURGUNDY, orders('Germany A MUN - BUR', 'Germany A MUN - TYR'));
  expect(scene.orders.map(({ key }) => key)).toEqual(['MUN', 'MUN+2']);
});

test('Retreats go from beside the attacker; who is lost is struck out', () => {
  const position: Position = {
    units: [{ power: 'Germany', type: 'A', at: 'BUR' }],
    dislodged: [
      { power: 'France', type: 'A', at: 'BUR', attackedFrom: 'MUN' },
      { power: 'Austria', type: 'A', at: 'TYR', attackedFrom: 'VEN' },
    ],
  };
  const result = judgeRetreats(STANDARD_MAP, position, orders('France A BUR R GAS'));
  const scene = judgedScene(position, result);
  expect(scene.orders.map(({ key, order }) => `${key} ${order.kind}`)).toEqual(['BUR* retreat', 'TYR* disband']);
  expect(scene.units.filter(({ gone }) => gone === true).map(({ at }) => at)).toEqual(['TYR']);
  const drawings = drawOrders(STANDARD_BOARD, scene);
  expect(drawings.map(({ above }) => /retreat-head|struck-out/.exec(above)?.[0])).toEqual([
    'retreat-head',
    'struck-out',
  ]);
});

test('Builds stand in a ring; removals are struck out, ordered or not', () => {
  const position: Position = {
    units: [
      { power: 'Austria', type: 'A', at: 'VIE' },
      { power: 'Austria', type: 'A', at: 'SER' },
    ],
    centers: { Austria: ['VIE'], France: ['PAR', 'BRE'] },
  };
  const result = judgeBuilds(STANDARD_MAP, position, orders('France F BRE B', 'France A PAR B'));
  const scene = judgedScene(position, result);
  const shapes = drawOrders(STANDARD_BOARD, scene).map(({ key, above }) => [key, /badge|struck-out/.exec(above)?.[0]]);
  expect(shapes).toEqual([
    ['BRE', 'badge'],
    ['PAR', 'badge'],
    ['SER', 'struck-out'],
  ]);
  expect(scene.units.filter(({ gone }) => gone === true).map(({ at }) => at)).toEqual(['SER']);
});

test('A build that is refused is drawn as refused', () => {
  const position: Position = { units: [], centers: { France: ['PAR', 'MUN'] } };
  const phase = { kind: 'build', season: 'winter' } as const;
  const result = judgePhase(STANDARD_MAP, phase, position, orders('France A MUN B'));
  const scene = judgedScene(position, result);
  expect(scene.orders.map(({ outcome }) => outcome)).toEqual(['illegal']);
});
