import { type GameState, playTurn, type Rules } from '@standoff/diplomacy';
import { currentState, type Game, type GameOrder, givenOrders, playPhase, undoPhase } from './game.ts';
import { formatGame, isGameFile, readGame } from './game-file.ts';
import { parseJson } from './json.ts';
import { type FileResult, fine, wrong } from './problem.ts';
import { isPythonGame, type PythonGame, readPythonGame } from './python-game.ts';
import { playPythonPhase, undoPythonPhase } from './python-write.ts';

/** A game out of a file, in whichever of the known formats; it is written back in the same. */
export type SavedGame =
  | { readonly format: 'standoff'; readonly game: Game }
  | ({ readonly format: 'python' } & PythonGame);

/** A game file after one more phase. */
export interface PlayedGame {
  readonly result: ReturnType<typeof playTurn>['result'];
  readonly next: GameState;
  /** The whole file as it is to be written. */
  readonly text: string;
}

/** The one JSON value of a file, or of a file of JSON lines that holds one line. */
function readJsonValue(text: string): FileResult<unknown> {
  const json = parseJson(text);
  if (json.ok) return json;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // The python package adds a line to a file for every game it saves.
  const several = lines.length > 1 && lines.every((line) => parseJson(line).ok);
  return several ? wrong({ code: 'file/several-games', games: lines.length }) : json;
}

/** Reads a game file of ours or of the python package; `rules` are for the latter, which names none of ours. */
export function readSavedGame(text: string, rules: Rules): FileResult<SavedGame> {
  const json = readJsonValue(text);
  if (!json.ok) return json;
  if (isGameFile(json.value)) {
    const game = readGame(json.value);
    return game.ok ? fine({ format: 'standoff', game: game.value }) : game;
  }
  if (!isPythonGame(json.value)) return wrong({ code: 'file/unknown-format' });
  const saved = readPythonGame(json.value, rules);
  return saved.ok ? fine({ format: 'python', ...saved.value }) : saved;
}

/** That package writes a game as one line. */
function pythonText(file: unknown): string {
  return `${JSON.stringify(file)}\n`;
}

/**
 * Judges the current phase. For a file of the python package, `timestamp` (in microseconds) is the time its new
 * phase carries.
 */
export function playSavedGame(saved: SavedGame, orders: readonly GameOrder[], timestamp: number): PlayedGame {
  const turn = playTurn(currentState(saved.game), givenOrders(orders));
  const text =
    saved.format === 'standoff'
      ? formatGame(playPhase(saved.game, orders))
      : pythonText(playPythonPhase(saved, orders, turn, timestamp));
  return { ...turn, text };
}

/** The file without its last judged phase, and the state it then stands in; `undefined` at the start. */
export function undoSavedGame(saved: SavedGame): { readonly text: string; readonly state: GameState } | undefined {
  const game = undoPhase(saved.game);
  if (game === undefined) return undefined;
  const state = currentState(game);
  if (saved.format === 'standoff') return { text: formatGame(game), state };
  const file = undoPythonPhase(saved.file);
  return file === undefined ? undefined : { text: pythonText(file), state };
}
