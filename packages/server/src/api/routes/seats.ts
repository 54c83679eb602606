import {
  type Claim,
  chairsOf,
  changeTable,
  clearSeat,
  findClaim,
  findInvitation,
  giveChair,
  invite,
  keepClaim,
  readTable,
  useInvitation,
} from '@standoff/store';
import {
  announceChair,
  announceLink,
  type Change,
  emptyTheSeat,
  isPower,
  type Result,
  type Table,
  takeChair,
  takeSeat,
} from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse, refused } from '../failure.ts';
import { keyForChair } from '../key.ts';
import { invitationLink } from '../links.ts';
import { type Answer, addRoute } from '../route.ts';
import { TakenAnswer } from '../schemas/answers.ts';
import { Attempt, ClaimWord, lineOf, PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { moderatorFor, seatFor } from '../viewer.ts';

const Secret = z
  .string()
  .regex(/^[\w-]{16,128}$/)
  .meta({ description: 'What stands after the `#` of the link.' });
const Look = z.object({ secret: Secret });
const Take = z.object({
  secret: Secret,
  name: lineOf(40).optional().meta({ description: 'How the player is called, where the table shows names.' }),
  as: z.enum(['cookie', 'token']).optional(),
  claim: ClaimWord,
  attempt: Attempt,
});
const Mine = z.object({ power: PowerName.optional() });

/** The chair a link leads to; links for other things, as in mails or for a new password, are none here. */
async function chairOffered(
  { store }: Site,
  secret: string,
): Promise<{ readonly table: Table; readonly role: string } | undefined> {
  const invitation = await findInvitation(store, secret);
  if (invitation === undefined) return undefined;
  const { tableId, role } = invitation;
  const table = await readTable(store, tableId);
  return table !== undefined && (role === 'moderator' || isPower(table, role)) ? { table, role } : undefined;
}

async function look({ body, site }: Ask<z.infer<typeof Look>>): Promise<Answer> {
  const offered = await chairOffered(site, body.secret);
  if (offered === undefined) return refuse('invitation/unknown');
  const { id, settings, status } = offered.table;
  return { body: { table: { id, settings, status }, role: offered.role } };
}

/** Sits down on a chair; `held` are those that whoever sits down has at the table already. */
function sit(
  table: Table,
  role: string,
  name: string | undefined,
  held: readonly string[],
  now: number,
): Result<Change> {
  if (role === 'moderator')
    return takeChair(
      table,
      name,
      held.find((one) => isPower(table, one)),
      now,
    );
  const moderates = held.includes('moderator');
  const taken = takeSeat(table, role, name, now);
  if (!taken.ok || !moderates) return taken;
  const { table: after, effects } = taken.value;
  return { ok: true, value: { table: { ...after, moderator: { ...after.moderator, plays: role } }, effects } };
}

async function take(ask: Ask<z.infer<typeof Take>>): Promise<Answer> {
  const { body, site, now } = ask;
  const { secret, claim, attempt } = body;
  const offered = await chairOffered(site, secret);
  const before = claim === undefined ? undefined : await findClaim(site.store, secret, claim);
  const tableId = offered?.table.id ?? before?.tableId;
  const role = offered?.role ?? before?.role;
  if (tableId === undefined || role === undefined) return refuse('invitation/unknown');
  if (before !== undefined && attempt <= before.attempt) return refuse('auth/again');
  const claimBy = (holder: string): Claim => ({ tableId, role, holder, attempt });
  const keep = async (holder: string): Promise<boolean> =>
    claim === undefined || (await keepClaim(site.store.db, secret, claim, { before, now: claimBy(holder) }, now));
  const given = await keyForChair(ask, { lost: before?.holder, keep });
  if ('failed' in given) return given;
  const { key, told } = given;
  const roles = (await chairsOf(site.store, key, tableId)).map((chair) => chair.role);
  // The seat was taken, and only the answer was lost; or somebody else has it by now.
  if (offered === undefined)
    return roles.includes(role) ? { body: { table: tableId, role, ...told } } : refuse('invitation/unknown');
  const result = await changeTable(
    site.store,
    tableId,
    now,
    (table) => sit(table, role, body.name, roles, now),
    async (trx) => {
      if (!(await useInvitation(trx, secret))) return { code: 'invitation/unknown' };
      // Whoever has sent the same word since has another key by now.
      const mine = { before: claimBy(key.hash), now: claimBy(key.hash) };
      if (claim !== undefined && !(await keepClaim(trx, secret, claim, mine, now)))
        return { code: 'invitation/unknown' };
      await clearSeat(trx, tableId, role);
      await giveChair(trx, tableId, role, key, now);
      return undefined;
    },
  );
  // Sent once more it is clear who has the seat.
  if (!result.ok && result.error.code === 'invitation/unknown' && claim !== undefined) return refuse('auth/again');
  if (!result.ok) return refused(result.error);
  return { body: { table: tableId, role, ...told } };
}

/** Makes a new link to a seat; the one before is dead, and the table is told. */
async function newLink({ site, now, c }: Ask<unknown, unknown>, id: string, power: string): Promise<Answer> {
  let secret = '';
  const result = await changeTable(
    site.store,
    id,
    now,
    (table) => announceLink(table, power, now),
    async (trx) => {
      secret = await invite(trx, id, power, now);
      return undefined;
    },
  );
  return result.ok ? { body: { power, link: invitationLink(c, site, secret) } } : refused(result.error);
}

/** Makes a new link to the moderator’s chair; the one before is dead, and the table is told. */
export async function newChairLink({ site, now, c }: Ask<unknown, unknown>, id: string): Promise<Answer> {
  let secret = '';
  const result = await changeTable(
    site.store,
    id,
    now,
    (table) => announceChair(table, now),
    async (trx) => {
      secret = await invite(trx, id, 'moderator', now);
      return undefined;
    },
  );
  return result.ok ? { body: { link: invitationLink(c, site, secret) } } : refused(result.error);
}

async function passOn(ask: Ask<z.infer<typeof Mine>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  return 'failed' in at ? at : await newLink(ask, at.id, at.power);
}

async function leave(ask: Ask<z.infer<typeof Mine>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const result = await changeTable(ask.site.store, at.id, ask.now, (table) =>
    emptyTheSeat(table, at.power, 'left', ask.now),
  );
  return result.ok ? { body: {} } : refused(result.error);
}

async function linkBySeat(ask: Ask): Promise<Answer> {
  const at = await moderatorFor(ask);
  return 'failed' in at ? at : await newLink(ask, at.id, ask.param('power'));
}

async function moderatorLink(ask: Ask): Promise<Answer> {
  const at = await moderatorFor(ask);
  if ('failed' in at) return at;
  return await newChairLink(ask, at.id);
}

export function seatRoutes(app: Hono, site: Site): void {
  const tag = 'Seats';
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/invitations/look',
      tag,
      summary: 'What a link leads to',
      about: 'Takes nothing.',
      body: Look,
      rate: 'invitation',
    },
    look,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/invitations/take',
      answer: TakenAnswer,
      tag,
      summary: 'Take the seat of a link',
      about:
        'The link dies. The answer carries a token, or sets a cookie, that its sender never sees. With a `claim` it can be asked for again.',
      body: Take,
      rate: 'invitation',
    },
    take,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/pass-on',
      tag,
      summary: 'Make a link to pass one’s seat on',
      about: 'One keeps the seat until somebody takes it by the link.',
      body: Mine,
      rate: 'invitation',
    },
    passOn,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/leave',
      tag,
      summary: 'Give one’s seat up',
      body: Mine,
      rate: 'invitation',
    },
    leave,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/seats/:power/link',
      tag,
      summary: 'Make a new link to a seat (moderator)',
      rate: 'invitation',
    },
    linkBySeat,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/moderator/link',
      tag,
      summary: 'Make a link to pass the moderator’s chair on',
      rate: 'invitation',
    },
    moderatorLink,
  );
}
