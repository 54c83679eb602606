import { giveChair, insertTable } from '@standoff/store';
import { newTable, openSeats, type Table } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse, refused } from '../failure.ts';
import { makeLinks, newId, ownSeat, sitDown } from '../hand-out.ts';
import { keyForChair } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import { MadeAnswer } from '../schemas/answers.ts';
import { lineOf, PowerName, Settings, settingsOf } from '../schemas/settings.ts';
import type { Site } from '../site.ts';

const Body = z.object({
  settings: Settings,
  dummies: z.array(PowerName).max(7).default([]).meta({ description: 'Powers nobody plays: their units hold.' }),
  seat: PowerName.optional().meta({ description: 'A seat to take at once: a power, or `random`.' }),
  name: lineOf(40).optional().meta({ description: 'How the creator is called at the table.' }),
  as: z
    .enum(['cookie', 'token'])
    .optional()
    .meta({ description: 'How the secret comes: browsers get a cookie, programs a token.' }),
});
type Body = z.infer<typeof Body>;

async function create(ask: Ask<Body>): Promise<Answer> {
  const { body, site, now } = ask;
  const { db } = site.store;
  const made = newTable({ id: newId(), settings: settingsOf(body.settings), dummies: body.dummies }, now);
  if (!made.ok) return refused(made.error);
  const moderator = body.name === undefined ? {} : { name: body.name };
  const table: Table = { ...made.value, moderator };
  const own = ownSeat(table, body.seat, site.chance);
  if (own !== undefined && !openSeats(table).includes(own)) return refuse('request/invalid', { at: 'seat' });
  const given = await keyForChair(ask);
  if ('failed' in given) return given;
  const { key, told } = given;
  const links = await db.transaction().execute(async (trx) => {
    await insertTable(site.store, trx, table, now);
    await giveChair(trx, table.id, 'moderator', key, now);
    return await makeLinks(trx, ask, table, own);
  });
  if (own !== undefined) await sitDown(ask, table.id, own, key);
  return { status: 201, body: { id: table.id, ...(own === undefined ? {} : { seat: own }), ...told, links } };
}

export function createRoutes(app: Hono, site: Site): void {
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables',
      status: 201,
      answer: MadeAnswer,
      tag: 'Tables',
      summary: 'Make a table',
      about:
        'Gives a link for each seat and one for the moderator. Each link works once; whoever made the table moderates it.',
      body: Body,
      rate: 'create',
    },
    create,
  );
}
