import { latestEvents } from '@standoff/store';
import { channelsFor } from '@standoff/table';
import type { Hono } from 'hono';
import { openStream } from '../../live/open-stream.ts';
import type { Ask } from '../ask.ts';
import { refuse } from '../failure.ts';
import { type Answer, addRoute } from '../route.ts';
import { TableAnswer } from '../schemas/answers.ts';
import type { Site } from '../site.ts';
import { tableAnswer } from '../table-answer.ts';
import { tableFor } from '../viewer.ts';

const NEWS = 100;

async function show(ask: Ask): Promise<Answer> {
  const at = await tableFor(ask);
  return 'failed' in at ? at : { body: await tableAnswer(ask.site, at.table, at.viewer) };
}

/** What the whole table was told, oldest first; messages have their own place. */
async function news(ask: Ask): Promise<Answer> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const channel = channelsFor(at.table, at.viewer)[0];
  const events = channel === undefined ? [] : await latestEvents(ask.site.store, at.id, channel, NEWS);
  return {
    body: {
      news: events
        .filter(({ event }) => event.kind !== 'message' && event.kind !== 'ready')
        .map(({ at: when, event }) => ({ at: when, ...event })),
    },
  };
}

async function live(ask: Ask): Promise<Answer> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { hub, limits } = ask.site;
  return hub.count(ask.address) < limits.listeners ? openStream(ask, at.table, at.viewer) : refuse('request/too-many');
}

export function tableRoutes(app: Hono, site: Site): void {
  const tag = 'Tables';
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id',
      answer: TableAnswer,
      tag,
      summary: 'A table as one may see it',
      about: 'Board, clock, seats; one’s own orders and votes; for the moderator the branches and open links.',
    },
    show,
  );
  addRoute(app, site, { method: 'get', path: '/api/tables/:id/news', tag, summary: 'What the table was told' }, news);
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/events',
      tag,
      summary: 'What happens, as it happens',
      about: 'Server-sent events. After a lost connection `Last-Event-ID` brings all that was missed.',
      rate: 'live',
    },
    live,
  );
}
