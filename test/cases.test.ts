import { expect, test } from 'vitest';
import { asExpected, judgeCase, onlyResults, readCaseLines, readCases, rulesOf } from './case-form.ts';

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
          const expected = onlyResults(other);
          if (expected.orders === undefined) return expect(asExpected(result, expected)).toEqual(expected);
          // An alternative lists its orders in an order of its own.
          const words = (list: typeof expected.orders) => list.map((o) => `${o.power} ${o.text} ${o.result.join()}`).sort();
          const given = one.phases[other.phase]?.orders ?? [];
          const judged = result.orders.map((o, i) => ({ power: o.power, text: given[i]?.text ?? '', result: o.result }));
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
