import {
  canStand,
  type DislodgedUnit,
  type Location,
  newGame,
  type Position,
  type Power,
  positionOf,
  provinceData,
  provinceOf,
  STANDARD_MAP,
  type Unit,
  type UnitType,
} from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PhaseLabel } from '../names/phase.ts';
import { formatPosition } from './format.ts';
import { parsePosition } from './parse.ts';

const MAP = STANDARD_MAP;

function read(text: string): Position {
  const reading = parsePosition(text, MAP);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return reading.value.position;
}

function codes(text: string): readonly string[] {
  const reading = parsePosition(text, MAP);
  return reading.ok ? [] : reading.errors.map((error) => error.code);
}

function byPlace<T extends Unit>(units: readonly T[]): readonly T[] {
  return [...units].sort((a, b) => (a.at < b.at ? -1 : 1));
}

test('the opening is written and read back in both languages', () => {
  const opening = positionOf(newGame());
  const phase: PhaseLabel = { kind: 'movement', season: 'spring', year: 1901 };
  for (const lang of ['en', 'ru'] as const) {
    const reading = parsePosition(formatPosition(opening, phase, lang), MAP);
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
    expect(reading.value.phase).toEqual(phase);
    expect(byPlace(reading.value.position.units)).toEqual(byPlace(opening.units));
    expect(reading.value.position.centers).toEqual(opening.centers);
  }
});

test('codes, names, case forms, both languages and letter-alikes may be mixed', () => {
  const position = read(
    'Austria: A VIE, А Будапешт, fleet Trieste\nРоссия: Ф СПБ/ЮП, A mos\nFrance\n  F Spa (nc)\n  A Paris',
  );
  expect(position.units).toEqual([
    { power: 'Austria', type: 'A', at: 'VIE' },
    { power: 'Austria', type: 'A', at: 'BUD' },
    { power: 'Austria', type: 'F', at: 'TRI' },
    { power: 'Russia', type: 'F', at: 'STP/SC' },
    { power: 'Russia', type: 'A', at: 'MOS' },
    { power: 'France', type: 'F', at: 'SPA/NC' },
    { power: 'France', type: 'A', at: 'PAR' },
  ]);
});

test('a dislodged unit tells its power, its attacker, the convoy and its retreats', () => {
  const text =
    'Italy: A Venice\nDislodged: Austrian F Trieste from Venice by convoy; may retreat to Albania or Adriatic Sea';
  expect(read(text).dislodged).toEqual([
    { power: 'Austria', type: 'F', at: 'TRI', attackedFrom: 'VEN', byConvoy: true, retreats: ['ALB', 'ADR'] },
  ]);
  expect(read('Разбиты\nАвстрия: А Вена из Триеста; отступать некуда').dislodged).toEqual([
    { power: 'Austria', type: 'A', at: 'VIE', attackedFrom: 'TRI', byConvoy: false, retreats: [] },
  ]);
});

test('several dislodged units may stand in one line', () => {
  const text =
    'Italy: A Venice\nDislodged\nAustria: F Trieste from Venice; may retreat to Albania, Adriatic Sea, A Serbia from Budapest; no retreat';
  expect(read(text).dislodged).toEqual([
    { power: 'Austria', type: 'F', at: 'TRI', attackedFrom: 'VEN', byConvoy: false, retreats: ['ALB', 'ADR'] },
    { power: 'Austria', type: 'A', at: 'SER', attackedFrom: 'BUD', byConvoy: false, retreats: [] },
  ]);
  expect(read('Разбиты: австрийский Ф Триест из Венеции').dislodged).toHaveLength(1);
  expect(read('Разбиты\nАвстрия: Ф Триест из Венеции, А Вена из Тироля').dislodged).toHaveLength(2);
});

test('every error of a text is told with its line, column, word and what may have been meant', () => {
  const reading = parsePosition('Austria: A Viena, A Budapest\nGermany: F Munich, A Berlni\nRusia: A Moscow', MAP);
  expect(reading).toMatchObject({
    ok: false,
    errors: [
      { code: 'board/unknown-place', line: 1, column: 12, word: 'Viena', suggestions: ['VIE', 'VEN'] },
      { code: 'board/cannot-stand', line: 2, column: 10, word: 'F Munich', suggestions: [] },
      { code: 'board/unknown-place', line: 2, column: 22, word: 'Berlni', suggestions: ['BER'] },
      { code: 'board/unknown-power', line: 3, column: 1, word: 'Rusia', suggestions: ['Russia'] },
    ],
  });
});

test('what cannot be on a board is an error', () => {
  expect(codes('Russia: F St Petersburg')).toEqual(['board/coast-needed']);
  expect(codes('Russia: A Moscow\nGermany: A Moscow')).toEqual(['board/two-units']);
  expect(codes('Russia: Moscow')).toEqual(['board/letter-missing']);
  expect(codes('A Moscow')).toEqual(['board/no-power']);
  expect(codes('Hello there')).toEqual(['board/unknown-line']);
  expect(codes('Centres\nRussia: Moscow, Ukraine\nTurkey: Moscow')).toEqual(['board/no-centre', 'board/centre-twice']);
});

test('an abbreviation of several places is settled by what fits or left to the writer', () => {
  expect(read('Centres\nEngland: Norw').centers).toEqual({ England: ['NWY'] });
  expect(read('Italy: F Tyr, A Tyr').units.map((unit) => unit.at)).toEqual(['TYS', 'TYR']);
  const reading = parsePosition('England: F Norw', MAP);
  expect(reading.ok ? [] : reading.errors).toMatchObject([
    { code: 'board/unknown-place', suggestions: ['NWG', 'NWY'] },
  ]);
});

test('JSON of the case form is read, and its errors are those of files', () => {
  expect(read('{"units": [{"power": "AUSTRIA", "type": "A", "at": "VIE"}]}')).toEqual({
    units: [{ power: 'Austria', type: 'A', at: 'VIE' }],
  });
  expect(read('{"position": {"units": []}}')).toEqual({ units: [] });
  expect(codes('{"units": 7}')).toEqual(['file/shape']);
  expect(codes('{"units": ')).toEqual(['file/not-json']);
});

const places: readonly { readonly type: UnitType; readonly at: Location }[] = MAP.locations.slice(1).flatMap((at) => {
  const coasts = provinceData(MAP, at)?.coasts ?? [];
  const fleet = coasts.length === 0 || at !== provinceOf(at);
  return (['A', 'F'] as const).flatMap((type) =>
    canStand(MAP, type, at) && (type === 'F' ? fleet : at === provinceOf(at)) ? [{ type, at }] : [],
  );
});
const province = fc.constantFrom(...MAP.provinces.slice(1));
const power: fc.Arbitrary<Power> = fc.constantFrom(...MAP.data.powers);
const unit: fc.Arbitrary<Unit> = fc
  .tuple(power, fc.constantFrom(...places))
  .map(([owner, { type, at }]) => ({ power: owner, type, at }));
const apart = { selector: (one: Unit): string => provinceOf(one.at) };
const dislodgedUnit: fc.Arbitrary<DislodgedUnit> = fc
  .record({
    unit,
    attack: fc.option(fc.record({ attackedFrom: province, byConvoy: fc.boolean() }), { nil: {} }),
    rest: fc.option(
      fc.record({ retreats: fc.uniqueArray(fc.constantFrom(...MAP.locations.slice(1)), { maxLength: 4 }) }),
      {
        nil: {},
      },
    ),
  })
  .map(({ unit: one, attack, rest }) => ({ ...one, ...attack, ...rest }));
const centres = MAP.data.provinces.filter((one) => one.centre === true).map((one) => one.code);
const position: fc.Arbitrary<Position> = fc
  .record({
    units: fc.uniqueArray(unit, { ...apart, maxLength: 34 }),
    dislodged: fc.uniqueArray(dislodgedUnit, { ...apart, maxLength: 4 }),
    contested: fc.uniqueArray(province, { maxLength: 4 }),
    owners: fc.option(fc.array(fc.option(power), { minLength: centres.length, maxLength: centres.length })),
  })
  .map(({ units, dislodged, contested, owners }) => {
    const centers: Record<Power, string[]> = {};
    for (const [index, owner] of (owners ?? []).entries())
      if (owner !== null) centers[owner] = [...(centers[owner] ?? []), centres[index] ?? ''];
    return {
      units,
      ...(dislodged.length === 0 ? {} : { dislodged }),
      ...(contested.length === 0 ? {} : { contested }),
      ...(owners === null ? {} : { centers }),
    };
  });
const phase: fc.Arbitrary<PhaseLabel> = fc.constantFrom(
  { kind: 'movement', season: 'spring', year: 1901 },
  { kind: 'retreat', season: 'fall', year: 1912 },
  { kind: 'build', season: 'winter', year: 1903 },
  { kind: 'movement' },
);

function plain(board: Position): Position {
  return { ...board, units: byPlace(board.units), ...(board.dislodged && { dislodged: byPlace(board.dislodged) }) };
}

test('whatever is written is read back, in both languages', () => {
  fc.assert(
    fc.property(position, phase, fc.constantFrom('en' as const, 'ru' as const), (board, label, lang) => {
      const reading = parsePosition(formatPosition(board, label, lang), MAP);
      if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
      expect(plain(reading.value.position)).toEqual(plain(board));
      expect(reading.value.phase).toEqual(label);
    }),
    { numRuns: 300 },
  );
});
