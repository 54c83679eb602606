import { changeTable, markRead, messagesAfter, readNotes, writeNotes } from '@standoff/store';
import { LONGEST_MESSAGE, mayRead, messageFor, PUBLIC, type Table, type Viewer, write } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse, refused } from '../failure.ts';
import { type Answer, addRoute } from '../route.ts';
import { MessageAnswer, MessagesAnswer, ThreadsAnswer } from '../schemas/answers.ts';
import { PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { threadsFor } from '../threads.ts';
import { holderOf, seatFor, tableFor } from '../viewer.ts';

const Message = z.object({
  as: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'The power one writes for, or `moderator`; needed where one could be several.' }),
  text: z.string().max(LONGEST_MESSAGE),
});
const After = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
});
const Read = z.object({ power: PowerName.optional(), thread: z.string().max(200), n: z.int().min(0) });
const Notes = z.object({ power: PowerName.optional(), text: z.string().max(50_000) });
const Mine = z.object({ power: PowerName.optional() });

async function threads(ask: Ask): Promise<Answer> {
  const at = await tableFor(ask);
  return 'failed' in at ? at : { body: { threads: await threadsFor(ask.site.store, at.table, at.viewer) } };
}

async function messages(ask: Ask<undefined, z.infer<typeof After>>): Promise<Answer> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const thread = ask.param('thread');
  if (!mayRead(at.table, at.viewer, thread)) return refuse('auth/forbidden');
  const found = await messagesAfter(ask.site.store, at.id, thread, ask.query.after, ask.query.limit);
  return { body: { thread, messages: found.flatMap((message) => messageFor(at.table, at.viewer, message) ?? []) } };
}

/** Whom somebody writes as: the one they named, else the only one they can be in this thread. */
function writerOf(table: Table, viewer: Viewer, thread: string, named: string | undefined): string | undefined {
  const can = [...viewer.seats, ...(viewer.moderator ? ['moderator'] : [])];
  if (named !== undefined) return can.includes(named) ? named : undefined;
  const inThread = thread === PUBLIC ? can : can.filter((writer) => thread.split('+').includes(writer));
  const fitting =
    inThread.length > 1 && table.moderator.plays !== undefined
      ? inThread.filter((writer) => writer !== 'moderator')
      : inThread;
  return fitting[0] ?? can[0];
}

async function send(ask: Ask<z.infer<typeof Message>>): Promise<Answer> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const thread = ask.param('thread');
  const from = writerOf(at.table, at.viewer, thread, ask.body.as);
  if (from === undefined) return refuse(ask.key === undefined ? 'auth/needed' : 'auth/forbidden');
  const decide = (table: Table) => write(table, from, thread, ask.body.text, ask.now);
  const result = await changeTable(ask.site.store, at.id, ask.now, decide, undefined, holderOf(ask, from));
  if (!result.ok) return refused(result.error);
  const sent = result.value.effects.find((effect) => effect.kind === 'message')?.message;
  return {
    status: 201,
    body: { message: sent === undefined ? undefined : messageFor(result.value.table, at.viewer, sent) },
  };
}

async function read(ask: Ask<z.infer<typeof Read>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const { thread, n } = ask.body;
  if (!mayRead(at.table, at.viewer, thread)) return refuse('auth/forbidden');
  const last = at.table.counters[`thread:${thread}`] ?? 0;
  await markRead(ask.site.store, at.id, at.power, thread, Math.min(n, last));
  return { body: {} };
}

async function notes(ask: Ask<undefined, z.infer<typeof Mine>>): Promise<Answer> {
  const at = await seatFor(ask, ask.query.power);
  return 'failed' in at ? at : { body: { power: at.power, text: await readNotes(ask.site.store, at.id, at.power) } };
}

async function keepNotes(ask: Ask<z.infer<typeof Notes>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  await writeNotes(ask.site.store, at.id, at.power, ask.body.text, ask.now);
  return { body: {} };
}

export function pressRoutes(app: Hono, site: Site): void {
  const tag = 'Talk';
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/threads',
      answer: ThreadsAnswer,
      tag,
      summary: 'One’s conversations, with what is unread',
    },
    threads,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/threads/:thread',
      answer: MessagesAnswer,
      tag,
      summary: 'The messages of a conversation',
      about: 'A conversation is called `public`, or by the names in it, sorted: `England+France`, `France+moderator`.',
      query: After,
    },
    messages,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/threads/:thread',
      status: 201,
      answer: MessageAnswer,
      tag,
      summary: 'Write a message',
      body: Message,
      rate: 'press',
      recalls: true,
    },
    send,
  );
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/read',
      tag,
      summary: 'Note how far one has read',
      body: Read,
      rate: 'write',
    },
    read,
  );
  addRoute(
    app,
    site,
    { method: 'get', path: '/api/tables/:id/notes', tag, summary: 'One’s notebook', query: Mine },
    notes,
  );
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/notes',
      tag,
      summary: 'Keep one’s notebook',
      body: Notes,
      most: 300_000,
      rate: 'write',
    },
    keepNotes,
  );
}
