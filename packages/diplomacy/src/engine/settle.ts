import { decideMove, decideSails, decideSupport } from './strength.ts';
import { UNKNOWN, type Workspace } from './workspace.ts';

/** Passes over the undecided decisions until nothing changes. Tells whether something is still undecided. */
export function settle(ws: Workspace): boolean {
  for (;;) {
    let changed = false;
    let open = false;
    for (let i = 0; i < ws.sailorCount; i++) {
      const p = ws.sailors[i] ?? 0;
      if (ws.sails[p] !== UNKNOWN) continue;
      const truth = decideSails(ws, p);
      ws.sails[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    for (let i = 0; i < ws.supporterCount; i++) {
      const p = ws.supporters[i] ?? 0;
      if (ws.given[p] !== UNKNOWN) continue;
      const truth = decideSupport(ws, p);
      ws.given[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    for (let i = 0; i < ws.moverCount; i++) {
      const p = ws.movers[i] ?? 0;
      if (ws.move[p] !== UNKNOWN) continue;
      const truth = decideMove(ws, p);
      ws.move[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    if (!open || !changed) return open;
  }
}
