import type { Effect } from '@standoff/table';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from './fixed.ts';
import { type Holder, isHeld } from './holder.ts';
import { sealLog, sealMessage } from './messages.ts';
import { type EventEffect, noticesOf } from './outbox.ts';
import type { TableRow } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Store } from './store.ts';

/** Effects that are rows to add and nothing else. */
type Adding = Extract<Effect, { kind: 'event' | 'message' | 'log' | 'turn' }>;

const ADDING: readonly Effect['kind'][] = ['event', 'message', 'log', 'turn'] satisfies readonly Adding['kind'][];

/** Whether all that a change brings with it is rows to add: so it is with what players do all the time. */
export function onlyAdds(effects: readonly Effect[]): effects is readonly Adding[] {
  return effects.every(({ kind }) => ADDING.includes(kind));
}

/** What is added to each table, by its columns besides that of the table it belongs to. */
const COLUMNS = {
  order_log: { power: 'text', n: 'bigint', at: 'bigint', doc: 'text' },
  messages: { thread: 'text', n: 'bigint', at: 'bigint', doc: 'text' },
  turns: { line: 'bigint', turn: 'bigint', phase: 'text', at: 'bigint', doc: 'text' },
  events: { channel: 'text', seq: 'bigint', at: 'bigint', doc: 'text' },
  outbox: { key: 'text', kind: 'text', doc: 'text', due_at: 'bigint', tries: 'bigint' },
} as const;
type Name = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as readonly Name[];

type Row = Readonly<Record<string, string | number>>;
type Added = Readonly<Record<Name, readonly Row[]>>;

function addedBy(seal: Seal, id: string, effects: readonly Adding[]): Added {
  const added: Record<Name, Row[]> = { order_log: [], messages: [], turns: [], events: [], outbox: [] };
  const events: EventEffect[] = [];
  for (const effect of effects) {
    switch (effect.kind) {
      case 'event': {
        const { channel, seq, at, event } = effect;
        events.push(effect);
        added.events.push({ channel, seq, at, doc: JSON.stringify(event) });
        break;
      }
      case 'message': {
        const { thread, n, at } = effect.message;
        added.messages.push({ thread, n, at, doc: sealMessage(seal, id, effect.message) });
        break;
      }
      case 'log': {
        const { power, n, at } = effect.entry;
        added.order_log.push({ power, n, at, doc: sealLog(seal, id, effect.entry) });
        break;
      }
      case 'turn': {
        const { turn, phase, at } = effect.record;
        added.turns.push({ line: 0, turn, phase, at, doc: JSON.stringify(effect.record) });
        break;
      }
    }
  }
  added.outbox = noticesOf(id, events).map((row) => ({ ...row, kind: 'event', tries: 0 }));
  return added;
}

/** The table itself, by its columns. */
type Written = Omit<TableRow, 'id' | 'created_at'>;

type Values = Readonly<Record<string, unknown>>;
type Write = ReturnType<typeof fixed<Values, { readonly id: string }>>;

function insertInto(name: Name, slot: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = Object.entries(COLUMNS[name]);
  const names = sql.join(columns.map(([column]) => sql.ref(column)));
  const lists = sql.join(columns.map(([column, type]) => sql`${slot(`${name}.${column}`)}::${sql.raw(type)}[]`));
  const rows = sql`unnest(${lists}) as added (${names})`;
  const values = sql.join(columns.map(([column]) => sql.ref(`added.${column}`)));
  // What is to be told outside belongs to no table, and is kept only where somebody wants to be told.
  if (name === 'outbox')
    return sql`insert into outbox (${names}) select ${values} from written, ${rows}
      where exists (select 1 from contacts where table_id = written.id)`;
  return sql`insert into ${sql.table(name)} (table_id, ${names}) select written.id, ${values} from written, ${rows}`;
}

/** The statement that writes a table and adds rows to some others. */
function statementFor(names: readonly Name[], held: boolean): Write {
  return fixed((slot) => {
    const inserts = names.map((name) => sql`, ${sql.ref(`into_${name}`)} as (${insertInto(name, slot)})`);
    return sql`
      with written as (
        update tables set version = version + 1, turn = ${slot('turn')}, status = ${slot('status')},
          wakes_at = ${slot('wakes_at')}, listed = ${slot('listed')}, open_seats = ${slot('open_seats')},
          name = ${slot('name')}, changed_at = ${slot('changed_at')}, doc = ${slot('doc')}
        where id = ${slot('id')} and version = ${slot('before')} ${held ? sql`and ${isHeld(slot)}` : sql``} returning id
      )${sql.join(inserts, sql``)}
      select id from written`;
  });
}

const statements = new Map<string, Write>();

/**
 * Writes a table as it is after a change, with the rows the change adds, in one statement, which is a transaction of its
 * own: one way to the database and back. `false`: somebody else changed the table before, or the chair is lost.
 */
export async function writeAtOnce(
  { db, seal }: Store,
  id: string,
  row: Written,
  effects: readonly Adding[],
  holder?: Holder,
): Promise<boolean> {
  const added = addedBy(seal, id, effects);
  const names = NAMES.filter((name) => added[name].length > 0);
  const kind = `${holder === undefined ? '' : 'held: '}${names.join(' ')}`;
  const write = statements.get(kind) ?? statementFor(names, holder !== undefined);
  statements.set(kind, write);
  const lists = names.flatMap((name) =>
    Object.keys(COLUMNS[name]).map((column) => [`${name}.${column}`, added[name].map((one) => one[column])] as const),
  );
  const values = { ...row, ...holder, id, before: row.version - 1, ...Object.fromEntries(lists) };
  return (await write(db, values)).length === 1;
}
