import type { GameState } from '../game.ts';
import type { GameMap } from '../map.ts';
import { advance, type Referee } from './advance.ts';
import { createOutcome } from './board.ts';
import { compileBuilds, listAdjustments } from './builds.ts';
import { compileCentres } from './centres.ts';
import type { Chance } from './chance.ts';
import { drawOrders } from './draw-orders.ts';
import { drawAdjustments, drawRetreats } from './draw-others.ts';
import { BUILD, copyGame, emptyGame, type PackedGame, RETREAT, restart, startOf } from './game.ts';
import { readState, writeState } from './game-state.ts';
import { createPackedJudge, type PackedJudge } from './judge.ts';
import { createLegalOrders, type LegalOrders } from './legal-orders.ts';
import { compileRemovals } from './removals.ts';
import { createRetreatTables, listRetreats } from './retreats.ts';
import { surveyOf } from './survey.ts';

/** Whole games as numbers on one map, under the default rule choices. */
export interface PackedGames {
  readonly judge: PackedJudge;
  /** A game at its variant's start. */
  readonly newGame: (lastYear?: number) => PackedGame;
  /** Puts a game back to the start. */
  readonly restart: (game: PackedGame, lastYear?: number) => void;
  /** Makes `into` like `from`, to try something on it. */
  readonly copy: (from: PackedGame, into: PackedGame) => void;
  /**
   * Writes what may be ordered into `out`. Movement: by unit, the hold first. Retreats: by dislodged unit, 0 to disband
   * first. Builds: by power (less one), the units that it may build, or those of which it must disband some; `due` says
   * how many.
   */
  readonly legalOrders: (game: PackedGame, out: LegalOrders) => void;
  /** Centres less units of a power: above 0 builds, below 0 disbands. */
  readonly due: (game: PackedGame, power: number) => number;
  /**
   * Draws the orders of the phase, each as likely as any other: for each unit from its legal orders, for each build from
   * what can still be built and waiving it, for each disband from the units left.
   */
  readonly drawOrders: (game: PackedGame, chance: Chance) => void;
  /** Judges the phase and moves on to the next that has something to order. */
  readonly advance: (game: PackedGame) => void;
  /** Reads a game from JSON; false where it cannot be packed: rules other than the default, unknown powers or places, a draw. */
  readonly read: (state: GameState, into: PackedGame) => boolean;
  /** A game as JSON. */
  readonly write: (game: PackedGame) => GameState;
}

/** A referee for whole games as numbers on one map. */
export function createPackedGames(map: GameMap): PackedGames {
  const judge = createPackedJudge(map);
  const survey = surveyOf(map);
  const provinces = map.provinces.length;
  const retreats = createRetreatTables(survey.stands, provinces);
  const centres = compileCentres(map);
  const builds = compileBuilds(map, centres, compileRemovals(map));
  const referee: Referee = { judge, outcome: createOutcome(provinces), retreats, centres, builds };
  const start = startOf(map);
  const legal = createLegalOrders(provinces);
  const restarted = (game: PackedGame, lastYear = 0): void => restart(start, game, lastYear);
  return {
    judge,
    newGame: (lastYear) => {
      const game = emptyGame(map);
      restarted(game, lastYear);
      return game;
    },
    restart: restarted,
    copy: copyGame,
    legalOrders: (game, out) => {
      if (game.kind === BUILD) listAdjustments(builds, game, out);
      else if (game.kind === RETREAT) listRetreats(retreats, game, out);
      else judge.legalOrders(game, out);
    },
    due: ({ units, count, centres: owned }, power) => {
      let own = owned[power] ?? 0;
      for (let i = 0; i < count; i++) if ((units[i] ?? 0) >> 15 === power) own--;
      return own;
    },
    drawOrders: (game, chance) => {
      if (game.kind === BUILD) drawAdjustments(builds, game, legal, chance);
      else if (game.kind === RETREAT) drawRetreats(retreats, game, legal, chance);
      else drawOrders(survey, game, chance);
    },
    advance: (game) => advance(referee, game),
    read: (state, into) => readState(map, state, into),
    write: (game) => writeState(map, retreats, game, legal),
  };
}
