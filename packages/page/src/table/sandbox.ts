import { giveBack, open } from '../diplomacy/bench.ts';
import { go } from '../shell/router.ts';
import { newWorkbench, type Workbench } from '../state/document.ts';
import type { TableAnswer, TurnAnswer } from './answers.ts';
import { layTable } from './lay.ts';
import { ownLines } from './save.ts';

/** A copy of the game for the workbench, with its past and one's own orders in it; nothing in it goes back to the table. */
export function copyOf(now: TableAnswer, turns: readonly TurnAnswer[], shown: number | undefined): Workbench {
  const doc = layTable(now, turns, ownLines(), shown);
  return doc.nodes.length > 0 ? doc : newWorkbench();
}

/** Leaves the table for the workbench with a copy of the game on it. */
export function openSandbox(copy: Workbench): void {
  giveBack();
  open(copy);
  go('/diplomacy');
}
