import { settleKnots } from './knot.ts';
import { reckon } from './reckon.ts';
import { settle } from './settle.ts';
import type { Workspace } from './workspace.ts';

/**
 * Decides every move, support and convoy of a workspace. What follows from the orders alone is settled first, in passes
 * until nothing changes; only the knots that remain, each depending on itself, are settled by the rule for rotations or
 * for paradoxes (DATC 4.A.2). The result does not depend on the order of the orders.
 */
export function resolve(ws: Workspace): void {
  while (settle(ws)) settleKnots(ws);
  reckon(ws);
}
