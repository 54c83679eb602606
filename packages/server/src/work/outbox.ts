import {
  addToOutbox,
  contactById,
  contactsOf,
  deleteContact,
  inviteToo,
  markSent,
  type Notice,
  type OutboxRow,
  pruneOutbox,
  retryAt,
  takeDue,
} from '@standoff/store';
import { stopLinks, tableLink } from '../api/links.ts';
import type { Site } from '../api/site.ts';
import { turnPng } from '../draw-turn.ts';
import { errorFacts } from '../log.ts';
import { CONTACT_KINDS, type Contact, isFor, noticeKindOf } from '../notices/contact.ts';
import { renderNotice } from '../notices/render.ts';
import type { Outgoing, Senders } from '../notices/sender.ts';

/** So long is what was taken kept from others; whoever died with it in hand leaves it to them then. */
const HOLD = 120_000;
const BATCH = 20;
/** So many are sent side by side: one who does not answer keeps few others waiting. */
const ABREAST = 8;
const MINUTE = 60_000;
const MOST_TRIES = 12;
const MONTH = 30 * 24 * 3_600_000;

type Outbox = Pick<Site, 'store' | 'now' | 'log' | 'limits'> & {
  readonly senders: Senders;
  readonly url: string;
  /** Contacts that could not be reached, and until when they are left alone, whatever else there is to tell them. */
  readonly asleep: Map<string, number>;
};

/** One sending for each contact that wants to hear of an event; those who come to hear of it twice have the same key. */
async function spread({ store, now }: Outbox, notice: Notice): Promise<void> {
  const contacts = await contactsOf(store, notice.tableId);
  const wanted = contacts.filter((row) => {
    const { on } = JSON.parse(row.doc) as Contact;
    // Nobody is told of what was before they asked.
    if (row.created_at > notice.at) return false;
    return isFor(row.role, notice.channel, notice.event) && on.includes(noticeKindOf(notice.event));
  });
  const { tableId, channel, seq } = notice;
  const rows = wanted.map(({ id }) => ({
    key: `send:${tableId}:${channel}:${seq}:${id}`,
    kind: 'send',
    doc: JSON.stringify({ contact: id, notice }),
    due_at: now(),
  }));
  await addToOutbox(store, rows);
}

async function outgoingOf(
  { store, url, now }: Outbox,
  key: string,
  contactId: string,
  notice: Notice,
): Promise<{ readonly kind: string; readonly outgoing: Outgoing } | undefined> {
  const row = await contactById(store, contactId);
  if (row === undefined) return undefined;
  const contact = JSON.parse(row.doc) as Contact;
  const rendered = await renderNotice(store, notice, row.role, contact.lang, now());
  if (rendered === undefined) return undefined;
  const { table, subject, lines, judged, orders, next } = rendered;
  const picture =
    judged === undefined || row.kind === 'push'
      ? undefined
      : await turnPng(`${notice.tableId} ${judged.turn} ${judged.at}`, judged, contact.lang);
  const stop = row.kind === 'mail' ? await inviteToo(store.db, notice.tableId, `stop:${row.id}`, now()) : undefined;
  return {
    kind: row.kind,
    outgoing: {
      contact,
      subject,
      text: lines.join('\n').trim(),
      ...(orders === undefined ? {} : { orders }),
      ...(next === undefined ? {} : { next }),
      tableName: table.settings.name,
      tableUrl: tableLink(url, notice.tableId),
      ...(stop === undefined ? {} : stopLinks(url, stop)),
      tableId: notice.tableId,
      event: notice.event,
      ...(picture === undefined ? {} : { picture }),
      key,
    },
  };
}

interface Sending {
  readonly contact: string;
  readonly notice: Notice;
}

/** Nobody’s letter box is filled by what players write to each other: what is too much comes later. */
function isTooMuch({ limits }: Outbox, kind: string, to: string | undefined): boolean {
  return kind === 'mail' && to !== undefined && !limits.take('mail', to.toLowerCase());
}

async function deliver(outbox: Outbox, row: OutboxRow): Promise<void> {
  const { store, now, log, senders, asleep } = outbox;
  const { contact: contactId, notice } = JSON.parse(row.doc) as Sending;
  const until = asleep.get(contactId);
  if (until !== undefined && until > now()) return await retryAt(store, row.key, until);
  const ready = await outgoingOf(outbox, row.key, contactId, notice);
  const send = CONTACT_KINDS.map((kind) => (kind === ready?.kind ? senders[kind] : undefined)).find(
    (one) => one !== undefined,
  );
  if (ready === undefined || send === undefined) return await markSent(store, row.key, now());
  if (isTooMuch(outbox, ready.kind, ready.outgoing.contact.to))
    return await retryAt(store, row.key, now() + 10 * MINUTE);
  const result = await send(ready.outgoing);
  asleep.delete(contactId);
  if (result.ok) return await markSent(store, row.key, now());
  log('warn', 'notice-failed', { kind: ready.kind, reason: result.reason, status: result.status, tries: row.tries });
  if (result.reason === 'gone' || result.reason === 'refused') {
    await deleteContact(store, contactId);
    return await markSent(store, row.key, now());
  }
  if (row.tries >= MOST_TRIES) return await markSent(store, row.key, now());
  // A minute, two, four … up to half a day.
  const again = now() + Math.min(MINUTE * 2 ** (row.tries - 1), 12 * 60 * MINUTE);
  asleep.set(contactId, again);
  await retryAt(store, row.key, again);
}

async function handle(outbox: Outbox, row: OutboxRow): Promise<void> {
  const { store, now, log } = outbox;
  try {
    if (row.kind === 'event') {
      await spread(outbox, JSON.parse(row.doc) as Notice);
      await markSent(store, row.key, now());
    } else await deliver(outbox, row);
  } catch (error) {
    log('error', 'outbox-failed', { kind: row.kind, ...errorFacts(error) });
  }
}

/** What is for one contact, in its order; events, which are for many, each apart. */
function rowsByContact(due: readonly OutboxRow[]): (readonly OutboxRow[])[] {
  const groups = new Map<string, OutboxRow[]>();
  for (const row of due) {
    const name = row.kind === 'event' ? row.key : (JSON.parse(row.doc) as Sending).contact;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

/** Sends what is due: events to those who want to hear of them, each at least once. Gives how much there was. */
async function runOutbox(outbox: Outbox): Promise<number> {
  const due = await takeDue(outbox.store, outbox.now(), HOLD, BATCH);
  const left = rowsByContact(due);
  const runner = async (): Promise<void> => {
    for (let group = left.shift(); group !== undefined; group = left.shift())
      for (const row of group) await handle(outbox, row);
  };
  await Promise.all(Array.from({ length: ABREAST }, runner));
  return due.length;
}

/** Does all there is to do now. */
export async function drainOutbox(outbox: Outbox): Promise<void> {
  while ((await runOutbox(outbox)) === BATCH);
  await pruneOutbox(outbox.store, outbox.now() - MONTH);
}
