import { changeTable } from '@standoff/store';
import { concede, VOTE_KINDS, vote } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refused } from '../failure.ts';
import { type Answer, addRoute } from '../route.ts';
import { TableAnswer } from '../schemas/answers.ts';
import { PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { tableAnswer } from '../table-answer.ts';
import { seatFor } from '../viewer.ts';

const Vote = z.object({ power: PowerName.optional(), vote: z.enum(VOTE_KINDS), value: z.boolean() });
const Concede = z.object({ power: PowerName.optional(), to: PowerName.nullable() });

async function cast(ask: Ask<z.infer<typeof Vote>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const { vote: kind, value } = ask.body;
  const result = await changeTable(ask.site.store, at.id, ask.now, (table) =>
    vote(table, at.power, kind, value, ask.now),
  );
  return result.ok ? { body: await tableAnswer(ask.site, result.value.table, at.viewer) } : refused(result.error);
}

async function giveIn(ask: Ask<z.infer<typeof Concede>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const to = ask.body.to ?? undefined;
  const result = await changeTable(ask.site.store, at.id, ask.now, (table) => concede(table, at.power, to, ask.now));
  return result.ok ? { body: await tableAnswer(ask.site, result.value.table, at.viewer) } : refused(result.error);
}

export function voteRoutes(app: Hono, site: Site): void {
  const tag = 'Playing';
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/vote',
      answer: TableAnswer,
      tag,
      summary: 'Vote for a draw, to abandon, to pause or to go on',
      about:
        'A draw takes all survivors and comes when all players vote for it; who voted stays hidden unless the table says otherwise. Votes last for the phase.',
      body: Vote,
      rate: 'write',
    },
    cast,
  );
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/concede',
      answer: TableAnswer,
      tag,
      summary: 'Say to whom one would concede',
      body: Concede,
      rate: 'write',
    },
    giveIn,
  );
}
