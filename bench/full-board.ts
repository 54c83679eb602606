import { encode } from '../packages/page/src/keep/codec.ts';
import { type Board, newWorkbench } from '../packages/page/src/state/document.ts';
import { pack } from '../packages/page/src/state/share.ts';
import { readBoards } from './boards.ts';

const FULL = 34;

/** A link to the workbench with a board of a played game, as full as one gets: 34 units of seven powers, each with an order. */
export async function fullBoardLink(): Promise<string> {
  const found = readBoards(new URL('../test/cases/bench-movement.jsonl.gz', import.meta.url)).find(
    ({ position: { units }, orders }) =>
      units.length === FULL && orders.length === FULL && new Set(units.map((unit) => unit.power)).size === 7,
  );
  if (found === undefined) throw new Error('the cases have a full board');
  const { units, centers = {} } = found.position;
  const phase: Board['phase'] = { kind: 'movement', season: 'fall', year: 1913 };
  const board: Board = { phase, units, dislodged: [], contested: [], unordered: [], centers };
  const orders: Record<string, string[]> = {};
  for (const { power, text } of found.orders) {
    orders[power] ??= [];
    orders[power].push(text);
  }
  const doc = newWorkbench(board);
  return `/diplomacy#b=${await encode(pack({ ...doc, nodes: doc.nodes.map((node) => ({ ...node, orders })) }))}`;
}
