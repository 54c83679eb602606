import { randomBytes } from 'node:crypto';
import { changeTable, giveChair, insertTable, invite, type Key, type Trx } from '@standoff/store';
import { newTable, openSeats, type Table, takeSeat } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse, refused } from '../failure.ts';
import { keyForChair } from '../key.ts';
import { invitationLink } from '../links.ts';
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

function newId(): string {
  return randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x');
}

/** The seat the creator takes, out of those that want a player. */
function ownSeat(table: Table, seat: string | undefined, chance: () => number): string | undefined {
  const open = openSeats(table);
  return seat === 'random' ? open[Math.floor(chance() * open.length)] : seat;
}

async function makeLinks(trx: Trx, ask: Ask<Body>, table: Table, own: string | undefined): Promise<object> {
  const { site, c, now } = ask;
  const link = async (role: string): Promise<string> => invitationLink(c, site, await invite(trx, table.id, role, now));
  const seats: { power: string; link: string }[] = [];
  if (!table.settings.listed)
    for (const power of openSeats(table)) if (power !== own) seats.push({ power, link: await link(power) });
  return { seats, moderator: await link('moderator') };
}

async function create(ask: Ask<Body>): Promise<Answer> {
  const { body, site, now } = ask;
  const { db } = site.store;
  const made = newTable({ id: newId(), settings: settingsOf(body.settings), dummies: body.dummies }, now);
  if (!made.ok) return refused(made.error);
  const moderator = body.name === undefined ? {} : { name: body.name };
  const table: Table = { ...made.value, moderator };
  const own = ownSeat(table, body.seat, site.chance);
  if (own !== undefined && !openSeats(table).includes(own)) return refuse('request/invalid', { at: 'seat' });
  const { key, told } = await keyForChair(ask);
  const links = await db.transaction().execute(async (trx) => {
    await insertTable(site.store, trx, table, now);
    await giveChair(trx, table.id, 'moderator', key, now);
    return await makeLinks(trx, ask, table, own);
  });
  if (own !== undefined) await sitDown(ask, table.id, own, key);
  return { status: 201, body: { id: table.id, ...(own === undefined ? {} : { seat: own }), ...told, links } };
}

/** The creator takes a seat, and from then on is a moderator who plays. */
async function sitDown({ site, body, now }: Ask<Body>, id: string, power: string, key: Key): Promise<void> {
  await changeTable(
    site.store,
    id,
    now,
    (table) => {
      const taken = takeSeat(table, power, body.name, now);
      if (!taken.ok) return taken;
      const { table: after, effects } = taken.value;
      return { ok: true, value: { table: { ...after, moderator: { ...after.moderator, plays: power } }, effects } };
    },
    async (trx) => {
      await giveChair(trx, id, power, key, now);
      return undefined;
    },
  );
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
