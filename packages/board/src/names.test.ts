import { newGame, provinceOf, STANDARD_MAP } from '@standoff/diplomacy';
import { placeCode, placeName } from '@standoff/language';
import { expect, test } from 'vitest';
import { area, boxAround, overlap } from './box.ts';
import { setNames } from './names.ts';
import { unitPoint } from './place.ts';
import { STANDARD_BOARD } from './standard.ts';
import { UNIT_SCALE } from './units.ts';

const LANGUAGES = ['en', 'ru'] as const;

/** What of the names lies under units that stand at these places, as shares of the names. */
function covered(lang: 'en' | 'ru', scale: number, places: readonly string[]): readonly string[] {
  const units = places.flatMap((at) => unitPoint(STANDARD_BOARD, at) ?? []);
  expect(units.length).toBeGreaterThan(0);
  const boxes = places.map((at) =>
    boxAround(unitPoint(STANDARD_BOARD, at) ?? [0, 0], 24 * UNIT_SCALE, 18 * UNIT_SCALE),
  );
  return setNames(STANDARD_BOARD, { lang, scale })
    .filter(({ box }) => boxes.some((unit) => overlap(box, unit) / area(box) > 0.01))
    .map(({ key }) => key);
}

for (const lang of LANGUAGES) {
  test(`No name lies under a unit of the opening (${lang})`, () => {
    const places = newGame().units.map(({ at }) => at);
    for (const scale of [0.5, 0.75, 1, 2]) expect(covered(lang, scale, places)).toEqual([]);
  });

  test(`No name lies under a unit anywhere on the board (${lang})`, () => {
    expect(covered(lang, 1, STANDARD_MAP.locations.slice(1))).toEqual([]);
  });

  test(`Every province has its name once, in full or as its code (${lang})`, () => {
    const names = setNames(STANDARD_BOARD, { lang, scale: 0.6 }).filter(({ key }) => provinceOf(key) === key);
    expect(names.map(({ key }) => key).sort()).toEqual(Object.keys(STANDARD_BOARD.provinces).sort());
    for (const { key, lines } of names) expect([placeName(key, lang), placeCode(key, lang)]).toContain(lines.join(' '));
  });

  test(`Where a map unit is a pixel every name stands in full (${lang})`, () => {
    for (const { key, lines } of setNames(STANDARD_BOARD, { lang })) {
      if (provinceOf(key) === key) expect(lines.join(' ')).toBe(placeName(key, lang));
    }
  });

  test(`Names keep off each other and on the sheet (${lang})`, () => {
    const names = setNames(STANDARD_BOARD, { lang });
    for (const [i, { box, key }] of names.entries()) {
      expect([key, box.left >= 0 && box.top >= 0 && box.right <= 1200 && box.bottom <= 1080]).toEqual([key, true]);
      for (const other of names.slice(i + 1)) {
        expect([key, other.key, overlap(box, other.box) / area(box) < 0.1]).toEqual([key, other.key, true]);
      }
    }
  });
}

test('Names are never smaller than 9.2 pixels, whatever the scale', () => {
  for (const scale of [0.4, 0.6, 0.75, 1, 1.5]) {
    for (const { size, key } of setNames(STANDARD_BOARD, { lang: 'en', scale })) {
      if (provinceOf(key) === key) expect(size * scale).toBeGreaterThan(9.2);
    }
  }
});

test('A name steps aside for an arrow and is not made smaller by it', () => {
  const plain = setNames(STANDARD_BOARD, { lang: 'en' }).find(({ key }) => key === 'RUH');
  const avoid = plain === undefined ? [] : [plain.box];
  const moved = setNames(STANDARD_BOARD, { lang: 'en', avoid }).find(({ key }) => key === 'RUH');
  expect(moved?.at).not.toEqual(plain?.at);
  expect(moved?.lines).toEqual(plain?.lines);
  expect(moved?.size).toBe(plain?.size);
});

test('Two coasts are named on each of the three provinces that have them', () => {
  const coasts = setNames(STANDARD_BOARD, { lang: 'ru' }).filter(({ key }) => provinceOf(key) !== key);
  expect(coasts.map(({ key, lines }) => `${key} ${lines}`).sort()).toEqual([
    'BUL/EC вост.',
    'BUL/SC южн.',
    'SPA/NC сев.',
    'SPA/SC южн.',
    'STP/NC сев.',
    'STP/SC южн.',
  ]);
});
