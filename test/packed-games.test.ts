import { allLegalOrders, formatOrder, newGame, playTurn, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import {
  BUILD,
  createChance,
  createLegalOrders,
  createPackedGames,
  drawBelow,
  MOVEMENT,
  type PackedGame,
  RETREAT,
  RUNNING,
} from '@standoff/diplomacy/packed';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addNonsense, forgetSome, grantMoves, ordersOf } from './packed-games.ts';

// The same orders through the low-level door and through the plain one, phase by phase.

const games = createPackedGames(STANDARD_MAP);
const legal = createLegalOrders(80);
const LAST_YEAR = 1912;
/** `GAMES=5000` for a long run. */
const GAMES = Number(process.env.GAMES ?? 120);

/** What may be ordered in a retreat or build phase, by both doors. */
function expectSameOptions(game: PackedGame): void {
  const kind = game.kind === RETREAT ? 'retreat' : 'build';
  const options = allLegalOrders(STANDARD_MAP, positionOf(games.write(game)), kind);
  games.legalOrders(game, legal);
  const listed: string[] = [];
  const lists = game.kind === RETREAT ? game.dislodgedCount : STANDARD_MAP.data.powers.length;
  for (let i = 0; i < lists; i++) {
    const words = [...legal.words.subarray(legal.start[i], legal.start[i + 1])];
    const trial = games.newGame();
    games.copy(game, trial);
    for (const word of words) {
      if (game.kind === RETREAT) {
        trial.retreats[i] = word;
        listed.push(
          ...ordersOf(games, trial)
            .slice(i, i + 1)
            .map(({ order }) => formatOrder(order)),
        );
      } else {
        trial.adjustments[0] = word;
        trial.adjustmentCount = 1;
        listed.push(...ordersOf(games, trial).map(({ order }) => formatOrder(order)));
      }
    }
  }
  const plain = options.flatMap(({ orders }) => orders.filter((order) => order.kind !== 'waive').map(formatOrder));
  expect(listed.sort()).toEqual(plain.sort());
}

/** Plays one game through both doors; returns how many phases of each kind it had. */
function playBoth(seed: number): number[] {
  const chance = createChance(seed);
  const habit = drawBelow(chance, 4);
  const packed = games.newGame(LAST_YEAR);
  let plain = newGame(STANDARD_MAP, { lastYear: LAST_YEAR });
  const phases = [0, 0, 0];
  while (packed.end === RUNNING) {
    phases[packed.kind] = (phases[packed.kind] ?? 0) + 1;
    games.drawOrders(packed, chance);
    if (habit > 0 && packed.kind === MOVEMENT) grantMoves(games, packed, chance);
    if (habit > 1) forgetSome(packed, chance);
    if (packed.kind !== MOVEMENT) expectSameOptions(packed);
    if (habit > 2) addNonsense(games, packed, chance);
    plain = playTurn(plain, ordersOf(games, packed)).next;
    games.advance(packed);
    expect(games.write(packed)).toEqual(plain);
  }
  expect(plain.end).toBeDefined();
  return phases;
}

test('whole random games come out the same phase by phase through both doors', () => {
  const total = [0, 0, 0];
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const [kind, count] of playBoth(seed).entries()) total[kind] = (total[kind] ?? 0) + count;
    }),
    { numRuns: GAMES },
  );
  expect(total[MOVEMENT]).toBeGreaterThan(GAMES * 20);
  expect(total[RETREAT]).toBeGreaterThan(GAMES);
  expect(total[BUILD]).toBeGreaterThan(GAMES * 5);
});
