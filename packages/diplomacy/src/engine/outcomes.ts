import { decideMove, decideSails, decideSupport } from './strength.ts';
import { NO, type Truth, UNKNOWN, type Workspace, YES } from './workspace.ts';

/**
 * A knot: open decisions that depend on one another and on nothing else that is open, a sink component of what hangs on
 * what. If just one outcome of a knot is consistent, that is it. Otherwise a knot without convoys is a rotation, and all
 * move; a knot with a convoy is a paradox, and its convoying fleets hold (DATC 4.A.2 f). Each knot is settled apart, so
 * a convoy that merely touches a paradox is not drawn in (DATC 6.F.15, 6.F.26).
 */
export type Knot = readonly number[];

/** Outcomes tried before a knot counts as having no single answer; real knots need a few. */
const TRIALS = 4096;

function read(ws: Workspace, node: number): number {
  const p = Math.floor(node / 3);
  return (node % 3 === 0 ? ws.move[p] : node % 3 === 1 ? ws.given[p] : ws.sails[p]) ?? UNKNOWN;
}

export function write(ws: Workspace, node: number, value: number): void {
  const p = Math.floor(node / 3);
  if (node % 3 === 0) ws.move[p] = value;
  else if (node % 3 === 1) ws.given[p] = value;
  else ws.sails[p] = value;
}

function decide(ws: Workspace, node: number): Truth {
  const p = Math.floor(node / 3);
  return node % 3 === 0 ? decideMove(ws, p) : node % 3 === 1 ? decideSupport(ws, p) : decideSails(ws, p);
}

/** All consistent outcomes of a knot, as values by member; gives up (`undefined`) beyond `TRIALS`. */
export function outcomes(ws: Workspace, knot: Knot): number[][] | undefined {
  const found: number[][] = [];
  let trials = 0;
  const search = (): boolean => {
    if (++trials > TRIALS) return false;
    const before = knot.map((node) => read(ws, node));
    // What follows from the values assumed so far.
    for (let changed = true; changed; ) {
      changed = false;
      for (const node of knot) {
        if (read(ws, node) !== UNKNOWN) continue;
        const value = decide(ws, node);
        if (value !== UNKNOWN) {
          write(ws, node, value);
          changed = true;
        }
      }
    }
    const consistent = knot.every((node) => {
      const value = decide(ws, node);
      return value === UNKNOWN || value === read(ws, node) || read(ws, node) === UNKNOWN;
    });
    let complete = true;
    if (consistent) {
      const open = knot.find((node) => read(ws, node) === UNKNOWN);
      if (open === undefined) found.push(knot.map((node) => read(ws, node)));
      else {
        for (const value of [YES, NO]) {
          write(ws, open, value);
          if (complete && !search()) complete = false;
        }
      }
    }
    for (const [i, node] of knot.entries()) write(ws, node, before[i] ?? UNKNOWN);
    return complete;
  };
  return search() ? found : undefined;
}
