import { greatest, prevents } from './strength.ts';
import { type Workspace, YES } from './workspace.ts';

/** What became of units and provinces, read off a decided workspace. */

/** The province of the unit that entered `p`, or 0. */
export function entrant(ws: Workspace, p: number): number {
  return ws.entered[p] ?? 0;
}

/** Whether the province holds a unit that did not leave it. */
export function stayed(ws: Workspace, p: number): boolean {
  return ws.unit[p] !== 0 && ws.move[p] !== YES;
}

/** The province whose unit drove out the one in `p`, or 0. */
export function dislodgerOf(ws: Workspace, p: number): number {
  return stayed(ws, p) ? entrant(ws, p) : 0;
}

/** The province that the move from `p` left contested: empty because rivals kept each other out; or 0 (DATC 6.H.6, not 6.F.7 nor 6.H.9). */
export function contestedBy(ws: Workspace, p: number): number {
  const at = ws.target[p] ?? 0;
  if (ws.move[p] === YES || stayed(ws, at) || entrant(ws, at) !== 0) return 0;
  return greatest(prevents(ws, p, false)) > 0 ? at : 0;
}
