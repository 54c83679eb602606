import { STANDARD_MAP } from '@standoff/diplomacy';
import { createChance, createPackedGames, RUNNING } from '@standoff/diplomacy/packed';
import { measure, type Speed } from './measure.ts';

const LAST_YEAR = 1912;

/**
 * Random legal games from spring 1901 to the end of 1912, retreats and builds included: each order drawn uniformly from the
 * legal ones of its unit. A game is over sooner only where a power has won, which chance did in none of 20,000 games.
 */
export function selfPlaySpeed(): Speed {
  const games = createPackedGames(STANDARD_MAP);
  const chance = createChance(1901);
  const game = games.newGame(LAST_YEAR);
  return measure(new Array<undefined>(100).fill(undefined), () => {
    games.restart(game, LAST_YEAR);
    while (game.end === RUNNING) {
      games.drawOrders(game, chance);
      games.advance(game);
    }
  });
}
