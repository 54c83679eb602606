import { type BuildTables, forgetUnits, noteDues, writeBuilds, writeUnits } from './builds.ts';
import { type Chance, drawBelow } from './chance.ts';
import type { PackedGame } from './game.ts';
import type { LegalOrders } from './legal-orders.ts';
import { PLACE_BITS } from './order.ts';
import { listRetreats, type RetreatTables } from './retreats.ts';

/** Draws for each dislodged unit one of its retreats or to disband, each as likely as any other. `legal` is overwritten. */
export function drawRetreats(tables: RetreatTables, game: PackedGame, legal: LegalOrders, chance: Chance): void {
  listRetreats(tables, game, legal);
  for (let i = 0; i < game.dislodgedCount; i++) {
    const first = legal.start[i] ?? 0;
    game.retreats[i] = legal.words[first + drawBelow(chance, (legal.start[i + 1] ?? 0) - first)] ?? 0;
  }
}

/** Draws the builds of a power: each from what can still be built and waiving it. */
function drawBuilds(tables: BuildTables, game: PackedGame, power: number, words: Int32Array, chance: Chance): void {
  const { due, occupied } = tables;
  const first = game.adjustmentCount;
  for (let left = due[power] ?? 0; left > 0; left--) {
    const count = writeBuilds(tables, game, power, words, 0);
    const drawn = drawBelow(chance, count + 1);
    if (drawn === count) continue;
    const unit = words[drawn] ?? 0;
    game.adjustments[game.adjustmentCount++] = unit;
    occupied[unit & PLACE_BITS] = 1;
  }
  for (let k = first; k < game.adjustmentCount; k++) occupied[(game.adjustments[k] ?? 0) & PLACE_BITS] = 0;
}

/** Draws the disbands of a power: each from the units left. */
function drawDisbands(tables: BuildTables, game: PackedGame, power: number, words: Int32Array, chance: Chance): void {
  let count = writeUnits(game, power, words, 0);
  for (let left = -(tables.due[power] ?? 0); left > 0 && count > 0; left--) {
    const drawn = drawBelow(chance, count);
    game.adjustments[game.adjustmentCount++] = words[drawn] ?? 0;
    words[drawn] = words[--count] ?? 0;
  }
}

/** Draws what all powers build and disband. `legal` is overwritten. */
export function drawAdjustments(tables: BuildTables, game: PackedGame, legal: LegalOrders, chance: Chance): void {
  const { due } = tables;
  game.adjustmentCount = 0;
  noteDues(tables, game);
  for (let power = 1; power < due.length; power++) {
    if ((due[power] ?? 0) > 0) drawBuilds(tables, game, power, legal.words, chance);
    else if ((due[power] ?? 0) < 0) drawDisbands(tables, game, power, legal.words, chance);
  }
  forgetUnits(tables, game);
}
