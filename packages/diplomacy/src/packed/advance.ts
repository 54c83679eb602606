import type { PackedOutcome } from './board.ts';
import { type BuildTables, hasAdjustments, settleBuilds } from './builds.ts';
import { type CentreTables, settleCentres, winnerOf } from './centres.ts';
import { BUILD, MOVEMENT, type PackedGame, RETREAT, SOLO, YEARS_OVER } from './game.ts';
import type { PackedJudge } from './judge.ts';
import { type RetreatTables, settleRetreats, takeOutcome } from './retreats.ts';

/** What judging whole games needs. */
export interface Referee {
  readonly judge: PackedJudge;
  readonly outcome: PackedOutcome;
  readonly retreats: RetreatTables;
  readonly centres: CentreTables;
  readonly builds: BuildTables;
}

/** After the autumn's last retreat: centres change hands, and the game ends or goes on. */
function endYear({ centres, builds }: Referee, game: PackedGame): void {
  settleCentres(centres, game);
  const winner = winnerOf(centres, game);
  if (winner !== 0) {
    game.winner = winner;
    game.end = SOLO;
  } else if (game.lastYear !== 0 && game.year >= game.lastYear) game.end = YEARS_OVER;
  else if (hasAdjustments(builds, game)) game.kind = BUILD;
  else beginYear(game);
}

function beginYear(game: PackedGame): void {
  game.kind = MOVEMENT;
  game.autumn = 0;
  game.year++;
}

function endMoves(referee: Referee, game: PackedGame): void {
  if (game.autumn === 1) {
    endYear(referee, game);
    return;
  }
  game.kind = MOVEMENT;
  game.autumn = 1;
}

/** Judges the phase with the orders that stand in the game, and moves on to the next that has something to order. */
export function advance(referee: Referee, game: PackedGame): void {
  if (game.kind === BUILD) {
    settleBuilds(referee.builds, game);
    beginYear(game);
  } else if (game.kind === RETREAT) {
    settleRetreats(referee.retreats, game);
    game.contestedCount = 0;
    endMoves(referee, game);
  } else {
    referee.judge.resolve(game, referee.outcome);
    takeOutcome(referee.retreats, game, referee.outcome);
    if (game.dislodgedCount > 0) game.kind = RETREAT;
    else {
      game.contestedCount = 0;
      endMoves(referee, game);
    }
  }
}
