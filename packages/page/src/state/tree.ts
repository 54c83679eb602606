import type { PhaseNode, Workbench } from './document.ts';

/** Where a phase is drawn in the tree. */
export interface TreeSpot {
  readonly node: PhaseNode;
  readonly column: number;
  readonly lane: number;
  /** The phase a line comes from. A branch of the first phase hangs on the first one. */
  readonly from?: number;
}

/** Lays the phases out: time goes to the right, each branch takes a lane of its own below the older ones. */
export function layTree(doc: Workbench): readonly TreeSpot[] {
  const spots: TreeSpot[] = [];
  let lanes = 0;
  const children = (id: number | undefined): readonly PhaseNode[] => doc.nodes.filter((node) => node.parent === id);
  const lay = (node: PhaseNode, column: number, lane: number): void => {
    spots.push({ node, column, lane, ...(node.parent === undefined ? {} : { from: node.parent }) });
    for (const [index, child] of children(node.id).entries()) {
      if (index > 0) lanes += 1;
      lay(child, column + 1, index === 0 ? lane : lanes);
    }
  };
  for (const [index, root] of children(undefined).entries()) {
    if (index > 0) lanes += 1;
    lay(root, 0, index === 0 ? 0 : lanes);
  }
  return spots;
}

/** The phase before, the first phase after, and the branches beside a phase. */
export function neighbours(
  doc: Workbench,
  id: number,
): { readonly before?: number; readonly after?: number; readonly beside: readonly number[] } {
  const node = doc.nodes.find((one) => one.id === id);
  const after = doc.nodes.find((one) => one.parent === id)?.id;
  const beside = doc.nodes.filter((one) => one.parent === node?.parent).map((one) => one.id);
  return {
    ...(node?.parent === undefined ? {} : { before: node.parent }),
    ...(after === undefined ? {} : { after }),
    beside,
  };
}
