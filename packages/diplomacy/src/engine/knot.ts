import { dependencies, moveNode, sailsNode, supportNode } from './depend.ts';
import { type Knot, outcomes, write } from './outcomes.ts';
import { settleParadox } from './paradox.ts';
import { settleRotation } from './rotation.ts';
import { NO, UNKNOWN, type Workspace } from './workspace.ts';

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
