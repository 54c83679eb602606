import { mkdir, open as openFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type SqliteDatabase } from 'kysely';
import { type StoreError, systemWord } from './error.ts';
import type { Db, Schema } from './schema.ts';
import { isBusy, PatientDialect } from './sqlite-driver.ts';
import { loadSqlite, type OpenSqlite } from './sqlite-library.ts';

type Opened = { readonly ok: true; readonly db: Db } | { readonly ok: false; readonly error: StoreError };

/** How often it is tried to open a file that others are just making, a little apart. */
const TRIES = 100;
const SETTINGS = ['busy_timeout = 20', 'journal_mode = wal', 'synchronous = full'];

/**
 * Opens the file with its settings. Two that both make it ready for writing while being read would wait for each other for
 * ever, so whoever meets another lets go of it and comes again.
 */
async function openReady(open: OpenSqlite, file: string): Promise<SqliteDatabase> {
  for (let tries = 1; ; tries++) {
    const database = open(file);
    try {
      for (const setting of SETTINGS) database.prepare(`pragma ${setting}`).all([]);
      return database;
    } catch (error) {
      database.close();
      if (tries >= TRIES || !isBusy(error)) throw error;
      await wait(10 + Math.random() * 90);
    }
  }
}

/** Makes the file and its folder where there are none; nobody else may read it, nor what SQLite puts beside it. */
async function makeFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await (await openFile(file, 'a', 0o600)).close();
}

/** Opens a SQLite file, making it and its folder where there is none. What is acknowledged is on the disk. */
export async function openSqlite(file: string, load: () => Promise<OpenSqlite> = loadSqlite): Promise<Opened> {
  let open: OpenSqlite;
  try {
    open = await load();
  } catch (error) {
    return { ok: false, error: { code: 'store/no-sqlite', system: systemWord(error) } };
  }
  try {
    if (file !== ':memory:') await makeFile(file);
    const database = await openReady(open, file);
    return { ok: true, db: new Kysely<Schema>({ dialect: new PatientDialect({ database }) }) };
  } catch (error) {
    return { ok: false, error: { code: 'store/cannot-open', file, system: systemWord(error) } };
  }
}
