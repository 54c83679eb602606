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

/** Lays the order that counts for a unit into the workspace; a unit without one holds. */
export function layOrder(ws: Workspace, order: LegalOrder): void {
  const p = order.from;
  ws.kind[p] = order.kind;
  ws.target[p] = order.target;
  ws.dest[p] = order.dest;
  ws.place[p] = order.place;
  ws.onlyRoute[p] = order.route;
  ws.asks[p] = (order.walks ? 0 : MUST_SAIL) | (order.via ? VIA : 0);
  if (order.kind === CONVOY) ws.convoyCount++;
}

/** What an army's move asks of convoys: it cannot walk; "via convoy" is written. */
export const MUST_SAIL = 1;
export const VIA = 2;

/**
 * Matches the orders of a workspace: what supports and convoys are for, how armies travel, who attacks whom. Units that
 * are marked as tried have an illegal move that counts as a move (DATC 4.E.1 b).
 */
export function matchOrders(ws: Workspace, rules: Rules): void {
  if (ws.convoyCount > 0) {
    for (let i = 0; i < ws.unitCount; i++) {
      const fleet = ws.occupied[i] ?? 0;
      if (ws.kind[fleet] === CONVOY) matchConvoy(ws, fleet);
    }
  }
  // From the last province to the first, so that every chain runs in ascending order whatever the order of the orders.
  for (let p = ws.tables.n; p > 0; p--) {
    const kind = ws.kind[p];
    if (kind === MOVE) {
      const asks = ws.asks[p] ?? 0;
      const mode =
        ws.unit[p] === ARMY && (asks !== 0 || ws.convoySeas[p] !== 0)
          ? travelMode(ws, p, (asks & MUST_SAIL) === 0, (asks & VIA) !== 0, rules)
          : BY_LAND;
      const to = ws.target[p] ?? 0;
      ws.mode[p] = mode;
      ws.nextAttacker[p] = ws.firstAttacker[to] ?? 0;
      ws.firstAttacker[to] = p;
      ws.movers[ws.moverCount++] = p;
      if (mode !== BY_LAND) ws.sailors[ws.sailorCount++] = p;
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
