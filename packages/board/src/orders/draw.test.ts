import { judgeMovement, type Position, parseOrder, provinceOf, STANDARD_MAP, type Unit } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { clearance, last } from '../curve.ts';
import { judgedScene } from '../judged.ts';
import type { Point } from '../map.ts';
import { unitPoint } from '../place.ts';
import { distance } from '../point.ts';
import { STANDARD_BOARD } from '../standard.ts';
import { drawOrders, orderLayers } from './draw.ts';
import type { OrderDrawing } from './mark.ts';

/** Draws the orders of `Power: order; order` lines, judged, on a board with just the units they name. */
function drawn(...lines: readonly string[]): ReadonlyMap<string, OrderDrawing> {
  const given = lines.flatMap((line) => {
    const [power = '', rest = ''] = line.split(': ');
    return rest.split('; ').flatMap((text) => {
      const order = parseOrder(text);
      if (order === undefined) throw new Error(text);
      return [{ power, order }];
    });
  });
  const units = given.flatMap(({ power, order }): Unit[] =>
    order.kind === 'waive' ? [] : [{ power, type: order.unit.type ?? 'A', at: order.unit.at }],
  );
  const position: Position = { units };
  const scene = judgedScene(position, judgeMovement(STANDARD_MAP, position, given));
  return new Map(drawOrders(STANDARD_BOARD, scene).map((drawing) => [drawing.key, drawing] as const));
}

function place(at: string): Point {
  const point = unitPoint(STANDARD_BOARD, at);
  if (point === undefined) throw new Error(at);
  return point;
}

function get(drawings: ReadonlyMap<string, OrderDrawing>, key: string): OrderDrawing {
  const found = drawings.get(key);
  if (found === undefined) throw new Error(`not drawn: ${key}`);
  return found;
}

function ends(drawing: OrderDrawing): readonly [Point, Point] {
  const { line = [] } = drawing;
  return [line[0] ?? [0, 0], last(line)];
}

test('A move into an empty province leaves its unit and ends near the middle of its aim', () => {
  const move = get(drawn('Germany: A MUN - BUR'), 'MUN');
  const [start, end] = ends(move);
  expect(distance(start, place('MUN'))).toBeCloseTo(15.5, 0);
  expect(distance(end, place('BUR'))).toBeCloseTo(3, 0);
  expect(move.tip).toEqual(end);
  expect(move.below).toContain('class="order p-germany move"');
  expect(move.above).not.toContain('stop');
});

test('A move against a unit ends before it, and one that fails has a hollow head and a bar', () => {
  const fails = get(drawn('Germany: A MUN - BUR', 'France: A BUR H'), 'MUN');
  expect(distance(ends(fails)[1], place('BUR'))).toBeCloseTo(17, 0);
  expect(fails.below).toContain('move failed');
  expect(fails.above).toContain('class="stop"');
});

test('Moves that meet in an empty province leave room for its seal', () => {
  const drawings = drawn('Germany: A MUN - BUR', 'France: A PAR - BUR');
  for (const key of ['MUN', 'PAR']) expect(distance(ends(get(drawings, key))[1], place('BUR'))).toBeCloseTo(13, 0);
});

test('A standoff seals an empty province and no other', () => {
  const position: Position = {
    units: [
      { power: 'Germany', type: 'A', at: 'MUN' },
      { power: 'France', type: 'A', at: 'PAR' },
    ],
  };
  const scene = { units: position.units, orders: [], contested: ['BUR', 'PAR'] };
  const { above } = orderLayers(STANDARD_BOARD, scene);
  expect(above.match(/data-seal="([A-Z]+)"/g)).toEqual(['data-seal="BUR"']);
});

test('Two units that move against each other are drawn on two lines', () => {
  const drawings = drawn('Germany: A MUN - BUR', 'France: A BUR - MUN');
  const [one, other] = [get(drawings, 'MUN'), get(drawings, 'BUR')];
  const middle = one.line?.[Math.floor((one.line?.length ?? 0) / 2)] ?? [0, 0];
  expect(clearance(other.line ?? [], middle)).toBeGreaterThan(12);
});

test('An arrow bends around a unit that stands in its way', () => {
  const way = get(drawn('Russia: A MOS - SEV; A UKR H; A WAR H'), 'MOS').line ?? [];
  expect(clearance(way, place('UKR'))).toBeGreaterThan(17);
});

test('A support to hold ends in an arc around the unit', () => {
  const support = get(drawn('France: A PAR S A BUR; A BUR H'), 'PAR');
  expect(distance(ends(support)[1], place('BUR'))).toBeCloseTo(18.5, 0);
  expect(support.above).toContain('class="arc"');
});

test('Supports of a move join its arrow, each at its own place', () => {
  const drawings = drawn('Germany: A MUN - BUR; A RUH S A MUN - BUR', 'France: A MAR S A MUN - BUR; A PAR H');
  const arrow = get(drawings, 'MUN').line ?? [];
  const joints = ['RUH', 'MAR'].map((key) => ends(get(drawings, key))[1]);
  for (const joint of joints) expect(clearance(arrow, joint)).toBeLessThan(2);
  expect(distance(joints[0] ?? [0, 0], joints[1] ?? [0, 0])).toBeGreaterThan(5);
  expect(get(drawings, 'RUH').above).toContain('class="joint"');
});

test('The order in which orders are given changes nothing in how they are drawn', () => {
  const lines = ['Germany: A MUN - BUR', 'Germany: A RUH S A MUN - BUR', 'France: A MAR S A MUN - BUR'];
  const sorted = (map: ReadonlyMap<string, OrderDrawing>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(drawn(...lines))).toEqual(sorted(drawn(...lines.toReversed())));
});

test('A cut support keeps its joint and has two slashes', () => {
  const drawings = drawn('Germany: A MUN - BUR; A RUH S A MUN - BUR', 'France: A BUR H; A BEL - RUH');
  const support = get(drawings, 'RUH');
  expect(support.above).toContain('class="joint"');
  expect(support.above.match(/class="stop"/g)).toHaveLength(2);
  expect(support.below).toContain('support failed');
});

test('A support that matches nothing ends in an empty ring where the arrow would have been', () => {
  const support = get(drawn('Germany: A RUH S A MUN - BUR; A MUN H'), 'RUH');
  expect(support.above).toContain('class="void-ring"');
  const [, end] = ends(support);
  expect(distance(end, place('MUN')) + distance(end, place('BUR'))).toBeLessThan(
    distance(place('MUN'), place('BUR')) * 1.15,
  );
});

test('An army at sea goes on a wave past its fleet, and the fleet sits in a ring tied to it', () => {
  const drawings = drawn('England: A LON - BEL VIA; F NTH C A LON - BEL');
  const [army, fleet] = [get(drawings, 'LON'), get(drawings, 'NTH')];
  expect(army.below.length).toBeGreaterThan(get(drawn('Germany: A MUN - BUR'), 'MUN').below.length * 1.5);
  expect(fleet.ring).toContain('class="scallop"');
  expect(fleet.below).toContain('class="thread"');
});

test('A broken convoy is drawn broken: the wave in dashes, the ring with two slashes', () => {
  const drawings = drawn('France: A BRE - LON VIA; F ENG C A BRE - LON', 'England: F WAL - ENG; F LON S F WAL - ENG');
  expect(get(drawings, 'BRE').below).toContain('move failed');
  expect(get(drawings, 'ENG').ring).toContain('convoy failed');
  expect(get(drawings, 'ENG').above.match(/class="stop"/g)).toHaveLength(2);
});

test('A chain of fleets is followed from sea to sea', () => {
  const drawings = drawn(
    'Turkey: A SMY - BRE VIA; F EAS C A SMY - BRE; F ION C A SMY - BRE',
    'Turkey: F TYS C A SMY - BRE; F WES C A SMY - BRE; F MAO C A SMY - BRE',
  );
  const way = get(drawings, 'SMY').line ?? [];
  for (const sea of ['ION', 'WES', 'MAO']) expect(clearance(way, place(sea))).toBeLessThan(60);
});

test('Holds have a bar, and units without an order dots', () => {
  const position: Position = { units: [{ power: 'Germany', type: 'A', at: 'MUN' }] };
  const scene = judgedScene(position, judgeMovement(STANDARD_MAP, position, []));
  expect(drawOrders(STANDARD_BOARD, scene).map(({ ring }) => ring.includes('unordered'))).toEqual([true]);
  expect(get(drawn('Germany: A MUN H'), 'MUN').ring).not.toContain('unordered');
});

test('An impossible order starts towards its aim and ends in an empty ring before long', () => {
  const illegal = get(drawn('Germany: A MUN - LON'), 'MUN');
  expect(illegal.above).toContain('class="void-ring"');
  expect(distance(illegal.tip, place('MUN'))).toBeLessThan(60);
});

test('Failed is seen without colour: the marks of every outcome differ in shape', () => {
  const shape = ({ below, ring, above }: OrderDrawing): string =>
    [...(below + ring + above).matchAll(/class="([^"]*)"/g)]
      .map(([, name = '']) => name.replace(/p-\w+/, ''))
      .join(' ');
  const shapes = [
    get(drawn('Germany: A MUN - BUR'), 'MUN'),
    get(drawn('Germany: A MUN - BUR', 'France: A BUR H'), 'MUN'),
    get(drawn('Germany: A MUN H'), 'MUN'),
    get(drawn('Germany: A RUH S A MUN - BUR; A MUN - BUR'), 'RUH'),
    get(drawn('Germany: A RUH S A MUN - BUR; A MUN H'), 'RUH'),
    get(drawn('Germany: A MUN - BUR; A RUH S A MUN - BUR', 'France: A BUR H; A BEL - RUH'), 'RUH'),
    get(drawn('Germany: A MUN - LON'), 'MUN'),
  ].map(shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('Orders that a reason does not name are dimmed', () => {
  const position: Position = {
    units: [
      { power: 'Germany', type: 'A', at: 'MUN' },
      { power: 'France', type: 'A', at: 'PAR' },
    ],
  };
  const scene = judgedScene(position, judgeMovement(STANDARD_MAP, position, []));
  const dimmed = drawOrders(STANDARD_BOARD, { ...scene, kept: new Set(['MUN']) }).filter(({ ring }) =>
    ring.includes(' dim'),
  );
  expect(dimmed.map(({ key }) => key)).toEqual(['PAR']);
});

test('Every move of the map can be drawn, in both directions at once', () => {
  for (const [a = '', b = ''] of STANDARD_MAP.data.army) {
    const drawings = drawn(`Germany: A ${a} - ${b}`, `France: A ${b} - ${a}`);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const [start, end] = ends(get(drawings, provinceOf(from)));
      expect(distance(start, place(from))).toBeLessThan(distance(start, place(to)));
      expect(distance(end, place(to))).toBeLessThan(distance(end, place(from)));
    }
  }
});

test('Heads grow with the units; no drawing carries a style of its own, which a strict page would not take', () => {
  const unit = { power: 'Germany', type: 'A' as const, at: 'MUN' };
  const order = { kind: 'move' as const, unit: { type: 'A' as const, at: 'MUN' }, to: 'BUR' };
  const orders = [{ key: 'MUN', power: 'Germany', order, outcome: 'done' as const }];
  const drawing = (unitScale: number) => drawOrders(STANDARD_BOARD, { units: [unit], orders, unitScale })[0];
  expect(drawing(1.8)?.below).not.toContain('style=');
  expect(drawing(1.8)?.above).not.toBe(drawing(1.2)?.above);
});
