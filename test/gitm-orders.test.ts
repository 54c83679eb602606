import {
  judgePhase,
  type OrderGroup,
  type OrdersResult,
  ordersOfMoves,
  type TacPhase,
  turnedPairs,
} from '@standoff/gitm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tacCase } from './gitm/cases.ts';
import { phases } from './gitm/random.ts';
import { phaseOf } from './gitm/said.ts';

/** Every order of a phase's events that keeps each unit's own in the order given. */
function allOrders(phase: TacPhase): readonly (readonly number[])[] {
  const shares = (a: number, b: number): boolean => {
    const names = (number: number): readonly string[] => {
      const event = phase.events[number];
      if (event === undefined) return [];
      return event.type === 'move' ? [event.unit] : [event.unit, event.target];
    };
    return names(a).some((name) => names(b).includes(name));
  };
  const orders: number[][] = [];
  const go = (done: readonly number[], left: readonly number[]): void => {
    if (left.length === 0) orders.push([...done]);
    for (const event of left) {
      const rest = left.filter((other) => other !== event);
      if (!rest.some((other) => other < event && shares(other, event))) go([...done, event], rest);
    }
  };
  go([], [...phase.events.keys()]);
  return orders;
}

/** What makes an outcome what it is. */
function outcomeOf(phase: TacPhase, order: readonly number[]): string {
  const events = order.map((event) => phase.events[event]).filter((event) => event !== undefined);
  const { battles, refused, positions, attempts } = judgePhase({ ...phase, events });
  const line = battles.map((battle) => [
    battle.square,
    battle.began_by,
    [...battle.attackers].sort(),
    [...battle.defenders].sort(),
  ]);
  const out = refused.map((one) => [one.unit, one.to]);
  const caught = new Set(attempts.filter((one) => one.outcome === 'caught').map((one) => one.unit));
  const sort = (list: readonly unknown[]): readonly string[] => list.map((one) => JSON.stringify(one)).sort();
  return JSON.stringify([sort(line), sort(out), sort([...caught]), sort(Object.entries(positions))]);
}

function brute(phase: TacPhase): ReadonlyMap<string, readonly (readonly number[])[]> {
  const found = new Map<string, (readonly number[])[]>();
  for (const order of allOrders(phase)) {
    const key = outcomeOf(phase, order);
    found.set(key, [...(found.get(key) ?? []), order]);
  }
  return found;
}

function onlyGroup(result: OrdersResult): OrderGroup {
  const [group] = result.groups;
  if (group === undefined) throw new Error('no group');
  return group;
}

test('counting by situations gives what trying every order gives', () => {
  fc.assert(
    fc.property(phases({ events: 5, units: 6, side: 2 }), (phase) => {
      const result = ordersOfMoves(phase);
      const tried = brute(phase);
      expect(result.exact).toBe(true);
      expect(result.outcomes).toBe(tried.size);
      expect(result.orders).toBe(String([...tried.values()].reduce((sum, orders) => sum + orders.length, 0)));
      if (result.groups.length !== 1) return;
      const group = onlyGroup(result);
      for (const outcome of group.outcomes) {
        const key = outcomeOf(phase, outcome.order);
        expect(tried.get(key)?.length).toBe(outcome.orders);
        expect(outcome.given).toBe(outcomeOf(phase, [...phase.events.keys()]) === key);
      }
    }),
    { numRuns: 300 },
  );
});

test('the shortest change between two outcomes is as short as any between their orders', () => {
  fc.assert(
    fc.property(phases({ events: 4, units: 6, side: 2 }), (phase) => {
      const result = ordersOfMoves(phase);
      if (result.groups.length !== 1) return;
      const tried = brute(phase);
      const { changes, outcomes } = onlyGroup(result);
      expect(changes.length).toBe((outcomes.length * (outcomes.length - 1)) / 2);
      for (const change of changes) {
        const orders = [change.from, change.to].map(
          (index) => tried.get(outcomeOf(phase, outcomes[index]?.order ?? [])) ?? [],
        );
        const best = Math.min(
          ...(orders[0] ?? []).flatMap((a) => (orders[1] ?? []).map((b) => turnedPairs(a, b).length)),
        );
        expect(change.proved).toBe(true);
        expect(change.turned.length).toBe(best);
        expect(turnedPairs(change.before, change.after)).toEqual(change.turned);
      }
    }),
    { numRuns: 200 },
  );
});

test('in the second example only the order of the Dutch and the Danes, and who begins, matters', () => {
  const group = onlyGroup(ordersOfMoves(tacCase('E2').phase));
  expect(group.outcomes.map((outcome) => [outcome.orders, outcome.given])).toEqual([
    [1, true],
    [3, false],
    [2, false],
  ]);
  expect(group.changes.map((change) => [change.from, change.to, change.turned])).toEqual([
    [0, 1, [[2, 1]]],
    [0, 2, [[1, 0]]],
    [1, 2, [[1, 2]]],
  ]);
});

test('what comes to the same is one outcome, whichever of a unit’s orders failed', () => {
  const result = ordersOfMoves(phaseOf('FR-AU war\nFR1IN 5-6 - 5-6\nFR1IN 5-6 - 5-7\nAU1IN 5-5 - 5-6\nFR2IN 5-6'));
  const { orders, outcomes } = onlyGroup(result);
  // Caught before both of its orders or before the second: it stays and fights either way.
  expect([orders, outcomes.map((one) => [one.orders, one.caught, one.positions.FR1IN])]).toEqual([
    3,
    [
      [1, [], '5-7'],
      [2, ['FR1IN'], '5-6'],
    ],
  ]);
});

/** `count` moves into one square, each of a state of its own, with relations that make the order matter. */
function crowd(count: number, square = '7-7', first = 0): string {
  const codes = Array.from({ length: count }, (_, index) => String.fromCharCode(65 + first + index).repeat(2));
  const words = ['allied', 'war', 'neutral', 'allied', 'war'];
  const relations = codes.flatMap((a, i) => codes.slice(i + 1).map((b, j) => `${a}-${b} ${words[(i * 3 + j) % 5]}`));
  const moves = codes.map((code, index) => `${code}1IN ${index % 15}-${first + Math.floor(index / 15)} - ${square}`);
  return [...relations, ...moves].join('\n');
}

test('eight moves into one square are followed through all 40,320 orders', () => {
  const phase = phaseOf(crowd(8));
  const result = ordersOfMoves(phase);
  const group = onlyGroup(result);
  expect([result.exact, result.orders, group.orders]).toEqual([true, '40320', 40_320]);
  expect(group.outcomes.reduce((sum, outcome) => sum + outcome.orders, 0)).toBe(40_320);
  // Each order shown leads to its outcome.
  for (const outcome of group.outcomes) {
    const events = outcome.order.map((event) => phase.events[event]).filter((event) => event !== undefined);
    const judged = judgePhase({ ...phase, events });
    expect(judged.battles.map((battle) => battle.began_by)).toEqual(outcome.battles.map((battle) => battle.began_by));
    expect(judged.refused.map((one) => one.unit).sort()).toEqual(outcome.refused.map((one) => one.unit).sort());
  }
  expect(group.changes.every((change) => change.proved)).toBe(true);
});

test('twelve moves into one square are still counted exactly', () => {
  const result = ordersOfMoves(phaseOf(crowd(12)));
  const group = onlyGroup(result);
  expect([result.exact, result.orders]).toEqual([true, '479001600']);
  expect(group.outcomes.reduce((sum, outcome) => sum + outcome.orders, 0)).toBe(479_001_600);
});

test('moves into different squares that share no unit do not multiply', () => {
  const two = ordersOfMoves(phaseOf(`${crowd(8)}\n${crowd(8, '3-3', 10)}`));
  expect(two.exact).toBe(true);
  expect(two.groups.map((group) => [group.events.length, group.orders])).toEqual([
    [8, 40_320],
    [8, 40_320],
  ]);
  expect(two.outcomes).toBe((two.groups[0]?.outcomes.length ?? 0) * (two.groups[1]?.outcomes.length ?? 0));
  // 16!
  expect(two.orders).toBe('20922789888000');
});

test('units that leave one square for different ones do not bear on each other', () => {
  const result = ordersOfMoves(phaseOf('FR-AU war\nFR1IN 5-5 - 5-6\nFR2IN 5-5 - 6-5\nAU1IN 5-6\nAU2IN 6-5'));
  expect(result.groups.map((group) => group.events)).toEqual([[0], [1]]);
  const entered = ordersOfMoves(phaseOf('FR-AU war\nFR1IN 5-5 - 5-6\nAU1IN 6-6 - 5-5'));
  expect(entered.groups.map((group) => group.outcomes.length)).toEqual([2]);
});

test('a unit’s own orders keep their order', () => {
  const result = ordersOfMoves(phaseOf('FR-AU war\nFR1IN 5-5 - 5-6\nFR1IN 5-6 - 5-7\nAU1IN 5-8 - 5-7'));
  expect(onlyGroup(result).orders).toBe(3);
});

test('beyond the bound orders are drawn, the same every time, and that is said', () => {
  const phase = phaseOf(crowd(20));
  const [one, other] = [ordersOfMoves(phase, { draws: 300 }), ordersOfMoves(phase, { draws: 300 })];
  expect([one.exact, one.orders, onlyGroup(one).exact, onlyGroup(one).orders]).toEqual([false, undefined, false, 300]);
  expect(onlyGroup(one).outcomes.reduce((sum, outcome) => sum + outcome.orders, 0)).toBe(300);
  expect(onlyGroup(one).outcomes[0]?.given).toBe(true);
  expect(other).toEqual(one);
  const small = ordersOfMoves(phaseOf(crowd(8)), { situations: 20, draws: 2_000 });
  const whole = ordersOfMoves(phaseOf(crowd(8)));
  expect(small.exact).toBe(false);
  expect(onlyGroup(small).outcomes.length).toBeLessThanOrEqual(onlyGroup(whole).outcomes.length);
});

test('orders drawn are as likely as they are when all are followed', () => {
  const phase = phaseOf(crowd(6));
  const whole = onlyGroup(ordersOfMoves(phase));
  const drawn = onlyGroup(ordersOfMoves(phase, { situations: 1, draws: 20_000 }));
  const share = (group: OrderGroup): ReadonlyMap<string, number> =>
    new Map(
      group.outcomes.map((one) => [
        JSON.stringify([one.battles, one.refused.map((r) => r.unit).sort()]),
        one.orders / group.orders,
      ]),
    );
  const expected = share(whole);
  for (const [outcome, part] of share(drawn)) expect(Math.abs(part - (expected.get(outcome) ?? 0))).toBeLessThan(0.02);
});
