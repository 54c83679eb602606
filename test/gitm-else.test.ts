import { judgePhase, mayEnter, relationBetween, whatIf, whatIfAll, withRelation } from '@standoff/gitm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tacCase } from './gitm/cases.ts';
import { phases } from './gitm/random.ts';
import { verdictOf } from './gitm/reference.ts';
import { phaseOf, THREE } from './gitm/said.ts';

test('with Denmark and Holland allied, only that the Dane comes in and defends is told', () => {
  const change = whatIf(tacCase('E2').phase, 'NL', 'DK', 'allied');
  expect(change).toMatchObject({ states: ['NL', 'DK'], before: 'neutral', after: 'allied', breaks: [] });
  expect(change.differences).toEqual([
    { code: 'other-side', square: '7-7', unit: 'DK1IN', after: 'defend' },
    { code: 'no-longer-refused', unit: 'DK1IN', to: '7-7' },
    { code: 'elsewhere', unit: 'DK1IN', before: '6-8', after: '7-7' },
  ]);
});

test('a relation that plays no part makes no difference, whichever way round its states are named', () => {
  expect(whatIf(tacCase('E2').phase, 'PR', 'SP', 'war').differences).toEqual([]);
  expect(whatIf(tacCase('E1').phase, 'PR', 'FR', 'war').differences).toEqual(
    whatIf(tacCase('E1').phase, 'FR', 'PR', 'war').differences,
  );
});

test('a battle that begins or does not is a difference, and so is another starter', () => {
  const phase = phaseOf('FR-AU war\nRU-AU war\nRU-FR allied\nAU1IN 7-7\nFR1IN 7-6 - 7-7\nRU1IN 8-8 - 7-7');
  expect(whatIf(phase, 'FR', 'AU', 'allied').differences.map((one) => one.code)).toContain('other-starter');
  const alone = phaseOf('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(whatIf(alone, 'FR', 'AU', 'allied').differences.map((one) => one.code)).toEqual(['battle-gone']);
  const peace = phaseOf('FR-AU allied\nAU1IN 7-7\nFR1IN 7-6 - 7-7');
  expect(whatIf(peace, 'FR', 'AU', 'war').differences).toMatchObject([
    { code: 'battle-begins', battle: { began_by: 'FR1IN' } },
  ]);
});

test('a change under which units could not have stood together says where', () => {
  const change = whatIf(phaseOf(`${THREE}\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6 - 7-7`), 'AU', 'PR', 'neutral');
  expect(change.breaks).toMatchObject([{ square: '7-7', states: ['AU', 'PR'], relation: 'neutral' }]);
});

test('all single changes that matter are those that give another verdict', () => {
  fc.assert(
    fc.property(phases({ states: 4, units: 6, events: 5 }), (phase) => {
      const found = new Set(whatIfAll(phase).map((change) => `${change.states.join(' ')} ${change.after}`));
      const before = verdictOf({ ...judgePhase(phase), origins: {} });
      for (const [index, a] of phase.states.entries()) {
        for (const b of phase.states.slice(index + 1)) {
          for (const relation of ['allied', 'war', 'neutral'] as const) {
            if (relation === relationBetween(phase, a, b)) continue;
            const after = verdictOf({ ...judgePhase(withRelation(phase, a, b, relation)), origins: {} });
            const differs = JSON.stringify(after) !== JSON.stringify(before);
            if (differs) expect(found).toContain(`${a} ${b} ${relation}`);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('states that never meet are not tried, and nothing is lost by that', () => {
  fc.assert(
    fc.property(phases({ states: 5, units: 7, events: 6, side: 2, clean: false }), (phase) => {
      const found = whatIfAll(phase);
      const tried = phase.states.flatMap((a, index) =>
        phase.states
          .slice(index + 1)
          .flatMap((b) =>
            (['allied', 'war', 'neutral'] as const)
              .filter((relation) => relation !== relationBetween(phase, a, b))
              .map((relation) => whatIf(phase, a, b, relation)),
          ),
      );
      expect(found).toEqual(tried.filter((change) => change.differences.length > 0));
    }),
    { numRuns: 300 },
  );
});

test('where a unit may go, square by square, is what judging that move says', () => {
  fc.assert(
    fc.property(phases({ units: 6, events: 3 }), fc.nat(224), (phase, number) => {
      const unit = phase.start[0]?.unit ?? '';
      const entries = mayEnter(phase, unit);
      expect(entries.length).toBe(225);
      const entry = entries[number];
      if (entry === undefined) return;
      const judged = judgePhase({ ...phase, events: [...phase.events, { type: 'move', unit, to: entry.square }] });
      const attempt = judged.attempts.at(-1);
      expect([entry.outcome, entry.side, entry.because]).toEqual([attempt?.outcome, attempt?.side, attempt?.because]);
    }),
    { numRuns: 100 },
  );
});

test('before orders go in, a player sees which ally would turn on him, and who keeps him out', () => {
  const phase = phaseOf(`${THREE}\nSE-FR neutral\nAU1IN 7-7\nPR1IN 7-7\nFR1IN 7-6\nSE1IN 6-6\nPR2IN 8-6`);
  const at = new Map(mayEnter(phase, 'FR1IN').map((entry) => [entry.square, entry]));
  expect(at.get('7-7')).toMatchObject({
    outcome: 'begins',
    side: 'attack',
    battle: { attackers: ['FR1IN', 'PR1IN'], defenders: ['AU1IN'] },
  });
  const austrian = new Map(mayEnter(phase, 'AU1IN').map((entry) => [entry.square, entry]));
  expect(austrian.get('7-6')).toMatchObject({
    outcome: 'begins',
    battle: { attackers: ['AU1IN'], defenders: ['FR1IN'] },
  });
  expect(at.get('6-6')).toMatchObject({ outcome: 'refused', because: ['SE1IN'] });
  expect(at.get('8-6')).toMatchObject({ outcome: 'enters', with: ['PR2IN'] });
  expect(at.get('7-6')?.outcome).toBe('already-there');
  expect(at.get('0-0')).toMatchObject({ outcome: 'enters', with: [], steps: 7 });
});

test('a unit that is caught in a battle may go nowhere', () => {
  const outcomes = mayEnter(phaseOf('FR-AU war\nAU1IN 7-7\nFR1IN 7-6 - 7-7'), 'AU1IN').map((entry) => entry.outcome);
  expect(new Set(outcomes)).toEqual(new Set(['caught']));
});
