import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

/** Where a value of a fixed statement goes, by its name. */
type Slot<V> = (name: keyof V & string) => RawBuilder<unknown>;

class Named {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Query = Parameters<Db['executeQuery']>[0];
interface Made {
  readonly query: Extract<Query, { readonly sql: string }>;
  readonly names: readonly string[];
}

/** The names by which PostgreSQL keeps fixed statements prepared, by their texts. */
const NAMES = new Map<string, string>();

/** The name of a fixed statement; `undefined` for any other text. */
export function nameOfFixed(text: string): string | undefined {
  return NAMES.get(text);
}

/**
 * A statement whose text never changes: built once for each kind of database, and kept prepared there, so that what is
 * asked for with every request is neither put together nor parsed nor planned again.
 */
export function fixed<V extends object, R>(
  build: (slot: Slot<V>) => RawBuilder<R>,
): (db: Db, values: V) => Promise<readonly R[]> {
  const kinds = new WeakMap<object, Made>();
  const make = (db: Db): Made => {
    const query = build((name) => sql`${new Named(name)}`).compile(db);
    const names = query.parameters.map((one) => (one instanceof Named ? one.name : ''));
    NAMES.set(query.sql, `standoff_${createHash('sha256').update(query.sql).digest('hex').slice(0, 16)}`);
    return { query, names };
  };
  return async (db, values) => {
    const kind = db.getExecutor().adapter;
    const made = kinds.get(kind) ?? make(db);
    kinds.set(kind, made);
    const given = new Map<string, unknown>(Object.entries(values));
    const parameters = made.names.map((name) => given.get(name));
    const { rows } = await db.executeQuery<R>({ ...made.query, parameters });
    return rows;
  };
}
