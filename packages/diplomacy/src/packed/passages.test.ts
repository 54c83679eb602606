import { expect, test } from 'vitest';
import { hasRoute, hasRouteThrough, tablesOf } from '../engine/tables.ts';
import { STANDARD_MAP } from '../map.ts';
import { packConvoy } from './order.ts';
import { createPassages, forgetMany, LIST_BITS, LIST_SHIFT, type Passages, passageFrom } from './passages.ts';

const tables = tablesOf(STANDARD_MAP);
const number = (code: string): number => STANDARD_MAP.provinceNumber.get(code) ?? 0;
const bits = (...codes: string[]): number => codes.reduce((seas, code) => seas | (tables.seaBit[number(code)] ?? 0), 0);

/** The words of a list of a passage: of a sea's convoys, or behind the seas of its moves. */
function list({ words }: Passages, place: number, index: number): number[] {
  const head = words[place + index] ?? 0;
  const start = place + (head >> LIST_SHIFT);
  return [...words.subarray(start, start + (head & LIST_BITS))];
}

test('a passage holds just the shores that a route leads to, and for each sea just the convoys it serves', () => {
  const passages = createPassages(STANDARD_MAP);
  const waters = bits('NTH', 'NWG', 'SKA', 'ENG');
  const from = number('LON');
  const place = passageFrom(passages, from, waters);
  const reached = list(passages, place, tables.seas.length).map((word) => word & 0x7ff);
  const provinces = STANDARD_MAP.provinces.map((_, p) => p).slice(1);
  expect(reached).toEqual(provinces.filter((to) => to !== from && hasRoute(tables, from, to, waters)));
  for (const sea of tables.seas.keys()) {
    const served = reached.filter((to) => hasRouteThrough(tables, from, to, waters, 1 << sea));
    expect(list(passages, place, sea)).toEqual(served.map((to) => packConvoy(from, to)));
  }
});

test('a passage is worked out once, grows the room where it must, and is forgotten among many', () => {
  const passages = createPassages(STANDARD_MAP);
  const first = passageFrom(passages, number('LON'), bits('NTH'));
  expect(passageFrom(passages, number('LON'), bits('NTH'))).toBe(first);
  expect(passages.known).toBe(1);
  const room = passages.words.length;
  const before = list(passages, first, tables.seas.length);
  for (let waters = 1; waters < 40_000; waters += 3) passageFrom(passages, number('LON'), waters);
  expect(passages.words.length).toBeGreaterThan(room);
  expect(list(passages, passageFrom(passages, number('LON'), bits('NTH')), tables.seas.length)).toEqual(before);
  expect(passages.known).toBeGreaterThan(12_000);
  forgetMany(passages);
  expect(passages.known).toBe(0);
  const again = passageFrom(passages, number('LON'), bits('NTH'));
  expect(list(passages, again, tables.seas.length)).toEqual(before);
});
