import type { Change, Result, Table, TableError } from '@standoff/table';
import { type Holder, holds } from './holder.ts';
import type { EventEffect } from './outbox.ts';
import type { Trx } from './schema.ts';
import type { Store } from './store.ts';
import { type KnownTable, readKnown, remember, rowOf } from './tables.ts';
import { onlyAdds, writeAtOnce } from './write-at-once.ts';
import { writeEffects } from './write-effects.ts';

/** What else a change may come to besides what the rules of the table say. */
export type ChangeError = TableError | { readonly code: 'table/unknown' } | { readonly code: 'invitation/unknown' };

type Decide = (table: Table) => Result<Change, ChangeError> | Promise<Result<Change, ChangeError>>;
/** What is written first in the same transaction; an error takes everything back. */
type Also = (trx: Trx, change: Change) => Promise<ChangeError | undefined>;

interface Conditions {
  readonly also: Also | undefined;
  /** Who does it, and must still hold their chair. */
  readonly holder: Holder | undefined;
}

/** Who holds no chair is told of no table. */
const LOST = { code: 'table/unknown' } as const;

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
  before: KnownTable,
  change: Change,
  now: number,
  { also, holder }: Conditions,
): Promise<void> {
  const { id } = change.table;
  const { version } = before;
  const row = { ...rowOf(change.table, store.seal), version: version + 1, changed_at: now };
  if (store.kind === 'postgres' && also === undefined && onlyAdds(change.effects)) {
    if (await writeAtOnce(store, id, row, change.effects, holder)) return;
    throw new TakenBack(holder === undefined || (await holds(store.db, id, holder)) ? undefined : LOST);
  }
  await store.transact(async (trx) => {
    const written = await trx
      .updateTable('tables')
      .set(row)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    // Somebody else changed the table since it was read: decide again.
    if (written.numUpdatedRows !== 1n) throw new TakenBack(undefined);
    if (holder !== undefined && !(await holds(trx, id, holder))) throw new TakenBack(LOST);
    const error = await also?.(trx, change);
    if (error !== undefined) throw new TakenBack(error);
    await writeEffects(trx, store.seal, id, change.effects);
  });
}

/** Writes what was decided; gives why not, where somebody was faster or something forbids it. */
async function tryToCommit(
  store: Store,
  before: KnownTable,
  change: Change,
  now: number,
  conditions: Conditions,
): Promise<TakenBack | undefined> {
  try {
    await commit(store, before, change, now, conditions);
    return undefined;
  } catch (error) {
    if (error instanceof TakenBack) return error;
    throw error;
  }
}

function isEvent(effect: Change['effects'][number]): effect is EventEffect {
  return effect.kind === 'event';
}

/** What came of something that needs no writing, for somebody who still holds their chair. */
async function unlessLost(
  { db }: Store,
  id: string,
  decided: Result<Change, ChangeError>,
  holder: Holder | undefined,
): Promise<Result<Change, ChangeError>> {
  return holder === undefined || (await holds(db, id, holder)) ? decided : { ok: false, error: LOST };
}

async function attempt(
  store: Store,
  id: string,
  decide: Decide,
  now: number,
  conditions: Conditions,
): Promise<Result<Change, ChangeError>> {
  // What this process knows of the table is mostly true: if not, the change finds another version and is taken back.
  let remembered = store.recent.get(id);
  for (let tries = 0; tries < TRIES; tries++) {
    const before = remembered ?? (await readKnown(store, id));
    if (before === undefined) return { ok: false, error: { code: 'table/unknown' } };
    const decided = await decide(before.table);
    const isDone = !decided.ok || (decided.value.table === before.table && conditions.also === undefined);
    // Nobody is refused by what was true a while ago.
    const isSure = remembered === undefined;
    remembered = undefined;
    if (isDone && isSure) return await unlessLost(store, id, decided, conditions.holder);
    if (isDone) continue;
    const taken = await tryToCommit(store, before, decided.value, now, conditions);
    if (taken?.reason !== undefined) return { ok: false, error: taken.reason };
    if (taken !== undefined) continue;
    const version = before.version + 1;
    remember(store, id, { version, changedAt: now, table: decided.value.table });
    store.tell({ tableId: id, version, events: decided.value.effects.filter(isEvent) });
    return decided;
  }
  throw new Error(`table ${id} changes faster than it can be written`);
}

/**
 * Changes a table: reads it, lets the rules decide, and writes table, turn, events and all else in one transaction, only
 * if nobody changed the table meanwhile; else it decides again on what is there now. So each phase is judged once, with
 * any number of processes. With a `holder` it is only written if they still hold their chair.
 */
export async function changeTable(
  store: Store,
  id: string,
  now: number,
  decide: Decide,
  also?: Also,
  holder?: Holder,
): Promise<Result<Change, ChangeError>> {
  const conditions = { also, holder };
  const before = store.queues.get(id) ?? Promise.resolve();
  const mine = before.then(
    () => attempt(store, id, decide, now, conditions),
    () => attempt(store, id, decide, now, conditions),
  );
  store.queues.set(id, mine);
  try {
    return await mine;
  } finally {
    if (store.queues.get(id) === mine) store.queues.delete(id);
  }
}
