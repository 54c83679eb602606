import {
  type GameEnd,
  type GameMap,
  type GameState,
  parseOrder,
  playTurn,
  type Rules,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { type Game, type GameOrder, type GamePhase, givenOrders } from './game.ts';
import { type Path, pathText, under } from './path.ts';
import { parsePhaseName } from './phase-name.ts';
import { type FileResult, fine, wrong } from './problem.ts';
import { findRetreats } from './python-retreats.ts';
import { pythonPhaseName, readPythonPosition } from './python-state.ts';
import { isList, isObject, type JsonObject, shapeProblem } from './shape.ts';

/** A saved game of the python `diplomacy` package: what was read, and the file itself, so that nothing in it is lost. */
export interface PythonGame {
  readonly file: JsonObject;
  readonly game: Game;
  /** Orders that the file already holds for the current phase. */
  readonly pending: readonly GameOrder[];
}

/** Whether a file looks like a saved game of that package. */
export function isPythonGame(value: unknown): value is JsonObject {
  if (!isObject(value) || !isList(value.phases) || typeof value.map !== 'string') return false;
  return value.phases.every((phase) => isObject(phase) && isObject(phase.state) && typeof phase.name === 'string');
}

function readOrders(map: GameMap, phase: JsonObject): readonly GameOrder[] {
  if (!isObject(phase.orders)) return [];
  const orders: GameOrder[] = [];
  for (const power of map.data.powers) {
    const list = phase.orders[power.toUpperCase()];
    if (!isList(list)) continue;
    for (const text of list) {
      // What that package could not use itself it drops; so do we.
      const order = typeof text === 'string' ? parseOrder(text.trim()) : undefined;
      if (order !== undefined && typeof text === 'string') orders.push({ power, text, order });
    }
  }
  return orders;
}

function endOf(map: GameMap, state: GameState, note: unknown): GameEnd {
  const winner = map.data.powers.find((power) => (state.centers[power] ?? []).length >= map.data.victory);
  if (winner !== undefined) return { kind: 'solo', power: winner, centers: (state.centers[winner] ?? []).length };
  const named = typeof note === 'string' ? (note.split(':')[1] ?? '') : '';
  const powers = map.data.powers.filter((power) => named.toUpperCase().includes(power.slice(0, 3).toUpperCase()));
  const alive = map.data.powers.filter((power) => (state.centers[power] ?? []).length > 0);
  return { kind: 'draw', powers: powers.length > 0 ? powers : alive };
}

interface Entry {
  readonly state: GameState;
  readonly orders: readonly GameOrder[];
}

function readEntry(map: GameMap, value: unknown, at: Path, rules: Rules, before: Entry | undefined): FileResult<Entry> {
  if (!isObject(value) || !isObject(value.state)) return wrong(shapeProblem(at, 'object', value));
  const position = readPythonPosition(map, value.state, under(at, 'state'));
  if (!position.ok) return position;
  const name = typeof value.name === 'string' ? value.name : '';
  const completed = name === 'COMPLETED';
  const phase = completed ? before?.state.phase : parsePhaseName(name);
  if (phase === undefined) return wrong({ code: 'file/bad-phase-name', at: pathText(under(at, 'name')), name });
  const { units, centers = {} } = position.value;
  const retreats = findRetreats(map, position.value, before);
  const state: GameState = { variant: map.data.name, rules, phase, units, ...retreats, centers };
  const ended = completed ? { ...state, end: endOf(map, state, value.state.note) } : state;
  return fine({ state: ended, orders: readOrders(map, value) });
}

/**
 * Reads a saved game of the python `diplomacy` package on the standard map. States are as the file has them; results
 * are judged anew by `rules`, as the file keeps no reasons.
 */
export function readPythonGame(value: unknown, rules: Rules): FileResult<PythonGame> {
  if (!isPythonGame(value) || !isList(value.phases)) return wrong({ code: 'file/unknown-format' });
  const map = STANDARD_MAP;
  if (value.map !== map.data.name) return wrong({ code: 'file/unknown-map', map: String(value.map) });
  const entries: Entry[] = [];
  for (const [index, item] of value.phases.entries()) {
    const entry = readEntry(map, item, `phases[${index}]`, rules, entries.at(-1));
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  const first = entries[0];
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return wrong({ code: 'file/no-phases' });
  const phases: GamePhase[] = entries.slice(0, -1).map(({ state, orders }, index) => ({
    name: pythonPhaseName(state),
    orders,
    result: playTurn(state, givenOrders(orders)).result,
    after: entries[index + 1]?.state ?? state,
  }));
  return fine({ file: value, game: { start: first.state, phases }, pending: last.orders });
}
