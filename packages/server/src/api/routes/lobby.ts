import { randomBytes } from 'node:crypto';
import {
  type Claim,
  chairsOf,
  changeTable,
  dropChair,
  findClaim,
  fullTables,
  giveChair,
  keepClaim,
  listedTables,
  readTable,
  readTables,
} from '@standoff/store';
import { join, leaveLobby, maySee, openSeats, type Table, viewFor, WATCHER } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refuse, refused } from '../failure.ts';
import { keyForChair } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import { ListAnswer } from '../schemas/answers.ts';
import { Attempt, ClaimWord, lineOf, PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { threadsFor } from '../threads.ts';
import { tableFor, viewerAt, viewerOf } from '../viewer.ts';

const Join = z.object({
  name: lineOf(40),
  wishes: z.array(PowerName).max(7).default([]).meta({ description: 'Powers in the order one would like them.' }),
  as: z.enum(['cookie', 'token']).optional(),
  claim: ClaimWord,
  attempt: Attempt,
});

const SHOWN = 100;

/** How many units of a power stand without a saved order, where units are ordered one by one. */
function unorderedUnits({ state, saved, status }: Table, power: string): number {
  if (status !== 'playing' || state.phase.kind === 'build') return 0;
  const units = state.phase.kind === 'movement' ? state.units : state.dislodged;
  const ordered = (saved[power]?.orders ?? []).flatMap(({ order }) =>
    'unit' in order ? [order.unit.at.slice(0, 3)] : [],
  );
  return units.filter((unit) => unit.power === power && !ordered.includes(unit.at.slice(0, 3))).length;
}

/** What a list of tables says of one: enough to choose, nothing that only the table itself should say. */
function entry(table: Table, viewer = WATCHER): object {
  const { id, settings, status, phase, lobby, clock, own, moderates, end, turn } = viewFor(table, viewer);
  return {
    id,
    settings,
    status,
    ...(viewer === WATCHER
      ? {}
      : { phase, turn, deadline: clock?.deadline ?? null, paused: clock?.paused !== undefined }),
    ...(lobby === undefined
      ? {}
      : {
          lobby: {
            joined: lobby.joined,
            free: lobby.free,
            ...(lobby.waits === undefined ? {} : { waits: lobby.waits }),
          },
        }),
    ...(end === undefined ? {} : { end }),
    // Powers that lost their players, in an open game that goes on.
    ...(settings.listed && status === 'playing' ? { seeking: openSeats(table) } : {}),
    own: own.map(({ power, mustOrder, ready, saved }) => ({
      power,
      mustOrder,
      ready,
      ordered: saved !== undefined,
      unordered: unorderedUnits(table, power),
      centers: (table.state.centers[power] ?? []).length,
    })),
    moderates,
  };
}

async function list({ site, key }: Ask): Promise<Answer> {
  const open = (await listedTables(site.store, SHOWN)).map((table) => entry(table));
  const full = await fullTables(site.store, SHOWN);
  const watch = full.filter((table) => maySee(table, WATCHER)).map((table) => entry(table));
  if (key === undefined) return { body: { mine: [], open, watch } };
  const chairs = await chairsOf(site.store, key);
  const tables = await readTables(site.store, [...new Set(chairs.map(({ tableId }) => tableId))]);
  const mine = await Promise.all(
    tables.map(async (table) => {
      const viewer = viewerOf(chairs.filter(({ tableId }) => tableId === table.id).map(({ role }) => role));
      // How far a moderator without a seat has read is kept nowhere.
      if (viewer.seats.length === 0) return entry(table, viewer);
      const unread = (await threadsFor(site.store, table, viewer)).reduce((sum, thread) => sum + thread.unread, 0);
      return { ...entry(table, viewer), unread };
    }),
  );
  return { body: { mine, open, watch } };
}

async function enter(ask: Ask<z.infer<typeof Join>>): Promise<Answer> {
  const { site, body, now } = ask;
  const tableId = ask.param('id');
  const wanted = await readTable(site.store, tableId);
  const before = await viewerAt(ask, tableId);
  // A table of the lobby is no secret, even when it is full.
  if (wanted === undefined || !(wanted.settings.listed || maySee(wanted, before))) return refuse('table/unknown');
  const by = `join ${tableId}`;
  const claimed = body.claim === undefined ? undefined : await findClaim(site.store, by, body.claim);
  if (before.applicant !== undefined || before.seats.length > 0)
    return claimed === undefined ? refuse('auth/forbidden') : { body: { table: tableId, seats: before.seats } };
  const { attempt } = body;
  if (claimed !== undefined && attempt <= claimed.attempt) return refuse('auth/again');
  const claimBy = (holder: string): Claim => ({ tableId, role: '', holder, attempt });
  const keep = async (holder: string): Promise<boolean> =>
    body.claim === undefined ||
    (await keepClaim(site.store.db, by, body.claim, { before: claimed, now: claimBy(holder) }, now));
  const given = await keyForChair(ask, { lost: claimed?.holder, keep });
  if ('failed' in given) return given;
  const { key, told } = given;
  if (claimed !== undefined) {
    const { applicant, seats } = await viewerAt({ site, key }, tableId);
    // One had joined, and only the answer was lost.
    if (applicant !== undefined || seats.length > 0) return { body: { table: tableId, seats, ...told } };
  }
  const id = randomBytes(9).toString('base64url');
  const applicant = {
    id,
    name: body.name,
    wishes: body.wishes,
    ...(before.moderator ? { moderates: true as const } : {}),
  };
  const result = await changeTable(
    site.store,
    tableId,
    now,
    (table) => join(table, applicant, site.chance, now),
    async (trx) => {
      // Whoever has sent the same word since has another key by now, and joins with that.
      const mine = { before: claimBy(key.hash), now: claimBy(key.hash) };
      if (body.claim !== undefined && !(await keepClaim(trx, by, body.claim, mine, now)))
        return { code: 'invitation/unknown' };
      await giveChair(trx, tableId, `applicant:${id}`, key, now);
      return undefined;
    },
  );
  if (!result.ok) return result.error.code === 'invitation/unknown' ? refuse('auth/again') : refused(result.error);
  const viewer = await viewerAt({ site, key }, tableId);
  return {
    body: { table: tableId, seats: viewer.seats, ...told },
  };
}

async function exit(ask: Ask): Promise<Answer> {
  const tableId = ask.param('id');
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { applicant } = at.viewer;
  if (applicant === undefined) return refused({ code: 'lobby/unknown' });
  const result = await changeTable(
    ask.site.store,
    tableId,
    ask.now,
    (table) => leaveLobby(table, applicant, ask.now),
    async (trx) => {
      await dropChair(trx, tableId, `applicant:${applicant}`);
      return undefined;
    },
  );
  return result.ok ? { body: {} } : refused(result.error);
}

export function lobbyRoutes(app: Hono, site: Site): void {
  const tag = 'Lobby';
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables',
      answer: ListAnswer,
      tag,
      summary: 'One’s own tables, those that wait for players, and listed games to watch',
    },
    list,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/join',
      tag,
      summary: 'Join an open table',
      about:
        'Powers are drawn when the last seat has somebody: wishes are met as well as they can be together, and chance decides among equals. In a game that goes on, a seat that has lost its player is taken at once.',
      body: Join,
      rate: 'join',
    },
    enter,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/unjoin',
      tag,
      summary: 'Leave an open table before the draw',
      rate: 'join',
    },
    exit,
  );
}
