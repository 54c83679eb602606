import type { Relation } from '@standoff/gitm';
import type { TacWanted } from './problem.ts';
import type { Token } from './tokens.ts';

/** A state or relation named in a line, and what stands between it and the one before: a comma or «and», a dash, or neither. */
export interface Part {
  readonly what: { readonly state: string } | { readonly relation: Relation };
  readonly joint: 'link' | 'dash' | 'none';
  readonly token: Token;
}

type StatePart = Part & { readonly what: { readonly state: string } };
type RelationPart = Part & { readonly what: { readonly relation: Relation } };

/** Two states and their relation, each with its token. */
export interface SaidRelation {
  readonly states: readonly [StatePart, StatePart];
  readonly relation: RelationPart;
}

/** What does not fit: a part that should not stand there, or what is missing at the end. */
export type ClauseFault = { readonly surplus: Part } | { readonly missing: TacWanted };

export interface ClauseReading {
  readonly said: readonly SaidRelation[];
  readonly fault?: ClauseFault;
  /** Of whom the next clause speaks where it names nobody itself: «Austria: war – France; allied – Prussia». */
  readonly subject?: readonly StatePart[];
}

function isState(part: Part | undefined): part is StatePart {
  return part !== undefined && 'state' in part.what;
}

function isRelation(part: Part | undefined): part is RelationPart {
  return part !== undefined && 'relation' in part.what;
}

function statesFrom(parts: readonly Part[], index: number): readonly StatePart[] {
  const found: StatePart[] = [];
  for (let part = parts[index]; isState(part); part = parts[index + found.length]) found.push(part);
  return found;
}

function eachWithEach(states: readonly StatePart[], relation: RelationPart): readonly SaidRelation[] {
  return states.flatMap((a, index) => states.slice(index + 1).map((b) => ({ states: [a, b] as const, relation })));
}

/** The first that is not joined to the one before by a comma or «and»: a list of states ends there. */
function unlinked(states: readonly StatePart[]): StatePart | undefined {
  return states.slice(1).find((state) => state.joint !== 'link');
}

/**
 * The state that makes a list doubtful: three who are allied are allied to each other, but of three at war, or neutral,
 * two may be so to the third.
 */
function doubtful(states: readonly StatePart[], { what }: RelationPart): StatePart | undefined {
  return states.length > 2 && what.relation !== 'allied' ? states[2] : undefined;
}

/** Reads `war: FR-AU, FR-SP`, `allied: FR, PR, NL`. */
function readUnderRelation(parts: readonly Part[]): ClauseReading {
  const [relation] = parts;
  const states = statesFrom(parts, 1);
  const rest = parts[1 + states.length];
  if (!isRelation(relation)) return { said: [] };
  if (rest !== undefined) return { said: [], fault: { surplus: rest } };
  if (states.length < 2) return { said: [], fault: { missing: 'state' } };
  const groups: StatePart[][] = [];
  for (const [index, state] of states.entries()) {
    if (index === 0 || state.joint === 'link') groups.push([state]);
    else groups.at(-1)?.push(state);
  }
  if (groups.every((group) => group.length === 1)) {
    const third = doubtful(states, relation);
    return third === undefined ? { said: eachWithEach(states, relation) } : { said: [], fault: { surplus: third } };
  }
  const odd = groups.find((group) => group.length !== 2);
  const surplus = odd?.[2] ?? odd?.[0];
  if (surplus !== undefined) return { said: [], fault: { surplus } };
  return { said: groups.flatMap((group) => eachWithEach(group, relation)) };
}

/**
 * Reads what a line says between two semicolons: `FR-AU war`, `FR, PR and NL allied` (each with each), `FR at war with AU
 * and SP, allied to PR` (the first with each), `FR-AU war, FR-PR allied`. What could be read in two ways is a fault.
 */
export function readClause(parts: readonly Part[], subject: readonly StatePart[] | undefined): ClauseReading {
  const named = parts.slice(1);
  const leads = isRelation(parts[0]);
  if (leads && (subject === undefined || named.slice(1).some((part) => isState(part) && part.joint !== 'link')))
    return readUnderRelation(parts);
  const said: SaidRelation[] = [];
  let of = subject;
  for (let index = 0; index < parts.length; ) {
    const before = statesFrom(parts, index);
    const relation = parts[index + before.length];
    if (!isRelation(relation)) return { said, fault: { missing: before.length < 2 ? 'state' : 'relation' } };
    let next = index + before.length + 1;
    const following = parts[next]?.joint === 'link' ? [] : statesFrom(parts, next);
    if (following.length === 0) {
      const surplus = before.length > 2 && unlinked(before) !== undefined ? before[2] : doubtful(before, relation);
      if (before.length === 0) return { said, fault: { surplus: relation } };
      if (before.length === 1) return { said, fault: { missing: 'state' } };
      if (surplus !== undefined) return { said, fault: { surplus } };
      said.push(...eachWithEach(before, relation));
      of = undefined;
    } else {
      if (before.length > 0) of = before;
      const wrong = unlinked(before);
      if (wrong !== undefined) return { said, fault: { surplus: wrong } };
      if (of === undefined) return { said, fault: { surplus: relation } };
      const end = following.findIndex((state, place) => place > 0 && state.joint !== 'link');
      const objects = end < 0 ? [...following] : following.slice(0, end);
      const stop = parts[next + objects.length];
      // `FR war AU, PR allied AU`: the last belongs to what comes, and only if just one went before can that be told.
      if (stop !== undefined && stop.joint !== 'link') {
        if (objects.length !== 2) return { said, fault: { surplus: stop } };
        objects.pop();
      }
      next += objects.length;
      for (const a of of) for (const b of objects) said.push({ states: [a, b], relation });
    }
    index = next;
  }
  return { said, ...(of === undefined ? {} : { subject: of }) };
}
