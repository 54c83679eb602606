import {
  allLegalOrders,
  DEFAULT_RULES,
  formatOrder,
  type GameState,
  type GivenOrder,
  PHASE_KINDS,
  parseRules,
  playTurn,
  positionOf,
  type Rules,
  SEASONS,
  STANDARD_DATA,
  STANDARD_MAP,
} from '@standoff/diplomacy';
import { checkPhase, judgePhase } from '@standoff/gitm';
import {
  explainOrder,
  explainReadProblem,
  explainRulesError,
  explainTacFault,
  explainUnordered,
  readOrders,
  reportPhase,
  tacReport,
  tacText,
  textErrorData,
  whoseOrder,
} from '@standoff/language';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { type Failure, refuse } from '../failure.ts';
import { LONGEST_TEXT } from '../read-orders.ts';
import { phaseOf, readPosition } from '../read-position.ts';
import { type Answer, addRoute } from '../route.ts';
import { Order } from '../schemas/order.ts';
import { PowerName } from '../schemas/settings.ts';
import type { Site } from '../site.ts';

const Phase = z.object({
  kind: z.enum(PHASE_KINDS),
  season: z.enum(SEASONS).optional(),
  year: z.int().min(1).max(99_999).optional(),
});
const Board = {
  position: z
    .union([z.string().max(LONGEST_TEXT), z.looseObject({})])
    .optional()
    .meta({ description: 'As text or as data; without one, the opening.' }),
  phase: Phase.optional(),
  rules: z.string().max(2000).optional().meta({ example: 'datc-3.2' }),
};
const Judge = z.object({
  ...Board,
  orders: z.union([
    z.string().max(LONGEST_TEXT),
    z
      .array(
        z.union([
          z.object({ power: PowerName, text: z.string().max(500) }),
          z.object({ power: PowerName, order: Order }),
        ]),
      )
      .max(400),
  ]),
});
const Legal = z.object({ ...Board });

type BoardBody = z.infer<typeof Legal>;

function rulesOf(text: string | undefined, lang: Ask['lang']): Rules | Failure {
  if (text === undefined) return DEFAULT_RULES;
  const rules = parseRules(text);
  return rules.ok
    ? rules.value
    : refuse('rules/unreadable', { ...rules.error, message: explainRulesError(rules.error, lang) });
}

/** A board as the state of a game that stands there. */
function stateOf({ position, phase, rules }: BoardBody, lang: Ask['lang']): GameState | Failure {
  const choices = rulesOf(rules, lang);
  if ('failed' in choices) return choices;
  const read = readPosition(
    position ?? { units: STANDARD_DATA.start.units, centers: STANDARD_DATA.start.centers },
    lang,
  );
  if ('failed' in read) return read;
  const { units, dislodged = [], contested = [], centers = {} } = read.position;
  const given = phase === undefined ? read.phase : JSON.parse(JSON.stringify(phase));
  return {
    variant: STANDARD_DATA.name,
    rules: choices,
    phase: phaseOf(given, read.position),
    units,
    dislodged,
    contested,
    unordered: [],
    centers,
  };
}

function given(
  state: GameState,
  orders: z.infer<typeof Judge>['orders'],
  lang: Ask['lang'],
): { readonly orders: readonly GivenOrder[]; readonly problems: readonly object[] } {
  const position = positionOf(state);
  const { units, dislodged = [] } = position;
  const phase = state.phase.kind;
  const read = (text: string, power?: string) => {
    const sender = power === undefined ? {} : { power };
    const reading = readOrders(text, { map: STANDARD_MAP, phase, ...sender, units, dislodged, wholeBoard: true });
    return {
      orders: reading.orders.flatMap((one): GivenOrder[] => {
        const whose = power ?? one.power ?? whoseOrder(STANDARD_MAP, position, phase, one.order);
        return whose === undefined ? [] : [{ power: whose, order: one.order }];
      }),
      problems: reading.problems.map((problem) => ({
        ...textErrorData(problem),
        message: explainReadProblem(problem, lang),
      })),
    };
  };
  if (typeof orders === 'string') return read(orders);
  const parts = orders.map((one, index) => {
    if ('order' in one) return { orders: [{ power: one.power, order: one.order }], problems: [] };
    const part = read(one.text, one.power);
    return { orders: part.orders, problems: part.problems.map((problem) => ({ ...problem, index })) };
  });
  return { orders: parts.flatMap((part) => part.orders), problems: parts.flatMap((part) => part.problems) };
}

async function judge({ body, lang }: Ask<z.infer<typeof Judge>>): Promise<Answer> {
  const state = stateOf(body, lang);
  if ('failed' in state) return state;
  const { orders, problems } = given(state, body.orders, lang);
  const { result, next } = playTurn(state, orders);
  const unordered =
    result.phase === 'build'
      ? {}
      : { unordered: result.unordered.map((one) => ({ ...one, why: explainUnordered(one, lang) })) };
  const ended = next.end === undefined ? {} : { end: next.end };
  const report = reportPhase(result, {
    lang,
    map: STANDARD_MAP,
    before: positionOf(state),
    phase: state.phase,
    ...ended,
  });
  return {
    body: {
      result: {
        ...result,
        orders: result.orders.map((judged) => ({
          ...judged,
          text: formatOrder(judged.order),
          why: explainOrder(judged, lang),
        })),
        ...unordered,
      },
      next,
      problems,
      report: report.join('\n'),
    },
  };
}

async function legal({ body, lang }: Ask<BoardBody>): Promise<Answer> {
  const state = stateOf(body, lang);
  if ('failed' in state) return state;
  const options = allLegalOrders(STANDARD_MAP, positionOf(state), state.phase.kind, state.rules);
  return {
    body: {
      options: options.map((one) => ({
        ...one,
        orders: one.orders.map((order) => ({ order, text: formatOrder(order) })),
      })),
    },
  };
}

async function tac({ body, lang }: Ask<unknown>): Promise<Answer> {
  const checked = checkPhase(body, { passOver: () => undefined });
  if (!checked.ok) {
    const problems = checked.faults.slice(0, 20).map((fault) => ({ ...fault, message: explainTacFault(fault, lang) }));
    return refuse('gitm/unreadable', { problems });
  }
  const result = judgePhase(checked.value);
  return { body: { result, report: tacText(tacReport(checked.value, result, { lang })) } };
}

export function judgeRoutes(app: Hono, site: Site): void {
  const tag = 'Judging';
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/judge',
      tag,
      summary: 'Judge a position with orders',
      about: 'Keeps nothing. Orders as one text, or power by power as text or data.',
      body: Judge,
      rate: 'judge',
    },
    judge,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/legal-orders',
      tag,
      summary: 'All legal orders on a board',
      body: Legal,
      rate: 'judge',
    },
    legal,
  );
  addRoute(
    app,
    site,
    {
      method: 'post',
      path: '/api/gitm',
      tag,
      summary: 'Judge a tac phase of GITM',
      about: 'The fields are those of the published cases: states, relations, start, events.',
      body: z.unknown(),
      rate: 'judge',
    },
    tac,
  );
}
