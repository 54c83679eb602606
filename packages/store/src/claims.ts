import { hashOf } from './keys.ts';
import type { Db } from './schema.ts';
import type { Store } from './store.ts';

/**
 * A seat that was taken with a word which only its taker knows. Where the answer never came, so that nobody has what opens
 * the seat, whoever sends the word again is given it anew.
 */
export interface Claim {
  readonly tableId: string;
  readonly role: string;
  /** The hash of the key that was given. */
  readonly holder: string;
  /** Counts up each time the word is sent: what was on its way for long comes to nothing. */
  readonly attempt: number;
}

const AGAIN = 'again';

/** As it stands among the links, where it is kept for an hour (`pruneInvitations`). */
function roleOf({ holder, attempt, role }: Claim): string {
  return `${AGAIN}:${holder}:${attempt}:${role}`;
}

/** The claim made with a word by a link or at a table (`by`). */
export async function findClaim({ db }: Store, by: string, word: string): Promise<Claim | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select(['table_id', 'role'])
    .where('hash', '=', hashOf(`${by} ${word}`))
    .executeTakeFirst();
  const [again, holder, attempt, ...role] = row?.role.split(':') ?? [];
  if (row === undefined || again !== AGAIN || holder === undefined) return undefined;
  return { tableId: row.table_id, role: role.join(':'), holder, attempt: Number(attempt) };
}

/** Keeps a claim in place of the one before; `false` if somebody with the same word was faster. */
export async function keepClaim(
  db: Db,
  by: string,
  word: string,
  { before, now: claim }: { readonly before: Claim | undefined; readonly now: Claim },
  at: number,
): Promise<boolean> {
  const hash = hashOf(`${by} ${word}`);
  const row = { hash, table_id: claim.tableId, role: roleOf(claim), created_at: at };
  if (before === undefined) {
    const done = await db
      .insertInto('invitations')
      .values(row)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .executeTakeFirst();
    return done.numInsertedOrUpdatedRows === 1n;
  }
  const done = await db
    .updateTable('invitations')
    .set(row)
    .where('hash', '=', hash)
    .where('role', '=', roleOf(before))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
