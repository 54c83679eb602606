import { expect, test } from 'vitest';
import { play } from '../../../test/played.ts';
import { STANDARD_MAP } from './map.ts';
import { judgeMovement } from './movement.ts';
import { formatOrder, parseOrder } from './notation.ts';
import { DEFAULT_RULES, type Rules } from './rules.ts';

const unit = (power: string, type: 'A' | 'F', at: string) => ({ power, type, at });

test('a plain standoff names its rivals and both strengths', () => {
  const { reason } = play([
    'Austria A VIE - GAL',
    'Russia A WAR - GAL',
    'Russia A UKR S A WAR - GAL',
    'Germany A SIL - GAL',
  ]);
  expect(reason('VIE')).toMatchObject({ code: 'beaten', strength: 1, winner: { unit: { at: 'WAR' }, strength: 2 } });
  const even = play(['Austria A VIE - GAL', 'Russia A WAR - GAL']);
  expect(even.reason('VIE')).toEqual({
    code: 'standoff',
    at: 'GAL',
    strength: 1,
    rivals: [{ unit: unit('Russia', 'A', 'WAR'), strength: 1 }],
  });
  expect(even.result.contested).toEqual(['GAL']);
});

test('a head-to-head names the opponent and is told apart from a standoff', () => {
  const { reason } = play(['Austria A VIE - TYR', 'Austria A BOH S A VIE - TYR', 'Italy A TYR - VIE']);
  expect(reason('TYR')).toMatchObject({
    code: 'head-to-head',
    strength: 1,
    opponent: { unit: { at: 'VIE' }, strength: 2 },
    dislodged: { by: { unit: { at: 'VIE' } } },
  });
});

test('a head-to-head of equal strength holds both', () => {
  const { reason, result } = play(['Austria A VIE - TYR', 'Italy A TYR - VIE']);
  expect(reason('VIE')).toEqual({
    code: 'head-to-head',
    strength: 1,
    opponent: { unit: unit('Italy', 'A', 'TYR'), strength: 1 },
  });
  expect(result.contested).toEqual([]);
});

test('attackers of a beleaguered defender learn of each other and of the defender', () => {
  const { reason } = play([
    'Germany A SIL H',
    'Russia A WAR - SIL',
    'Russia A PRU S A WAR - SIL',
    'Austria A BOH - SIL',
    'Austria A GAL S A BOH - SIL',
  ]);
  expect(reason('WAR')).toMatchObject({
    code: 'beleaguered',
    strength: 2,
    defender: { unit: { at: 'SIL' }, strength: 1 },
    rivals: [{ unit: { at: 'BOH' }, strength: 2 }],
  });
  expect(reason('SIL')).toMatchObject({ code: 'held-beleaguered', strength: 1 });
});

test('a unit behind one that did not leave learns why that one stayed', () => {
  const { reason } = play(['Russia A PRU H', 'Germany A BER - PRU', 'Germany F KIE - BER']);
  expect(reason('BER')).toMatchObject({
    code: 'defended',
    strength: 1,
    defender: { unit: { at: 'PRU' }, strength: 1 },
  });
  expect(reason('KIE')).toMatchObject({ code: 'not-vacated', ahead: { unit: { at: 'BER' } }, why: 'defended' });
});

test('a power may not dislodge its own unit, and is told so', () => {
  const { reason } = play(['Germany A BER H', 'Germany F KIE - BER', 'Germany A MUN S F KIE - BER']);
  expect(reason('KIE')).toEqual({ code: 'own-unit', at: 'BER', own: unit('Germany', 'A', 'BER') });
});

test('a support by the power of the unit attacked is named as not counted', () => {
  const { reason } = play(['Austria F TRI H', 'Austria A VIE S A VEN - TRI', 'Italy A VEN - TRI']);
  expect(reason('VEN')).toEqual({
    code: 'defended',
    at: 'TRI',
    strength: 1,
    defender: { unit: unit('Austria', 'F', 'TRI'), strength: 1 },
    discounted: [unit('Austria', 'A', 'VIE')],
  });
  expect(reason('VIE')).toMatchObject({ code: 'support-not-counted', own: { at: 'TRI' } });
});

test('a cut support names the cutter and how it came', () => {
  const { reason } = play(['Austria A TRI S A VIE - TYR', 'Austria A VIE - TYR', 'Italy A VEN - TRI', 'Italy A TYR H']);
  expect(reason('TRI')).toEqual({ code: 'cut', by: unit('Italy', 'A', 'VEN'), byConvoy: false });
});

test('a support is cut from the place it is aimed at only by dislodgement', () => {
  const cut = play([
    'Germany A BER S A MUN - SIL',
    'Germany A MUN - SIL',
    'Russia A SIL - BER',
    'Russia A PRU S A SIL - BER',
  ]);
  expect(cut.reason('BER')).toMatchObject({
    code: 'cut-by-dislodgement',
    by: { unit: { at: 'SIL' }, strength: 2 },
    dislodged: { by: { unit: { at: 'SIL' } }, strength: 1, retreats: ['KIE', 'MUN'] },
  });
  const given = play(['Germany A BER S A MUN - SIL', 'Germany A MUN - SIL', 'Russia A SIL - BER']);
  expect(given.reason('BER').code).toBe('supported');
});

test('a support or convoy that matches nothing names what the other unit was ordered', () => {
  const { reason } = play([
    'France A BUR S A PAR - PIC',
    'France A PAR - GAS',
    'England F ENG C A BRE - LON',
    'France A BRE H',
  ]);
  expect(reason('BUR')).toMatchObject({
    code: 'support-unmatched',
    actual: { unit: { at: 'PAR' }, order: { kind: 'move', to: 'GAS' } },
  });
  expect(reason('ENG')).toMatchObject({ code: 'convoy-unmatched', actual: { order: { kind: 'hold' } } });
});

test('a support for a unit without an order says that there was none', () => {
  const { reason } = play(['France A BUR S A PAR - PIC', 'France A PAR']);
  expect(reason('BUR')).toEqual({ code: 'support-unmatched', actual: { unit: unit('France', 'A', 'PAR') } });
});

test('a broken convoy names the fleet and its attacker and is no bounce', () => {
  const { reason, result } = play([
    'England A LON - BEL',
    'England F ENG C A LON - BEL',
    'France F BRE - ENG',
    'France F MAO S F BRE - ENG',
    'Germany A RUH - BEL',
  ]);
  expect(reason('LON')).toEqual({
    code: 'convoy-disrupted',
    broken: [{ fleet: unit('England', 'F', 'ENG'), attacker: { unit: unit('France', 'F', 'BRE'), strength: 2 } }],
  });
  expect(reason('ENG')).toMatchObject({ code: 'fleet-dislodged', by: { unit: { at: 'BRE' }, strength: 2 } });
  expect(reason('RUH')).toMatchObject({ code: 'moved', rivals: [] });
  expect(result.contested).toEqual([]);
});

test('an army that nobody carried learns what the fleets did instead', () => {
  const { reason } = play(['England A LON - NWY', 'England F NTH - SKA']);
  expect(reason('LON')).toMatchObject({
    code: 'no-convoy',
    missing: [{ unit: { at: 'NTH' }, order: { kind: 'move', to: 'SKA' } }],
  });
});

test('a paradox names its members and the rule choice', () => {
  const { reason } = play([
    'England F LON S F WAL - ENG',
    'England F WAL - ENG',
    'France A BRE - LON',
    'France F ENG C A BRE - LON',
  ]);
  expect(reason('BRE')).toMatchObject({ code: 'convoy-paradox', choice: '4.A.2=f' });
  const members = reason('BRE');
  if (members.code !== 'convoy-paradox') throw new Error('no paradox');
  expect(members.members.map((one) => one.at).sort()).toEqual(['BRE', 'ENG', 'LON', 'WAL']);
});

test('a doomed attack on a fleet is no paradox', () => {
  const { reason } = play([
    'France A HOL - LON',
    'France F NTH C A HOL - LON',
    'France F ENG S A HOL - LON',
    'England F LON S F NWG - NTH',
    'England F NWG - NTH',
    'Germany F HEL S F NTH',
  ]);
  expect(reason('HOL')).toMatchObject({
    code: 'moved',
    byConvoy: true,
    route: ['NTH'],
    dislodges: { unit: { at: 'LON' } },
  });
});

test('where the rulebook text leaves a paradox open the reason says that option f settled it', () => {
  const rules: Rules = { ...DEFAULT_RULES, '4.A.2': 'c' };
  const { reason } = play(
    [
      'England F NTH C A LON - BEL',
      'England A LON - BEL',
      'England F ENG S A LON - BEL',
      'France F BEL S F NTH',
      'Germany F HEL S F SKA - NTH',
      'Germany F SKA - NTH',
    ],
    rules,
  );
  expect(reason('LON')).toMatchObject({ code: 'convoy-paradox', choice: '4.A.2=f' });
});

test('a ring stopped by an outsider blames the outsider', () => {
  const { reason } = play(['Turkey F ANK - CON', 'Turkey A CON - SMY', 'Turkey A SMY - ANK', 'Russia A BUL - CON']);
  expect(reason('ANK')).toMatchObject({ code: 'standoff', rivals: [{ unit: { at: 'BUL' }, strength: 1 }] });
  expect(reason('SMY')).toMatchObject({ code: 'not-vacated', ahead: { unit: { at: 'ANK' } }, why: 'standoff' });
});

test('a standoff over a unit that stays names the rival as well as the unit (seed S3)', () => {
  const { reason } = play(['Germany A BER - SIL', 'Russia A WAR - SIL', 'Austria A SIL H']);
  expect(reason('BER')).toMatchObject({
    code: 'beleaguered',
    defender: { strength: 1 },
    rivals: [{ unit: { at: 'WAR' } }],
  });
});

test('a ring tells its members in order, a swap by convoy is a ring of two', () => {
  const ring = play(['England F BEL - NTH', 'England F NTH - HOL', 'Germany A HOL - BEL']);
  expect(ring.reason('BEL')).toMatchObject({
    code: 'rotated',
    ring: [{ at: 'BEL' }, { at: 'NTH' }, { at: 'HOL' }],
    byConvoy: false,
  });
  const swap = play(['England A NWY - SWE', 'England F SKA C A NWY - SWE', 'Russia A SWE - NWY']);
  expect(swap.reason('NWY')).toMatchObject({ code: 'rotated', ring: [{ at: 'NWY' }, { at: 'SWE' }], byConvoy: true });
});

test('a dislodged unit names its attacker, both strengths, and why each retreat is closed', () => {
  const { reason } = play([
    'Germany A MUN H',
    'France A BUR - MUN',
    'France A RUH S A BUR - MUN',
    'Austria A BOH - SIL',
    'Russia A WAR - SIL',
    'Italy A TYR H',
  ]);
  expect(reason('MUN')).toEqual({
    code: 'overrun',
    strength: 1,
    dislodged: {
      by: { unit: unit('France', 'A', 'BUR'), strength: 2 },
      strength: 1,
      byConvoy: false,
      retreats: ['BER', 'KIE'],
      closed: [
        { to: 'BOH', why: 'occupied', by: unit('Austria', 'A', 'BOH') },
        { to: 'BUR', why: 'attackers-origin', from: 'BUR' },
        { to: 'RUH', why: 'occupied', by: unit('France', 'A', 'RUH') },
        { to: 'SIL', why: 'contested' },
        { to: 'TYR', why: 'occupied', by: unit('Italy', 'A', 'TYR') },
      ],
    },
  });
});

test('a unit beaten head to head was as strong as its move, in its own reason as in that of its attacker', () => {
  const { reason } = play([
    'Austria A VIE - TYR',
    'Austria A BOH S A VIE - TYR',
    'Austria A TRI S A VIE - TYR',
    'Italy A TYR - VIE',
    'Germany A GAL S A TYR - VIE',
  ]);
  expect(reason('VIE')).toMatchObject({ code: 'moved', strength: 3, dislodges: { strength: 2 } });
  expect(reason('TYR')).toMatchObject({ dislodged: { by: { strength: 3 }, strength: 2 } });
});

test('a unit without an order is told apart and still judged', () => {
  const { result } = play(['Germany A MUN', 'France A BUR - MUN', 'France A RUH S A BUR - MUN']);
  expect(result.unordered).toMatchObject([
    { unit: { at: 'MUN' }, result: ['dislodged'], reason: { code: 'overrun', implicit: true } },
  ]);
});

test('the second order to a unit is superseded under 4.D.3 a, the first under b, both under c', () => {
  const lines = ['France A PAR - BUR', 'France A PAR - PIC'];
  const moved = (choice: 'a' | 'b' | 'c') =>
    play(lines, { ...DEFAULT_RULES, '4.D.3': choice }).result.unitsAfter[0]?.at;
  expect([moved('a'), moved('b'), moved('c')]).toEqual(['BUR', 'PIC', 'PAR']);
  expect(play(lines).result.orders[1]).toMatchObject({
    result: ['illegal'],
    reason: { code: 'superseded', choice: '4.D.3=a' },
  });
});

test.each([
  [['Germany A MUN - MUN'], 'MUN', 'same-place', 'A MUN H'],
  [['Italy F TUS - APU'], 'TUS', 'not-adjacent', undefined],
  [['Russia A MOS - LVP'], 'MOS', 'not-adjacent', 'A MOS - LVN'],
  [['Italy A VEN - TYS'], 'VEN', 'army-to-sea', undefined],
  [['France F GAS - SPA/SC'], 'GAS', 'coast-unreachable', 'F GAS - SPA/NC'],
  [['France F MAO - SPA'], 'MAO', 'coast-missing', undefined],
  [['Turkey F BLA S A RUM - ARM', 'Austria A RUM - ARM'], 'BLA', 'support-needs-supporter', 'F BLA C A RUM - ARM'],
  [['Germany A BER C A MUN - SIL', 'Germany A MUN - SIL'], 'BER', 'convoy-not-a-fleet', 'A BER S A MUN - SIL'],
] as const)('%j in %s breaks %s and may have meant %s', (lines, place, code, meant) => {
  const { at } = play(lines);
  expect(at(place).result[0]).toBe('illegal');
  expect(at(place).reason.code).toBe(code);
  const reason = at(place).reason;
  const guess = 'meant' in reason && reason.meant !== undefined ? formatOrder(reason.meant) : undefined;
  expect(guess).toBe(meant);
});

test('what is no order throws, and leaves nothing behind for the phase after', () => {
  const support = parseOrder('A BER S A MUN');
  if (support === undefined) throw new Error('the order cannot be read');
  const own = { power: 'Germany', type: 'A' } as const;
  const given = { power: 'Germany', order: support };
  const broken = { power: 'Germany' } as unknown as typeof given;
  const both = {
    units: [
      { ...own, at: 'BER' },
      { ...own, at: 'MUN' },
    ],
  };
  expect(() => judgeMovement(STANDARD_MAP, both, [given, broken])).toThrow(TypeError);
  const result = judgeMovement(STANDARD_MAP, { units: [{ ...own, at: 'BER' }] }, [given]);
  expect(result.orders[0]?.reason.code).toBe('no-such-unit');
});
