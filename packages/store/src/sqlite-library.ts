import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** What a library offers to open a file with. */
export type OpenSqlite = (file: string) => SqliteDatabase;

interface NodeStatement {
  readonly all: (...values: unknown[]) => unknown[];
  readonly run: (...values: unknown[]) => {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  readonly iterate: (...values: unknown[]) => IterableIterator<unknown>;
}
interface NodeDatabase {
  readonly prepare: (sql: string) => NodeStatement;
  readonly close: () => void;
}

const READS = /^\s*(?:select|with|pragma|explain)\b|\breturning\b/i;

/** Node's own SQLite in the shape that Kysely takes. */
function fromNode(database: NodeDatabase): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql): SqliteStatement => {
      const statement = database.prepare(sql);
      return {
        reader: READS.test(sql),
        all: (values) => statement.all(...values),
        run: (values) => statement.run(...values),
        iterate: (values) => statement.iterate(...values),
      };
    },
  };
}

async function loadNode(): Promise<OpenSqlite | undefined> {
  // Node 20 has none, and there is no other way to ask.
  const name = 'node:sqlite';
  try {
    const { DatabaseSync } = (await import(name)) as { DatabaseSync: new (file: string) => NodeDatabase };
    return (file) => fromNode(new DatabaseSync(file));
  } catch {
    return undefined;
  }
}

async function loadLibsql(): Promise<OpenSqlite> {
  const name = 'libsql';
  const { default: Database } = (await import(name)) as { default: new (file: string) => SqliteDatabase };
  return (file) => new Database(file);
}

const KEPT = 500;

/**
 * Prepares each text once. Also, a statement that failed because another process was writing stays open in `libsql` until
 * it is run again, and keeps its connection from committing; run again from here, it is the same one.
 */
function keeping(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      try {
        // So that whoever copies the one file of a stopped server has everything.
        database.prepare('pragma wal_checkpoint(truncate)').all([]);
      } catch {
        // Others are still writing, or the disk is full: the log beside the file keeps it all.
      }
      database.close();
    },
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= KEPT) kept.clear();
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** Node's SQLite where it has one (22.13 and newer), else the `libsql` package; throws where neither loads. */
export async function loadSqlite(): Promise<OpenSqlite> {
  const open = (await loadNode()) ?? (await loadLibsql());
  return (file) => keeping(open(file));
}
