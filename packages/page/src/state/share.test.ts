import { PROFILES } from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../keep/codec.ts';
import { boardOf, newWorkbench, viewOf, type Workbench } from './document.ts';
import { advance, branch, goTo, setLines, setRules } from './edit.ts';
import { cutTo, pack, unpack } from './share.ts';

function game(): Workbench {
  const first = setLines(setRules(newWorkbench(), PROFILES['2000']), 'Germany', ['A Mun - Ruh', 'Ф Киль - Дания']);
  return advance(setLines(branch(goTo(advance(first), 1)), 'Germany', ['A Mun - Bur']));
}

test('a link holds the whole tree: positions, orders in their own words, rules', async () => {
  const doc = { ...game(), title: 'Пятница', lastYear: 1910 };
  const link = await encode(pack(doc));
  expect(link).toMatch(/^[\w-]+$/);
  const found = unpack(await decode(link));
  expect(found?.nodes.map(({ parent, orders, judged }) => ({ parent, orders, judged }))).toEqual(
    doc.nodes.map(({ parent, orders, judged }) => ({ parent, orders, judged })),
  );
  expect(found).toMatchObject({ title: 'Пятница', lastYear: 1910, rules: PROFILES['2000'] });
  if (found === undefined) throw new Error('nothing came back');
  expect(viewOf(found).state).toEqual(viewOf(doc).state);
});

test('the opening costs a link next to nothing', async () => {
  expect((await encode(pack(newWorkbench()))).length).toBeLessThan(80);
});

test('a tree too large is cut to the way, or to the phase with its board', () => {
  const doc = game();
  const board = boardOf(viewOf(doc).state);
  expect(cutTo(doc, 'path', board).nodes.map(({ id }) => id)).toEqual([3, 4]);
  const alone = unpack(pack(cutTo(doc, 'phase', board)));
  if (alone === undefined) throw new Error('nothing came back');
  expect(viewOf(alone).state).toEqual(viewOf(doc).state);
});

test('that a board was copied from a table is kept with it in this browser, and goes along in no link', () => {
  const copy: Workbench = { ...game(), ofTable: true };
  expect(unpack(pack(copy))?.ofTable).toBe(true);
  const board = boardOf(viewOf(copy).state);
  for (const extent of ['tree', 'path', 'phase'] as const)
    expect(unpack(pack(cutTo(copy, extent, board)))).not.toHaveProperty('ofTable');
});

test('a damaged link is refused, and nothing in it is believed', async () => {
  const link = await encode(pack(game()));
  expect(await decode(link.slice(0, -9))).toBeUndefined();
  expect(await decode(`${link}%`)).toBeUndefined();
  for (const value of [
    null,
    [],
    { v: 2, n: [] },
    { v: 1, r: '', n: [] },
    { v: 1, r: 'nonsense', n: [{ b: 0 }] },
    { v: 1, r: '', n: [{ p: 0 }] },
    { v: 1, r: '', n: [{ b: 0 }, { p: 1 }] },
    { v: 1, r: '', n: [{ b: { f: 'S1901M', units: [{ power: 'France', type: 'F', at: 'PAR' }] } }] },
    { v: 1, r: '', n: [{ b: 0, o: { Atlantis: ['A Par H'] } }] },
  ])
    expect(unpack(value)).toBeUndefined();
});

test('whatever comes in place of a workbench, nothing throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      unpack(value);
      unpack({ v: 1, r: '', c: 0, n: [value] });
      unpack({ v: 1, r: '', c: 0, n: [{ b: value, o: value, p: value }] });
    }),
  );
});

test('any value comes back out of a link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await decode(await encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 50 },
  );
});
