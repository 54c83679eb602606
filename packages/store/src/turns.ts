import type { TurnRecord } from '@standoff/table';
import type { Store } from './store.ts';

export function turnOf(row: { readonly doc: string }): TurnRecord {
  // Written by `writeEffects` and by nothing else.
  return JSON.parse(row.doc) as TurnRecord;
}

/** The judged phases of a table as it stands, in order: all, or those before a number. */
export async function readTurns({ db }: Store, id: string, before?: number, from = 0): Promise<readonly TurnRecord[]> {
  const query = db
    .selectFrom('turns')
    .select('doc')
    .where('table_id', '=', id)
    .where('line', '=', 0)
    .where('turn', '>=', from)
    .orderBy('turn');
  const rows = await (before === undefined ? query : query.where('turn', '<', before)).execute();
  return rows.map(turnOf);
}

export async function readTurn({ db }: Store, id: string, turn: number): Promise<TurnRecord | undefined> {
  const row = await db
    .selectFrom('turns')
    .select('doc')
    .where('table_id', '=', id)
    .where('line', '=', 0)
    .where('turn', '=', turn)
    .executeTakeFirst();
  return row === undefined ? undefined : turnOf(row);
}

/** The last phase of a branch that was taken back. */
export async function lastOfBranch({ db }: Store, id: string, line: number): Promise<TurnRecord | undefined> {
  const row = await db
    .selectFrom('turns')
    .select('doc')
    .where('table_id', '=', id)
    .where('line', '=', line)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : turnOf(row);
}
