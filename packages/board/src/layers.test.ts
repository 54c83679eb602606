import { expect, test } from 'vitest';
import { defsLayer } from './defs.ts';
import { groundLayer, hitLayer } from './ground.ts';
import { litLayer, optionLayer, washLayer } from './lit.ts';
import { STANDARD_BOARD } from './standard.ts';
import { centreLayer, homeTints, tintLayer, tintsOf } from './tints.ts';
import { unitLayer, unitScale } from './units.ts';

const ALL = Object.keys(STANDARD_BOARD.provinces).sort();

function every(svg: string, attribute: string): readonly string[] {
  return [...svg.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value).sort();
}

test('The ground and the hit areas have every province once', () => {
  expect(every(groundLayer(STANDARD_BOARD), 'data-province')).toEqual(ALL);
  expect(every(hitLayer(STANDARD_BOARD), 'data-province')).toEqual(ALL);
});

test('Each outline is written once, and all that is used is there', () => {
  const defs = defsLayer(STANDARD_BOARD, { id: 'x' });
  const ids = every(defs, ' id');
  expect(new Set(ids).size).toBe(ids.length);
  const layers = groundLayer(STANDARD_BOARD, { id: 'x' }) + hitLayer(STANDARD_BOARD, { id: 'x' });
  for (const used of every(layers, 'href')) expect(ids).toContain(used.slice(1));
  for (const [, used = ''] of layers.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
});

test('Centres take the colour of their owner, other land that of who stood there last', () => {
  const units = [{ power: 'Italy', type: 'A' as const, at: 'TYR' }];
  const centers = { Austria: ['VIE'], Italy: ['ROM', 'TRI'] };
  const tints = tintsOf(STANDARD_BOARD, { units, centers });
  expect([tints.VIE, tints.TRI, tints.TYR, tints.BOH, tints.BUD]).toEqual([
    'Austria',
    'Italy',
    'Italy',
    'Austria',
    undefined,
  ]);
  const later = tintsOf(STANDARD_BOARD, { units: [], centers }, tints);
  expect(later.TYR).toBe('Italy');
  expect(tintsOf(STANDARD_BOARD, { units: [], centers: { Austria: ['VIE'] } }, later).TYR).toBeUndefined();
});

test('A board whose centres nobody knows has no tints', () => {
  expect(tintsOf(STANDARD_BOARD, { units: [{ power: 'Italy', type: 'A', at: 'TYR' }] })).toEqual({});
});

test('Patterns lie over every tint', () => {
  const tints = homeTints(STANDARD_BOARD);
  const layer = tintLayer(STANDARD_BOARD, tints, { patterns: true });
  expect(layer.match(/url\(#board-hatch-p-/g)).toHaveLength(Object.keys(tints).length);
});

test('The thicker border parts powers and not the provinces of one', () => {
  const one = tintLayer(STANDARD_BOARD, { VIE: 'Austria', BOH: 'Austria' });
  const two = tintLayer(STANDARD_BOARD, { VIE: 'Austria', BOH: 'Germany' });
  expect(two.length).toBeGreaterThan(one.length);
});

test('There are 34 centres', () => {
  expect(every(centreLayer(STANDARD_BOARD), 'data-centre')).toHaveLength(34);
});

test('A unit on a coast stands on it, one that was driven out beside its province, over the others', () => {
  const layer = unitLayer(STANDARD_BOARD, [
    { power: 'France', type: 'A', at: 'BUR', out: true },
    { power: 'Russia', type: 'F', at: 'STP/SC' },
    { power: 'Germany', type: 'A', at: 'BUR' },
  ]);
  expect(every(layer, 'data-unit')).toEqual(['BUR', 'BUR*', 'STP']);
  const { coasts, unit } = STANDARD_BOARD.provinces.STP ?? {};
  expect(layer).toContain(`translate(${coasts?.SC?.unit.join(' ')})`);
  expect(layer).not.toContain(`translate(${unit?.join(' ')})`);
  expect(layer.indexOf('data-unit="BUR*"')).toBeGreaterThan(layer.indexOf('data-unit="BUR"'));
});

test('Units on places that the map does not know are left out', () => {
  expect(unitLayer(STANDARD_BOARD, [{ power: 'France', type: 'A', at: 'XXX' }])).toBe('<g class="units"></g>');
});

test('Units are 22 pixels wide on a small map, and never larger than the map has room for', () => {
  expect(unitScale(1)).toBe(1.2);
  expect(unitScale(0.5) * 28 * 0.5).toBeCloseTo(22);
  expect(unitScale(0.2)).toBe(2.1);
});

test('Lit targets are lit once, and coasts along their line', () => {
  const layer = litLayer(
    STANDARD_BOARD,
    [
      { at: 'SPA/NC', kind: 'move' },
      { at: 'SPA/SC', kind: 'move' },
      { at: 'POR', kind: 'help' },
    ],
    'MAO',
  );
  expect(every(layer, 'data-lit')).toEqual(['POR', 'SPA']);
  expect(layer.match(/class="lit-coast"/g)).toHaveLength(2);
  expect(layer).toContain('href="#board-MAO" class="selected"');
});

test('Retreats are numbered in order, closed ones crossed', () => {
  const layer = optionLayer(STANDARD_BOARD, ['GAS', 'PIC'], ['PAR']);
  expect(every(layer, 'data-option')).toEqual(['GAS', 'PIC']);
  expect(layer).toMatch(/data-option="PIC"[^>]*><circle r="11"\/><text y="5">2</);
  expect(every(layer, 'data-closed')).toEqual(['PAR']);
});

test('What decides is kept in its colours over the wash', () => {
  const layer = washLayer(STANDARD_BOARD, new Set(['VIE', 'ADR']), { VIE: 'Austria' });
  expect(layer).toContain('href="#board-VIE" class="tint p-austria"');
  expect(layer).toContain('href="#board-ADR" class="kept-sea"');
});
