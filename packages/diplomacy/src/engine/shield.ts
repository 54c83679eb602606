import { CONVOY, SUPPORT_HOLD, SUPPORT_MOVE } from './checked.ts';
import { convoyFleets, orderedRoutes } from './convoy.ts';
import { ARMY, type Workspace } from './workspace.ts';

/**
 * The rulebooks' own answers to convoy paradoxes (DATC 4.A.2 a, b, c): supports that the attack of a convoyed army may
 * not cut, by whom it may not be cut.
 */

function pair(attacker: number, supporter: number): number {
  return attacker * 65536 + supporter;
}

/** Whether the attack of an army may not cut a support. */
export function isShielded(ws: Workspace, attacker: number, supporter: number): boolean {
  return ws.shielded.size > 0 && ws.shielded.has(pair(attacker, supporter));
}

/** Seas that hold a fleet whose convoy order matches a move. */
function convoyingSeas(ws: Workspace): number {
  let seas = 0;
  for (let p = 1; p <= ws.tables.n; p++) {
    if (ws.kind[p] === CONVOY && ws.matched[p] === 1) seas |= ws.tables.seaBit[p] ?? 0;
  }
  return seas;
}

/** Whether the convoy of an army has a complete route without one fleet. */
function routeWithout(ws: Workspace, army: number, sea: number): boolean {
  return orderedRoutes(ws, army).some((route) => (route & sea) === 0);
}

/** Notes every pair of a convoyed army and a support that its attack may not cut under a choice of 4.A.2. */
export function shieldSupports(ws: Workspace, choice: 'a' | 'b' | 'c'): void {
  const convoying = convoyingSeas(ws);
  for (let i = 0; i < ws.sailorCount; i++) {
    const army = ws.sailors[i] ?? 0;
    const supporter = ws.target[army] ?? 0;
    const isMove = ws.kind[supporter] === SUPPORT_MOVE;
    if (ws.matched[supporter] !== 1 || (!isMove && ws.kind[supporter] !== SUPPORT_HOLD)) continue;
    const other = ws.target[supporter] ?? 0;
    const sea = ws.tables.seaBit[isMove ? (ws.dest[supporter] ?? 0) : other] ?? 0;
    const own = convoyFleets(ws, army);
    const byFleet = ws.unit[supporter] !== ARMY;
    const shielded =
      choice === 'a'
        ? byFleet && isMove && ws.unit[other] !== ARMY && (sea & own) !== 0
        : choice === 'b'
          ? byFleet && (sea & convoying) !== 0
          : isMove && (sea & own) !== 0 && !routeWithout(ws, army, sea);
    if (shielded) ws.shielded.add(pair(army, supporter));
  }
}
