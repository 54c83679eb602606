import { STANDARD_MAP } from '@standoff/diplomacy';
import { describe, expect, test } from 'vitest';
import { readPlace, readUnit, suggestPlaces } from './ask.ts';

const CONTEXT = { map: STANDARD_MAP, phase: 'movement' } as const;

describe('readPlace', () => {
  test.each([
    ['Spa(sc)', 'SPA/SC'],
    ['Gulf of Lyons', 'LYO'],
    ['Вену', 'VIE'],
    ['STP северное побережье', 'STP/NC'],
    ['par', 'PAR'],
  ])('%s is %s', (text, at) => {
    expect(readPlace(text, STANDARD_MAP)).toEqual({ at });
  });

  test('the type of a unit settles what a short name leaves open', () => {
    expect(readPlace('Tyr', STANDARD_MAP)).toMatchObject({ candidates: ['TYR', 'TYS'] });
    expect(readPlace('Tyr', STANDARD_MAP, 'A')).toEqual({ at: 'TYR' });
    expect(readPlace('Tyr', STANDARD_MAP, 'F')).toEqual({ at: 'TYS' });
  });

  test('an unknown word gets near misses', () => {
    expect(readPlace('Brgundy!', STANDARD_MAP)).toMatchObject({ candidates: [] });
    expect(suggestPlaces('Burgndy', STANDARD_MAP)[0]).toBe('BUR');
  });
});

describe('readUnit', () => {
  test.each([
    ['F StP(sc)', { type: 'F', at: 'STP/SC' }],
    ['Russian A Mos', { power: 'Russia', type: 'A', at: 'MOS' }],
    ['флот в Киле', { type: 'F', at: 'KIE' }],
    ['Par A', { type: 'A', at: 'PAR' }],
    ['армия Вена', { type: 'A', at: 'VIE' }],
  ])('%s is one unit', (text, unit) => {
    expect(readUnit(text, CONTEXT)).toEqual(unit);
  });

  test.each(['Par', 'A Par - Bur', 'A Xyzzy', '', 'hello'])('%j is none', (text) => {
    expect(readUnit(text, CONTEXT)).toBeUndefined();
  });
});
