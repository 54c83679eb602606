import type { LegalOrder } from '../engine/checked.ts';
import { contestedBy, dislodgerOf } from '../engine/fate.ts';
import { layOrder, matchOrders } from '../engine/match.ts';
import { resolve } from '../engine/resolve.ts';
import { ARMY, emptyWorkspace, FLEET, type Workspace, YES } from '../engine/workspace.ts';
import type { GameMap } from '../map.ts';
import type { Note } from '../reason.ts';
import type { Rules } from '../rules.ts';
import { FLEET_BIT, LOCATION_BITS, type PackedBoard, type PackedOutcome, POWER_SHIFT } from './board.ts';
import { KIND_SHIFT, MOVE, MUST_SAIL, PLACE_BITS, packedCoast, packedOther, SUPPORT_HOLD, VIA } from './order.ts';

const NO_NOTES: readonly Note[] = [];

/** A packed order of the unit in `from` as the full resolver takes it. Both number the kinds alike. */
function unpackOrder(map: GameMap, from: number, word: number): LegalOrder {
  const kind = (word >> KIND_SHIFT) & 7;
  const place = word & PLACE_BITS;
  const coast = packedCoast(word);
  const location = coast === 0 ? place : (map.coasts[place]?.[coast - 1] ?? place);
  const moves = kind === MOVE;
  return {
    ok: true,
    kind,
    from,
    target: moves ? place : packedOther(word),
    dest: moves || kind === SUPPORT_HOLD ? 0 : place,
    place: moves || coast !== 0 ? location : 0,
    walks: (word & MUST_SAIL) === 0,
    via: (word & VIA) !== 0,
    route: 0,
    notes: NO_NOTES,
  };
}

function load(map: GameMap, board: PackedBoard, rules: Rules): Workspace {
  const ws = emptyWorkspace(map, rules);
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    const p = unit & PLACE_BITS;
    ws.unit[p] = (unit & FLEET_BIT) === 0 ? ARMY : FLEET;
    ws.power[p] = unit >> POWER_SHIFT;
    ws.occupied[ws.unitCount++] = p;
    layOrder(ws, unpackOrder(map, p, board.orders[i] ?? 0));
  }
  matchOrders(ws, rules);
  return ws;
}

/** Resolves a phase of legal orders under any rule choices, by the full resolver. */
export function resolveFully(map: GameMap, rules: Rules, board: PackedBoard, out: PackedOutcome): void {
  const ws = load(map, board, rules);
  resolve(ws);
  for (let i = 0; i < board.count; i++) {
    const unit = board.units[board.offset + i] ?? 0;
    const p = unit & PLACE_BITS;
    const moved = ws.kind[p] === MOVE && ws.move[p] === YES;
    const attacker = dislodgerOf(ws, p);
    const order = board.orders[board.offset + i] ?? 0;
    out.units[i] = moved ? (unit & ~LOCATION_BITS) | (order & LOCATION_BITS) : attacker === 0 ? unit : 0;
    out.attackers[i] = attacker;
  }
  out.contestedCount = 0;
  for (let i = 0; i < ws.moverCount; i++) {
    const at = contestedBy(ws, ws.movers[i] ?? 0);
    if (at !== 0) out.contested[out.contestedCount++] = at;
  }
}
