import { type GameState, type GivenOrder, type Power, playTurn, type WrittenOrder } from '@standoff/diplomacy';
import { formatPhaseName } from './phase-name.ts';

/** An order of a game: the text as the player wrote it, and what was understood. */
export interface GameOrder {
  readonly power: Power;
  readonly text: string;
  readonly order: WrittenOrder;
}

/** A phase that was judged. */
export interface GamePhase {
  /** `S1901M` */
  readonly name: string;
  readonly orders: readonly GameOrder[];
  /** What the judge said then (a `PhaseResult`), kept as it was: plain JSON. */
  readonly result: unknown;
  /** What followed: the state in which the next phase is played. */
  readonly after: GameState;
}

/** A game with its whole history. Replaying the orders from the start gives the same states and results. */
export interface Game {
  readonly start: GameState;
  readonly phases: readonly GamePhase[];
}

/** The state in which the game stands now. */
export function currentState(game: Game): GameState {
  return game.phases.at(-1)?.after ?? game.start;
}

/** The orders as the judge takes them. */
export function givenOrders(orders: readonly GameOrder[]): readonly GivenOrder[] {
  return orders.map(({ power, order }) => ({ power, order }));
}

/** The game with its current phase judged. Whether the game is over is for the caller to look at first. */
export function playPhase(game: Game, orders: readonly GameOrder[]): Game {
  const state = currentState(game);
  const { result, next } = playTurn(state, givenOrders(orders));
  const phase: GamePhase = { name: formatPhaseName(state.phase), orders, result, after: next };
  return { start: game.start, phases: [...game.phases, phase] };
}

/** The game as it stood before its last phase was judged; `undefined` at the start. */
export function undoPhase(game: Game): Game | undefined {
  return game.phases.length === 0 ? undefined : { start: game.start, phases: game.phases.slice(0, -1) };
}

/** The game played again from its start by its own orders. */
export function replay(game: Game): Game {
  let again: Game = { start: game.start, phases: [] };
  for (const phase of game.phases) again = playPhase(again, phase.orders);
  return again;
}
