import { compareResults, type Difference } from './compare.ts';
import { judgePhase } from './judge.ts';
import { statesThatMet } from './meetings.ts';
import type { RelationEntry, TacPhase } from './phase.ts';
import type { TacResult, Warning } from './result.ts';
import { RELATIONS, type Relation, type State } from './vocabulary.ts';

/** One relation changed, and only what that changes. */
export interface WhatIf {
  readonly states: readonly [State, State];
  readonly before: Relation;
  readonly after: Relation;
  /** Empty where the change makes no difference to the phase. */
  readonly differences: readonly Difference[];
  /** Squares of the start that could not be as they are under the changed relation (R16): there the answer is doubtful. */
  readonly breaks: readonly (Warning & { readonly code: 'start-breaks-r16' })[];
}

function isPair([a, b]: RelationEntry, first: State, second: State): boolean {
  return (a === first && b === second) || (a === second && b === first);
}

/** The relation of two states of a phase; neutral where none is given (A11), allied of a state with itself (A5). */
export function relationBetween(phase: TacPhase, first: State, second: State): Relation {
  if (first === second) return 'allied';
  return phase.relations.find((entry) => isPair(entry, first, second))?.[2] ?? 'neutral';
}

/** The phase with one relation changed. */
export function withRelation(phase: TacPhase, first: State, second: State, relation: Relation): TacPhase {
  const others = phase.relations.filter((entry) => !isPair(entry, first, second));
  return { ...phase, relations: [...others, [first, second, relation]] };
}

function breaksOf(result: TacResult): WhatIf['breaks'] {
  return result.warnings.filter((warning) => warning.code === 'start-breaks-r16');
}

function compareWith(phase: TacPhase, judged: TacResult, states: readonly [State, State], after: Relation): WhatIf {
  const changed = judgePhase(withRelation(phase, states[0], states[1], after));
  const known = new Set(breaksOf(judged).map((warning) => `${warning.square} ${warning.states.join(' ')}`));
  return {
    states,
    before: relationBetween(phase, states[0], states[1]),
    after,
    differences: compareResults(judged, changed),
    breaks: breaksOf(changed).filter((warning) => !known.has(`${warning.square} ${warning.states.join(' ')}`)),
  };
}

/** The same phase with the relation of two of its states changed. */
export function whatIf(phase: TacPhase, first: State, second: State, relation: Relation): WhatIf {
  return compareWith(phase, judgePhase(phase), [first, second], relation);
}

/** Every change of a single relation that makes a difference to the phase, pair by pair in the order of its states. */
export function whatIfAll(phase: TacPhase): readonly WhatIf[] {
  const judged = judgePhase(phase);
  const met = statesThatMet(phase, judged);
  const found: WhatIf[] = [];
  for (const [index, first] of phase.states.entries()) {
    for (const second of phase.states.slice(index + 1)) {
      if (!met(first, second)) continue;
      const before = relationBetween(phase, first, second);
      for (const after of RELATIONS) {
        if (after === before) continue;
        const tried = compareWith(phase, judged, [first, second], after);
        if (tried.differences.length > 0) found.push(tried);
      }
    }
  }
  return found;
}
