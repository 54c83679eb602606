import { chairsOf, changeTable } from '@standoff/store';
import { emptyTheSeat, leaveLobby } from '@standoff/table';
import type { Site } from '../api/site.ts';

const APPLICANT = 'applicant:';

/**
 * Gives up every seat of an account, and every place in a lobby, so that no table waits for somebody who is gone. A table
 * that is over keeps its players' names; a moderator's chair is left empty.
 */
export async function leaveTables({ store }: Pick<Site, 'store'>, accountId: string, now: number): Promise<void> {
  for (const { tableId, role } of await chairsOf(store, { hash: '', accountId })) {
    if (role === 'moderator') continue;
    await changeTable(store, tableId, now, (table) =>
      role.startsWith(APPLICANT)
        ? leaveLobby(table, role.slice(APPLICANT.length), now)
        : emptyTheSeat(table, role, 'left', now),
    );
  }
}
