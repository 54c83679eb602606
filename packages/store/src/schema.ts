import type { Kysely, Transaction } from 'kysely';

/** Columns as both databases give them: texts, and whole numbers; moments are milliseconds since 1970. */
export interface Schema {
  readonly meta: { readonly key: string; readonly value: string };
  readonly tables: TableRow;
  readonly turns: {
    readonly table_id: string;
    /** 0 the game as it stands; more: branches that were taken back. */
    readonly line: number;
    readonly turn: number;
    readonly phase: string;
    readonly at: number;
    readonly doc: string;
  };
  readonly events: {
    readonly table_id: string;
    readonly channel: string;
    readonly seq: number;
    readonly at: number;
    readonly doc: string;
  };
  readonly messages: {
    readonly table_id: string;
    readonly thread: string;
    readonly n: number;
    readonly at: number;
    readonly doc: string;
  };
  readonly order_log: {
    readonly table_id: string;
    readonly power: string;
    readonly n: number;
    readonly at: number;
    readonly doc: string;
  };
  readonly reads: { readonly table_id: string; readonly power: string; readonly thread: string; readonly n: number };
  readonly notes: { readonly table_id: string; readonly power: string; readonly doc: string; readonly at: number };
  /** What opens chairs: a secret, of which only the hash is kept. */
  readonly keys: {
    readonly hash: string;
    readonly account_id: string | null;
    readonly created_at: number;
    readonly expires_at: number;
  };
  /** Who sits where: a key, or an account. */
  readonly chairs: {
    readonly table_id: string;
    /** A power, `moderator`, or `applicant:` with an id. */
    readonly role: string;
    readonly key_hash: string | null;
    readonly account_id: string | null;
    readonly created_at: number;
    readonly seen_at: number;
  };
  readonly invitations: {
    readonly hash: string;
    readonly table_id: string;
    readonly role: string;
    readonly created_at: number;
  };
  readonly accounts: AccountRow;
  readonly contacts: ContactRow;
  readonly outbox: OutboxRow;
}

export interface TableRow {
  readonly id: string;
  /** Counts every change: what a change was decided on must still be there when it is written. */
  readonly version: number;
  readonly turn: number;
  readonly status: string;
  readonly wakes_at: number | null;
  readonly listed: number;
  readonly open_seats: number;
  readonly name: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly doc: string;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** The name as it is compared. */
  readonly name_key: string;
  readonly password: string;
  readonly email: string | null;
  readonly lang: string;
  readonly admin: number;
  readonly banned: number;
  readonly created_at: number;
}

/** Where notices of a chair go. */
export interface ContactRow {
  readonly id: string;
  readonly table_id: string;
  readonly role: string;
  readonly kind: string;
  readonly doc: string;
  readonly created_at: number;
}

/** Something still to be told to the world outside; `key` makes it be told once. */
export interface OutboxRow {
  readonly key: string;
  readonly kind: string;
  readonly doc: string;
  readonly due_at: number;
  readonly tries: number;
  readonly sent_at: number | null;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
