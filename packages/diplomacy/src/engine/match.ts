import type { Rules } from '../rules.ts';
import { CONVOY, type LegalOrder, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './checked.ts';
import { shieldSupports } from './shield.ts';
import { ARMY, BY_LAND, BY_SEA, BY_SEA_OR_LAND, type Workspace } from './workspace.ts';

/** DATC 4.A.3: whether an army that could walk takes the sea. `via`: the order says so. */
function travelMode(ws: Workspace, from: number, walks: boolean, via: boolean, rules: Rules): number {
  if (!walks) return BY_SEA;
  // Under 4.A.6 c no convoy works for a move that names no path.
  const friend = ws.friend[from] === 1 && (rules['4.A.6'] !== 'c' || ws.onlyRoute[from] !== 0);
  const asked = via || friend;
  switch (rules['4.A.3']) {
    case 'a': {
      const to = ws.target[from] ?? 0;
      const swaps = ws.kind[to] === MOVE && ws.target[to] === from;
      return swaps && (ws.convoySeas[from] ?? 0) !== 0 ? BY_SEA_OR_LAND : BY_LAND;
    }
    case 'c':
      return asked ? BY_SEA_OR_LAND : BY_LAND;
    case 'd':
      return asked ? BY_SEA : BY_LAND;
    case 'via':
      return via ? BY_SEA : BY_LAND;
  }
}

function supportMatches(ws: Workspace, from: number): boolean {
  const other = ws.target[from] ?? 0;
  if (ws.kind[from] === SUPPORT_HOLD) return ws.kind[other] !== MOVE && ws.tried[other] === 0;
  const coast = ws.place[from] ?? 0;
  return ws.kind[other] === MOVE && ws.target[other] === ws.dest[from] && (coast === 0 || coast === ws.place[other]);
}

function matchConvoy(ws: Workspace, fleet: number): void {
  const army = ws.target[fleet] ?? 0;
  if (ws.kind[army] !== MOVE || ws.target[army] !== ws.dest[fleet]) return;
  ws.matched[fleet] = 1;
  ws.convoySeas[army] = (ws.convoySeas[army] ?? 0) | (ws.tables.seaBit[fleet] ?? 0);
  if (ws.power[fleet] === ws.power[army]) ws.friend[army] = 1;
}

/**
 * Lays legal orders beside each other: what supports and convoys match, how armies travel, who attacks whom. One order
 * a unit; units without one hold. `tried`: provinces whose illegal move counts as a move (DATC 4.E.1 b).
 */
export function matchOrders(
  ws: Workspace,
  orders: readonly LegalOrder[],
  tried: readonly number[],
  rules: Rules,
): void {
  for (const p of tried) ws.tried[p] = 1;
  let convoys = 0;
  for (const order of orders) {
    const p = order.from;
    ws.kind[p] = order.kind;
    ws.target[p] = order.target;
    ws.dest[p] = order.dest;
    ws.place[p] = order.place;
    ws.onlyRoute[p] = order.route;
    if (order.kind === CONVOY) convoys++;
  }
  if (convoys > 0) for (const { kind, from } of orders) if (kind === CONVOY) matchConvoy(ws, from);
  for (const order of orders) {
    // Without a convoy's fleets and without "via" an army that can walk does.
    const { from } = order;
    if (order.walks && !order.via && ws.convoySeas[from] === 0) continue;
    if (order.kind === MOVE && ws.unit[from] === ARMY) {
      ws.mode[order.from] = travelMode(ws, order.from, order.walks, order.via, rules);
    }
  }
  // From the last province to the first, so that every chain runs in ascending order whatever the order of the orders.
  for (let p = ws.tables.n; p > 0; p--) {
    const kind = ws.kind[p];
    if (kind === MOVE) {
      const to = ws.target[p] ?? 0;
      ws.nextAttacker[p] = ws.firstAttacker[to] ?? 0;
      ws.firstAttacker[to] = p;
      ws.movers[ws.moverCount++] = p;
      if (ws.mode[p] !== BY_LAND) ws.sailors[ws.sailorCount++] = p;
    } else if ((kind === SUPPORT_HOLD || kind === SUPPORT_MOVE) && supportMatches(ws, p)) {
      const other = ws.target[p] ?? 0;
      ws.matched[p] = 1;
      ws.nextSupport[p] = ws.firstSupport[other] ?? 0;
      ws.firstSupport[other] = p;
      ws.supporters[ws.supporterCount++] = p;
    }
  }
  if (rules['4.A.2'] !== 'f') shieldSupports(ws, rules['4.A.2']);
}
