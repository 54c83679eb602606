import { STANDARD_MAP } from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import {
  type Case,
  type CasePhase,
  type Expectation,
  givenOrders,
  readCaseLines,
  readCases,
  rulesOf,
} from '../case-form.ts';
import { judgeByReference } from './judge.ts';

type Fact = 'byConvoy' | 'retreats' | 'contested';

/**
 * Facts of `alternatives` that we hold to be slips, as they contradict the case file's own description or a sister
 * case; their positions and result words are right. Everything else of these entries is checked.
 */
const DOUBTED: readonly { readonly id: string; readonly rules: string; readonly facts: readonly Fact[] }[] = [
  // An army whose convoy is broken contests nothing (6.F.7), also where one broken chain breaks it.
  { id: '6.F.9', rules: '4.A.1=a', facts: ['contested', 'retreats'] },
  { id: '6.F.10', rules: '4.A.1=a', facts: ['contested', 'retreats'] },
  { id: '6.F.11', rules: '4.A.1=a', facts: ['contested', 'retreats'] },
  // Without "via" the army walks, so its opponent loses head to head and contests nothing.
  { id: '6.G.9', rules: '4.A.3=via', facts: ['byConvoy', 'contested'] },
  // Nobody moves the opposite way, so by the 1971 rule the army walks.
  { id: '6.G.11', rules: '4.A.3=a', facts: ['byConvoy', 'retreats'] },
  // The army has walked out of Naples, which is open then, as it is in X.4.
  { id: 'X.3', rules: '4.A.3=a', facts: ['retreats'] },
  { id: 'X.3', rules: '4.A.3=c', facts: ['retreats'] },
  { id: 'X.3', rules: '4.A.3=via', facts: ['retreats'] },
];

/** Compares what the case says, and nothing that it leaves open. */
function check(id: string, phase: CasePhase, expected: Expectation, rules: string): void {
  const doubted = DOUBTED.find((entry) => entry.id === id && entry.rules === rules)?.facts ?? [];
  if (phase.position === undefined) throw new Error(`${id} has no position`);
  const result = judgeByReference(STANDARD_MAP, phase.position, givenOrders(phase.orders), rulesOf(rules));
  if (expected.unitsAfter !== undefined) expect(result.unitsAfter).toEqual(expected.unitsAfter);
  expected.dislodgedAfter?.forEach((unit, index) => {
    const kept = Object.entries(unit).filter(([fact]) => !doubted.some((word) => word === fact));
    expect(result.dislodgedAfter[index]).toMatchObject(Object.fromEntries(kept));
  });
  if (expected.dislodgedAfter !== undefined) {
    expect(result.dislodgedAfter).toHaveLength(expected.dislodgedAfter.length);
  }
  if (expected.contested !== undefined && !doubted.includes('contested')) {
    expect(result.contested).toEqual(expected.contested);
  }
  expected.orders?.forEach((order, index) => {
    expect(`${order.text}: ${result.results[index]?.join()}`).toBe(`${order.text}: ${order.result.join()}`);
  });
}

function movementOf(each: Case): readonly (readonly [CasePhase, number])[] {
  return each.phases.flatMap((phase, index) =>
    phase.phase === 'movement' && phase.expect !== undefined ? [[phase, index] as const] : [],
  );
}

for (const file of ['datc.json', 'datc-extra.json', 'known-faults.json']) {
  for (const each of readCases(file)) {
    for (const [phase, index] of movementOf(each)) {
      test(`the reference judges ${each.id} as recorded`, () => {
        check(each.id, phase, phase.expect, 'datc-3.2');
      });
      for (const other of each.alternatives?.filter((entry) => entry.phase === index) ?? []) {
        for (const rules of other.rules) {
          test(`the reference judges ${each.id} as recorded under ${rules}`, () => check(each.id, phase, other, rules));
        }
      }
    }
  }
}

test('the reference agrees with the independent engines on every position they agree on', () => {
  const phases = readCaseLines('agreed-movement.jsonl.gz').flatMap((each) =>
    movementOf(each).map(([phase]) => [each.id, phase] as const),
  );
  for (const [id, phase] of phases) check(id, phase, phase.expect, 'datc-3.2');
  expect(phases.length).toBe(1500);
});
