import { expect, test } from 'vitest';
import {
  asExpected,
  type Expectation,
  judgeCase,
  onlyResults,
  readCaseLines,
  readCases,
  rulesOf,
} from './case-form.ts';

/**
 * Alternatives whose positions and order words we take, and whose other facts contradict the case file's own rules; here
 * stands what the judge says instead.
 * 6.F.9 to 6.F.11, 4.A.1=a: Belgium is called contested although its only attacker had a broken convoy.
 * 6.G.9, 4.A.3=via: no order says "via", so the army walks; it is called convoyed, and Norway contested although the
 * only unit that moved there lost head to head against the one that left.
 * 6.G.11, 4.A.3=a: nobody moves the opposite way, so the army walks; it is called convoyed.
 * X.3: the army has left Naples, which the fleet touches, yet Naples is not among its retreats (as it is in X.4).
 */
const HELD_WRONG: Readonly<Record<string, Partial<Expectation>>> = {
  '6.F.9 4.A.1=a': openBelgium('England'),
  '6.F.10 4.A.1=a': openBelgium('Germany'),
  '6.F.11 4.A.1=a': openBelgium('Germany'),
  '6.G.9 4.A.3=via': {
    contested: [],
    dislodgedAfter: [
      { power: 'Russia', type: 'A', at: 'SWE', attackedFrom: 'NWY', byConvoy: false, retreats: ['DEN'] },
    ],
  },
  '6.G.11 4.A.3=a': {
    dislodgedAfter: [
      { power: 'England', type: 'F', at: 'NWY', attackedFrom: 'SWE', byConvoy: false, retreats: ['NWG', 'STP/NC'] },
    ],
  },
  'X.3 4.A.3=a': openNaples(),
  'X.3 4.A.3=c': openNaples(),
  'X.3 4.A.3=via': openNaples(),
};

function openBelgium(power: string): Partial<Expectation> {
  const retreats = ['BEL', 'IRI', 'PIC', 'WAL'];
  return {
    contested: [],
    dislodgedAfter: [{ power, type: 'F', at: 'ENG', attackedFrom: 'MAO', byConvoy: false, retreats }],
  };
}

function openNaples(): Partial<Expectation> {
  const retreats = ['LYO', 'NAP', 'TUN', 'TUS'];
  return {
    dislodgedAfter: [{ power: 'Austria', type: 'F', at: 'TYS', attackedFrom: 'WES', byConvoy: false, retreats }],
  };
}

for (const file of ['datc.json', 'datc-extra.json', 'known-faults.json']) {
  for (const one of readCases(file)) {
    test(`${file} ${one.id} ${one.title ?? ''}`, () => {
      const results = judgeCase(one, rulesOf('datc-3.2'));
      for (const [i, phase] of one.phases.entries()) {
        const result = results[i];
        if (result === undefined) throw new Error('no result');
        expect(asExpected(result, onlyResults(phase.expect))).toEqual(onlyResults(phase.expect));
      }
    });
    for (const other of one.alternatives ?? []) {
      for (const rules of other.rules) {
        test(`${file} ${one.id} under ${rules}`, () => {
          const result = judgeCase(one, rulesOf(rules))[other.phase];
          if (result === undefined) throw new Error('no result');
          const expected = { ...onlyResults(other), ...HELD_WRONG[`${one.id} ${rules}`] };
          if (expected.orders === undefined) return expect(asExpected(result, expected)).toEqual(expected);
          // An alternative lists its orders in an order of its own.
          const words = (list: typeof expected.orders) =>
            list.map((o) => `${o.power} ${o.text} ${o.result.join()}`).sort();
          const given = one.phases[other.phase]?.orders ?? [];
          const judged = result.orders.map((o, i) => ({
            power: o.power,
            text: given[i]?.text ?? '',
            result: o.result,
          }));
          expect(words(judged)).toEqual(words(expected.orders));
          const { orders: _, ...rest } = expected;
          return expect(asExpected(result, rest)).toEqual(rest);
        });
      }
    }
  }
}

for (const [file, rules] of [
  ['agreed-movement.jsonl.gz', 'datc-3.2'],
  ['agreed-retreats.jsonl.gz', 'datc-3.2'],
  ['agreed-builds.jsonl.gz', 'datc-3.2'],
  ['agreed-removals.jsonl.gz', '4.D.8=a'],
] as const) {
  test(`every case of ${file} comes out as independent engines agree`, () => {
    for (const one of readCaseLines(file)) {
      const results = judgeCase(one, rulesOf(rules));
      for (const [i, phase] of one.phases.entries()) {
        const result = results[i];
        if (result === undefined) throw new Error('no result');
        expect(asExpected(result, onlyResults(phase.expect)), one.id).toEqual(onlyResults(phase.expect));
      }
    }
  });
}
