import type { TacPhase } from './phase.ts';
import type { Outcome, TacResult } from './result.ts';
import type { Square, State } from './vocabulary.ts';

/** Tries that ask how a unit stands to those in the square. */
const ASKING: ReadonlySet<Outcome> = new Set(['enters', 'begins', 'meets', 'joins', 'refused']);

/** Whether the relation of two states was asked for, in either order. */
export type Met = (a: State, b: State) => boolean;

/**
 * The states that met in a phase: one tried to enter a square that held the other, or was intercepted beside it. No
 * other relation was asked for, so changing another cannot change the result.
 */
export function statesThatMet(phase: TacPhase, { attempts, battles }: TacResult): Met {
  const stateOf = new Map(phase.start.map(({ unit, state }) => [unit, state]));
  const inSquare = new Map<Square, Map<State, number>>();
  const count = (square: Square, state: State, change: number): void => {
    const states = inSquare.get(square) ?? new Map<State, number>();
    inSquare.set(square, states);
    const number = (states.get(state) ?? 0) + change;
    if (number > 0) states.set(state, number);
    else states.delete(state);
  };
  for (const { state, square } of phase.start) count(square, state, 1);
  const starterIn = new Map(battles.map(({ square, began_by }) => [square, stateOf.get(began_by) ?? '']));
  const met = new Map<State, Set<State>>();
  const meet = (own: State, square: Square): void => {
    const others = met.get(own) ?? new Set<State>();
    met.set(own, others);
    for (const state of inSquare.get(square)?.keys() ?? []) others.add(state);
  };
  for (const { unit, from, to, outcome } of attempts) {
    if (!ASKING.has(outcome)) continue;
    const own = stateOf.get(unit) ?? '';
    meet(own, to);
    // A unit that never moved may be the one intercepted: those beside it are measured against it.
    if (outcome === 'meets') meet(starterIn.get(to) ?? '', to);
    if (outcome === 'refused') continue;
    count(from, own, -1);
    count(to, own, 1);
  }
  return (a, b) => met.get(a)?.has(b) === true || met.get(b)?.has(a) === true;
}
