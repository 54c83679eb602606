import { provinceOf, STANDARD_DATA, STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { STANDARD_BOARD } from './standard.ts';

type Ring = readonly (readonly [number, number])[];

/** The outlines' own dialect of path data: `M x y l dx dy … z`, in tenths of a map unit. */
function ringsOf(outline: string): readonly Ring[] {
  return outline
    .split('M')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = (part.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map((text) => Math.round(Number(text) * 10));
      const ring: [number, number][] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        const [x, y] = ring.at(-1) ?? [0, 0];
        ring.push([x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)]);
      }
      return ring;
    });
}

const provinces = Object.entries(STANDARD_BOARD.provinces);

/** Neighbouring outlines share their vertices exactly, so a drawn border is a set of equal edges. */
function drawnBorders(): ReadonlyMap<string, number> {
  const edges = new Map<string, string>();
  const borders = new Map<string, number>();
  for (const [code, { outline }] of provinces) {
    for (const ring of ringsOf(outline)) {
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length] ?? a;
        const key = [a.join(), b.join()].sort().join(' ');
        const other = edges.get(key);
        if (other === undefined) edges.set(key, code);
        else if (other !== code) {
          const pair = [code, other].sort().join(' ');
          borders.set(pair, (borders.get(pair) ?? 0) + Math.hypot(a[0] - b[0], a[1] - b[1]) / 10);
        }
      }
    }
  }
  return borders;
}

function ruleBorders(): ReadonlySet<string> {
  const pairs = [...STANDARD_DATA.army, ...STANDARD_DATA.fleet].map(([a = '', b = '']) =>
    [provinceOf(a), provinceOf(b)].sort().join(' '),
  );
  return new Set(pairs);
}

function isInside([x, y]: readonly [number, number], outline: string): boolean {
  let inside = false;
  for (const ring of ringsOf(outline)) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] ?? a;
      const [px, py] = [x * 10, y * 10];
      if (a[1] > py !== b[1] > py && px < ((b[0] - a[0]) * (py - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
  }
  return inside;
}

test('Two provinces touch on the drawing exactly where the rules let a unit pass', () => {
  const visible = [...drawnBorders()].filter(([, length]) => length >= 8).map(([pair]) => pair);
  expect(visible.sort()).toEqual([...ruleBorders()].sort());
});

test('No border on the drawing is a mere touch that would look like a way', () => {
  const touches = [...drawnBorders()].filter(([pair, length]) => length < 8 && !ruleBorders().has(pair));
  expect(touches).toEqual([]);
});

test('The drawing has the provinces, kinds and coasts of the rules', () => {
  const drawn = provinces.map(([code, { kind, coasts = {} }]) => `${code} ${kind} ${Object.keys(coasts).sort()}`);
  const ruled = STANDARD_MAP.data.provinces.map(
    ({ code, kind, coasts = [] }) => `${code} ${kind} ${[...coasts].sort()}`,
  );
  expect(drawn.sort()).toEqual(ruled.sort());
});

test('The drawing has the supply centres and homes of the rules', () => {
  const drawn = provinces.filter(([, { centre }]) => centre !== undefined).map(([code]) => code);
  expect(drawn.sort()).toEqual(
    STANDARD_DATA.provinces
      .filter(({ centre }) => centre === true)
      .map(({ code }) => code)
      .sort(),
  );
  for (const { code, home } of STANDARD_DATA.provinces) {
    if (home !== undefined) expect(STANDARD_BOARD.provinces[code]?.home).toBe(home);
  }
});

test('Every unit and every centre stands within its province', () => {
  for (const [code, { unit, centre, outline }] of provinces) {
    expect([code, isInside(unit, outline)]).toEqual([code, true]);
    if (centre !== undefined) expect([code, isInside(centre, outline)]).toEqual([code, true]);
  }
});
