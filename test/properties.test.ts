import {
  DEFAULT_RULES,
  formatOrder,
  type GivenOrder,
  judgeMovement,
  type MovementResult,
  type Power,
  provinceOf,
  type Rules,
  STANDARD_DATA,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, chanceOf } from './random-boards/chance.ts';
import { BOARD_KINDS, randomBoard } from './random-boards/index.ts';
import { nonsense } from './random-boards/nonsense.ts';
import type { RandomBoard } from './random-boards/random-board.ts';
import { anyRules } from './random-boards/rule-sets.ts';

// What must hold of every judgement, whatever stands where and whatever was ordered, under any mixture of options.

interface Sample {
  readonly board: RandomBoard;
  readonly rules: Rules;
  readonly chance: Chance;
}

const samples: fc.Arbitrary<Sample> = fc
  .tuple(fc.constantFrom(...BOARD_KINDS.filter((kind) => kind !== 'knots')), fc.nat(1_000_000_000), fc.nat(2))
  .map(([kind, seed, own]) => {
    const chance = chanceOf(seed + 1);
    return { board: randomBoard(kind, seed), rules: own === 0 ? DEFAULT_RULES : anyRules(chance).rules, chance };
  });

function judge({ units, orders }: RandomBoard, rules: Rules): MovementResult {
  return judgeMovement(STANDARD_MAP, { units }, orders, rules);
}

function holdsForAll(property: (sample: Sample) => void, numRuns = 400): void {
  fc.assert(fc.property(samples, property), { numRuns, seed: 19010401 });
}

/** What an order came to, by order; the same order given twice has the same entry. */
function resultsByOrder(result: MovementResult): ReadonlyMap<string, string> {
  return new Map(
    result.orders.map((each) => [`${each.power} ${formatOrder(each.order)}`, JSON.stringify(each)] as const),
  );
}

/** One order a unit: which of two counts may depend on which was first (DATC 4.D.3). */
function withoutSecondOrders(board: RandomBoard): RandomBoard {
  const ordered = new Set<string>();
  const orders = board.orders.filter(({ order }) => {
    const at = order.kind === 'waive' ? 'WAIVE' : provinceOf(order.unit.at);
    const first = !ordered.has(at);
    ordered.add(at);
    return first;
  });
  return { units: board.units, orders };
}

function sortedUnits(units: readonly Unit[]): readonly string[] {
  return units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();
}

test('the order of the orders and of the units never matters', () => {
  holdsForAll(({ board, rules, chance }) => {
    const once = withoutSecondOrders(board);
    const again = { units: chance.shuffle(once.units), orders: chance.shuffle(once.orders) };
    const [left, right] = [judge(once, rules), judge(again, rules)];
    expect({ ...right, orders: resultsByOrder(right) }).toEqual({ ...left, orders: resultsByOrder(left) });
  });
});

test('the names of the powers never matter', () => {
  const { powers } = STANDARD_DATA;
  holdsForAll(({ board, rules, chance }) => {
    const others = chance.shuffle(powers);
    const renamed = (power: Power): Power => others[powers.indexOf(power)] ?? power;
    const again: RandomBoard = {
      units: board.units.map((unit) => ({ ...unit, power: renamed(unit.power) })),
      orders: board.orders.map((given) => ({ ...given, power: renamed(given.power) })),
    };
    const [left, right] = [judge(board, rules), judge(again, rules)];
    expect(right.orders.map(({ result }) => result)).toEqual(left.orders.map(({ result }) => result));
    expect(right.unitsAfter).toEqual(left.unitsAfter.map((unit) => ({ ...unit, power: renamed(unit.power) })));
    expect(right.contested).toEqual(left.contested);
  });
});

test('no province holds two units and every unit still exists, on the board or dislodged', () => {
  holdsForAll(({ board, rules }) => {
    const { unitsAfter, dislodgedAfter } = judge(board, rules);
    const places = unitsAfter.map((unit) => provinceOf(unit.at));
    expect(new Set(places).size).toBe(places.length);
    const kinds = (units: readonly Unit[]): readonly string[] =>
      units.map(({ power, type }) => `${power} ${type}`).sort();
    expect(kinds([...unitsAfter, ...dislodgedAfter])).toEqual(kinds(board.units));
    const before = sortedUnits(board.units);
    for (const unit of sortedUnits(dislodgedAfter)) expect(before).toContain(unit);
  });
});

test('a unit is dislodged just where another took its place, and retreats only to places that are open', () => {
  holdsForAll(({ board, rules }) => {
    const { unitsAfter, dislodgedAfter, contested } = judge(board, rules);
    const after = new Map(unitsAfter.map((unit) => [provinceOf(unit.at), unit] as const));
    for (const unit of dislodgedAfter) {
      expect(after.has(provinceOf(unit.at))).toBe(true);
      for (const to of unit.retreats ?? []) {
        expect(after.has(provinceOf(to))).toBe(false);
        expect(contested).not.toContain(provinceOf(to));
        if (unit.byConvoy !== true || rules['4.A.5'] === 'a') expect(provinceOf(to)).not.toBe(unit.attackedFrom);
      }
    }
    for (const province of contested) expect(after.has(province)).toBe(false);
  });
});

test('the words of an order say what became of its unit', () => {
  holdsForAll(({ board, rules }) => {
    const result = judge(board, rules);
    const after = sortedUnits(result.unitsAfter);
    for (const { order, unit, result: words } of result.orders) {
      expect(words.length).toBeGreaterThan(0);
      const standing = unit !== undefined && after.includes(`${unit.power} ${unit.type} ${unit.at}`);
      if (words[0] === 'succeeds') {
        const goal = order.kind === 'move' ? provinceOf(order.to) : '';
        const arrived = result.unitsAfter.find(({ at }) => provinceOf(at) === goal);
        expect([arrived?.power, arrived?.type]).toEqual([unit?.power, unit?.type]);
      }
      const driven = words.includes('dislodged') || words.includes('destroyed');
      const found = result.dislodgedAfter.find(({ at }) => at === unit?.at);
      if (driven) expect(found?.retreats?.length === 0).toBe(words.includes('destroyed'));
      if (words[0] === 'fails' && !driven) expect(standing).toBe(true);
    }
    const told = [...result.orders, ...result.unordered].map(({ unit }) => unit?.at);
    for (const { at } of board.units) expect(told).toContain(at);
  });
});

test('the judge takes any order that can be read and never throws, and its result is plain data', () => {
  const most = 60;
  fc.assert(
    fc.property(samples, fc.nat(most), ({ board, rules, chance }, count) => {
      const more: readonly GivenOrder[] = Array.from({ length: count }, () => nonsense(chance, board.units));
      const result = judge({ units: board.units, orders: chance.shuffle([...board.orders, ...more]) }, rules);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      expect(result.orders.length).toBe(board.orders.length + count);
    }),
    { numRuns: 400, seed: 19010401 },
  );
});

test('the judge changes nothing it is given', () => {
  holdsForAll(({ board, rules }) => {
    const before = JSON.stringify(board);
    judge(board, rules);
    expect(JSON.stringify(board)).toBe(before);
  }, 300);
});
