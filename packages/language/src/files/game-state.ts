import {
  type GameEnd,
  type GameMap,
  type GameState,
  PHASE_KINDS,
  type Phase,
  parseRules,
  RULE_ISSUES,
  RULE_OPTIONS,
  type Rules,
  SEASONS,
} from '@standoff/diplomacy';
import { type Path, pathText, under } from './path.ts';
import { powerNamed, readPlaces, readPositionData } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isMember, isObject, optional, shapeProblem } from './shape.ts';

/** A state as a game file keeps it: without what is the same through the whole game. */
export type StoredState = Omit<GameState, 'variant' | 'rules' | 'lastYear'>;

/** What is the same in every state of a game. */
export type GameSettings = Pick<GameState, 'variant' | 'rules' | 'lastYear'>;

export function toStoredState(state: GameState): StoredState {
  const { phase, units, dislodged, contested, unordered, centers, end } = state;
  return { phase, units, dislodged, contested, unordered, centers, ...(end === undefined ? {} : { end }) };
}

/** Rules as an object of choices; an issue that a file of an older version does not name is as in DATC 3.2. */
export function readRules(value: unknown, at: Path): FileResult<Rules> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const choices: string[] = [];
  for (const issue of RULE_ISSUES) {
    const option = value[issue];
    if (option === undefined) continue;
    if (!isMember<string>(RULE_OPTIONS[issue], option))
      return wrong({ code: 'file/bad-rules', at: pathText(under(at, issue)) });
    choices.push(`${issue}=${option}`);
  }
  const rules = parseRules(choices.join(','));
  return rules.ok ? fine(rules.value) : wrong({ code: 'file/bad-rules', at: pathText(at) });
}

function readPhase(value: unknown, at: Path): FileResult<Phase> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { kind, season, year } = value;
  if (!isMember(PHASE_KINDS, kind)) return wrong(shapeProblem(under(at, 'kind'), 'phase', kind));
  if (!isMember(SEASONS, season)) return wrong(shapeProblem(under(at, 'season'), 'season', season));
  if (!Number.isSafeInteger(year) || typeof year !== 'number')
    return wrong(shapeProblem(under(at, 'year'), 'whole-number', year));
  return fine({ kind, season, year });
}

function readEnd(map: GameMap, value: unknown, at: Path): FileResult<GameEnd> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const named = (item: unknown, path: Path): FileResult<string> => {
    const power = typeof item === 'string' ? powerNamed(map, item) : undefined;
    return power === undefined ? wrong(shapeProblem(path, 'text', item)) : fine(power);
  };
  if (value.kind === 'solo' && typeof value.centers === 'number') {
    const power = named(value.power, under(at, 'power'));
    return power.ok ? fine({ kind: 'solo', power: power.value, centers: value.centers }) : power;
  }
  if (value.kind === 'year' && typeof value.year === 'number') return fine({ kind: 'year', year: value.year });
  if (value.kind === 'draw' && isList(value.powers)) {
    const powers = readEach(value.powers, under(at, 'powers'), named);
    return powers.ok ? fine({ kind: 'draw', powers: powers.value }) : powers;
  }
  return wrong(shapeProblem(at, 'end', value));
}

/** Reads a stored state and puts the settings of its game back in. */
export function readStoredState(map: GameMap, value: unknown, at: Path, settings: GameSettings): FileResult<GameState> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const phase = readPhase(value.phase, under(at, 'phase'));
  if (!phase.ok) return phase;
  const position = readPositionData(map, value, at);
  if (!position.ok) return position;
  const { units, dislodged = [], contested = [], centers = {} } = position.value;
  const unordered = readPlaces(map, optional(value, 'unordered') ?? [], under(at, 'unordered'));
  if (!unordered.ok) return unordered;
  const state: GameState = {
    ...settings,
    phase: phase.value,
    units,
    dislodged,
    contested,
    unordered: unordered.value,
    centers,
  };
  const ended = optional(value, 'end');
  if (ended === undefined) return fine(state);
  const end = readEnd(map, ended, under(at, 'end'));
  return end.ok ? fine({ ...state, end: end.value }) : end;
}
