import type {
  AdjustmentReason,
  Dislodgement,
  IllegalReason,
  Note,
  ReasonCode,
  RetreatReason,
  Unit,
  VerdictReason,
} from '@standoff/diplomacy';
import { parseOrder, RULE_ISSUES, RULE_OPTIONS } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { explainNote, explainOrder, explainUnordered, ruleOption, ruleQuestion } from './explain.ts';

const ARMY: Unit = { power: 'Germany', type: 'A', at: 'BER' };
const FLEET: Unit = { power: 'England', type: 'F', at: 'NTH' };
const RIVAL: Unit = { power: 'Russia', type: 'A', at: 'WAR' };
const MOVE = parseOrder('A BER - SIL');
if (MOVE === undefined) throw new Error('the sample order is canonical');

type Sample<C extends ReasonCode> = Extract<VerdictReason, { readonly code: C }>;
type Samples = { readonly [C in ReasonCode]: readonly Sample<C>[] };

const rival = { unit: RIVAL, strength: 1 };
const second = { unit: FLEET, strength: 2 };
const adjustments: Pick<Samples, AdjustmentReason['code'] | RetreatReason['code']> = {
  retreated: [{ code: 'retreated', to: 'ALB' }],
  'retreat-standoff': [{ code: 'retreat-standoff', at: 'ALB', rivals: [RIVAL, FLEET] }],
  disbanded: [{ code: 'disbanded' }],
  'no-retreat': [
    { code: 'no-retreat', closed: [] },
    {
      code: 'no-retreat',
      closed: [
        { to: 'BOH', why: 'contested' },
        { to: 'SIL', why: 'occupied', by: RIVAL },
      ],
    },
  ],
  built: [{ code: 'built', unit: ARMY }],
  'build-coast-missing': [{ code: 'build-coast-missing', at: 'STP', coasts: ['STP/NC', 'STP/SC'] }],
  'build-type-missing': [{ code: 'build-type-missing', at: 'SEV' }],
  removed: [{ code: 'removed', unit: FLEET }],
  waived: [{ code: 'waived' }],
};
const illegal: Pick<Samples, IllegalReason['code']> = {
  'no-such-unit': [{ code: 'no-such-unit', at: 'SER' }],
  'no-such-place': [{ code: 'no-such-place', at: 'XYZ' }],
  'foreign-unit': [{ code: 'foreign-unit', unit: RIVAL }],
  'wrong-phase': [{ code: 'wrong-phase' }],
  superseded: [
    { code: 'superseded', choice: '4.D.3=a' },
    { code: 'superseded', choice: '4.D.3=b' },
    { code: 'superseded', choice: '4.D.3=c' },
  ],
  'same-place': [{ code: 'same-place', at: 'BER' }],
  'army-to-sea': [{ code: 'army-to-sea', to: 'BAL' }],
  'fleet-inland': [{ code: 'fleet-inland', to: 'MUN' }],
  'not-adjacent': [
    { code: 'not-adjacent', from: 'BER', to: 'ROM', type: 'A' },
    { code: 'not-adjacent', from: 'KIE', to: 'ROM', type: 'F' },
  ],
  'coast-unreachable': [
    { code: 'coast-unreachable', from: 'GAS', to: 'SPA/SC', reachable: ['SPA/NC'] },
    { code: 'coast-unreachable', from: 'SPA/NC', to: 'LYO', reachable: [] },
  ],
  'coast-missing': [
    { code: 'coast-missing', to: 'SPA', coasts: ['SPA/NC', 'SPA/SC'] },
    { code: 'coast-missing', to: 'SPA', coasts: ['SPA/NC'], choice: '4.B.2=b' },
  ],
  'coast-wrong': [{ code: 'coast-wrong', at: 'KIE/NC', choice: '4.B.6=a' }],
  'no-route': [{ code: 'no-route', from: 'LON', to: 'TUN' }],
  'route-missing': [{ code: 'route-missing', choice: '4.A.6=c' }],
  'route-wrong': [{ code: 'route-wrong', route: ['NTH', 'SKA'] }],
  'support-self': [{ code: 'support-self' }],
  'support-into-own-place': [{ code: 'support-into-own-place', at: 'BER' }],
  'support-out-of-reach': [{ code: 'support-out-of-reach', from: 'BER', to: 'ROM' }],
  'support-impossible-move': [
    { code: 'support-impossible-move', target: RIVAL, to: 'BAL', why: 'army-to-sea' },
    { code: 'support-impossible-move', target: { at: 'WAR' }, to: 'WAR', why: 'same-place' },
  ],
  'support-needs-supporter': [{ code: 'support-needs-supporter', target: RIVAL, to: 'SWE' }],
  'convoy-not-a-fleet': [{ code: 'convoy-not-a-fleet' }],
  'convoy-not-at-sea': [{ code: 'convoy-not-at-sea', at: 'KIE' }],
  'convoy-not-an-army': [{ code: 'convoy-not-an-army', target: FLEET }],
  'convoy-off-route': [{ code: 'convoy-off-route', target: { type: 'A', at: 'LON' }, to: 'BEL' }],
  'not-dislodged': [{ code: 'not-dislodged', unit: ARMY }],
  'retreat-closed': [
    { code: 'retreat-closed', closed: { to: 'SIL', why: 'not-adjacent' } },
    { code: 'retreat-closed', closed: { to: 'SIL', why: 'occupied', by: RIVAL } },
    { code: 'retreat-closed', closed: { to: 'SIL', why: 'contested' } },
    { code: 'retreat-closed', closed: { to: 'SIL', why: 'attackers-origin', from: 'SIL' } },
    { code: 'retreat-closed', closed: { to: 'SPA', why: 'coast-missing', coasts: ['SPA/NC', 'SPA/SC'] } },
  ],
  'no-builds': [{ code: 'no-builds', power: 'Germany', centers: 3, units: 3 }],
  'no-disbands': [{ code: 'no-disbands', power: 'Germany', centers: 1, units: 1 }],
  'too-many': [
    { code: 'too-many', allowed: 1, choice: '4.D.4=b' },
    { code: 'too-many', allowed: 2, choice: '4.D.4=a' },
    { code: 'too-many', allowed: 2, choice: '4.D.6=c' },
  ],
  'not-a-home-centre': [{ code: 'not-a-home-centre', at: 'WAR' }],
  'not-owned': [
    { code: 'not-owned', at: 'BER' },
    { code: 'not-owned', at: 'BER', owner: 'Russia' },
  ],
  occupied: [{ code: 'occupied', unit: RIVAL }],
  'built-twice': [{ code: 'built-twice', at: 'BER', choice: '4.D.5=a' }],
  'disbanded-twice': [{ code: 'disbanded-twice', at: 'BER' }],
  'waive-forbidden': [{ code: 'waive-forbidden', choice: '4.D.7=b' }],
};
const SAMPLES: Samples = {
  ...adjustments,
  ...illegal,
  moved: [
    { code: 'moved', to: 'SIL', strength: 1, byConvoy: false, rivals: [] },
    { code: 'moved', to: 'BEL', strength: 3, byConvoy: true, route: ['NTH'], rivals: [rival], dislodges: second },
    { code: 'moved', to: 'SIL', strength: 2, byConvoy: false, rivals: [], dislodges: rival, discounted: [RIVAL] },
  ],
  rotated: [
    { code: 'rotated', to: 'SIL', ring: [ARMY, RIVAL], byConvoy: true },
    { code: 'rotated', to: 'SIL', ring: [ARMY, RIVAL, FLEET], byConvoy: false },
  ],
  standoff: [
    { code: 'standoff', at: 'SIL', strength: 1, rivals: [rival] },
    { code: 'standoff', at: 'SIL', strength: 1, rivals: [second] },
    { code: 'standoff', at: 'SIL', strength: 1, rivals: [rival, second] },
    { code: 'standoff', at: 'SIL', strength: 1, rivals: [] },
  ],
  beaten: [
    { code: 'beaten', at: 'SIL', strength: 1, winner: second },
    { code: 'beaten', at: 'SIL', strength: 1, winner: rival },
  ],
  beleaguered: [{ code: 'beleaguered', at: 'SIL', strength: 2, defender: rival, rivals: [second] }],
  'head-to-head': [
    { code: 'head-to-head', strength: 1, opponent: rival },
    { code: 'head-to-head', strength: 1, opponent: second },
  ],
  defended: [
    { code: 'defended', at: 'SIL', strength: 1, defender: rival },
    { code: 'defended', at: 'SIL', strength: 1, defender: second },
  ],
  'not-vacated': [
    { code: 'not-vacated', at: 'SIL', strength: 1, ahead: rival, why: 'standoff' },
    { code: 'not-vacated', at: 'SIL', strength: 1, ahead: rival, why: 'convoy-disrupted' },
    { code: 'not-vacated', at: 'KIE', strength: 2, ahead: { unit: ARMY, strength: 1 }, why: 'defended' },
  ],
  'own-unit': [{ code: 'own-unit', at: 'BER', own: ARMY }],
  'convoy-disrupted': [{ code: 'convoy-disrupted', broken: [{ fleet: FLEET, attacker: rival }] }],
  'convoy-paradox': [{ code: 'convoy-paradox', members: [ARMY, FLEET, RIVAL], choice: '4.A.2=f' }],
  'no-convoy': [
    { code: 'no-convoy', missing: [] },
    { code: 'no-convoy', missing: [{ unit: FLEET }, { unit: RIVAL, order: MOVE }] },
  ],
  supported: [
    { code: 'supported', target: RIVAL },
    { code: 'supported', target: RIVAL, to: 'SIL' },
  ],
  'support-not-counted': [{ code: 'support-not-counted', target: RIVAL, to: 'SIL', own: ARMY }],
  cut: [{ code: 'cut', by: RIVAL, byConvoy: true }],
  'cut-by-dislodgement': [{ code: 'cut-by-dislodgement', by: rival }],
  'support-unmatched': [
    { code: 'support-unmatched', actual: { unit: RIVAL } },
    { code: 'support-unmatched', actual: { unit: RIVAL, order: MOVE } },
    { code: 'support-unmatched', actual: { unit: RIVAL, order: MOVE, illegal: true } },
  ],
  'support-coast-mismatch': [{ code: 'support-coast-mismatch', actual: { unit: RIVAL, order: MOVE }, coast: 'SPA/NC' }],
  convoyed: [
    { code: 'convoyed', army: RIVAL, to: 'SWE', used: true },
    { code: 'convoyed', army: RIVAL, to: 'SWE', used: false },
  ],
  'fleet-dislodged': [{ code: 'fleet-dislodged', army: RIVAL, by: second }],
  'convoy-unmatched': [{ code: 'convoy-unmatched', actual: { unit: RIVAL } }],
  held: [
    { code: 'held', strength: 1, attackers: [] },
    { code: 'held', strength: 2, attackers: [rival, second], implicit: true },
    { code: 'held', strength: 1, attackers: [{ unit: ARMY, strength: 0 }] },
  ],
  'held-beleaguered': [
    {
      code: 'held-beleaguered',
      strength: 1,
      attackers: [second, { unit: RIVAL, strength: 2 }],
    },
  ],
  overrun: [{ code: 'overrun', strength: 1, implicit: true }],
};

const NOTES: readonly Note[] = [
  { code: 'coast-supplied', at: 'SPA/NC' },
  { code: 'coast-ignored', at: 'SPA/NC' },
  { code: 'type-ignored', unit: ARMY },
  { code: 'power-ignored', unit: ARMY },
  { code: 'built-army-instead', at: 'MOS', choice: '4.C.4=b' },
];

const DISLODGED: Dislodgement = { by: second, strength: 1, byConvoy: false, retreats: [], closed: [] };

/** Whole sentences, in one alphabet, with no gap where a fact was missing. */
function check(en: string, ru: string): void {
  for (const text of [en, ru]) {
    expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\.| [.,;:]/);
    expect(text).toMatch(/^[«A-ZА-ЯЁ].*[.?]$/);
  }
  expect(en).not.toMatch(/[А-яЁё]/);
  expect(ru.replace(/4\.[A-E]\.\d=\w+|«[A-Z]{3}»/g, '')).not.toMatch(/[A-Za-z]/);
}

test('every reason gives whole sentences in both languages, also where the unit was dislodged', () => {
  for (const reason of Object.values(SAMPLES).flat()) {
    for (const unit of [ARMY, FLEET]) {
      for (const more of [{}, { dislodged: DISLODGED }]) {
        const judged = {
          power: unit.power,
          order: MOVE,
          unit,
          result: ['fails'],
          reason: { ...reason, ...more },
        } as const;
        check(explainOrder(judged, 'en'), explainOrder(judged, 'ru'));
        check(explainUnordered(judged, 'en'), explainUnordered(judged, 'ru'));
      }
    }
  }
});

test('every remark has a sentence in both languages', () => {
  for (const note of NOTES) check(explainNote(note, 'Germany', 'en'), explainNote(note, 'Germany', 'ru'));
});

test('every rule choice has its question and every option its words, each its own', () => {
  for (const issue of RULE_ISSUES) {
    for (const lang of ['en', 'ru'] as const) {
      expect(ruleQuestion(issue, lang)).toMatch(/\?$/);
      const options = RULE_OPTIONS[issue].map((option) => ruleOption(issue, option, lang));
      expect(new Set(options).size).toBe(RULE_OPTIONS[issue].length);
      expect(options).not.toContain(undefined);
      expect(ruleOption(issue, 'z', lang)).toBeUndefined();
    }
  }
});
