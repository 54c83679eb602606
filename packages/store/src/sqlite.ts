import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type StoreError, systemWord } from './error.ts';
import type { Db, Schema } from './schema.ts';
import { PatientDialect } from './sqlite-driver.ts';
import { loadSqlite, type OpenSqlite } from './sqlite-library.ts';

type Opened = { readonly ok: true; readonly db: Db } | { readonly ok: false; readonly error: StoreError };

/** Opens a SQLite file, making it and its folder where there is none. What is acknowledged is on the disk. */
export async function openSqlite(file: string, load: () => Promise<OpenSqlite> = loadSqlite): Promise<Opened> {
  let open: OpenSqlite;
  try {
    open = await load();
  } catch (error) {
    return { ok: false, error: { code: 'store/no-sqlite', system: systemWord(error) } };
  }
  try {
    if (file !== ':memory:') await mkdir(dirname(file), { recursive: true });
    const db = new Kysely<Schema>({ dialect: new PatientDialect({ database: open(file) }) });
    await sql`pragma busy_timeout = 20`.execute(db);
    await sql`pragma journal_mode = wal`.execute(db);
    await sql`pragma synchronous = full`.execute(db);
    return { ok: true, db };
  } catch (error) {
    return { ok: false, error: { code: 'store/cannot-open', file, system: systemWord(error) } };
  }
}
