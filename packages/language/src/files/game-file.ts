import { type GameMap, type GameState, STANDARD_MAP } from '@standoff/diplomacy';
import type { Game, GameOrder, GamePhase } from './game.ts';
import { type GameSettings, readRules, readStoredState, toStoredState } from './game-state.ts';
import { formatJson } from './json.ts';
import { type Path, under } from './path.ts';
import { powerNamed } from './position-data.ts';
import { type FileResult, fine, readEach, wrong } from './problem.ts';
import { isList, isObject, type JsonObject, optional, shapeProblem } from './shape.ts';
import { readWrittenOrder } from './written-order.ts';

export const GAME_FORMAT = 'standoff-game';
export const GAME_VERSION = 1;

/** Whether a file says of itself that it is a game of ours. */
export function isGameFile(value: unknown): value is JsonObject {
  return isObject(value) && value.format === GAME_FORMAT;
}

function readOrder(map: GameMap, value: unknown, at: Path): FileResult<GameOrder> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { power, text } = value;
  if (typeof power !== 'string') return wrong(shapeProblem(under(at, 'power'), 'text', power));
  if (typeof text !== 'string') return wrong(shapeProblem(under(at, 'text'), 'text', text));
  const order = readWrittenOrder(map, value.order, under(at, 'order'));
  return order.ok ? fine({ power: powerNamed(map, power) ?? power, text, order: order.value }) : order;
}

function readPhase(map: GameMap, value: unknown, at: Path, settings: GameSettings): FileResult<GamePhase> {
  if (!isObject(value)) return wrong(shapeProblem(at, 'object', value));
  const { name } = value;
  if (typeof name !== 'string') return wrong(shapeProblem(under(at, 'name'), 'text', name));
  if (!isList(value.orders)) return wrong(shapeProblem(under(at, 'orders'), 'list', value.orders));
  const orders = readEach(value.orders, under(at, 'orders'), (item, path) => readOrder(map, item, path));
  if (!orders.ok) return orders;
  const after = readStoredState(map, value.after, under(at, 'after'), settings);
  return after.ok ? fine({ name, orders: orders.value, result: value.result, after: after.value }) : after;
}

function readSettings(value: JsonObject): FileResult<GameSettings> {
  if (value.variant !== STANDARD_MAP.data.name) {
    return typeof value.variant === 'string'
      ? wrong({ code: 'file/unknown-map', map: value.variant })
      : wrong(shapeProblem('variant', 'text', value.variant));
  }
  const rules = readRules(value.rules, 'rules');
  if (!rules.ok) return rules;
  const lastYear = optional(value, 'lastYear');
  if (lastYear === undefined) return fine({ variant: value.variant, rules: rules.value });
  if (typeof lastYear !== 'number' || !Number.isSafeInteger(lastYear))
    return wrong(shapeProblem('lastYear', 'whole-number', lastYear));
  return fine({ variant: value.variant, rules: rules.value, lastYear });
}

/** Reads a game file that was parsed as JSON. The first thing that is wrong is named with its path. */
export function readGame(value: unknown): FileResult<Game> {
  if (!isGameFile(value)) return wrong({ code: 'file/unknown-format' });
  const { version } = value;
  if (typeof version !== 'number') return wrong(shapeProblem('version', 'whole-number', version));
  if (version !== GAME_VERSION) return wrong({ code: 'file/unknown-version', version, known: GAME_VERSION });
  const settings = readSettings(value);
  if (!settings.ok) return settings;
  const start = readStoredState(STANDARD_MAP, value.start, 'start', settings.value);
  if (!start.ok) return start;
  if (!isList(value.phases)) return wrong(shapeProblem('phases', 'list', value.phases));
  const phases = readEach(value.phases, 'phases', (item, at) => readPhase(STANDARD_MAP, item, at, settings.value));
  return phases.ok ? fine({ start: start.value, phases: phases.value }) : phases;
}

function settingsOf({ variant, rules, lastYear }: GameState): GameSettings {
  return lastYear === undefined ? { variant, rules } : { variant, rules, lastYear };
}

/** Writes a game as the text of a game file. `readGame` of the parsed text gives the same game. */
export function formatGame(game: Game): string {
  return formatJson({
    format: GAME_FORMAT,
    version: GAME_VERSION,
    ...settingsOf(game.start),
    start: toStoredState(game.start),
    phases: game.phases.map(({ name, orders, result, after }) => ({
      name,
      orders,
      result,
      after: toStoredState(after),
    })),
  });
}
