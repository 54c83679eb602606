import type { Attempt, Warning } from '../result.ts';
import { squareName } from '../square.ts';
import { RELATIONS, type Side, type State } from '../vocabulary.ts';
import type { BattleRecord } from './record.ts';
import { ALLIED, type Setup, statesRelation, WAR } from './setup.ts';
import { linesOf } from './sides.ts';

/** Calls back with every pair of a list, each once, in its order. */
function eachPair<T>(list: readonly T[], visit: (a: T, b: T) => void): void {
  for (const [index, a] of list.entries()) for (const b of list.slice(index + 1)) visit(a, b);
}

function stateNames(setup: Setup, a: number, b: number): readonly [State, State] {
  return [setup.states[a] ?? '', setup.states[b] ?? ''];
}

/** Pairs of states without a relation, taken as neutral (A11). */
export function assumedPairs(setup: Setup): readonly Warning[] {
  const warnings: Warning[] = [];
  const count = setup.states.length;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      if (setup.assumed[a * count + b] === 1)
        warnings.push({ code: 'assumed-neutral', states: stateNames(setup, a, b) });
    }
  }
  return warnings;
}

/** Squares where units stood together when the phase began that may not: all must be pairwise allied (R16, A17). */
export function brokenStarts(setup: Setup): readonly Warning[] {
  const bySquare = new Map<number, Set<number>>();
  for (const [unit, square] of setup.startOf.entries()) {
    const states = bySquare.get(square) ?? new Set();
    bySquare.set(square, states.add(setup.stateOf[unit] ?? 0));
  }
  const warnings: Warning[] = [];
  for (const [square, states] of bySquare) {
    eachPair([...states], (a, b) => {
      const relation = RELATIONS[statesRelation(setup, a, b)];
      if (relation === undefined || relation === 'allied') return;
      warnings.push({
        code: 'start-breaks-r16',
        square: squareName(square),
        states: stateNames(setup, a, b),
        relation,
      });
    });
  }
  return warnings;
}

/** Units that had been caught in a battle when their turn came (A12). */
export function caughtUnits(attempts: readonly Attempt[]): readonly Warning[] {
  return attempts
    .filter((attempt) => attempt.outcome === 'caught')
    .map(({ unit, from, event }) => ({ code: 'ordered-in-battle', unit, square: from, event }));
}

/** Enemies on one side (A1), and allies on opposite sides, of one battle. */
export function crossedLines(setup: Setup, battle: BattleRecord): readonly Warning[] {
  const warnings: Warning[] = [];
  const square = squareName(battle.square);
  const lines = linesOf(setup, battle);
  for (const side of ['attack', 'defend'] satisfies Side[]) {
    eachPair([...lines[side]], (a, b) => {
      if (statesRelation(setup, a, b) !== WAR) return;
      warnings.push({ code: 'enemies-on-one-side', square, side, states: stateNames(setup, a, b) });
    });
  }
  for (const a of lines.attack) {
    for (const b of lines.defend) {
      if (statesRelation(setup, a, b) !== ALLIED) continue;
      warnings.push({ code: 'allies-on-opposite-sides', square, states: stateNames(setup, a, b) });
    }
  }
  return warnings;
}
