import { closest, type Relation, type State, type TacPhase } from '@standoff/gitm';
import { newDraft, setName } from './draft.ts';
import type { TacTextProblem } from './problem.ts';
import { readRelationLine } from './read-relations.ts';
import { tokensOf } from './tokens.ts';

/** A relation asked about: `FR-PR war`, «Франция и Пруссия: война». */
export type TacChange =
  | { readonly ok: true; readonly states: readonly [State, State]; readonly relation: Relation }
  | { readonly ok: false; readonly problem: TacTextProblem };

/** Reads a relation of two different states of a phase, written as in its text form. */
export function readTacChange(text: string, phase: TacPhase): TacChange {
  const draft = newDraft();
  draft.states = [...phase.states];
  for (const [state, name] of Object.entries(phase.names ?? {})) setName(draft, state, name);
  readRelationLine(draft, tokensOf(text), 1);
  const [problem] = draft.problems;
  const [entry, other] = draft.relations;
  const whole = { line: 1, column: 1, length: text.length };
  if (problem !== undefined) return { ok: false, problem };
  if (entry === undefined)
    return { ok: false, problem: { ...whole, code: 'gitm/unfinished-line', wanted: 'relation' } };
  if (other !== undefined) {
    const span = draft.spans.get('relations[1][1]') ?? whole;
    return {
      ok: false,
      problem: { ...span, code: 'gitm/unexpected-word', word: other[1], wanted: 'end', candidates: [] },
    };
  }
  const [a, b, relation] = entry;
  const unknown = [a, b].find((state) => !phase.states.includes(state));
  if (unknown !== undefined) {
    const candidates = closest(unknown, phase.states);
    return { ok: false, problem: { ...whole, code: 'gitm/unknown-state', state: unknown, candidates } };
  }
  if (a === b) return { ok: false, problem: { ...whole, code: 'gitm/own-relation', state: a, relation } };
  return { ok: true, states: [a, b], relation };
}
