import { troubleOf } from '@standoff/store';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod';
import { chooseLanguage } from '../choose-language.ts';
import type { Rate } from '../guard/limits.ts';
import { isCrossSite } from '../guard/origin.ts';
import { addressOf } from '../guard/who.ts';
import { errorFacts } from '../log.ts';
import { WORDS } from '../words/words.ts';
import type { Ask } from './ask.ts';
import { parseBody, readText } from './body.ts';
import { type Failure, refuse, statusOf } from './failure.ts';
import { arrivalOf, keyOf, recalled } from './key.ts';
import { ErrorAnswer } from './schemas/error.ts';
import type { Site } from './site.ts';

/** An address of the API: what it takes, what it gives, what it is for. */
export interface RouteSpec<B, Q> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As Hono writes it: `/api/tables/:id`. */
  readonly path: `/api/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly about?: string;
  readonly body?: z.ZodType<B>;
  readonly query?: z.ZodType<Q>;
  readonly answer?: z.ZodType;
  /** The status of success, where it is not 200. */
  readonly status?: 201;
  /** The largest body, in bytes; 100,000 unless said. */
  readonly most?: number;
  readonly rate?: Rate;
  /**
   * What is done here is one write at a table, made on the condition that they still hold their chair (`holderOf`): so who
   * comes need not be asked for if they came a moment ago.
   */
  readonly recalls?: true;
}

export type Answer = Failure | Response | { readonly body: unknown; readonly status?: ContentfulStatusCode };

const MOST = 100_000;

function languageOf(c: Context): ReturnType<typeof chooseLanguage> {
  return chooseLanguage(c.req.query('lang') ?? null, c.req.header('accept-language') ?? null);
}

/** A refusal as an answer: its code, facts, and a sentence in the language of whoever asked. */
export function failureAnswer(c: Context, { code, facts }: Failure): Response {
  const message = WORDS[languageOf(c)].error(code, facts);
  const status = statusOf(code) as ContentfulStatusCode;
  if (status === 429) c.header('retry-after', '10');
  return c.json({ error: { ...facts, code, message } }, status);
}

/** The field an issue is about: of fields that nobody knows the first. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknown].join('.').slice(0, 200);
}

/** What is wrong with a body or a query: each field with zod's word for it. */
function invalid(error: z.ZodError): Failure {
  const problems = error.issues.slice(0, 20).map((issue) => ({ at: fieldOf(issue), code: issue.code }));
  const [first] = problems;
  const code = first?.code === 'unrecognized_keys' ? 'request/unknown-field' : 'request/invalid';
  return refuse(code, { at: first?.at ?? '', problems });
}

/** Addresses that are about one table. */
const AT_TABLE = '/api/tables/:id';

function bodyOf<B, Q>(text: string, spec: RouteSpec<B, Q>): { readonly value: unknown } | Failure {
  const json = parseBody(text);
  if ('failed' in json) return json;
  const parsed = spec.body?.safeParse(json.value);
  return parsed?.success === false ? invalid(parsed.error) : { value: parsed?.data };
}

async function askOf<B, Q>(c: Context, site: Site, spec: RouteSpec<B, Q>): Promise<Ask<B, Q> | Failure> {
  if (isCrossSite(c.req.raw, site.publicUrl)) return refuse('request/cross-site');
  // No name has one, and not every database can even be asked for it.
  if (Object.values(c.req.param()).some((part) => part.includes('\0'))) return refuse('request/no-such-address');
  const address = addressOf(c, site.trustProxy);
  const { rate } = spec;
  const byKey = rate === 'write' || rate === 'press';
  if (rate !== undefined && !byKey && !site.limits.take(rate, address)) return refuse('request/too-many');
  // A body may come slowly: who comes with it is looked at when all of it is there.
  const read = spec.body === undefined ? undefined : await readText(c, spec.most ?? MOST);
  if (read !== undefined && 'failed' in read) return read;
  const id = spec.path.startsWith(AT_TABLE) ? (c.req.param('id') ?? '') : undefined;
  const known = id === undefined || spec.recalls === undefined ? undefined : recalled(c, site, id);
  const arrival = id === undefined ? undefined : (known ?? (await arrivalOf(c, site, id)));
  const key = arrival === undefined ? await keyOf(c, site) : arrival.key;
  if (rate !== undefined && byKey && !site.limits.take(rate, key?.hash ?? address)) return refuse('request/too-many');
  const query = spec.query?.safeParse(c.req.query());
  if (query?.success === false) return invalid(query.error);
  const body = read === undefined ? undefined : bodyOf(read.value, spec);
  if (body !== undefined && 'failed' in body) return body;
  return {
    site,
    c,
    // Both were made by the schemas of the route.
    body: body?.value as B,
    query: query?.data as Q,
    now: site.now(),
    lang: languageOf(c),
    key,
    arrival,
    recalled: known !== undefined,
    address,
    param: (name) => c.req.param(name) ?? '',
  };
}

const JSON_TYPE = 'application/json';

function describe<B, Q>(spec: RouteSpec<B, Q>): ReturnType<typeof describeRoute> {
  const parameters = Object.entries(spec.query instanceof z.ZodObject ? spec.query.shape : {}).map(
    ([name, schema]) => ({
      in: 'query' as const,
      name,
      required: false,
      schema: z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as object,
    }),
  );
  return describeRoute({
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.about === undefined ? {} : { description: spec.about }),
    parameters: [
      ...[...spec.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
        in: 'path' as const,
        name,
        required: true,
        schema: { type: 'string' as const },
      })),
      ...parameters,
    ],
    ...(spec.body === undefined
      ? {}
      : { requestBody: { required: true, content: { [JSON_TYPE]: { schema: resolver(spec.body) } } } }),
    responses: {
      [spec.status ?? 200]: {
        description: 'Done.',
        content: { [JSON_TYPE]: { schema: resolver(spec.answer ?? z.looseObject({})) } },
      },
      default: {
        description: 'Refused; the code says why.',
        content: { [JSON_TYPE]: { schema: resolver(ErrorAnswer) } },
      },
    },
  });
}

/** Nobody is refused because of who they were a moment ago: then it is asked who they are. */
async function handleSurely<B, Q>(ask: Ask<B, Q>, handle: (ask: Ask<B, Q>) => Promise<Answer>): Promise<Answer> {
  const given = await handle(ask);
  if (!ask.recalled || !('failed' in given)) return given;
  const arrival = await arrivalOf(ask.c, ask.site, ask.param('id'));
  return await handle({ ...ask, arrival, key: arrival.key, recalled: false });
}

/** Adds an address to the API, with its description. What goes wrong inside is logged without the request's values. */
export function addRoute<B = undefined, Q = undefined>(
  app: Hono,
  site: Site,
  spec: RouteSpec<B, Q>,
  handle: (ask: Ask<B, Q>) => Promise<Answer>,
): void {
  const answer = async (c: Context): Promise<Response> => {
    // The time by which deadlines are kept; pages count down to it.
    c.header('date', new Date(site.now()).toUTCString());
    try {
      const ask = await askOf(c, site, spec);
      const given = 'failed' in ask ? ask : await handleSurely(ask, handle);
      if (given instanceof Response) return given;
      if ('failed' in given) return failureAnswer(c, given);
      return c.json(given.body as object, given.status ?? 200);
    } catch (error) {
      // Whoever asked is gone: nobody reads this.
      if (c.req.raw.signal.aborted) return failureAnswer(c, refuse('request/invalid', { at: '' }));
      site.log('error', 'request-failed', { method: spec.method, path: spec.path, ...errorFacts(error) });
      return failureAnswer(c, failureOf(error));
    }
  };
  app.on(spec.method.toUpperCase(), spec.path, describe(spec), answer);
}

/** The outside keeps the store from working, and perhaps soon no more; else it is our fault. */
function failureOf(error: unknown): Failure {
  const trouble = troubleOf(error);
  if (trouble === undefined) return refuse('server/failed');
  return refuse(trouble === 'full' ? 'server/full' : 'server/unavailable');
}
