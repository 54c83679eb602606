import { verdict, type World } from './formulas.ts';
import type { Act, Plan } from './plan.ts';

/** More open acts than this in one formula are taken to matter all, instead of trying every combination. */
const MOST_TO_TRY = 12;

/** The open acts a formula looks at. */
function looksAt(plan: Plan, act: Act, world: World): readonly Act[] {
  const seen = new Set<Act>();
  verdict(
    plan,
    (other) => {
      const value = world(other);
      if (value === undefined) seen.add(other);
      return value;
    },
    act,
  );
  return [...seen];
}

/**
 * The open acts on which an act truly depends: with some values of the others, it comes out differently with this one
 * true or false.
 */
function dependsOn(plan: Plan, act: Act, world: World): readonly Act[] {
  const inputs = looksAt(plan, act, world);
  if (inputs.length > MOST_TO_TRY) return inputs;
  const outcome = (bits: number): boolean => {
    const value = verdict(
      plan,
      (other) => {
        const index = inputs.indexOf(other);
        return index < 0 ? world(other) : (bits & (1 << index)) !== 0;
      },
      act,
    );
    if (value === undefined) throw new Error('a formula without open inputs gives no value');
    return value;
  };
  const outcomes = Array.from({ length: 1 << inputs.length }, (_, bits) => outcome(bits));
  return inputs.filter((_, index) => outcomes.some((value, bits) => value !== outcomes[bits ^ (1 << index)]));
}

/**
 * The core of what is left open: a set of acts that depend on each other, in a ring or several, and on no open act
 * outside. Of several such sets the one with the first act; they do not touch each other.
 */
export function coreOf(plan: Plan, open: readonly Act[], world: World): readonly Act[] {
  const direct = new Map(open.map((act) => [act, dependsOn(plan, act, world)] as const));
  const reachable = (start: Act): ReadonlySet<Act> => {
    const reached = new Set<Act>();
    const toVisit = [start];
    for (let act = toVisit.pop(); act !== undefined; act = toVisit.pop()) {
      for (const next of direct.get(act) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        toVisit.push(next);
      }
    }
    return reached;
  };
  const all = new Map(open.map((act) => [act, reachable(act)] as const));
  const smallest = open.reduce((left, right) =>
    (all.get(right)?.size ?? 0) < (all.get(left)?.size ?? 0) ? right : left,
  );
  // What reaches least is in a core, or depends on nothing open: then it is a knot of its own with one way out.
  const core = all.get(smallest) ?? new Set<Act>();
  return core.size === 0 ? [smallest] : [...core];
}
