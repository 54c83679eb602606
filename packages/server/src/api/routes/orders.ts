import { changeTable, readLog } from '@standoff/store';
import { type Change, extendBySeat, type Result, saveOrders, setReady, type Table } from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { refused } from '../failure.ts';
import { LONGEST_TEXT, MOST_ORDERS, ordersOf } from '../read-orders.ts';
import { type Answer, addRoute } from '../route.ts';
import { LogAnswer, SavedAnswer } from '../schemas/answers.ts';
import { Order } from '../schemas/order.ts';
import { PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { holderOf, seatFor } from '../viewer.ts';

const Turn = z
  .int()
  .min(0)
  .optional()
  .meta({ description: 'The number of the phase it is meant for: refused where another is played by then.' });
const Orders = z
  .object({
    power: PowerName.optional(),
    text: z
      .string()
      .max(LONGEST_TEXT)
      .optional()
      .meta({ description: 'Orders as people write them.', example: 'A Par - Bur\nF Bre - Mao' }),
    orders: z.array(Order).max(MOST_ORDERS).optional().meta({ description: 'Orders as data, in place of text.' }),
    turn: Turn,
  })
  .refine(({ text, orders }) => (text === undefined) !== (orders === undefined));
const Ready = z.object({ power: PowerName.optional(), ready: z.boolean(), turn: Turn });
const Mine = z.object({ power: PowerName.optional(), turn: Turn });
const Log = z.object({ power: PowerName.optional() });

const LOG_LINES = 500;

/**
 * What is meant for one phase never falls to the next. A phase may pass while a request waits its turn: it is for the
 * phase that was played when it came, unless it names another.
 */
function inPhase(turn: number, decide: (table: Table) => Result<Change>): (table: Table) => Result<Change> {
  return (table) => (table.turn === turn ? decide(table) : { ok: false, error: { code: 'orders/locked' } });
}

async function save(ask: Ask<z.infer<typeof Orders>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  let read = ordersOf(at.table, at.power, ask.body, ask.lang);
  const decide = inPhase(ask.body.turn ?? at.table.turn, (table) => {
    // Named before it was there, or the board was put right: the text means the units that stand there now.
    if (table.state !== at.table.state) read = ordersOf(table, at.power, ask.body, ask.lang);
    return saveOrders(table, at.power, read.orders, ask.now);
  });
  const result = await changeTable(ask.site.store, at.id, ask.now, decide, undefined, holderOf(ask, at.power));
  if (!result.ok) return refused(result.error);
  const { saved, turn } = result.value.table;
  return { body: { power: at.power, turn, saved: saved[at.power], problems: read.problems, notices: read.notices } };
}

async function ready(ask: Ask<z.infer<typeof Ready>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const decide = inPhase(ask.body.turn ?? at.table.turn, (table) => setReady(table, at.power, ask.body.ready, ask.now));
  const result = await changeTable(ask.site.store, at.id, ask.now, decide);
  if (!result.ok) return refused(result.error);
  return {
    body: { power: at.power, ready: result.value.table.ready.includes(at.power), turn: result.value.table.turn },
  };
}

async function extension(ask: Ask<z.infer<typeof Mine>>): Promise<Answer> {
  const at = await seatFor(ask, ask.body.power);
  if ('failed' in at) return at;
  const decide = inPhase(ask.body.turn ?? at.table.turn, (table) => extendBySeat(table, at.power, ask.now));
  const result = await changeTable(ask.site.store, at.id, ask.now, decide);
  return result.ok ? { body: { deadline: result.value.table.clock.deadline } } : refused(result.error);
}

async function log(ask: Ask<undefined, z.infer<typeof Log>>): Promise<Answer> {
  const at = await seatFor(ask, ask.query.power);
  if ('failed' in at) return at;
  return { body: { power: at.power, log: await readLog(ask.site.store, at.id, at.power, LOG_LINES) } };
}

export function orderRoutes(app: Hono, site: Site): void {
  const tag = 'Playing';
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/orders',
      answer: SavedAnswer,
      tag,
      summary: 'Save one’s orders',
      about:
        'All of them, in place of those saved before. They count at the deadline as they are. Of a text, what can be read is saved, and the rest is told.',
      body: Orders,
      rate: 'write',
      recalls: true,
    },
    save,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/ready',
      tag,
      summary: 'Say that one is ready, or not',
      about: 'Saved orders count either way; being ready only hurries the table.',
      body: Ready,
      rate: 'write',
    },
    ready,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/extension',
      tag,
      summary: 'Use one of one’s extensions',
      body: Mine,
      rate: 'write',
    },
    extension,
  );
  addRoute(
    app,
    site,
    {
      method: 'get',
      path: '/api/tables/:id/orders/log',
      answer: LogAnswer,
      tag,
      summary: 'One’s own order log',
      about: 'Every set of orders ever saved for the power, with its time, newest first.',
      query: Log,
    },
    log,
  );
}
