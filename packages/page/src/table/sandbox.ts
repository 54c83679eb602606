import { giveBack, open } from '../diplomacy/bench.ts';
import { go } from '../shell/router.ts';
import type { Workbench } from '../state/document.ts';
import type { TableAnswer, TurnAnswer } from './answers.ts';
import { needAllTurns } from './held.ts';
import { layTable } from './lay.ts';
import { ownLines } from './save.ts';
import { pastPhases, shown } from './stage.ts';

/** The last phases up to now of which everything is known. */
function wholePast(): readonly TurnAnswer[] {
  const past = pastPhases();
  const gap = past.findLastIndex((one) => !('before' in one));
  return past.slice(gap + 1).flatMap((one) => ('before' in one ? [one] : []));
}

/** A copy of the game for the workbench, with its past and one's own orders in it; nothing in it goes back to the table. */
async function copyOf(now: TableAnswer): Promise<Workbench> {
  // Without a connection the copy begins with the phases that are here.
  await needAllTurns();
  return layTable(now, wholePast(), ownLines(), shown.value);
}

/** Leaves the table for the workbench with a copy of the game on it, kept in this browser and nowhere else. */
export async function openSandbox(now: TableAnswer): Promise<void> {
  const copy = await copyOf(now);
  giveBack();
  open({ ...copy, ofTable: true });
  go('/diplomacy');
}
