import { decideMove, decideSails, decideSupport } from './strength.ts';
import { UNKNOWN, type Workspace } from './workspace.ts';

/** Passes over the undecided decisions until nothing changes. Tells whether something is still undecided. */
export function settle(ws: Workspace): boolean {
  for (;;) {
    let changed = false;
    let open = false;
    for (const p of ws.sailors) {
      if (ws.sails[p] !== UNKNOWN) continue;
      const truth = decideSails(ws, p);
      ws.sails[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    for (const p of ws.supporters) {
      if (ws.given[p] !== UNKNOWN) continue;
      const truth = decideSupport(ws, p);
      ws.given[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    for (const p of ws.movers) {
      if (ws.move[p] !== UNKNOWN) continue;
      const truth = decideMove(ws, p);
      ws.move[p] = truth;
      if (truth === UNKNOWN) open = true;
      else changed = true;
    }
    if (!open || !changed) return open;
  }
}
