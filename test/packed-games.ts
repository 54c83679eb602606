import type { GivenOrder, WrittenOrder } from '@standoff/diplomacy';
import {
  BUILD,
  type Chance,
  createLegalOrders,
  drawBelow,
  MOVE,
  type PackedGame,
  type PackedGames,
  packedKind,
  packedOther,
  packMove,
  packUnit,
  RETREAT,
  SUPPORT_MOVE,
} from '@standoff/diplomacy/packed';

const LAND_AND_COAST = 0x37ff;
const PROVINCE = 0x7ff;
const legal = createLegalOrders(80);

/** Gives units the moves that the orders of others speak of, so that supports and convoys matter. */
export function grantMoves(games: PackedGames, game: PackedGame, chance: Chance): void {
  games.legalOrders(game, legal);
  for (let i = 0; i < game.count; i++) {
    const word = game.orders[i] ?? 0;
    if (packedKind(word) < SUPPORT_MOVE || drawBelow(chance, 3) === 0) continue;
    for (let j = 0; j < game.count; j++) {
      if (((game.units[j] ?? 0) & PROVINCE) !== packedOther(word)) continue;
      const options = legal.words.subarray(legal.start[j], legal.start[j + 1]);
      const moves = options.filter(
        (move) => packedKind(move) === MOVE && ((move ^ word) & (word & 0x3000 ? LAND_AND_COAST : PROVINCE)) === 0,
      );
      const move = moves[drawBelow(chance, Math.max(1, moves.length))];
      if (move !== undefined) game.orders[j] = move;
    }
  }
}

/** Leaves out about a third of the orders of a retreat or build phase. */
export function forgetSome(game: PackedGame, chance: Chance): void {
  for (let i = 0; i < game.dislodgedCount; i++) if (drawBelow(chance, 3) === 0) game.retreats[i] = 0;
  let kept = 0;
  for (let k = 0; k < game.adjustmentCount; k++) {
    game.adjustments[kept] = game.adjustments[k] ?? 0;
    kept += drawBelow(chance, 3) === 0 ? 0 : 1;
  }
  game.adjustmentCount = kept;
}

/** Adds orders that are mostly not allowed: retreats to any province, builds anywhere, disbands of anybody, all of it twice. */
export function addNonsense({ judge, due }: PackedGames, game: PackedGame, chance: Chance): void {
  const { map } = judge;
  const province = (): number => 1 + drawBelow(chance, map.provinces.length - 1);
  for (let i = 0; i < game.dislodgedCount; i++) {
    const to = province();
    if (drawBelow(chance, 2) === 0 && map.coasts[to]?.length === 0) game.retreats[i] = packMove(to, 0, false, false);
  }
  if (game.kind !== BUILD) return;
  for (let k = 0; k < 12; k++) {
    const power = 1 + drawBelow(chance, map.data.powers.length);
    const p = province();
    const coast = map.coasts[p]?.length === 0 ? 0 : 1;
    const fleet = drawBelow(chance, 2) === 0;
    const anywhere = packUnit(p, fleet ? coast : 0, fleet, power);
    const before = game.adjustments[drawBelow(chance, Math.max(1, game.adjustmentCount))] ?? 0;
    const own = due(game, power) > 0 ? anywhere : (game.units[drawBelow(chance, game.count)] ?? 0);
    const place = drawBelow(chance, game.adjustmentCount + 1);
    game.adjustments.copyWithin(place + 1, place, game.adjustmentCount);
    game.adjustments[place] = before !== 0 && drawBelow(chance, 3) === 0 ? before : own;
    game.adjustmentCount++;
  }
}

function retreatOrders({ judge }: PackedGames, game: PackedGame): GivenOrder[] {
  return Array.from({ length: game.dislodgedCount }, (_, i): GivenOrder => {
    const { power, type, at } = judge.unpackUnit(game.dislodged[i] ?? 0);
    const word = game.retreats[i] ?? 0;
    const unit = { type, at };
    const to = judge.unpackUnit(((game.dislodged[i] ?? 0) & ~LAND_AND_COAST) | (word & LAND_AND_COAST)).at;
    return { power, order: word === 0 ? { kind: 'disband', unit } : { kind: 'retreat', unit, to } };
  });
}

function buildOrders(games: PackedGames, game: PackedGame): GivenOrder[] {
  return Array.from({ length: game.adjustmentCount }, (_, k): GivenOrder => {
    const word = game.adjustments[k] ?? 0;
    const { power, type, at } = games.judge.unpackUnit(word);
    const kind = games.due(game, word >> 15) > 0 ? 'build' : 'disband';
    const order: WrittenOrder = { kind, unit: { type, at } };
    return { power, order };
  });
}

/** The orders that stand in a game, as JSON. */
export function ordersOf(games: PackedGames, game: PackedGame): GivenOrder[] {
  if (game.kind === RETREAT) return retreatOrders(games, game);
  if (game.kind === BUILD) return buildOrders(games, game);
  return Array.from({ length: game.count }, (_, i): GivenOrder => {
    const { power } = games.judge.unpackUnit(game.units[i] ?? 0);
    return { power, order: games.judge.unpackOrder(game, i, game.orders[i] ?? 0) };
  });
}
