import { formatOrder, positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { explainOrder, explainUnordered, type Language, reportPhase } from '@standoff/language';
import { readTurn, readTurns } from '@standoff/store';
import { type TurnView, turnFor, turnsShown } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import { turnPng, turnSvg } from '../../draw-turn.ts';
import type { Ask } from '../ask.ts';
import { refuse } from '../failure.ts';
import { type Answer, addRoute } from '../route.ts';
import { TurnAnswer, TurnsAnswer } from '../schemas/answers.ts';
import type { Site } from '../site.ts';
import { tableFor } from '../viewer.ts';

const Query = z.object({
  from: z.coerce.number().int().min(0).default(0).meta({ description: 'The first phase wanted.' }),
  whole: z.enum(['yes', 'no']).default('no').meta({ description: '`yes`: with boards, orders and results.' }),
});

/** A judged phase with every order as text and the reason of its verdict as a sentence. */
function told(turn: TurnView, lang: Language): object {
  const { result, orders } = turn;
  const sentences = result.orders.map((judged) => explainOrder(judged, lang));
  const unordered =
    result.phase === 'build' ? [] : result.unordered.map((one) => ({ ...one, why: explainUnordered(one, lang) }));
  return {
    ...turn,
    orders: orders.map(({ power, order }, index) => ({
      power,
      order,
      text: formatOrder(order),
      why: sentences[index],
    })),
    unordered,
  };
}

async function list(ask: Ask<undefined, z.infer<typeof Query>>): Promise<Answer> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const { table, viewer } = at;
  const records = await readTurns(ask.site.store, at.id, turnsShown(table, viewer), ask.query.from);
  const turns = records.flatMap((record) => turnFor(table, viewer, record) ?? []);
  if (ask.query.whole === 'yes') return { body: { turns: turns.map((turn) => told(turn, ask.lang)) } };
  return { body: { turns: turns.map(({ turn, phase, at: when, missed }) => ({ turn, phase, at: when, missed })) } };
}

async function turnOf(ask: Ask): Promise<TurnView | Exclude<Answer, Response | { body: unknown }>> {
  const at = await tableFor(ask);
  if ('failed' in at) return at;
  const number = Number(ask.param('turn'));
  const record =
    Number.isSafeInteger(number) && number >= 0 ? await readTurn(ask.site.store, at.id, number) : undefined;
  const turn = record === undefined ? undefined : turnFor(at.table, at.viewer, record);
  return turn ?? refuse('turn/none');
}

async function one(ask: Ask): Promise<Answer> {
  const turn = await turnOf(ask);
  return 'failed' in turn ? turn : { body: told(turn, ask.lang) };
}

async function report(ask: Ask): Promise<Answer> {
  const turn = await turnOf(ask);
  if ('failed' in turn) return turn;
  const { before, after, result } = turn;
  const end = after.end === undefined ? {} : { end: after.end };
  const lines = reportPhase(result, {
    lang: ask.lang,
    map: STANDARD_MAP,
    before: positionOf(before),
    phase: before.phase,
    ...end,
  });
  return ask.c.text(`${lines.join('\n')}\n`);
}

/** A picture in SVG is a document too: as one it may style itself and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

async function svg(ask: Ask): Promise<Answer> {
  const turn = await turnOf(ask);
  if ('failed' in turn) return turn;
  return new Response(turnSvg(turn, ask.lang), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': PICTURE_POLICY },
  });
}

async function png(ask: Ask): Promise<Answer> {
  const turn = await turnOf(ask);
  if ('failed' in turn) return turn;
  const drawn = await turnPng(`${ask.param('id')} ${turn.turn} ${turn.at}`, turn, ask.lang);
  if (drawn === undefined) return refuse('turn/no-picture');
  return new Response(new Uint8Array(drawn), { headers: { 'content-type': 'image/png' } });
}

export function historyRoutes(app: Hono, site: Site): void {
  const tag = 'History';
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/turns',
      answer: TurnsAnswer,
      tag,
      summary: 'The judged phases',
      query: Query,
    },
    list,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/turns/:turn',
      answer: TurnAnswer,
      tag,
      summary: 'One judged phase',
      about: 'The board before and after, everybody’s orders, the result with a reason for each.',
    },
    one,
  );
  addRoute(
    app,
    site,
    { method: 'get', path: '/api/tables/:id/turns/:turn/report', tag, summary: 'The report of a judged phase as text' },
    report,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/turns/:turn/map.svg',
      tag,
      summary: 'The board of a judged phase with its orders and verdicts, as SVG',
      rate: 'picture',
    },
    svg,
  );
  addRoute(
    app,
    site,
    { method: 'get', path: '/api/tables/:id/turns/:turn/map.png', tag, summary: 'The same as PNG', rate: 'picture' },
    png,
  );
}
