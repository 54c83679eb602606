import {
  formatOrder,
  type GivenOrder,
  judgeMovement,
  legalOrders,
  type MovementOrder,
  provinceOf,
  type Rules,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import { expect, test } from 'vitest';
import { chanceOf } from './random-boards/chance.ts';
import { type BoardKind, randomBoard } from './random-boards/index.ts';
import { anyRules, RULE_SETS } from './random-boards/rule-sets.ts';
import { type Board, coastsOf, reaches, toBoard } from './reference/board.ts';
import { meaningOf } from './reference/legality.ts';

// The orders offered are just those that the judge does not call illegal, and just those the reference finds possible.

const KINDS: readonly BoardKind[] = ['plain', 'convoys', 'adjacent', 'tangles', 'near cases'];
const LOCATIONS = STANDARD_MAP.locations.slice(1);
const PROVINCES = STANDARD_MAP.provinces.slice(1);

/** Every order in good form that might be given to a unit, possible or not. */
function anyFormOf(board: Board, unit: Unit): readonly MovementOrder[] {
  const by = { type: unit.type, at: unit.at };
  const others = [...board.at.values()].filter((other) => other !== unit);
  const exact = LOCATIONS.filter((at) => at.length > 3 || coastsOf(board, at).length === 0);
  return [
    { kind: 'hold', unit: by },
    ...(unit.type === 'A'
      ? PROVINCES.flatMap((to): readonly MovementOrder[] => [
          { kind: 'move', unit: by, to },
          { kind: 'move', unit: by, to, via: true },
        ])
      : exact.map((to): MovementOrder => ({ kind: 'move', unit: by, to }))),
    ...others.flatMap(({ type, at }): readonly MovementOrder[] => [
      { kind: 'support-hold', unit: by, target: { type, at } },
      ...(type === 'A' ? PROVINCES : LOCATIONS).map(
        (to): MovementOrder => ({ kind: 'support-move', unit: by, target: { type, at }, to }),
      ),
      ...PROVINCES.map((to): MovementOrder => ({ kind: 'convoy', unit: by, target: { type, at }, to })),
    ]),
  ];
}

/** What an order asks for; over a distance a convoy is asked for, said or unsaid. */
function askedFor(board: Board, unit: Unit, given: GivenOrder): string | undefined {
  const meaning = meaningOf(board, given);
  if (meaning?.kind === 'move' && !reaches(board, unit, meaning.to)) return JSON.stringify({ ...meaning, via: true });
  return meaning === undefined ? undefined : JSON.stringify(meaning);
}

function check(kind: BoardKind, seed: number, rules: Rules): void {
  const { units } = randomBoard(kind, seed);
  const board = toBoard(STANDARD_MAP, { units }, rules);
  for (const unit of chanceOf(seed).shuffle(units).slice(0, 3)) {
    const given = (order: GivenOrder['order']): GivenOrder => ({ power: unit.power, order });
    const offered = legalOrders(STANDARD_MAP, { units }, 'movement', unit.at, rules);
    for (const order of offered) {
      const [judged] = judgeMovement(STANDARD_MAP, { units }, [given(order)], rules).orders;
      expect(`${formatOrder(order)} ${judged?.result[0]}`).not.toMatch(/illegal/);
    }
    const asked = (orders: readonly GivenOrder['order'][]): readonly string[] =>
      [...new Set(orders.flatMap((order) => askedFor(board, unit, given(order)) ?? []))].sort();
    if (rules['4.A.6'] === 'a') expect(asked(offered)).toEqual(asked(anyFormOf(board, unit)));
    const texts = offered.map(formatOrder);
    expect(new Set(texts).size).toBe(texts.length);
    for (const order of offered) expect(askedFor(board, unit, given(order))).toBeDefined();
    for (const order of offered) expect(order.kind !== 'waive' && provinceOf(order.unit.at)).toBe(provinceOf(unit.at));
  }
}

for (const { name, rules } of RULE_SETS) {
  test(`the orders offered are just the possible ones under ${name}`, () => {
    for (const kind of KINDS) for (const seed of [3000, 3020]) check(kind, seed, rules);
  });
}

test('the orders offered are just the possible ones under any mixture of options', () => {
  for (const kind of KINDS) {
    for (let seed = 3001; seed < 3016; seed++) check(kind, seed, anyRules(chanceOf(seed)).rules);
  }
});
