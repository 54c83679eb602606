import { judgePhase } from '@standoff/gitm';
import { expect, test } from 'vitest';
import { TAC_CASES } from './gitm/cases.ts';
import { BREAKABLE, type Breakable, referenceJudge, sorted, verdictOf } from './gitm/reference.ts';

test.each(TAC_CASES)('$id: $title', ({ phase, expect: expected }) => {
  const { origins: _, ...verdict } = verdictOf(judgePhase(phase));
  const { origins: __, ...wanted } = sorted({ ...expected, origins: {} });
  expect(verdict).toEqual(wanted);
});

test.each(TAC_CASES)('the reference judge agrees on $id', ({ phase }) => {
  expect(verdictOf(referenceJudge(phase))).toEqual(verdictOf(judgePhase(phase)));
});

/** By rule: a case whose outcome is another one as soon as that rule is left out or turned round. */
const TELLING: Readonly<Record<Breakable, string>> = {
  R1: 'E2',
  R2: 'C03',
  R3: 'C04',
  R4: 'C12',
  R5: 'E1',
  R6: 'C01',
  R7: 'C03',
  R8: 'C01',
  R9: 'C15',
  R10: 'C02',
  R11: 'E1',
  R12: 'E1',
  R13: 'E1',
  R15: 'E1',
  R17: 'C08',
  R18: 'C09',
  R19: 'C08',
  R21: 'C12',
};

test.each(BREAKABLE)('without %s, or with it turned round, a published case comes out otherwise', (rule) => {
  const telling = TAC_CASES.find((one) => one.id === TELLING[rule]);
  if (telling === undefined) throw new Error(`no case for ${rule}`);
  expect(verdictOf(referenceJudge(telling.phase, rule))).not.toEqual(verdictOf(judgePhase(telling.phase)));
});

test('every case that cites a rule is among those that its absence can change, or the rule only follows', () => {
  const cited = new Set(TAC_CASES.flatMap((one) => one.rules.filter((rule) => rule.startsWith('R'))));
  const following = ['R14', 'R16', 'R20', 'R22'];
  expect(
    [...cited].filter((rule) => !(BREAKABLE as readonly string[]).includes(rule) && !following.includes(rule)),
  ).toEqual([]);
});
