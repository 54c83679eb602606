import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { readPositionData } from './position-data.ts';

function read(value: unknown): unknown {
  const result = readPositionData(STANDARD_MAP, value, 'position');
  return result.ok ? result.value : result.problem;
}

const FRANCE = { power: 'France', type: 'A', at: 'PAR' };

test('a position is read with everything the next phase needs, unknown fields left out', () => {
  const dislodged = { power: 'Germany', type: 'A', at: 'MUN', attackedFrom: 'BUR', byConvoy: false, retreats: ['TYR'] };
  const position = { units: [FRANCE], dislodged: [dislodged], contested: ['BOH'], centers: { France: ['PAR', 'SPA'] } };
  expect(read({ ...position, moon: 'full' })).toEqual(position);
  expect(read({ units: [], centers: null, dislodged: null })).toEqual({ units: [] });
});

test('powers are known in any letter case; coasts that say nothing are dropped', () => {
  expect(read({ units: [{ power: 'FRANCE', type: 'A', at: 'SPA/NC' }], contested: ['STP/SC'] })).toEqual({
    units: [{ power: 'France', type: 'A', at: 'SPA' }],
    contested: ['STP'],
  });
});

test('what cannot be on the board is named with its path', () => {
  const at = (place: string, type = 'F'): unknown => read({ units: [{ power: 'France', type, at: place }] });
  expect(read(undefined)).toMatchObject({ code: 'file/shape', at: 'position', wanted: 'object', missing: true });
  expect(read({})).toMatchObject({ code: 'file/shape', at: 'position.units', wanted: 'list', missing: true });
  expect(read({ units: [1] })).toMatchObject({ code: 'file/shape', at: 'position.units[0]' });
  expect(read({ units: [{ ...FRANCE, type: 'army' }] })).toMatchObject({ at: 'position.units[0].type' });
  expect(read({ units: [{ ...FRANCE, power: 'Gaul' }] })).toMatchObject({ code: 'position/unknown-power' });
  expect(at('XYZ')).toMatchObject({ code: 'position/unknown-place', at: 'position.units[0].at', place: 'XYZ' });
  expect(at('PAR')).toMatchObject({ code: 'position/cannot-stand' });
  expect(at('NTH', 'A')).toMatchObject({ code: 'position/cannot-stand' });
  expect(at('SPA')).toMatchObject({ code: 'position/coast-needed', coasts: ['SPA/NC', 'SPA/SC'] });
  expect(read({ units: [FRANCE, { ...FRANCE, power: 'Italy' }] })).toEqual({
    code: 'position/two-units',
    at: 'position.units[1]',
    province: 'PAR',
  });
  const own = (centers: unknown): unknown => read({ units: [], centers });
  expect(own({ France: ['BUR'] })).toMatchObject({ code: 'position/no-centre', place: 'BUR' });
  expect(own({ France: ['PAR'], Italy: ['PAR'] })).toMatchObject({ code: 'position/centre-twice', place: 'PAR' });
  expect(own({ France: 'PAR' })).toMatchObject({ at: 'position.centers.France', wanted: 'list' });
});

test('two coasts of a province are one province', () => {
  const fleet = { power: 'France', type: 'F', at: 'SPA/NC' };
  expect(read({ units: [fleet, { ...fleet, at: 'SPA/SC' }] })).toMatchObject({ code: 'position/two-units' });
});
