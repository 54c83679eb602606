import { MOVE } from './checked.ts';
import { type Knot, write } from './outcomes.ts';
import { NO, type Workspace, YES } from './workspace.ts';

/** A rotation: of the consistent outcomes the one in which most move; without any, nobody moves. */
export function settleRotation(ws: Workspace, knot: Knot, found: readonly number[][] | undefined): void {
  const moves = (outcome: readonly number[]): number =>
    knot.filter((node, i) => node % 3 === 0 && outcome[i] === YES).length;
  const best = (found ?? []).reduce<readonly number[] | undefined>(
    (one, other) => (one === undefined || moves(other) > moves(one) ? other : one),
    undefined,
  );
  for (const [i, node] of knot.entries()) {
    if (best !== undefined) write(ws, node, best[i] ?? NO);
    else if (node % 3 === 0) write(ws, node, NO);
  }
}

/** The ring of moves that starts and ends in `p`, or none: `p`, the unit ahead of it, and so on. */
export function ringOf(ws: Workspace, p: number): readonly number[] {
  if (!comesRound(ws, p)) return NO_RING;
  const ring = [p];
  for (let next = ws.target[p] ?? 0; next !== p; next = ws.target[next] ?? 0) ring.push(next);
  return ring;
}

const NO_RING: readonly number[] = [];

/** Whether the units ahead of `p`, each going on to the next, come round to it. */
function comesRound(ws: Workspace, p: number): boolean {
  let next = ws.target[p] ?? 0;
  for (let steps = ws.moverCount; next !== p; steps--) {
    if (ws.kind[next] !== MOVE || ws.move[next] !== YES || steps === 0) return false;
    next = ws.target[next] ?? 0;
  }
  return true;
}
