import { DEFAULT_RULES, STANDARD_MAP } from '@standoff/diplomacy';
import { canPack, createPackedJudge } from '@standoff/diplomacy/packed';
import { expect, test } from 'vitest';
import { packedFacts } from './packed.ts';
import { chanceOf } from './random-boards/chance.ts';
import { disagreement } from './random-boards/compare.ts';
import { BOARD_KINDS, type BoardKind, randomBoard } from './random-boards/index.ts';
import { anyRules, RULE_SETS } from './random-boards/rule-sets.ts';
import { referenceFacts } from './reference-facts.ts';

// The judge and the slow reference, written apart from each other, on random boards. A board that parts them is shown
// with everything taken away that does not matter. `BOARDS=20000 npx vitest run test/judges-agree.test.ts` looks longer.

const BOARDS = Number(process.env.BOARDS ?? 200);

/** Boards of a kind: those that are found by climbing cost much more to make. */
function seeds(kind: BoardKind, from: number, count: number): readonly number[] {
  return Array.from({ length: Math.ceil(kind === 'knots' ? count / 8 : count) }, (_, index) => from + index);
}

for (const kind of BOARD_KINDS) {
  test(`both judges say the same of boards of the kind "${kind}"`, () => {
    for (const seed of seeds(kind, 0, BOARDS)) expect(disagreement(randomBoard(kind, seed), DEFAULT_RULES)).toBe('');
  });
}

for (const { name, rules } of RULE_SETS) {
  test(`both judges say the same under ${name}`, () => {
    for (const kind of BOARD_KINDS) {
      for (const seed of seeds(kind, 1_000_000, BOARDS / 20))
        expect(disagreement(randomBoard(kind, seed), rules)).toBe('');
    }
  });
}

test('both judges say the same under any mixture of options', () => {
  for (const kind of BOARD_KINDS) {
    for (const seed of seeds(kind, 2_000_000, BOARDS / 3)) {
      const { name, rules } = anyRules(chanceOf(seed));
      const parted = disagreement(randomBoard(kind, seed), rules);
      expect(parted === '' ? '' : `${name}\n${parted}`).toBe('');
    }
  }
});

test('the low-level door says the same as the reference of positions and dislodgements', () => {
  for (const { rules } of RULE_SETS) {
    if (!canPack(rules)) continue;
    const judge = createPackedJudge(STANDARD_MAP, rules);
    for (const kind of BOARD_KINDS) {
      for (const seed of seeds(kind, 3_000_000, BOARDS / 40)) {
        const { units, orders } = randomBoard(kind, seed);
        const expected = referenceFacts(units, orders, rules);
        expect([kind, seed, packedFacts(judge, { units }, orders)]).toEqual([kind, seed, expected]);
      }
    }
  }
});
