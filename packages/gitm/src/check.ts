import { readEvents } from './check-events.ts';
import { meetState, readNames, readRelations, readStates, STATE_LIMIT } from './check-states.ts';
import {
  type Faults,
  faultOfShape,
  fieldOf,
  isObject,
  type JsonObject,
  listIn,
  optionalText,
  readName,
  readSquareAt,
} from './check-values.ts';
import type { Checked, PhaseFault } from './fault.ts';
import type { PlacedUnit, TacPhase, Terrain } from './phase.ts';
import type { State, UnitId } from './vocabulary.ts';

function readStart(
  object: JsonObject,
  states: Set<State>,
  listed: boolean,
  paths: Map<UnitId, string>,
  faults: Faults,
): PlacedUnit[] {
  const start: PlacedUnit[] = [];
  if (fieldOf(object, 'start') === undefined) faultOfShape(faults, 'start', 'list', undefined);
  for (const [index, value] of listIn(object, 'start', faults).entries()) {
    const at = `start[${index}]`;
    if (!isObject(value)) {
      faultOfShape(faults, at, 'object', value);
      continue;
    }
    const unit = readName(fieldOf(value, 'unit'), `${at}.unit`, faults);
    // FR1IN is French unless something else is said.
    const said = fieldOf(value, 'state') ?? unit?.slice(0, 2);
    const state = unit === undefined && said === undefined ? undefined : readName(said, `${at}.state`, faults);
    const square = readSquareAt(fieldOf(value, 'square'), `${at}.square`, faults);
    if (state !== undefined) meetState(state, `${at}.state`, states, listed, faults);
    if (unit === undefined) continue;
    const first = paths.get(unit);
    if (first !== undefined) {
      faults.push({ at: `${at}.unit`, code: 'gitm/unit-twice', unit, first });
      continue;
    }
    // A unit with a fault is known all the same: its orders are no further faults.
    paths.set(unit, `${at}.unit`);
    if (state !== undefined && square !== undefined) start.push({ unit, state, square });
  }
  return start;
}

function readTerrain(object: JsonObject, faults: Faults): Terrain[] {
  const terrain: Terrain[] = [];
  for (const [index, value] of listIn(object, 'terrain', faults).entries()) {
    const at = `terrain[${index}]`;
    if (!isObject(value)) {
      faultOfShape(faults, at, 'object', value);
      continue;
    }
    const square = readSquareAt(fieldOf(value, 'square'), `${at}.square`, faults);
    const rating = fieldOf(value, 'rating');
    if (typeof rating !== 'number') faultOfShape(faults, `${at}.rating`, 'number', rating);
    else if (![0, 1, 2, 3, 4].includes(rating)) faults.push({ at: `${at}.rating`, code: 'gitm/bad-rating', rating });
    else if (square !== undefined) terrain.push({ square, rating });
  }
  return terrain;
}

/** Fields that the published cases do not have. */
const BEYOND_CASES = /^(?:(?:id|title|names|terrain)\b|events\[\d+\]\.(?:from|target_from|via|box|stops)\b)/;

export interface CheckOptions {
  /**
   * Told of each fault in a field that the published cases do not have; the field is then left out. Without it such
   * faults count like any other.
   */
  readonly passOver?: (fault: PhaseFault) => void;
}

/**
 * Checks data in the form of the published cases, `{id?, states?, relations, start, events}`; unknown fields are
 * ignored. Without `states` they follow from relations and units; without a unit's `state` its first two letters
 * are meant. Gives the phase to judge, or every fault with its path.
 */
export function checkPhase(data: unknown, { passOver }: CheckOptions = {}): Checked<TacPhase> {
  const faults: Faults = [];
  if (!isObject(data)) {
    faultOfShape(faults, '', 'object', data);
    return { ok: false, faults };
  }
  const listedStates = readStates(data, faults);
  const listed = listedStates !== undefined;
  const states = listedStates ?? new Set<State>();
  const relations = readRelations(data, states, listed, faults);
  const paths = new Map<UnitId, string>();
  const start = readStart(data, states, listed, paths, faults);
  const terrain = readTerrain(data, faults);
  const events = readEvents(data, paths, faults);
  if (states.size > STATE_LIMIT)
    faults.push({ at: 'states', code: 'gitm/too-many-states', count: states.size, limit: STATE_LIMIT });
  const names = readNames(data, states, faults);
  const title = optionalText(data, 'title', faults);
  const given = fieldOf(data, 'id');
  const id = typeof given === 'number' ? String(given) : optionalText(data, 'id', faults);
  const grave = passOver === undefined ? faults : faults.filter(({ at }) => !BEYOND_CASES.test(at));
  if (grave.length > 0) return { ok: false, faults: grave };
  if (passOver !== undefined) for (const fault of faults) passOver(fault);
  const value: TacPhase = {
    ...(id === undefined ? {} : { id }),
    ...(title === undefined ? {} : { title }),
    states: [...states],
    ...(names === undefined ? {} : { names }),
    relations,
    start,
    ...(terrain.length === 0 ? {} : { terrain }),
    events,
  };
  return { ok: true, value };
}
