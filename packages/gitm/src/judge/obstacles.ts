import type { RuleNumber, UnitId } from '../vocabulary.ts';
import { type Board, NOBODY, starterOf, unitsWith } from './board.ts';
import { NEUTRAL, type Setup, WAR } from './setup.ts';

/** Who stands in a unit's way, looked up once for each state until the stack changes: many may meet one stack. */
export interface Obstacles {
  /** Who keeps the unit out of a square, and the rules by which. */
  readonly bars: (unit: number, square: number) => Bars;
  /** Who blocks its line of march through a square: neutral and hostile units. */
  readonly blocks: (unit: number, square: number) => readonly UnitId[];
}

export interface Bars {
  readonly units: readonly UnitId[];
  readonly rules: readonly RuleNumber[];
}

/** Keeps what `find` gives for a state and a square as long as the stack there does not change. */
function kept<T>(
  setup: Setup,
  board: Board,
  find: (unit: number, square: number) => T,
): (unit: number, square: number) => T {
  const memory = new Map<number, { readonly version: number; readonly byState: Map<number, T> }>();
  return (unit, square) => {
    const version = board.stacks[square]?.version ?? 0;
    let page = memory.get(square);
    if (page === undefined || page.version !== version) {
      page = { version, byState: new Map() };
      memory.set(square, page);
    }
    const state = setup.stateOf[unit] ?? 0;
    const known = page.byState.get(state);
    if (known !== undefined) return known;
    const found = find(unit, square);
    page.byState.set(state, found);
    return found;
  };
}

/** `movedIn` tells by unit number in which event a unit last moved, or `NOBODY`. */
export function obstacles(setup: Setup, board: Board, movedIn: Int32Array): Obstacles {
  const named = (units: readonly number[]): readonly UnitId[] => units.map((unit) => setup.units[unit] ?? '');
  return {
    bars: kept(setup, board, (unit, square) => {
      const bars = unitsWith(setup, board, square, unit, NEUTRAL);
      const rules: RuleNumber[] = ['R3'];
      if (bars.some((bar) => movedIn[bar] !== NOBODY)) rules.unshift('R1');
      const stacked = bars.length < (board.stacks[square]?.units.size ?? 0);
      if (stacked || starterOf(board, square) !== NOBODY) rules.push('R4');
      rules.push('R21');
      return { units: named(bars), rules };
    }),
    blocks: kept(setup, board, (unit, square) =>
      named([...unitsWith(setup, board, square, unit, NEUTRAL), ...unitsWith(setup, board, square, unit, WAR)]),
    ),
  };
}
