import { STANDARD_DATA } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { enPlace, placeCode, placeName, ruFrom, ruIn, ruInto, ruOnto } from './place.ts';
import { PROVINCE_NAMES } from './provinces.ts';
import { enUnit, ruUnit } from './unit.ts';

test('every province of the board has an English name as on the map and a Russian name of its own', () => {
  for (const province of STANDARD_DATA.provinces) expect(PROVINCE_NAMES[province.code]?.en).toBe(province.name);
  const names = Object.values(PROVINCE_NAMES);
  expect(names).toHaveLength(STANDARD_DATA.provinces.length);
  expect(new Set(names.map((name) => name.ru.name)).size).toBe(names.length);
  expect(new Set(names.map((name) => name.ru.code)).size).toBe(names.length);
});

test('every Russian name has all six cases in Cyrillic letters', () => {
  for (const { ru } of Object.values(PROVINCE_NAMES))
    for (const form of [ru.name, ru.gen, ru.dat, ru.acc, ru.ins, ru.prep])
      expect(form).toMatch(/^[А-ЯЁ][А-ЯЁа-яё -]+$/);
});

test('a place in a sentence takes its article, its preposition and its case', () => {
  expect(enPlace('NTH')).toBe('the North Sea');
  expect(enPlace('SPA/NC')).toBe('the north coast of Spain');
  expect(ruIn('WAR')).toBe('в Варшаве');
  expect(ruIn('UKR')).toBe('на Украине');
  expect(ruFrom('SPA/SC')).toBe('с южного побережья Испании');
  expect(ruInto('NTH')).toBe('в Северное море');
  expect(ruOnto('SIL')).toBe('на Силезию');
});

test('a place as a label or a code names its coast', () => {
  expect(placeName('BUL/EC', 'en')).toBe('Bulgaria (east coast)');
  expect(placeName('BUL/EC', 'ru')).toBe('Болгария (восточное побережье)');
  expect(placeCode('BUL/EC', 'ru')).toBe('БОЛ/ВП');
});

test('a unit of another power is told by its adjective, in agreement', () => {
  const army = { power: 'Russia', type: 'A', at: 'WAR' } as const;
  expect(enUnit(army, 'Germany')).toBe('Russian A Warsaw');
  expect(enUnit(army, 'Russia')).toBe('A Warsaw');
  expect(ruUnit(army, 'ins', 'from', 'Germany')).toBe('российской армией из Варшавы');
  expect(ruUnit({ power: 'Turkey', type: 'F', at: 'BLA' }, 'name', 'in')).toBe('турецкий флот в Чёрном море');
  expect(ruUnit({ at: 'PAR' }, 'acc', 'in')).toBe('подразделение в Париже');
});

test('a place of another variant is told by its code', () => {
  expect(enPlace('XYZ')).toBe('XYZ');
  expect(ruIn('XYZ')).toBe('в XYZ');
});
