import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** How long another process may keep the right to write, in milliseconds. */
const PATIENCE = 10_000;

/** Whether another connection is writing just now. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || ('errcode' in error && error.errcode === 5);
}

/** The same connection, waiting its turn without standing in the way of everything else this process does. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: <R>(query: CompiledQuery, size: number) => connection.streamQuery<R>(query, size),
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const until = performance.now() + PATIENCE;
      for (;;) {
        try {
          return await connection.executeQuery<R>(query);
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error;
          await wait(1 + Math.random() * 10);
        }
      }
    },
  };
}

class PatientDriver extends SqliteDriver {
  readonly #connections = new WeakMap<DatabaseConnection, DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const known = this.#connections.get(connection) ?? patient(connection);
    this.#connections.set(connection, known);
    return known;
  }

  /** Takes the right to write at once: two that begin by reading would each wait for the other. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite takes a transaction back by itself when its disk is full or fails; what went wrong is told, not this. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

/** SQLite for several processes on one file. */
export class PatientDialect extends SqliteDialect {
  readonly #settings: SqliteDialectConfig;
  constructor(settings: SqliteDialectConfig) {
    super(settings);
    this.#settings = settings;
  }
  override createDriver(): Driver {
    return new PatientDriver(this.#settings);
  }
}
