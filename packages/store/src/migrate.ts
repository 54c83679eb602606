import { sql } from 'kysely';
import type { StoreError } from './error.ts';
import { MIGRATIONS, type Migrations } from './migrations.ts';
import type { Trx } from './schema.ts';
import type { Seal } from './seal.ts';

/** A word kept about the store itself. */
export async function readMeta(trx: Trx, key: string): Promise<string | undefined> {
  const row = await trx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(trx: Trx, key: string, value: string): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The version of the schema that is there, 0 where there is none yet; an error if it is newer than this program. */
export async function schemaOf(
  trx: Trx,
  kind: 'sqlite' | 'postgres',
  known: number = MIGRATIONS.length,
): Promise<{ readonly found: number } | StoreError> {
  // Several processes may start at once.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7236441)`.execute(trx);
  await sql`create table if not exists meta (key text primary key, value text not null)`.execute(trx);
  const found = Number((await readMeta(trx, 'schema')) ?? 0);
  return found > known ? { code: 'store/newer-schema', found, known } : { found };
}

/** Takes the steps from one version of the schema to another, within a transaction. */
export async function takeSteps(
  trx: Trx,
  seal: Seal,
  from: number,
  to: number = MIGRATIONS.length,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  for (const step of migrations.slice(from, to)) {
    for (const part of step) {
      if (typeof part === 'string') await sql.raw(part).execute(trx);
      else await part(trx, seal);
    }
  }
  if (from !== to) await writeMeta(trx, 'schema', String(to));
}
