import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '@standoff/language';
import {
  type ContactRow,
  contactById,
  contactsOf,
  deleteContact,
  insertContact,
  inviteToo,
  readTable,
  readTurn,
  updateContact,
} from '@standoff/store';
import type { Hono } from 'hono';
import * as z from 'zod';
import { turnPng } from '../../draw-turn.ts';
import { CONTACT_KINDS, type Contact, NOTICE_KINDS } from '../../notices/contact.ts';
import { NOTICE_WORDS } from '../../notices/words.ts';
import type { Ask } from '../ask.ts';
import { type Failure, refuse } from '../failure.ts';
import { siteUrl } from '../key.ts';
import { stopLinks, tableLink } from '../links.ts';
import { type Answer, addRoute } from '../route.ts';
import type { Site } from '../site.ts';
import { tableFor } from '../viewer.ts';

const On = z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length);
const New = z.object({
  role: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The power one holds, or `moderator`; needed where one is several.' }),
  kind: z.enum(CONTACT_KINDS),
  to: z.string().max(1000).optional().meta({ description: 'An e-mail address, or the `https` address of a webhook.' }),
  subscription: z
    .object({
      endpoint: z.string().max(1000),
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    })
    .optional()
    .meta({ description: 'A web push subscription, as the browser gives it.' }),
  lang: z.enum(LANGUAGES).default('en'),
  on: On.default([...NOTICE_KINDS]),
});
const Switches = z.object({ on: On });
const MOST = 5;

function shown({ id, role, kind, doc }: ContactRow): object {
  const { lang, on, to } = JSON.parse(doc) as Contact;
  return { id, role, kind, lang, on, ...(to === undefined ? {} : { to }) };
}

async function rolesFor(
  ask: Ask<unknown, unknown>,
): Promise<{ readonly id: string; readonly roles: readonly string[] } | Failure> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { seats, moderator, applicant } = at.viewer;
  const roles = [
    ...seats,
    ...(moderator ? ['moderator'] : []),
    ...(applicant === undefined ? [] : [`applicant:${applicant}`]),
  ];
  return roles.length === 0 ? refuse('auth/needed') : { id: at.id, roles };
}

async function list(ask: Ask): Promise<Answer> {
  const at = await rolesFor(ask);
  if ('failed' in at) return at;
  const contacts = (await contactsOf(ask.site.store, at.id)).filter(({ role }) => at.roles.includes(role));
  const ways = CONTACT_KINDS.filter((kind) =>
    kind === 'push' ? ask.site.pushKey !== undefined : ask.site.senders[kind] !== undefined,
  );
  return {
    body: {
      contacts: contacts.map(shown),
      ways,
      ...(ask.site.pushKey === undefined ? {} : { pushKey: ask.site.pushKey }),
    },
  };
}

/** Whether notices can be sent where somebody asks for them. */
function fits({ kind, to, subscription }: z.infer<typeof New>, site: Site): boolean {
  if (kind === 'mail') return site.senders.mail !== undefined && z.email().safeParse(to).success;
  if (kind === 'push')
    return site.pushKey !== undefined && subscription !== undefined && site.isPostable(subscription.endpoint);
  if (to === undefined || !site.isPostable(to)) return false;
  return kind === 'webhook' || /^https:\/\/(?:[\w-]+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\//.test(to);
}

async function add(ask: Ask<z.infer<typeof New>>): Promise<Answer> {
  const at = await rolesFor(ask);
  if ('failed' in at) return at;
  const { body, site, now } = ask;
  const role = body.role ?? at.roles[0];
  if (role === undefined || !at.roles.includes(role)) return refuse('auth/forbidden');
  if (!fits(body, site)) return refuse('contact/refused');
  if ((await contactsOf(site.store, at.id, role)).length >= MOST) return refuse('contact/too-many');
  const contact: Contact = {
    lang: body.lang,
    on: body.on,
    ...(body.kind === 'push' ? {} : body.to === undefined ? {} : { to: body.to }),
    ...(body.kind === 'push' && body.subscription !== undefined ? { subscription: body.subscription } : {}),
  };
  const row: ContactRow = {
    id: randomBytes(9).toString('base64url'),
    table_id: at.id,
    role,
    kind: body.kind,
    doc: JSON.stringify(contact),
    created_at: now,
  };
  await insertContact(site.store, row);
  return { status: 201, body: shown(row) };
}

async function own(ask: Ask<unknown>): Promise<ContactRow | Failure> {
  const at = await rolesFor(ask);
  if ('failed' in at) return at;
  const row = await contactById(ask.site.store, ask.param('contact'));
  return row !== undefined && row.table_id === at.id && at.roles.includes(row.role) ? row : refuse('auth/forbidden');
}

async function change(ask: Ask<z.infer<typeof Switches>>): Promise<Answer> {
  const row = await own(ask);
  if ('failed' in row) return row;
  const doc = JSON.stringify({ ...(JSON.parse(row.doc) as Contact), on: ask.body.on });
  await updateContact(ask.site.store, row.id, doc);
  return { body: shown({ ...row, doc }) };
}

async function remove(ask: Ask): Promise<Answer> {
  const row = await own(ask);
  if ('failed' in row) return row;
  await deleteContact(ask.site.store, row.id);
  return { body: {} };
}

/** Sends a word to a contact at once, so that its owner sees whether it comes. */
async function tryOut(ask: Ask): Promise<Answer> {
  const row = await own(ask);
  if ('failed' in row) return row;
  const { site, now, c } = ask;
  const table = await readTable(site.store, row.table_id);
  const send = CONTACT_KINDS.map((kind) => (kind === row.kind ? site.senders[kind] : undefined)).find(
    (one) => one !== undefined,
  );
  if (table === undefined || send === undefined) return refuse('contact/refused');
  const contact = JSON.parse(row.doc) as Contact;
  const words = NOTICE_WORDS[contact.lang];
  const base = siteUrl(c, site);
  const stop = row.kind === 'mail' ? await inviteToo(site.store.db, table.id, `stop:${row.id}`, now) : undefined;
  const last = table.turn === 0 ? undefined : await readTurn(site.store, table.id, table.turn - 1);
  const picture =
    last === undefined || row.kind === 'push'
      ? undefined
      : await turnPng(`${table.id} ${last.turn} ${last.at}`, last, contact.lang);
  const sent = await send({
    contact,
    subject: words.test,
    text: words.testText,
    tableName: table.settings.name,
    tableUrl: tableLink(base, table.id),
    ...(stop === undefined ? {} : stopLinks(base, stop)),
    tableId: table.id,
    event: { kind: 'test' },
    ...(picture === undefined ? {} : { picture }),
    key: `test:${table.id}:${row.id}:${now}`,
  });
  if (sent.ok) return { body: {} };
  return refuse('contact/unreached', sent.status === undefined ? {} : { status: sent.status });
}

export function noticeRoutes(app: Hono, site: Site): void {
  const tag = 'Notices';
  addRoute(
    app,
    site,
    { method: 'get', path: '/api/tables/:id/notices', tag, summary: 'Where one’s notices of a table go' },
    list,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/notices',
      status: 201,
      tag,
      summary: 'Have notices sent',
      about: 'By mail, to a Discord webhook, as JSON to any other, or by web push.',
      body: New,
      rate: 'contact',
    },
    add,
  );
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/notices/:contact',
      tag,
      summary: 'Choose what one is told of',
      body: Switches,
      rate: 'write',
    },
    change,
  );
  addRoute(
    app,
    site,
    {
      method: 'delete',
      path: '/api/tables/:id/notices/:contact',
      tag,
      summary: 'Have no notices sent there any more',
      rate: 'write',
    },
    remove,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/notices/:contact/test',
      tag,
      summary: 'Send a test to one of one’s addresses',
      about: 'At once, and the answer says whether it was taken there.',
      rate: 'contact',
    },
    tryOut,
  );
}
