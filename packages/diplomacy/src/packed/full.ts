import { contestedBy, dislodgerOf } from '../engine/fate.ts';
import { matchOrders } from '../engine/match.ts';
import { resolve } from '../engine/resolve.ts';
import { ARMY, emptyWorkspace, FLEET, type Workspace, YES } from '../engine/workspace.ts';
import type { GameMap } from '../map.ts';
import type { Rules } from '../rules.ts';
import { FLEET_BIT, LOCATION_BITS, type PackedBoard, type PackedOutcome, POWER_SHIFT } from './board.ts';
import { layWord } from './lay.ts';
import { MOVE, PLACE_BITS } from './order.ts';

function load(map: GameMap, board: PackedBoard, rules: Rules): Workspace {
  const ws = emptyWorkspace(map, rules);
  for (let i = board.offset; i < board.offset + board.count; i++) {
    const unit = board.units[i] ?? 0;
    const p = unit & PLACE_BITS;
    ws.unit[p] = (unit & FLEET_BIT) === 0 ? ARMY : FLEET;
    ws.power[p] = unit >> POWER_SHIFT;
    ws.occupied[ws.unitCount++] = p;
    layWord(ws, p, board.orders[i] ?? 0);
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
