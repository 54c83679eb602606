import type { Change, Result, Table, TableError } from '@standoff/table';
import { notify } from './postgres.ts';
import type { Trx } from './schema.ts';
import type { Store } from './store.ts';
import { rowOf, tableOf } from './tables.ts';
import { writeEffects } from './write-effects.ts';

/** What else a change may come to besides what the rules of the table say. */
export type ChangeError = TableError | { readonly code: 'table/unknown' } | { readonly code: 'invitation/unknown' };

type Decide = (table: Table) => Result<Change, ChangeError> | Promise<Result<Change, ChangeError>>;
/** What is written first in the same transaction; an error takes everything back. */
type Also = (trx: Trx, change: Change) => Promise<ChangeError | undefined>;

const TRIES = 30;

class TakenBack extends Error {
  readonly reason: ChangeError | undefined;
  constructor(reason: ChangeError | undefined) {
    super('taken back');
    this.reason = reason;
  }
}

async function commit(
  store: Store,
  id: string,
  version: number,
  change: Change,
  now: number,
  also?: Also,
): Promise<void> {
  await store.transact(async (trx) => {
    const row = { ...rowOf(change.table, store.seal), version: version + 1, changed_at: now };
    const written = await trx
      .updateTable('tables')
      .set(row)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    // Somebody else changed the table since it was read: decide again.
    if (written.numUpdatedRows !== 1n) throw new TakenBack(undefined);
    const error = await also?.(trx, change);
    if (error !== undefined) throw new TakenBack(error);
    await writeEffects(trx, store.seal, id, change.effects);
    if (store.kind === 'postgres') await notify(trx, id);
  });
}

async function attempt(
  store: Store,
  id: string,
  decide: Decide,
  now: number,
  also?: Also,
): Promise<Result<Change, ChangeError>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await store.db
      .selectFrom('tables')
      .select(['id', 'version', 'doc'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return { ok: false, error: { code: 'table/unknown' } };
    const before = tableOf(store, row);
    const decided = await decide(before);
    if (!decided.ok || (decided.value.table === before && also === undefined)) return decided;
    try {
      await commit(store, id, row.version, decided.value, now, also);
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
      if (error.reason !== undefined) return { ok: false, error: error.reason };
      continue;
    }
    for (const heard of store.changed) heard(id);
    return decided;
  }
  throw new Error(`table ${id} changes faster than it can be written`);
}

/**
 * Changes a table: reads it, lets the rules decide, and writes table, turn, events and all else in one transaction, only
 * if nobody changed the table meanwhile; else it decides again on what is there now. So each phase is judged once, with
 * any number of processes.
 */
export async function changeTable(
  store: Store,
  id: string,
  now: number,
  decide: Decide,
  also?: Also,
): Promise<Result<Change, ChangeError>> {
  const before = store.queues.get(id) ?? Promise.resolve();
  const mine = before.then(
    () => attempt(store, id, decide, now, also),
    () => attempt(store, id, decide, now, also),
  );
  store.queues.set(id, mine);
  try {
    return await mine;
  } finally {
    if (store.queues.get(id) === mine) store.queues.delete(id);
  }
}
