import { CONVOY, MOVE } from './checked.ts';
import { dependencies, moveNode, sailsNode, supportNode } from './depend.ts';
import { decideDislodged, decideMove, decideSails, decideSupport } from './strength.ts';
import { NO, type Truth, UNKNOWN, type Workspace, YES } from './workspace.ts';

/**
 * A knot: open decisions that depend on one another and on nothing else that is open, a sink component of what hangs on
 * what. If just one outcome of a knot is consistent, that is it. Otherwise a knot without convoys is a rotation, and all
 * move; a knot with a convoy is a paradox, and its convoying fleets hold (DATC 4.A.2 f). Each knot is settled apart, so
 * a convoy that merely touches a paradox is not drawn in (DATC 6.F.15, 6.F.26).
 */
type Knot = readonly number[];

/** Outcomes tried before a knot counts as having no single answer; real knots need a few. */
const TRIALS = 4096;

function openNodes(ws: Workspace): number[] {
  const nodes: number[] = [];
  for (let i = 0; i < ws.moverCount; i++)
    if (ws.move[ws.movers[i] ?? 0] === UNKNOWN) nodes.push(moveNode(ws.movers[i] ?? 0));
  for (let i = 0; i < ws.supporterCount; i++)
    if (ws.given[ws.supporters[i] ?? 0] === UNKNOWN) nodes.push(supportNode(ws.supporters[i] ?? 0));
  for (let i = 0; i < ws.sailorCount; i++)
    if (ws.sails[ws.sailors[i] ?? 0] === UNKNOWN) nodes.push(sailsNode(ws.sailors[i] ?? 0));
  return nodes.sort((a, b) => a - b);
}

/** The sink strongly connected components of the open decisions, each sorted (Tarjan's algorithm). */
function knotsOf(ws: Workspace): Knot[] {
  const nodes = openNodes(ws);
  const links = new Map<number, number[]>(nodes.map((node) => [node, dependencies(ws, node)]));
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const component = new Map<number, number>();
  const components: number[][] = [];
  const visit = (node: number): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const next of links.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (!component.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== index.get(node)) return;
    const members: number[] = [];
    for (;;) {
      const member = stack.pop();
      if (member === undefined) break;
      component.set(member, components.length);
      members.push(member);
      if (member === node) break;
    }
    components.push(members.sort((a, b) => a - b));
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return components.filter((members, number) =>
    members.every((node) => (links.get(node) ?? []).every((next) => component.get(next) === number)),
  );
}

function read(ws: Workspace, node: number): number {
  const p = Math.floor(node / 3);
  return (node % 3 === 0 ? ws.move[p] : node % 3 === 1 ? ws.given[p] : ws.sails[p]) ?? UNKNOWN;
}

function write(ws: Workspace, node: number, value: number): void {
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
function outcomes(ws: Workspace, knot: Knot): number[][] | undefined {
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

/** The paradox rule: the fleets at stake in the knot hold, so that its convoys fail. */
function settleParadox(ws: Workspace, knot: Knot): void {
  const members = new Set(knot.map((node) => Math.floor(node / 3)));
  const armies = knot.filter((node) => node % 3 === 2).map((node) => Math.floor(node / 3));
  for (const army of armies) {
    for (let rest = ws.convoySeas[army] ?? 0; rest !== 0; rest &= rest - 1) {
      const fleet = ws.tables.seas[31 - Math.clz32(rest & -rest)] ?? 0;
      if (ws.kind[fleet] === CONVOY && ws.held[fleet] === 0 && decideDislodged(ws, fleet) === UNKNOWN)
        members.add(fleet);
    }
  }
  ws.paradoxes.push([...members].sort((a, b) => a - b));
  for (const p of members) {
    if (ws.kind[p] === CONVOY) {
      ws.held[p] = 1;
      ws.paradox[p] = ws.paradoxes.length;
    }
  }
  for (const army of armies) {
    ws.sails[army] = NO;
    ws.paradox[army] = ws.paradoxes.length;
  }
}

/** A rotation: of the consistent outcomes the one in which most move; without any, nobody moves. */
function settleRotation(ws: Workspace, knot: Knot, found: readonly number[][] | undefined): void {
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

/** Settles each knot of an undecided workspace. */
export function settleKnots(ws: Workspace): void {
  for (const knot of knotsOf(ws)) {
    const found = outcomes(ws, knot);
    const only = found?.length === 1 ? found[0] : undefined;
    if (only !== undefined) for (const [i, node] of knot.entries()) write(ws, node, only[i] ?? NO);
    else if (knot.some((node) => node % 3 === 2)) settleParadox(ws, knot);
    else settleRotation(ws, knot, found);
  }
}

/** The ring of moves that starts and ends in `p`, or none: `p`, the unit ahead of it, and so on. */
export function ringOf(ws: Workspace, p: number): number[] {
  const ring = [p];
  let next = ws.target[p] ?? 0;
  while (next !== p) {
    if (ws.kind[next] !== MOVE || ws.move[next] !== YES || ring.includes(next)) return [];
    ring.push(next);
    next = ws.target[next] ?? 0;
  }
  return ring;
}
