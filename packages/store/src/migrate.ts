import { sql } from 'kysely';
import type { StoreError } from './error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Db, Trx } from './schema.ts';

async function versionOf(trx: Trx): Promise<number> {
  const row = await trx.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst();
  return row === undefined ? 0 : Number(row.value);
}

/**
 * Brings a database to the schema of this program, in one transaction; several processes may start at once. A newer
 * schema is left alone and told.
 */
export async function migrate(
  db: Db,
  kind: 'sqlite' | 'postgres',
  migrations: typeof MIGRATIONS = MIGRATIONS,
): Promise<StoreError | undefined> {
  return await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7236441)`.execute(trx);
    await sql`create table if not exists meta (key text primary key, value text not null)`.execute(trx);
    const found = await versionOf(trx);
    const known = migrations.length;
    if (found > known) return { code: 'store/newer-schema', found, known };
    for (const step of migrations.slice(found)) {
      for (const statement of step) await sql.raw(statement).execute(trx);
    }
    if (found === known) return undefined;
    await trx
      .insertInto('meta')
      .values({ key: 'schema', value: String(known) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(known) }))
      .execute();
    return undefined;
  });
}
