import type { Trx } from './schema.ts';
import type { Seal } from './seal.ts';
import { sealOldRows } from './seal-old-rows.ts';

/** A part of a step: SQL that SQLite and PostgreSQL share, or something done to every row. */
type Part = string | ((trx: Trx, seal: Seal) => Promise<void>);
export type Migrations = readonly (readonly Part[])[];

/** What each version of the schema adds. A released step is never changed: what comes later is a new step. */
export const MIGRATIONS: Migrations = [
  [
    `create table tables (
      id text primary key, version bigint not null, turn bigint not null, status text not null, wakes_at bigint,
      listed bigint not null, open_seats bigint not null, name text not null, created_at bigint not null, changed_at bigint not null, doc text not null)`,
    'create index tables_by_waking on tables (wakes_at)',
    'create index tables_by_listing on tables (listed, open_seats, status)',
    `create table turns (
      table_id text not null, line bigint not null, turn bigint not null, phase text not null, at bigint not null,
      doc text not null, primary key (table_id, line, turn))`,
    `create table events (
      table_id text not null, channel text not null, seq bigint not null, at bigint not null, doc text not null,
      primary key (table_id, channel, seq))`,
    `create table messages (
      table_id text not null, thread text not null, n bigint not null, at bigint not null, doc text not null,
      primary key (table_id, thread, n))`,
    `create table order_log (
      table_id text not null, power text not null, n bigint not null, at bigint not null, doc text not null,
      primary key (table_id, power, n))`,
    `create table reads (
      table_id text not null, power text not null, thread text not null, n bigint not null,
      primary key (table_id, power, thread))`,
    `create table notes (
      table_id text not null, power text not null, doc text not null, at bigint not null,
      primary key (table_id, power))`,
    `create table keys (
      hash text primary key, account_id text, created_at bigint not null, expires_at bigint not null)`,
    'create index keys_by_account on keys (account_id)',
    `create table chairs (
      table_id text not null, role text not null, key_hash text, account_id text, created_at bigint not null,
      seen_at bigint not null, primary key (table_id, role))`,
    'create index chairs_by_key on chairs (key_hash)',
    'create index chairs_by_account on chairs (account_id)',
    `create table invitations (
      hash text primary key, table_id text not null, role text not null, created_at bigint not null)`,
    'create index invitations_by_table on invitations (table_id, role)',
    `create table accounts (
      id text primary key, name text not null, name_key text not null unique, password text not null, email text,
      lang text not null, admin bigint not null, banned bigint not null, created_at bigint not null)`,
    `create table contacts (
      id text primary key, table_id text not null, role text not null, kind text not null, doc text not null,
      created_at bigint not null)`,
    'create index contacts_by_table on contacts (table_id, role)',
    `create table outbox (
      key text primary key, kind text not null, doc text not null, due_at bigint not null, tries bigint not null,
      sent_at bigint)`,
    'create index outbox_by_due on outbox (sent_at, due_at)',
  ],
  [sealOldRows],
];

/** The schema this program knows. */
export const SCHEMA_VERSION: number = MIGRATIONS.length;
