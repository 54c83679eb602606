import { DEFAULT_RULES, STANDARD_MAP } from '@standoff/diplomacy';
import { createPackedJudge } from '@standoff/diplomacy/packed';
import { expect, test } from 'vitest';
import { packedFacts } from './packed.ts';
import { BOARD_KINDS, randomBoard } from './random-boards/index.ts';
import { referenceFacts } from './reference-facts.ts';

// The fast judge against the slow reference under the default rules: faults of fast paths show on one board in thousands.
// `FAST_BOARDS=1000000 npx vitest run test/fast-judge.test.ts` takes about an hour.

const BOARDS = Number(process.env.FAST_BOARDS ?? 20_000);
/** Boards of knots are found by climbing, which takes long: they have their own tests. */
const KINDS = BOARD_KINDS.filter((kind) => kind !== 'knots');
const EACH = Math.ceil(BOARDS / KINDS.length);

const judge = createPackedJudge(STANDARD_MAP, DEFAULT_RULES);

for (const kind of KINDS) {
  test(`the fast judge says the same as the reference of boards of the kind "${kind}"`, { timeout: 7_200_000 }, () => {
    const parted: string[] = [];
    for (let seed = 7_000_000; seed < 7_000_000 + EACH; seed++) {
      const { units, orders } = randomBoard(kind, seed);
      const facts = JSON.stringify(packedFacts(judge, { units }, orders));
      const expected = JSON.stringify(referenceFacts(units, orders, DEFAULT_RULES));
      if (facts !== expected) parted.push(`${seed}: ${facts} and not ${expected}`);
    }
    expect(parted).toEqual([]);
  });
}
