import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** Writes something in one go, or nothing of it. */
export type Transact = (work: (trx: Trx) => Promise<void>) => Promise<void>;

interface Waiting {
  readonly work: (trx: Trx) => Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** So many wait for one another at most. */
const MOST = 64;

/**
 * Does one piece of work so that it can be taken back alone; gives what went wrong. Where a full disk has taken back all, it
 * throws: what came after would be written outside any transaction.
 */
async function within(trx: Trx, { work }: Waiting): Promise<{ readonly error: unknown } | undefined> {
  await sql`savepoint one`.execute(trx);
  try {
    await work(trx);
    await sql`release savepoint one`.execute(trx);
    return undefined;
  } catch (error) {
    try {
      await sql`rollback to savepoint one`.execute(trx);
      await sql`release savepoint one`.execute(trx);
    } catch {
      throw error;
    }
    return { error };
  }
}

/**
 * Transactions that share their way to the disk: what comes while one is being written goes together in the next. SQLite
 * has one writer and waits for the disk at every commit; so many tables cost as much as one. Nothing is acknowledged
 * before the disk has it.
 */
export function groupedTransact(db: Db): Transact {
  const queue: Waiting[] = [];
  let writing = false;

  const writeGroup = async (group: readonly Waiting[]): Promise<void> => {
    const faults = new Map<Waiting, { readonly error: unknown }>();
    try {
      await db.transaction().execute(async (trx) => {
        // Alone it is taken back with its transaction.
        if (group.length === 1) return await group[0]?.work(trx);
        for (const one of group) {
          const fault = await within(trx, one);
          if (fault !== undefined) faults.set(one, fault);
        }
      });
    } catch (error) {
      for (const one of group) one.failed(error);
      return;
    }
    for (const one of group) {
      const fault = faults.get(one);
      if (fault === undefined) one.done();
      else one.failed(fault.error);
    }
  };

  const run = async (): Promise<void> => {
    writing = true;
    while (queue.length > 0) await writeGroup(queue.splice(0, MOST));
    writing = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push({ work, done: resolve, failed: reject });
      // What else comes in this turn of the loop goes along.
      if (!writing) {
        writing = true;
        setImmediate(() => void run());
      }
    });
}

/** A transaction of its own for each. */
export function plainTransact(db: Db): Transact {
  return (work) => db.transaction().execute(work);
}
