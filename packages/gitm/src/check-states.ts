import {
  type Faults,
  faultOfShape,
  fieldOf,
  isList,
  isObject,
  type JsonObject,
  listIn,
  near,
  readName,
} from './check-values.ts';
import { closest } from './closest.ts';
import type { RelationEntry } from './phase.ts';
import { RELATIONS, type Relation, type State } from './vocabulary.ts';

/** More states than any game has; a table of all pairs stays small. */
export const STATE_LIMIT = 400;

function isRelation(value: unknown): value is Relation {
  return typeof value === 'string' && (RELATIONS as readonly string[]).includes(value);
}

/** The states listed, each once; `undefined` where the phase lists none and they follow from relations and units. */
export function readStates(object: JsonObject, faults: Faults): Set<State> | undefined {
  if (fieldOf(object, 'states') === undefined) return undefined;
  const states = new Set<State>();
  for (const [index, value] of listIn(object, 'states', faults).entries()) {
    const state = readName(value, `states[${index}]`, faults);
    if (state !== undefined) states.add(state);
  }
  return states;
}

/** Notes a state met on the way: known, or added where the phase lists none; a fault where the list lacks it. */
export function meetState(state: State, at: string, states: Set<State>, listed: boolean, faults: Faults): void {
  if (states.has(state)) return;
  if (!listed) {
    states.add(state);
    return;
  }
  faults.push({ at, code: 'gitm/unknown-state', state, candidates: near(faults, state, states) });
}

/** The relations, each pair once. A pair given twice alike is no fault; given in two ways it is (A11). */
export function readRelations(
  object: JsonObject,
  states: Set<State>,
  listed: boolean,
  faults: Faults,
): RelationEntry[] {
  const entries: RelationEntry[] = [];
  const seen = new Map<State, Map<State, { readonly relation: Relation; readonly at: string }>>();
  for (const [index, value] of listIn(object, 'relations', faults).entries()) {
    const at = `relations[${index}]`;
    if (!isList(value) || value.length !== 3) {
      faultOfShape(faults, at, 'pair', value);
      continue;
    }
    const a = readName(value[0], `${at}[0]`, faults);
    const b = readName(value[1], `${at}[1]`, faults);
    const relation = value[2];
    if (!isRelation(relation)) {
      if (typeof relation !== 'string') faultOfShape(faults, `${at}[2]`, 'text', relation);
      else
        faults.push({
          at: `${at}[2]`,
          code: 'gitm/not-a-relation',
          word: relation,
          candidates: nearRelations(relation),
        });
      continue;
    }
    if (a === undefined || b === undefined) continue;
    meetState(a, `${at}[0]`, states, listed, faults);
    meetState(b, `${at}[1]`, states, listed, faults);
    if (a === b) {
      if (relation !== 'allied') faults.push({ at, code: 'gitm/own-relation', state: a, relation });
      continue;
    }
    const [low, high] = a < b ? [a, b] : [b, a];
    const row = seen.get(low) ?? new Map();
    seen.set(low, row);
    const first = row.get(high);
    if (first === undefined) {
      row.set(high, { relation, at });
      entries.push([a, b, relation]);
    } else if (first.relation !== relation) {
      const relations = [first.relation, relation] as const;
      faults.push({ at, code: 'gitm/contradiction', states: [a, b], relations, first: first.at });
    }
  }
  return entries;
}

function nearRelations(word: string): readonly Relation[] {
  return closest(word, RELATIONS).filter(isRelation);
}

/** What the states are called; names of states that do not occur are passed over. */
export function readNames(object: JsonObject, states: Set<State>, faults: Faults): Record<State, string> | undefined {
  const value = fieldOf(object, 'names');
  if (value === undefined) return undefined;
  if (!isObject(value)) return faultOfShape(faults, 'names', 'object', value);
  const names: (readonly [State, string])[] = [];
  for (const [state, name] of Object.entries(value)) {
    if (typeof name !== 'string') faultOfShape(faults, `names.${state}`, 'text', name);
    else if (states.has(state) && name.trim() !== '') names.push([state, name.trim()]);
  }
  return names.length === 0 ? undefined : Object.fromEntries(names);
}
