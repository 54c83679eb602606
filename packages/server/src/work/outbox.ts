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
const MOST_TRIES = 12;
const MONTH = 30 * 24 * 3_600_000;

type Outbox = Pick<Site, 'store' | 'now' | 'log'> & { readonly senders: Senders; readonly url: string };

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

async function deliver(outbox: Outbox, row: OutboxRow): Promise<void> {
  const { store, now, log, senders } = outbox;
  const { contact: contactId, notice } = JSON.parse(row.doc) as { readonly contact: string; readonly notice: Notice };
  const ready = await outgoingOf(outbox, row.key, contactId, notice);
  const send = CONTACT_KINDS.map((kind) => (kind === ready?.kind ? senders[kind] : undefined)).find(
    (one) => one !== undefined,
  );
  if (ready === undefined || send === undefined) return await markSent(store, row.key, now());
  const result = await send(ready.outgoing);
  if (result.ok) return await markSent(store, row.key, now());
  log('warn', 'notice-failed', { kind: ready.kind, reason: result.reason, status: result.status, tries: row.tries });
  if (result.reason === 'gone' || result.reason === 'refused') {
    await deleteContact(store, contactId);
    return await markSent(store, row.key, now());
  }
  if (row.tries >= MOST_TRIES) return await markSent(store, row.key, now());
  // A minute, two, four … up to half a day.
  await retryAt(store, row.key, now() + Math.min(60_000 * 2 ** (row.tries - 1), 12 * 3_600_000));
}

/** Sends what is due: events to those who want to hear of them, each at least once. Gives how much there was. */
async function runOutbox(outbox: Outbox): Promise<number> {
  const { store, now, log } = outbox;
  const due = await takeDue(store, now(), HOLD, BATCH);
  for (const row of due) {
    try {
      if (row.kind === 'event') {
        await spread(outbox, JSON.parse(row.doc) as Notice);
        await markSent(store, row.key, now());
      } else await deliver(outbox, row);
    } catch (error) {
      log('error', 'outbox-failed', { kind: row.kind, ...errorFacts(error) });
    }
  }
  return due.length;
}

/** Does all there is to do now. */
export async function drainOutbox(outbox: Outbox): Promise<void> {
  while ((await runOutbox(outbox)) === BATCH);
  await pruneOutbox(outbox.store, outbox.now() - MONTH);
}
