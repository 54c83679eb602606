import type { GivenOrder } from './order.ts';
import type { Centers, DislodgedUnit, Phase, Unit } from './position.ts';
import type { PhaseResult } from './result.ts';
import type { Rules } from './rules.ts';
import type { Power, ProvinceCode } from './vocabulary.ts';

/** How a game ended: by centres, at the year's end, or by a recorded draw. */
export type GameEnd =
  | { readonly kind: 'solo'; readonly power: Power; readonly centers: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'draw'; readonly powers: readonly Power[] };

/** A game between two phases: plain JSON, everything the next phase needs. */
export interface GameState {
  readonly variant: string;
  readonly rules: Rules;
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceCode[];
  readonly centers: Centers;
  /** The game ends after this year's last retreats (and the ownership they settle). */
  readonly lastYear?: number;
  readonly end?: GameEnd;
}

export interface TurnResult {
  readonly result: PhaseResult;
  readonly next: GameState;
}
export type PlayTurn = (state: GameState, orders: readonly GivenOrder[]) => TurnResult;
