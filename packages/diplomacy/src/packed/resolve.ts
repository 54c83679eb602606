import type { Tables } from '../engine/tables.ts';
import type { PackedBoard, PackedOutcome } from './board.ts';
import * as boards from './board.ts';
import * as convoying from './convoys.ts';
import * as fields from './fields.ts';
import { settleOpen } from './open.ts';
import * as words from './order.ts';
import { forgetBoard, writeContested, writeUnits } from './outcome.ts';
import * as reckon from './reckon.ts';
import { walkChains } from './rotations.ts';
import { countAttacks, decideMoves, failedCount } from './strengths.ts';
import * as supporting from './supports.ts';

/*
 * The fast resolver for the default rule choices: numbers in, numbers out, no allocation. One pass over the moves decides
 * nearly all; chains of units that follow one another are walked; what hangs on supports or convoys that may fall goes
 * through `settleOpen`; and the few boards with a knot are handed back, for the full resolver to settle. The passes avoid
 * branches that a processor cannot foresee, by reckoning with 0 and 1: that, not work, is where the time goes.
 */

const { POWER_SHIFT } = boards;
const { KIND_SHIFT, MOVE, PLACE_BITS } = words;
const { ENTERED, MOVES, ORDER, STATE, UNIT } = fields;
const { CONVOYS } = convoying;
const { SUPPORTS } = supporting;
const { isZero } = reckon;
/** Of an order all but the bit that says a move cannot walk. */
const ORDER_BITS = 0x3fffffff;

/** Whether the fast resolver can count the supports of every unit on a map: all come from neighbours of one province. */
export function fitsPlain(tables: Tables): boolean {
  const { n, locationCount, map } = tables;
  for (let to = 1; to <= n; to++) {
    const from = new Set<number>();
    for (let at = 1; at <= locationCount; at++) {
      const p = map.provinceOfLocation[at] ?? 0;
      if (tables.fleetReach[at * (n + 1) + to] === 1 || tables.armyStep[p * (n + 1) + to] === 1) from.add(p);
    }
    if (from.size > fields.MOST_SUPPORTS) return false;
  }
  return true;
}

/**
 * Resolves a phase of legal orders under the default rule choices. `true`: `out` holds the outcome; `false`: a knot is
 * left, and the full resolver is to be asked. A province may stand more than once among the contested.
 */
export function resolvePlain(tables: Tables, board: PackedBoard, out: PackedOutcome): boolean {
  const { count, units, orders, offset } = board;
  let moves = 0;
  let supports = 0;
  let convoys = 0;
  for (let i = offset; i < offset + count; i++) {
    const unit = units[i] ?? 0;
    const word = orders[i] ?? 0;
    const p = unit & PLACE_BITS;
    const kind = (word >> KIND_SHIFT) & 7;
    const move = isZero(kind ^ MOVE);
    ORDER[p] = word & ORDER_BITS;
    UNIT[p] = (unit >> POWER_SHIFT) << 16;
    STATE[p] = 0;
    ENTERED[p] = 0;
    MOVES[moves] = p;
    SUPPORTS[supports] = p;
    CONVOYS[convoys] = p;
    moves += move;
    supports += (kind >> 1) & 1;
    convoys += kind >> 2;
  }
  supporting.markSupported(supports);
  const openConvoys = convoys !== 0 ? convoying.findConvoys(tables, convoys) : 0;
  supporting.cutSupports(moves);
  const openSupports = supporting.countSupports(supports);
  let decided = countAttacks(moves);
  if (decided) {
    const waiting = decideMoves(moves);
    if (waiting !== 0) walkChains(waiting);
    if (openConvoys + openSupports !== 0)
      decided = settleOpen(tables, board, moves, waiting, openSupports, openConvoys);
    if (decided) {
      writeContested(out, waiting, failedCount);
      writeUnits(board, out);
    }
  }
  if (!decided) forgetBoard(board);
  return decided;
}
