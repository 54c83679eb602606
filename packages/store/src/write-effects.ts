import type { Effect, TurnRecord } from '@standoff/table';
import { sealLog, sealMessage } from './messages.ts';
import { addNotices, type EventEffect } from './outbox.ts';
import type { Trx } from './schema.ts';
import type { Seal } from './seal.ts';
import { turnOf } from './turns.ts';

async function unseat(trx: Trx, id: string, power: string): Promise<void> {
  await trx.deleteFrom('chairs').where('table_id', '=', id).where('role', '=', power).execute();
  await trx.deleteFrom('invitations').where('table_id', '=', id).where('role', '=', power).execute();
  await clearSeat(trx, id, power);
}

/** Forgets what the holder of a seat kept for themselves: where notices go, and notes. */
export async function clearSeat(trx: Trx, id: string, power: string): Promise<void> {
  await trx.deleteFrom('contacts').where('table_id', '=', id).where('role', '=', power).execute();
  await trx.deleteFrom('notes').where('table_id', '=', id).where('power', '=', power).execute();
}

/** Keeps a judged phase. */
export async function insertTurn(trx: Trx, id: string, record: TurnRecord): Promise<void> {
  const { turn, phase, at } = record;
  // The primary key refuses a phase that was judged already, whatever else fails.
  await trx
    .insertInto('turns')
    .values({ table_id: id, line: 0, turn, phase, at, doc: JSON.stringify(record) })
    .execute();
}

async function moveLine(trx: Trx, id: string, from: number, to: number, fromTurn: number): Promise<void> {
  await trx
    .updateTable('turns')
    .set({ line: to })
    .where('table_id', '=', id)
    .where('line', '=', from)
    .where('turn', '>=', fromTurn)
    .execute();
}

async function amend(trx: Trx, id: string, turn: number, after: TurnRecord['after']): Promise<void> {
  const at = trx
    .selectFrom('turns')
    .select('doc')
    .where('table_id', '=', id)
    .where('line', '=', 0)
    .where('turn', '=', turn);
  const row = await at.executeTakeFirst();
  if (row === undefined) return;
  const doc = JSON.stringify({ ...turnOf(row), after });
  await trx
    .updateTable('turns')
    .set({ doc })
    .where('table_id', '=', id)
    .where('line', '=', 0)
    .where('turn', '=', turn)
    .execute();
}

/** Gives the chairs of those who waited in the lobby to the powers drawn for them. */
async function seatDrawn(trx: Trx, id: string, seats: Extract<Effect, { kind: 'drawn' }>['seats']): Promise<void> {
  for (const { applicant, power } of seats) {
    for (const name of ['chairs', 'contacts'] as const)
      await trx
        .updateTable(name)
        .set({ role: power })
        .where('table_id', '=', id)
        .where('role', '=', `applicant:${applicant}`)
        .execute();
    await trx.deleteFrom('invitations').where('table_id', '=', id).where('role', '=', power).execute();
  }
}

/** All events of a change in one go: a phase that ends has many. */
async function insertEvents(trx: Trx, id: string, events: readonly EventEffect[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ channel, seq, at, event }) => ({
    table_id: id,
    channel,
    seq,
    at,
    doc: JSON.stringify(event),
  }));
  await trx.insertInto('events').values(rows).execute();
  await addNotices(trx, id, events);
}

/** Writes what a change of a table brings with it, in the transaction that writes the table. */
export async function writeEffects(trx: Trx, seal: Seal, id: string, effects: readonly Effect[]): Promise<void> {
  const events: EventEffect[] = [];
  for (const effect of effects) {
    switch (effect.kind) {
      case 'event':
        events.push(effect);
        break;
      case 'turn':
        await insertTurn(trx, id, effect.record);
        break;
      case 'message': {
        const { thread, n, at } = effect.message;
        await trx
          .insertInto('messages')
          .values({ table_id: id, thread, n, at, doc: sealMessage(seal, id, effect.message) })
          .execute();
        break;
      }
      case 'log': {
        const { power, n, at } = effect.entry;
        await trx
          .insertInto('order_log')
          .values({ table_id: id, power, n, at, doc: sealLog(seal, id, effect.entry) })
          .execute();
        break;
      }
      case 'unseat':
        await unseat(trx, id, effect.power);
        break;
      case 'drawn':
        await seatDrawn(trx, id, effect.seats);
        break;
      case 'set-aside':
        await moveLine(trx, id, 0, effect.line, effect.from);
        break;
      case 'bring-back':
        await moveLine(trx, id, effect.line, 0, 0);
        break;
      case 'amend':
        await amend(trx, id, effect.turn, effect.after);
        break;
    }
  }
  await insertEvents(trx, id, events);
}
