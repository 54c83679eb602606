import { verdict, type World } from './formulas.ts';
import { coreOf } from './knot.ts';
import type { Act, Convoy, Plan } from './plan.ts';

/** What has been settled so far. */
type Settled = Map<Act, boolean>;

export interface Outcome {
  readonly world: World;
  /** The fleets whose convoy was taken out to settle a paradox (DATC 4.A.2 f). */
  readonly paradox: ReadonlySet<Convoy>;
  /** How many knots were left after all that follows had been settled: rotations, paradoxes, knots with one way out. */
  readonly knots: {
    readonly rotations: number;
    readonly paradoxes: number;
    readonly unique: number;
    /** Acts in all their cores together. */
    readonly acts: number;
  };
}

function actsOf(plan: Plan): readonly Act[] {
  return [...plan.moves, ...plan.supports, ...plan.convoys];
}

function worldOf(settled: ReadonlyMap<Act, boolean>): World {
  return (act) => settled.get(act);
}

/** Settles what follows, over and over, until nothing more does. False where two things follow that exclude each other. */
function settleAllThatFollows(plan: Plan, acts: readonly Act[], settled: Settled, fixed: ReadonlySet<Act>): boolean {
  for (;;) {
    let changed = false;
    for (const act of acts) {
      if (fixed.has(act)) continue;
      const value = verdict(plan, worldOf(settled), act);
      const known = settled.get(act);
      if (value === undefined || value === known) continue;
      if (known !== undefined) return false;
      settled.set(act, value);
      changed = true;
    }
    if (!changed) return true;
  }
}

/** Ways to give every act of a knot a value so that each is what the rules say; stops looking after the second. */
function consistentWays(
  plan: Plan,
  knot: readonly Act[],
  settled: Settled,
  fixed: ReadonlySet<Act>,
): readonly Settled[] {
  const [open] = knot.filter((act) => !settled.has(act));
  if (open === undefined) {
    // What is open outside the knot does not matter to it: any value will do.
    const anyhow: World = (act) => settled.get(act) ?? false;
    return knot.every((act) => verdict(plan, anyhow, act) === settled.get(act)) ? [settled] : [];
  }
  const ways: Settled[] = [];
  for (const value of [true, false]) {
    const tried: Settled = new Map(settled).set(open, value);
    if (!settleAllThatFollows(plan, knot, tried, fixed)) continue;
    ways.push(...consistentWays(plan, knot, tried, fixed));
    if (ways.length > 1) break;
  }
  return ways;
}

/**
 * Decides every act. First all that follows from the orders; then the core of what is left: its one consistent way, or,
 * where there are several or none, all moves of a ring succeed and all convoys of a paradox fail (DATC 5.B.9, 4.A.2);
 * then again all that follows.
 */
export function settle(plan: Plan): Outcome {
  const acts = actsOf(plan);
  const settled: Settled = new Map();
  const fixed = new Set<Act>();
  const paradox = new Set<Convoy>();
  const knots = { rotations: 0, paradoxes: 0, unique: 0, acts: 0 };
  for (;;) {
    if (!settleAllThatFollows(plan, acts, settled, fixed)) throw new Error('the rules contradict what was settled');
    const open = acts.filter((act) => !settled.has(act));
    if (open.length === 0) return { world: worldOf(settled), paradox, knots };
    const core = coreOf(plan, open, worldOf(settled));
    const ways = consistentWays(plan, core, settled, fixed);
    knots.acts += core.length;
    const convoys = core.filter((act) => act.kind === 'convoy');
    const [only, second] = ways;
    if (only !== undefined && second === undefined) {
      knots.unique += 1;
      for (const act of core) settled.set(act, only.get(act) ?? false);
    } else if (convoys.length > 0) {
      knots.paradoxes += 1;
      for (const convoy of convoys) {
        paradox.add(convoy);
        fixed.add(convoy);
        settled.set(convoy, false);
      }
    } else {
      knots.rotations += 1;
      for (const act of core) settled.set(act, act.kind === 'move');
      if (core.some((act) => act.kind !== 'move')) throw new Error('a ring of moves holds something else');
    }
  }
}
