import { invitedRoles, lastSeen, readTurn } from '@standoff/store';
import { type Delayed, seesMarks, type Table, turnsShown, type Viewer, viewFor } from '@standoff/table';
import type { Site } from './site.ts';

/** The board of some phases ago, for a watcher who may not see the present one. */
async function delayedBoard({ store }: Site, table: Table, viewer: Viewer): Promise<Delayed | undefined> {
  const turn = turnsShown(table, viewer);
  if (turn === table.turn) return undefined;
  const record = await readTurn(store, table.id, turn);
  return record === undefined ? undefined : { turn, state: record.before };
}

/** A table as it leaves the server. */
export async function tableAnswer(site: Site, table: Table, viewer: Viewer): Promise<object> {
  const view = viewFor(table, viewer, await delayedBoard(site, table, viewer));
  if (!viewer.moderator) return view;
  // Links that stop mails are their receivers' own.
  const links = (await invitedRoles(site.store, table.id)).filter(
    (role) => role === 'moderator' || role in table.seats,
  );
  if (!seesMarks(table, viewer)) return { ...view, links };
  return { ...view, links, seen: Object.fromEntries(await lastSeen(site.store, table.id)) };
}
