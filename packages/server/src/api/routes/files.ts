import { DEFAULT_RULES, formatOrder, formatRules, playTurn } from '@standoff/diplomacy';
import {
  currentState,
  fileProblemSentence,
  formatGame,
  formatPhaseName,
  type Game,
  readSavedGame,
  toPythonGame,
} from '@standoff/language';
import { giveChair, insertTable, insertTurn, readTurns } from '@standoff/store';
import { newTable, openSeats, type Table, type TurnRecord, turnFor, turnsShown } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { isTooDeep } from '../body.ts';
import { refuse, refused } from '../failure.ts';
import { makeLinks, newId, ownSeat, sitDown } from '../hand-out.ts';
import { keyForChair } from '../key.ts';
import { type Answer, addRoute } from '../route.ts';
import { lineOf, PowerName, Settings, settingsOf } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { tableFor } from '../viewer.ts';

const Format = z.object({ format: z.enum(['standoff', 'python']).default('standoff') });
const LARGEST = 8_000_000;
const Import = z.object({
  file: z
    .string()
    .max(LARGEST)
    .meta({ description: 'The text of a game file of Standoff or of a saved game of the python `diplomacy` package.' }),
  settings: Settings,
  dummies: z.array(PowerName).max(7).default([]),
  seat: PowerName.optional().meta({ description: 'A seat to take at once: a power, or `random`.' }),
  name: lineOf(40).optional().meta({ description: 'How the creator is called at the table.' }),
  as: z.enum(['cookie', 'token']).optional(),
});

/** The game as far as it may be seen: orders in canonical notation, results as they were judged. */
async function gameOf(ask: Ask<undefined, unknown>): Promise<Game | Exclude<Answer, Response | { body: unknown }>> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { table, viewer } = at;
  const shown = turnsShown(table, viewer);
  const records = await readTurns(ask.site.store, at.id, shown + 1);
  const turns = records.flatMap((record) => turnFor(table, viewer, record) ?? []);
  const phases = turns.map(({ phase, orders, result, after }, index) => ({
    name: phase,
    orders: orders.map(({ power, order }) => ({ power, order, text: formatOrder(order) })),
    result,
    // A table that ended by agreement says so in its last state.
    after: index === table.turn - 1 && shown === table.turn ? table.state : after,
  }));
  return { start: records[0]?.before ?? table.state, phases };
}

async function save(ask: Ask<undefined, z.infer<typeof Format>>): Promise<Answer> {
  const game = await gameOf(ask);
  if ('failed' in game) return game;
  const id = ask.param('id');
  const python = ask.query.format === 'python';
  const text = python ? `${JSON.stringify(toPythonGame(game, id, ask.now * 1000))}\n` : formatGame(game);
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${id.replaceAll(/[^\w-]/g, '')}${python ? '-python' : ''}.json"`,
    },
  });
}

function recordsOf(game: Game, now: number): readonly TurnRecord[] {
  return game.phases.map(({ orders, after }, turn) => {
    const before = game.phases[turn - 1]?.after ?? game.start;
    return {
      turn,
      phase: formatPhaseName(before.phase),
      before,
      orders,
      // What a file calls a result anybody may have written: the judge is asked again.
      result: playTurn(before, orders).result,
      after,
      at: now,
      missed: [],
    };
  });
}

async function load(ask: Ask<z.infer<typeof Import>>): Promise<Answer> {
  const { body, site, now, lang } = ask;
  if (isTooDeep(body.file)) return refuse('request/invalid', { at: 'file' });
  const saved = readSavedGame(body.file, DEFAULT_RULES);
  if (!saved.ok)
    return refuse('file/unreadable', { why: fileProblemSentence(saved.problem, lang), problem: saved.problem });
  const { game } = saved.value;
  const state = currentState(game);
  if (state.end !== undefined) return refused({ code: 'table/ended' });
  const settings = { ...settingsOf(body.settings), rules: formatRules(state.rules) };
  const id = newId();
  const made = newTable({ id, settings, dummies: body.dummies, state }, now);
  if (!made.ok) return refused(made.error);
  const moderator = body.name === undefined ? {} : { name: body.name };
  const table: Table = { ...made.value, turn: game.phases.length, moderator };
  const own = ownSeat(table, body.seat, site.chance);
  if (own !== undefined && !openSeats(table).includes(own)) return refuse('request/invalid', { at: 'seat' });
  const given = await keyForChair(ask);
  if ('failed' in given) return given;
  const { key, told } = given;
  const links = await site.store.db.transaction().execute(async (trx) => {
    await insertTable(site.store, trx, table, now);
    for (const record of recordsOf(game, now)) await insertTurn(trx, id, record);
    await giveChair(trx, id, 'moderator', key, now);
    return await makeLinks(trx, ask, table, own);
  });
  if (own !== undefined) await sitDown(ask, id, own, key);
  return { status: 201, body: { id, ...(own === undefined ? {} : { seat: own }), ...told, links } };
}

export function fileRoutes(app: Hono, site: Site): void {
  const tag = 'Files';
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/export',
      tag,
      summary: 'The game as a file',
      about: 'As a game file of Standoff, or as a saved game of the python `diplomacy` package.',
      query: Format,
    },
    save,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/import',
      status: 201,
      tag,
      summary: 'Make a table that goes on with a game from a file',
      body: Import,
      most: LARGEST,
      rate: 'upload',
    },
    load,
  );
}
