import { positionOf, STANDARD_MAP } from '@standoff/diplomacy';
import { explainReadProblem, readOrders, textErrorData, whoseOrder } from '@standoff/language';
import { changeTable, lastOfBranch, readTurn } from '@standoff/store';
import {
  answerProposal,
  bringBack,
  type Change,
  callOff,
  correct,
  emptyTheSeat,
  enterOrders,
  extend,
  judgeByHand,
  LONGEST,
  type Proposed,
  pause,
  propose,
  type Result,
  remindSeat,
  resume,
  rollBack,
  type SavedOrder,
  setDummy,
  startWith,
  type Table,
  type TurnRecord,
} from '@standoff/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { type Failure, refuse, refused } from '../failure.ts';
import { LONGEST_TEXT } from '../read-orders.ts';
import { readPosition } from '../read-position.ts';
import { type Answer, addRoute, type RouteSpec } from '../route.ts';
import { TableAnswer } from '../schemas/answers.ts';
import { PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';
import { tableAnswer } from '../table-answer.ts';
import { moderatorFor, seatFor } from '../viewer.ts';

type Decide<B> = (table: Table, ask: Ask<B>) => Result<Change> | Promise<Result<Change>>;

/** Adds something that only the moderator does; the answer is the table afterwards. */
function addPower<B>(
  app: Hono,
  site: Site,
  what: string,
  spec: Pick<RouteSpec<B, undefined>, 'summary' | 'about' | 'body'>,
  decide: Decide<B>,
): void {
  const path = `/api/tables/:id/moderator/${what}` as const;
  addRoute<B, undefined>(
    app,
    site,
    { method: 'post', path, tag: 'Moderating', rate: 'write', answer: TableAnswer, ...spec },
    async (ask) => {
      const at = await moderatorFor(ask);
      if ('failed' in at) return at;
      const result = await changeTable(site.store, at.id, ask.now, (table) => decide(table, ask));
      return result.ok ? { body: await tableAnswer(site, result.value.table, at.viewer) } : refused(result.error);
    },
  );
}

const Minutes = z.object({ minutes: z.int().min(1).max(LONGEST) });
const Seat = z.object({ power: PowerName });
const Dummy = z.object({ power: PowerName, dummy: z.boolean() });
const Turn = z.object({ turn: z.int().min(0) });
const Line = z.object({ line: z.int().min(1) });
const Orders = z.object({
  power: PowerName.optional().meta({ description: 'Whose orders these are, where the text does not say.' }),
  text: z.string().max(LONGEST_TEXT),
  save: z.boolean().default(true).meta({ description: '`false`: only say how the text was read.' }),
});
const Propose = z.object({
  position: z
    .union([z.string().max(LONGEST_TEXT), z.looseObject({})])
    .optional()
    .meta({ description: 'Another position for the board.' }),
  text: z.string().max(LONGEST_TEXT).optional().meta({ description: 'Orders to be entered; `power` says whose.' }),
  power: PowerName.optional(),
  turn: z.int().min(0).optional().meta({ description: 'A judged phase to go back to.' }),
  line: z.int().min(1).optional().meta({ description: 'A branch to bring back.' }),
});
const Agree = z.object({ power: PowerName.optional(), n: z.int().min(1), agrees: z.boolean() });
const Board = z.object({ position: z.union([z.string().max(LONGEST_TEXT), z.looseObject({})]) });

/** Orders of one or several powers as one text, sorted by whose they are: by heading, else by whose unit it is. */
function sortOrders(table: Table, { power, text }: z.infer<typeof Orders>, lang: Ask['lang']) {
  const position = positionOf(table.state);
  const { units, dislodged = [] } = position;
  const phase = table.state.phase.kind;
  const sender = power === undefined ? {} : { power };
  const reading = readOrders(text, { map: STANDARD_MAP, phase, ...sender, units, dislodged, wholeBoard: true });
  const sorted = new Map<string, SavedOrder[]>();
  for (const one of reading.orders) {
    const whose = one.power ?? power ?? whoseOrder(STANDARD_MAP, position, phase, one.order);
    if (whose !== undefined) sorted.set(whose, [...(sorted.get(whose) ?? []), { text: one.text, order: one.order }]);
  }
  const problems = reading.problems.map((problem) => ({
    ...textErrorData(problem),
    message: explainReadProblem(problem, lang),
  }));
  return { sorted, problems };
}

function enterAll(table: Table, sorted: ReadonlyMap<string, readonly SavedOrder[]>, now: number): Result<Change> {
  let change: Change = { table, effects: [] };
  for (const [power, orders] of sorted) {
    const next = enterOrders(change.table, power, orders, now);
    if (!next.ok) return next;
    change = { table: next.value.table, effects: [...change.effects, ...next.value.effects] };
  }
  return { ok: true, value: change };
}

async function enter(ask: Ask<z.infer<typeof Orders>>): Promise<Answer> {
  const at = await moderatorFor(ask);
  if ('failed' in at) return at;
  const { sorted, problems } = sortOrders(at.table, ask.body, ask.lang);
  const orders = Object.fromEntries(sorted);
  if (!ask.body.save) return { body: { orders, problems, saved: false } };
  if (sorted.size === 0) return refuse('orders/unreadable', { problems });
  const result = await changeTable(ask.site.store, at.id, ask.now, (table) => enterAll(table, sorted, ask.now));
  return result.ok ? { body: { orders, problems, saved: true } } : refused(result.error);
}

async function correctBoard(ask: Ask<z.infer<typeof Board>>): Promise<Answer> {
  const at = await moderatorFor(ask);
  if ('failed' in at) return at;
  const read = readPosition(ask.body.position, ask.lang);
  if ('failed' in read) return read;
  const result = await changeTable(ask.site.store, at.id, ask.now, (table) => correct(table, read.position, ask.now));
  return result.ok ? { body: await tableAnswer(ask.site, result.value.table, at.viewer) } : refused(result.error);
}

/** What is asked: by what came along; with nothing, that the phase is judged now. */
async function proposedBy(
  table: Table,
  { body, site, lang }: Ask<z.infer<typeof Propose>>,
): Promise<Proposed | Failure> {
  if (body.position !== undefined) {
    const read = readPosition(body.position, lang);
    return 'failed' in read ? read : { what: 'correct', position: read.position };
  }
  if (body.text !== undefined) {
    const { sorted, problems } = sortOrders(table, { power: body.power, text: body.text, save: true }, lang);
    if (sorted.size === 0) return refuse('orders/unreadable', { problems });
    return { what: 'enter', entered: [...sorted].map(([power, orders]) => ({ power, orders })) };
  }
  if (body.turn !== undefined) {
    const record = await readTurn(site.store, table.id, body.turn);
    if (record === undefined) return refused({ code: 'turn/unknown' });
    return { what: 'roll-back', turn: record.turn, phase: record.phase };
  }
  return body.line === undefined ? { what: 'judge' } : { what: 'bring-back', line: body.line };
}

/** The judged phase that a step asked for leads to. */
async function recordFor({ store }: Site, id: string, proposed: Proposed | undefined): Promise<TurnRecord | undefined> {
  if (proposed?.what === 'roll-back') return await readTurn(store, id, proposed.turn);
  return proposed?.what === 'bring-back' ? await lastOfBranch(store, id, proposed.line) : undefined;
}

async function ask(asking: Ask<z.infer<typeof Propose>>): Promise<Answer> {
  const at = await moderatorFor(asking);
  if ('failed' in at) return at;
  const { site, now } = asking;
  const proposed = await proposedBy(at.table, asking);
  if ('failed' in proposed) return proposed;
  const result = await changeTable(site.store, at.id, now, async (table) =>
    propose(table, proposed, now, await recordFor(site, table.id, proposed)),
  );
  return result.ok ? { body: await tableAnswer(site, result.value.table, at.viewer) } : refused(result.error);
}

async function agree(asking: Ask<z.infer<typeof Agree>>): Promise<Answer> {
  const at = await seatFor(asking, asking.body.power);
  if ('failed' in at) return at;
  const { body, site, now } = asking;
  const result = await changeTable(site.store, at.id, now, async (table) =>
    answerProposal(table, at.power, body.n, body.agrees, now, await recordFor(site, table.id, table.proposal)),
  );
  return result.ok ? { body: await tableAnswer(site, result.value.table, at.viewer) } : refused(result.error);
}

export function moderatorRoutes(app: Hono, site: Site): void {
  const tag = 'Moderating';
  const { store } = site;
  addPower(app, site, 'start', { summary: 'Begin although seats are empty' }, (table, { now }) =>
    startWith(table, site.chance, now),
  );
  addPower(app, site, 'pause', { summary: 'Stop the clock' }, (table, { now }) => pause(table, now));
  addPower(app, site, 'resume', { summary: 'Let the clock go on' }, (table, { now }) => resume(table, now));
  addPower(app, site, 'extend', { summary: 'Give everybody more time', body: Minutes }, (table, { now, body }) =>
    extend(table, body.minutes, now),
  );
  addPower(
    app,
    site,
    'judge',
    { summary: 'Judge the phase now', about: 'One who plays may not before its time is over.' },
    (table, { now }) => judgeByHand(table, now),
  );
  addPower(
    app,
    site,
    'dummy',
    { summary: 'Make a power a dummy, or open it to a player again', body: Dummy },
    (table, { now, body }) => setDummy(table, body.power, body.dummy, now),
  );
  addPower(
    app,
    site,
    'revoke',
    { summary: 'Take a seat away', about: 'It is open again; make a link for whoever comes next.', body: Seat },
    (table, { now, body }) => emptyTheSeat(table, body.power, 'revoked', now),
  );
  addPower(app, site, 'remind', { summary: 'Remind a power of its orders', body: Seat }, (table, { now, body }) =>
    remindSeat(table, body.power, now),
  );
  addPower(app, site, 'call-off', { summary: 'End the table without a result' }, (table, { now }) =>
    callOff(table, now),
  );
  addPower(
    app,
    site,
    'roll-back',
    {
      summary: 'Go back to a judged phase',
      about: 'Everybody is told. The phases taken back are kept as a branch. One who plays has to ask the others.',
      body: Turn,
    },
    async (table, { now, body }) => {
      const record = await readTurn(store, table.id, body.turn);
      return record === undefined ? { ok: false, error: { code: 'turn/unknown' } } : rollBack(table, record, now);
    },
  );
  addPower(app, site, 'bring-back', { summary: 'Bring a branch back', body: Line }, async (table, { now, body }) => {
    const last = await lastOfBranch(store, table.id, body.line);
    return last === undefined
      ? { ok: false, error: { code: 'turn/no-branch' } }
      : bringBack(table, body.line, last, now);
  });
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/moderator/orders',
      tag,
      summary: 'Enter orders as they came',
      about: 'One power’s, or several under headings. The table is told that it was done, not what was ordered.',
      body: Orders,
      rate: 'write',
    },
    enter,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/moderator/correct',
      tag,
      summary: 'Put another position on the board',
      about: 'As text or as data. Saved orders are dropped.',
      body: Board,
      rate: 'write',
    },
    correctBoard,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/tables/:id/moderator/propose',
      answer: TableAnswer,
      tag,
      summary: 'Ask the others, as a moderator who plays, to agree to what one may not do alone',
      about:
        'To judge now, to put another position on the board, to enter orders, to go back or forward. It is done when every other player agrees.',
      body: Propose,
      rate: 'write',
    },
    ask,
  );
  addRoute(
    app,
    site,
    {
      method: 'put',
      path: '/api/tables/:id/proposal',
      answer: TableAnswer,
      tag: 'Playing',
      summary: 'Agree to what the moderator asks, or refuse it',
      body: Agree,
      rate: 'write',
    },
    agree,
  );
}
