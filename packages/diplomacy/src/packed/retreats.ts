import type { PackedOutcome } from './board.ts';
import { FLEET_BIT, LOCATION_BITS, POWER_SHIFT } from './board.ts';
import type { PackedGame } from './game.ts';
import type { LegalOrders } from './legal-orders.ts';
import { ASKS_CONVOY, CONVOY_ORDER, KIND_SHIFT, OTHER_SHIFT, PLACE_BITS, VIA } from './order.ts';
import { type Stands, standBits } from './stands.ts';

/** What retreats need of a map, and by province what closes it: `CLOSED` for a unit or a standoff; how many would go there. */
export interface RetreatTables {
  readonly stands: Stands;
  readonly closed: Int32Array;
  readonly going: Int32Array;
}

export function createRetreatTables(stands: Stands, provinces: number): RetreatTables {
  return { stands, closed: new Int32Array(provinces), going: new Int32Array(provinces) };
}

/** Closes the provinces with units and those of standoffs, or opens them again (DATC 6.H.5, 6.H.6). */
function setClosed({ closed }: RetreatTables, game: PackedGame, value: number): void {
  const { units, count, contested, contestedCount } = game;
  for (let i = 0; i < count; i++) closed[(units[i] ?? 0) & PLACE_BITS] = value;
  for (let i = 0; i < contestedCount; i++) closed[contested[i] ?? 0] = value;
}

/** Whether a move leads a dislodged unit to an open province. Its attacker's start is closed, unless that came by convoy. */
function isOpen({ closed }: RetreatTables, attacker: number, move: number): boolean {
  const to = move & PLACE_BITS;
  return closed[to] === 0 && to !== attacker;
}

/** Writes the retreats of dislodged unit `i` to `words` from `end`; returns the new end. The provinces are closed by `setClosed`. */
function writeRetreats(tables: RetreatTables, game: PackedGame, i: number, words: Int32Array, end: number): number {
  const { numbers, moveStart, moves } = tables.stands;
  const stand = numbers[standBits(game.dislodged[i] ?? 0)] ?? 0;
  const stop = moveStart[stand + 1] ?? 0;
  let at = end;
  for (let k = (moveStart[stand] ?? 0) + 1; k < stop; k++) {
    const move = moves[k] ?? 0;
    if (isOpen(tables, game.attackers[i] ?? 0, move)) words[at++] = move;
  }
  return at;
}

/** Writes what each dislodged unit may do: 0 to disband, then its retreats. */
export function listRetreats(tables: RetreatTables, game: PackedGame, out: LegalOrders): void {
  const { words, start } = out;
  setClosed(tables, game, 1);
  let at = 0;
  for (let i = 0; i < game.dislodgedCount; i++) {
    start[i] = at;
    words[at++] = 0;
    at = writeRetreats(tables, game, i, words, at);
  }
  start[game.dislodgedCount] = at;
  setClosed(tables, game, 0);
}

/** Whether the army that drove a unit out came by convoy: it asked for one, or a fleet of its own convoyed it (DATC 4.A.3 d). */
function cameByConvoy({ units, orders, count }: PackedGame, attacker: number, to: number): boolean {
  let army = 0;
  let order = 0;
  for (let i = 0; i < count; i++) {
    if (((units[i] ?? 0) & PLACE_BITS) !== attacker) continue;
    army = units[i] ?? 0;
    order = orders[i] ?? 0;
  }
  if ((army & FLEET_BIT) !== 0) return false;
  if ((order & ASKS_CONVOY) !== 0) return true;
  const convoy = to | (attacker << OTHER_SHIFT) | (CONVOY_ORDER << KIND_SHIFT);
  for (let i = 0; i < count; i++) {
    if (orders[i] === convoy && (units[i] ?? 0) >> POWER_SHIFT === army >> POWER_SHIFT) return true;
  }
  return false;
}

/**
 * Takes over what came of a movement phase. Units that were driven out and have a retreat wait for it in `dislodged`; those
 * without are lost at once (DATC 6.H.17).
 */
export function takeOutcome(tables: RetreatTables, game: PackedGame, outcome: PackedOutcome): void {
  const { units, dislodged, attackers, contested } = game;
  let driven = 0;
  for (let i = 0; i < game.count; i++) {
    if (outcome.units[i] !== 0) continue;
    const unit = units[i] ?? 0;
    const from = outcome.attackers[i] ?? 0;
    dislodged[driven] = unit;
    attackers[driven] = from | (cameByConvoy(game, from, unit & PLACE_BITS) ? VIA : 0);
    driven++;
  }
  let standing = 0;
  for (let i = 0; i < game.count; i++) {
    const after = outcome.units[i] ?? 0;
    units[standing] = after;
    standing += after === 0 ? 0 : 1;
  }
  game.count = standing;
  game.dislodgedCount = 0;
  if (driven === 0) return;
  game.contestedCount = outcome.contestedCount;
  for (let i = 0; i < outcome.contestedCount; i++) contested[i] = outcome.contested[i] ?? 0;
  setClosed(tables, game, 1);
  let waiting = 0;
  for (let i = 0; i < driven; i++) {
    if (!hasRetreat(tables, game, i)) continue;
    dislodged[waiting] = dislodged[i] ?? 0;
    attackers[waiting] = attackers[i] ?? 0;
    waiting++;
  }
  game.dislodgedCount = waiting;
  setClosed(tables, game, 0);
}

function hasRetreat(tables: RetreatTables, { dislodged, attackers }: PackedGame, i: number): boolean {
  const { numbers, moveStart, moves } = tables.stands;
  const stand = numbers[standBits(dislodged[i] ?? 0)] ?? 0;
  const stop = moveStart[stand + 1] ?? 0;
  for (let k = (moveStart[stand] ?? 0) + 1; k < stop; k++) {
    if (isOpen(tables, attackers[i] ?? 0, moves[k] ?? 0)) return true;
  }
  return false;
}

/** Whether an order of a dislodged unit is one of its retreats. */
function isRetreat(tables: RetreatTables, { dislodged, attackers }: PackedGame, i: number, order: number): boolean {
  const { numbers, moveStart, moves } = tables.stands;
  const stand = numbers[standBits(dislodged[i] ?? 0)] ?? 0;
  const stop = moveStart[stand + 1] ?? 0;
  for (let k = (moveStart[stand] ?? 0) + 1; k < stop; k++) {
    if (moves[k] === order) return isOpen(tables, attackers[i] ?? 0, order);
  }
  return false;
}

/** Judges a retreat phase: who goes alone to an open province gets away; all others are lost (DATC 6.H). */
export function settleRetreats(tables: RetreatTables, game: PackedGame): void {
  const { going } = tables;
  const { units, dislodged, retreats, dislodgedCount } = game;
  setClosed(tables, game, 1);
  for (let i = 0; i < dislodgedCount; i++) {
    const order = retreats[i] ?? 0;
    if (order === 0) continue;
    if (isRetreat(tables, game, i, order)) going[order & PLACE_BITS] = (going[order & PLACE_BITS] ?? 0) + 1;
    else retreats[i] = 0;
  }
  setClosed(tables, game, 0);
  for (let i = 0; i < dislodgedCount; i++) {
    const order = retreats[i] ?? 0;
    if (order === 0 || going[order & PLACE_BITS] !== 1) continue;
    units[game.count++] = ((dislodged[i] ?? 0) & ~LOCATION_BITS) | (order & LOCATION_BITS);
  }
  for (let i = 0; i < dislodgedCount; i++) {
    going[(retreats[i] ?? 0) & PLACE_BITS] = 0;
    retreats[i] = 0;
  }
  game.dislodgedCount = 0;
}
