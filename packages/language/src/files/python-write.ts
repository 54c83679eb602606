import {
  formatOrder,
  type GameMap,
  type GameState,
  type PhaseResult,
  type Power,
  playTurn,
  STANDARD_MAP,
  type WrittenOrder,
} from '@standoff/diplomacy';
import { type Game, type GameOrder, givenOrders } from './game.ts';
import type { PythonGame } from './python-game.ts';
import { toPythonResults } from './python-results.ts';
import { type Influence, nextInfluence, pythonPhaseName, toPythonState } from './python-state.ts';
import { isList, isObject, type JsonObject } from './shape.ts';

function orderText(order: WrittenOrder): string {
  // That package knows no named paths.
  return formatOrder(order.kind === 'move' && order.via === true ? { ...order, route: [] } : order);
}

function ordersByPower(
  map: GameMap,
  orders: readonly GameOrder[],
  without: (power: Power) => readonly string[] | null,
): JsonObject {
  return Object.fromEntries(
    map.data.powers.map((power) => {
      const texts = orders.filter((order) => order.power === power).map(({ order }) => orderText(order));
      return [power.toUpperCase(), texts.length > 0 ? texts : without(power)] as const;
    }),
  );
}

function influenceOf(map: GameMap, state: unknown, fallback: GameState): Influence {
  const stored = isObject(state) ? state.influence : undefined;
  if (!isObject(stored)) return nextInfluence(map, {}, fallback);
  return Object.fromEntries(
    Object.entries(stored).map(([power, places]) => [
      power,
      isList(places) ? places.filter((place) => typeof place === 'string') : [],
    ]),
  );
}

/** Facts of the file that every state of it repeats. */
function repeated(file: JsonObject): JsonObject {
  return { game_id: file.id ?? '', map: file.map ?? STANDARD_MAP.data.name, rules: file.rules ?? [] };
}

/** A phase nobody has ordered yet: `null` for those who may order, an empty list for those who are out. */
function openPhase(
  map: GameMap,
  file: JsonObject,
  state: GameState,
  influence: Influence,
  timestamp: number,
): JsonObject {
  const alive = (power: Power): boolean =>
    (state.centers[power] ?? []).length > 0 || state.units.some((unit) => unit.power === power);
  return {
    name: pythonPhaseName(state),
    state: { ...toPythonState(map, state, influence, timestamp), ...repeated(file) },
    orders: ordersByPower(map, [], (power) => (alive(power) ? null : [])),
    results: {},
    messages: [],
  };
}

function judgedPhase(map: GameMap, entry: JsonObject, orders: readonly GameOrder[], result: PhaseResult): JsonObject {
  return { ...entry, orders: ordersByPower(map, orders, () => []), results: toPythonResults(result) };
}

/** The file after its current phase was judged: orders and results in that phase, a new phase behind it. */
export function playPythonPhase(
  saved: PythonGame,
  orders: readonly GameOrder[],
  turn: { readonly result: PhaseResult; readonly next: GameState },
  timestamp: number,
): JsonObject {
  const map = STANDARD_MAP;
  const phases = isList(saved.file.phases) ? saved.file.phases.filter(isObject) : [];
  const current = phases.at(-1) ?? {};
  const influence = nextInfluence(map, influenceOf(map, current.state, turn.next), turn.next);
  return {
    ...saved.file,
    phases: [
      ...phases.slice(0, -1),
      judgedPhase(map, current, orders, turn.result),
      openPhase(map, saved.file, turn.next, influence, timestamp),
    ],
  };
}

/** The file without its last judged phase: what was ordered and said there is kept. `undefined` at the start. */
export function undoPythonPhase(file: JsonObject): JsonObject | undefined {
  const phases = isList(file.phases) ? file.phases.filter(isObject) : [];
  const last = phases.at(-2);
  return last === undefined ? undefined : { ...file, phases: [...phases.slice(0, -2), { ...last, results: {} }] };
}

/** Writes a game as a saved game of that package. `timestamp` is in microseconds. */
export function toPythonGame(game: Game, id: string, timestamp: number): JsonObject {
  const map = STANDARD_MAP;
  const file: JsonObject = { id, map: map.data.name, rules: ['POWER_CHOICE'] };
  const phases: JsonObject[] = [];
  let state = game.start;
  let influence = nextInfluence(map, {}, state);
  for (const { orders, after } of game.phases) {
    const { result } = playTurn(state, givenOrders(orders));
    phases.push(judgedPhase(map, openPhase(map, file, state, influence, timestamp), orders, result));
    state = after;
    influence = nextInfluence(map, influence, state);
  }
  phases.push(openPhase(map, file, state, influence, timestamp));
  return { ...file, phases };
}
