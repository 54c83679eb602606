import {
  type DislodgedUnit,
  formatUnit,
  type GameMap,
  type GameState,
  type Location,
  type Position,
  type Power,
  type ProvinceCode,
  provinceOf,
  type Unit,
} from '@standoff/diplomacy';
import { type Path, pathText, under } from './path.ts';
import { formatPhaseName } from './phase-name.ts';
import { checkUnit, readPositionData } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isObject, type JsonObject, optional, shapeProblem } from './shape.ts';

// The saved games of the python `diplomacy` package: units are texts by power (`A PAR`, `F STP/SC`), a dislodged one
// has a star before it (`*A MUN`) and its retreats stand apart; powers are in capitals.

/** The provinces each power was the last to hold, by its name in capitals. */
export type Influence = Readonly<Record<string, readonly ProvinceCode[]>>;

const UNIT = /^(\*?)([AF]) ([A-Z]{3}(?:\/[A-Z]C)?)$/;

interface StarredUnit {
  readonly unit: Unit;
  readonly dislodged: boolean;
}

function readUnit(map: GameMap, power: Power, value: unknown, at: Path): FileResult<StarredUnit> {
  if (typeof value !== 'string') return wrong(shapeProblem(at, 'text', value));
  const [, star, type, place = ''] = UNIT.exec(value) ?? [];
  if ((type !== 'A' && type !== 'F') || !map.locationNumber.has(place))
    return wrong({ code: 'file/bad-unit', at: pathText(at), text: value });
  const unit = checkUnit(map, { power, type, at: place }, at);
  return unit.ok ? fine({ unit: unit.value, dislodged: star === '*' }) : unit;
}

function readUnits(map: GameMap, state: JsonObject, at: Path): FileResult<readonly StarredUnit[]> {
  const byPower = state.units;
  if (!isObject(byPower)) return wrong(shapeProblem(under(at, 'units'), 'object', byPower));
  const all: StarredUnit[] = [];
  for (const power of map.data.powers) {
    const name = power.toUpperCase();
    const path = under(under(at, 'units'), name);
    const list = optional(byPower, name) ?? [];
    if (!isList(list)) return wrong(shapeProblem(path, 'list', list));
    const units = readEach(list, path, (item, itemAt) => readUnit(map, power, item, itemAt));
    if (!units.ok) return units;
    all.push(...units.value);
  }
  return fine(all.sort((a, b) => (a.unit.at < b.unit.at ? -1 : 1)));
}

function retreatsOf(state: JsonObject, unit: Unit): readonly Location[] {
  const byPower = isObject(state.retreats) ? state.retreats[unit.power.toUpperCase()] : undefined;
  const list = isObject(byPower) ? byPower[formatUnit(unit)] : undefined;
  return isList(list) ? list.filter((place) => typeof place === 'string').sort() : [];
}

/**
 * Reads the position of one phase's `state`. It says where dislodged units may retreat to, but neither who drove
 * them out nor which provinces a standoff left empty.
 */
export function readPythonPosition(map: GameMap, value: unknown, at: Path): FileResult<Position> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const starred = readUnits(map, value, at);
  if (!starred.ok) return starred;
  const dislodged: DislodgedUnit[] = starred.value.flatMap(({ unit, dislodged }) =>
    dislodged ? [{ ...unit, retreats: retreatsOf(value, unit) }] : [],
  );
  const units = starred.value.flatMap(({ unit, dislodged }) => (dislodged ? [] : [unit]));
  const centers = optional(value, 'centers') ?? {};
  return readPositionData(map, { units, dislodged, centers }, at);
}

function perPower<T>(map: GameMap, make: (power: Power) => T): Record<string, T> {
  return Object.fromEntries(map.data.powers.map((power) => [power.toUpperCase(), make(power)]));
}

/** Where every power may build: its own empty home centres. */
function buildSites(map: GameMap, state: GameState, power: Power): readonly ProvinceCode[] {
  const owned = state.centers[power] ?? [];
  const occupied = new Set(state.units.map((unit) => provinceOf(unit.at)));
  return map.data.provinces
    .filter(({ code, centre, home }) => centre === true && home === power && owned.includes(code))
    .map(({ code }) => code)
    .filter((code) => !occupied.has(code));
}

function builds(map: GameMap, state: GameState, power: Power): { count: number; homes: readonly ProvinceCode[] } {
  if (state.phase.kind !== 'build') return { count: 0, homes: [] };
  const units = state.units.filter((unit) => unit.power === power).length;
  const due = (state.centers[power] ?? []).length - units;
  if (due <= 0) return { count: due, homes: [] };
  const homes = buildSites(map, state, power);
  return { count: Math.min(due, homes.length), homes };
}

/** The influence after units have come to stand where they stand. */
export function nextInfluence(map: GameMap, before: Influence, state: GameState): Influence {
  const holder = new Map(state.units.map((unit) => [provinceOf(unit.at), unit.power] as const));
  return perPower(map, (power) => {
    const kept = (before[power.toUpperCase()] ?? []).filter((place) => (holder.get(place) ?? power) === power);
    const taken = [...holder].flatMap(([place, owner]) => (owner === power && !kept.includes(place) ? [place] : []));
    return [...kept, ...taken];
  });
}

function noteOf(state: GameState): string {
  if (state.end?.kind === 'solo') return `Victory by: ${state.end.power.slice(0, 3).toUpperCase()}`;
  if (state.end?.kind !== 'draw') return '';
  return `Victory by: ${state.end.powers.map((power) => power.slice(0, 3).toUpperCase()).join(', ')}`;
}

/** The name of a state's phase; a game that is over has none. */
export function pythonPhaseName(state: GameState): string {
  return state.end === undefined ? formatPhaseName(state.phase) : 'COMPLETED';
}

/**
 * Writes a state in the shape of that package. `timestamp` is in microseconds. Its hash of the position is a number
 * only that package can compute (it does so when it loads the game), so none is given.
 */
export function toPythonState(map: GameMap, state: GameState, influence: Influence, timestamp: number): JsonObject {
  // A unit without a retreat is gone at once there.
  const dislodged = state.dislodged.filter((unit) => (unit.retreats ?? []).length > 0);
  const unitsOf = (power: Power): readonly string[] => [
    ...state.units.filter((unit) => unit.power === power).map(formatUnit),
    ...dislodged.filter((unit) => unit.power === power).map((unit) => `*${formatUnit(unit)}`),
  ];
  const homes = (power: Power): readonly ProvinceCode[] =>
    map.data.provinces.filter(({ centre, home }) => centre === true && home === power).map(({ code }) => code);
  return {
    timestamp,
    zobrist_hash: '0',
    note: noteOf(state),
    name: pythonPhaseName(state),
    units: perPower(map, unitsOf),
    retreats: perPower(map, (power) =>
      Object.fromEntries(
        dislodged
          .filter((unit) => unit.power === power)
          .map((unit) => [formatUnit(unit), unit.retreats ?? []] as const),
      ),
    ),
    centers: perPower(map, (power) => state.centers[power] ?? []),
    homes: perPower(map, homes),
    influence,
    civil_disorder: perPower(map, () => 0),
    builds: perPower(map, (power) => builds(map, state, power)),
  };
}
