import { judgePhase, type TacPhase, type TacResult } from '@standoff/gitm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phases } from './gitm/random.ts';
import { referenceJudge, verdictOf } from './gitm/reference.ts';

const RUNS = { numRuns: 2_000 };

function stateOf(phase: TacPhase, unit: string): string {
  return phase.start.find((placed) => placed.unit === unit)?.state ?? '';
}

function relation(phase: TacPhase, a: string, b: string): string {
  const [s, t] = [stateOf(phase, a), stateOf(phase, b)];
  if (s === t) return 'allied';
  return phase.relations.find(([x, y]) => (x === s && y === t) || (x === t && y === s))?.[2] ?? 'neutral';
}

function check(size: Parameters<typeof phases>[0], holds: (phase: TacPhase, result: TacResult) => void): void {
  fc.assert(
    fc.property(phases(size), (phase) => {
      holds(phase, judgePhase(phase));
    }),
    RUNS,
  );
}

test('the two judges agree on random phases, whether the start keeps R16 or not', () => {
  check({}, (phase, result) => expect(verdictOf(result)).toEqual(verdictOf(referenceJudge(phase))));
  check({ clean: false }, (phase, result) => expect(verdictOf(result)).toEqual(verdictOf(referenceJudge(phase))));
  check({ states: 2, side: 2 }, (phase, result) => expect(verdictOf(result)).toEqual(verdictOf(referenceJudge(phase))));
});

test('R16: where there is no battle, all units in a square are pairwise allied', () => {
  check({}, (phase, { battles, positions }) => {
    const fought = new Set(battles.map((battle) => battle.square));
    for (const [a, square] of Object.entries(positions)) {
      if (fought.has(square)) continue;
      for (const [b, other] of Object.entries(positions))
        if (other === square) expect(relation(phase, a, b)).toBe('allied');
    }
  });
});

test('R20: in one battle all units of a state are on one side', () => {
  check({}, (phase, { battles }) => {
    for (const { attackers, defenders } of battles) {
      const attacking = new Set(attackers.map((unit) => stateOf(phase, unit)));
      expect(defenders.filter((unit) => attacking.has(stateOf(phase, unit)))).toEqual([]);
    }
  });
});

test('R14: every battle has a defender, and its starter attacks', () => {
  check({}, (_, { battles }) => {
    for (const { attackers, defenders, began_by } of battles) {
      expect(defenders.length).toBeGreaterThan(0);
      expect(attackers).toContain(began_by);
    }
  });
});

test('all units in the square of a battle are in it, each once, and each has its reason', () => {
  check({}, (_, { battles, positions, sides }) => {
    for (const { square, attackers, defenders } of battles) {
      const inside = Object.keys(positions).filter((unit) => positions[unit] === square);
      expect([...attackers, ...defenders].sort()).toEqual(inside.sort());
      expect(sides.filter((one) => one.square === square).map((one) => one.unit)).toEqual([...attackers, ...defenders]);
    }
    expect(new Set(battles.map((battle) => battle.square)).size).toBe(battles.length);
  });
});

test('R19: only the relation to the starter decides a side', () => {
  check({ clean: false }, (phase, { battles, sides }) => {
    for (const one of sides) {
      const starter = battles.find((battle) => battle.square === one.square)?.began_by ?? '';
      expect(one.relation).toBe(relation(phase, one.unit, starter));
      expect(one.side).toBe(one.relation === 'allied' ? 'attack' : 'defend');
    }
  });
});

test('R21: a refused unit has not moved and began nothing, but for a target barred only from its last square', () => {
  check({}, (phase, result) => {
    for (const { unit, to, event, from } of result.refused) {
      const tries = result.attempts.filter((one) => one.event === event && one.unit === unit);
      const moved = tries.filter((one) => ['enters', 'begins', 'meets', 'joins'].includes(one.outcome));
      if (tries.length === 1) expect(moved).toEqual([]);
      else expect(tries.map((one) => one.role)).toEqual(['target', 'target']);
      expect(
        result.battles.filter((battle) => battle.square === to && battle.began_by === unit && battle.event === event),
      ).toEqual([]);
      expect(from).not.toBe(to);
    }
    for (const { unit, because } of result.refused) {
      expect(because.length).toBeGreaterThan(0);
      for (const bar of because) expect(relation(phase, unit, bar)).toBe('neutral');
    }
  });
});

test('a unit that is nowhere in the origins stands where it started, and no other does unless it came back', () => {
  check({}, (phase, { positions, origins }) => {
    for (const { unit, square } of phase.start) {
      if (origins[unit] === undefined) expect(positions[unit]).toBe(square);
      else expect(origins[unit]).not.toBe(positions[unit]);
    }
  });
});

test('R22: events in one square change nothing in a square that shares no unit with it', () => {
  fc.assert(
    fc.property(phases(), phases(), (here, other) => {
      // The second phase on the far side of the map, with units of its own.
      const move = (square: string): string =>
        square
          .split('-')
          .map((part) => String(Number(part) + 5))
          .join('-');
      const rename = (unit: string): string => `${unit}X`;
      const there: TacPhase = {
        states: here.states,
        relations: here.relations,
        start: other.start
          .filter((unit) => here.states.includes(unit.state))
          .map((unit) => ({ ...unit, unit: rename(unit.unit), square: move(unit.square) })),
        events: [],
      };
      const names = new Set(there.start.map((unit) => unit.unit));
      const events = other.events.flatMap((event) => {
        if (event.type !== 'move' || !names.has(rename(event.unit))) return [];
        return [{ type: 'move' as const, unit: rename(event.unit), to: move(event.to) }];
      });
      const both = judgePhase({ ...here, start: [...here.start, ...there.start], events: [...here.events, ...events] });
      const [first, second] = [judgePhase(here), judgePhase({ ...there, events })];
      expect(both.positions).toEqual({ ...first.positions, ...second.positions });
      expect(both.battles.map((battle) => battle.square)).toEqual(
        [...first.battles, ...second.battles].map((battle) => battle.square),
      );
      expect(both.refused.length).toBe(first.refused.length + second.refused.length);
    }),
    { numRuns: 500 },
  );
});

test('turning the roles of two states round turns the result round', () => {
  fc.assert(
    fc.property(phases(), (phase) => {
      const [a = '', b = ''] = phase.states;
      const turn = (state: string): string => (state === a ? b : state === b ? a : state);
      const turned: TacPhase = {
        ...phase,
        relations: phase.relations.map(([x, y, word]) => [turn(x), turn(y), word]),
        start: phase.start.map((unit) => ({ ...unit, state: turn(unit.state) })),
      };
      const [one, other] = [judgePhase(phase), judgePhase(turned)];
      expect(verdictOf(other)).toEqual(verdictOf(one));
      expect(other.sides).toEqual(
        one.sides.map((side) => ({ ...side, allies_against: expect.any(Array), enemies_beside: expect.any(Array) })),
      );
      expect(other.sides.map((side) => side.allies_against.map(turn).sort())).toEqual(
        one.sides.map((side) => [...side.allies_against].sort()),
      );
    }),
    RUNS,
  );
});

test('a warning never changes the result: what orders say of where units stand is only compared', () => {
  check({}, (phase, result) => {
    const said = { ...phase, events: phase.events.map((event) => ({ ...event, from: '14-14' as const })) };
    expect(verdictOf(judgePhase(said))).toEqual(verdictOf(result));
  });
});

test('the result is plain JSON, and the same every time', () => {
  check({ clean: false }, (phase, result) => {
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    expect(JSON.stringify(judgePhase(phase))).toBe(JSON.stringify(result));
  });
});
