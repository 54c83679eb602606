import { newGame } from '@standoff/diplomacy';
import { boardOf, newWorkbench, type Workbench } from '../state/document.ts';
import type { OrderLines } from '../state/lines.ts';
import { shortOrder } from '../state/write.ts';
import type { GalleryPosition } from './positions.ts';

/** A position of the gallery on the workbench, its orders given and not judged yet. */
export function toWorkbench({ phase, units, centers, given }: GalleryPosition): Workbench {
  const lines: Record<string, string[]> = {};
  for (const { power, order } of given) {
    const list = lines[power] ?? [];
    list.push(shortOrder(order));
    lines[power] = list;
  }
  const orders: OrderLines = lines;
  const fresh = newWorkbench({ ...boardOf(newGame()), phase, units, centers });
  return { ...fresh, nodes: fresh.nodes.map((node) => ({ ...node, orders })) };
}
