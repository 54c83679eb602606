import { allLegalOrders, formatOrder, judgeMovement, STANDARD_MAP } from '@standoff/diplomacy';
import { createLegalOrders, createOutcome, createPackedJudge, gatherBoards } from '@standoff/diplomacy/packed';
import { expect, test } from 'vitest';
import { type Case, givenOrders, readCaseLines, readCases, rulesOf } from './case-form.ts';
import { explainedFacts, packedFacts } from './packed.ts';

function check(cases: readonly Case[], rulesText: string): void {
  const rules = rulesOf(rulesText);
  const judge = createPackedJudge(STANDARD_MAP, rules);
  for (const one of cases) {
    for (const phase of one.phases) {
      if (phase.phase !== 'movement' || phase.position === undefined) continue;
      const orders = givenOrders(phase.orders);
      const explained = explainedFacts(judgeMovement(STANDARD_MAP, phase.position, orders, rules));
      expect(packedFacts(judge, phase.position, orders), one.id).toEqual(explained);
    }
  }
}

test.each(['datc.json', 'datc-extra.json', 'known-faults.json'])(
  'the low-level door judges %s like the explaining judge',
  (file) => {
    check(readCases(file), 'datc-3.2');
  },
);

test.each(['agreed-movement.jsonl.gz', 'bench-movement.jsonl.gz'])('it does so on %s', (file) => {
  check(readCaseLines(file), 'datc-3.2');
});

test.each(['2000', 'webdiplomacy', '4.A.1=a', '4.A.2=a', '4.A.2=b', '4.A.3=a', '4.A.4=b', '4.A.7=a'])(
  'it does so under %s',
  (rules) => {
    check(readCases('datc.json'), rules);
  },
);

test('it lists just the orders that the validator allows', () => {
  const judge = createPackedJudge(STANDARD_MAP);
  const legal = createLegalOrders(80);
  for (const one of readCaseLines('bench-movement.jsonl.gz').slice(0, 120)) {
    const position = one.phases[0]?.position;
    if (position === undefined) continue;
    const board = judge.prepare(position, []);
    judge.legalOrders(board, legal);
    const options = allLegalOrders(STANDARD_MAP, position, 'movement');
    for (let i = 0; i < board.count; i++) {
      const words = [...legal.words.subarray(legal.start[i], legal.start[i + 1])];
      const listed = words.map((word) => formatOrder(judge.unpackOrder(board, i, word))).sort();
      expect(listed).toEqual(options[i]?.orders.map(formatOrder).sort());
    }
  }
});

test('boards gathered in common arrays come out as they do each by itself', () => {
  const judge = createPackedJudge(STANDARD_MAP);
  const legal = createLegalOrders(80);
  const outcome = createOutcome(80);
  const phases = readCaseLines('bench-movement.jsonl.gz').flatMap((one) => one.phases);
  const boards = phases.map(({ position, orders }) => judge.prepare(position ?? { units: [] }, givenOrders(orders)));
  const facts = (board: (typeof boards)[number]): unknown => {
    judge.resolve(board, outcome);
    judge.legalOrders(board, legal);
    return [
      [...outcome.units.subarray(0, board.count)],
      [...outcome.attackers.subarray(0, board.count)],
      [...new Set(outcome.contested.subarray(0, outcome.contestedCount))].sort(),
      [...legal.words.subarray(0, legal.start[board.count])],
    ];
  };
  expect(gatherBoards(boards).map(facts)).toEqual(boards.map(facts));
});
