import type { Placement } from '../result.ts';
import type { Square, State, UnitId } from '../vocabulary.ts';
import type { Facts, Found } from './corner-list.ts';
import type { Setup } from './setup.ts';

/** The placements of each battle by its square. */
function bySquare(sides: readonly Placement[]): ReadonlyMap<Square, readonly Placement[]> {
  const squares = new Map<Square, Placement[]>();
  for (const placement of sides) {
    const placements = squares.get(placement.square) ?? [];
    squares.set(placement.square, placements);
    placements.push(placement);
  }
  return squares;
}

/** A1, A5, A8, A17: of the line-up of battles and the start. */
export function cornersOfBattles(setup: Setup, facts: Facts, { readings, open }: Found): void {
  const stateOf = (unit: UnitId): State => setup.states[setup.stateOf[setup.unitNumber.get(unit) ?? -1] ?? -1] ?? '';
  const squares = bySquare(facts.sides);
  const fights = new Map<State, Set<Square>>();
  for (const { square, began_by } of facts.battles) {
    const placements = squares.get(square) ?? [];
    const starterState = stateOf(began_by);
    const states = new Set(placements.map((placement) => stateOf(placement.unit)));
    for (const state of states) fights.set(state, (fights.get(state) ?? new Set()).add(square));
    const own = placements.filter((one) => one.part !== 'starter' && stateOf(one.unit) === starterState);
    // Between two states R10 says outright that a state's units stay together.
    if (states.size > 2 && own.length > 0) readings.add({ number: 'A5', square, units: own.map((one) => one.unit) });
  }
  const several = [...fights].filter(([, where]) => where.size > 1).map(([state]) => state);
  if (several.length > 0) readings.add({ number: 'A8', states: several });
  for (const warning of facts.warnings) {
    if (warning.code === 'enemies-on-one-side') {
      const corner = { number: 'A1', square: warning.square, states: warning.states } as const;
      readings.add(corner);
      open.add(corner);
    }
    if (warning.code === 'start-breaks-r16')
      readings.add({ number: 'A17', square: warning.square, states: warning.states });
  }
}
