import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Chance } from '../random-boards/chance.ts';
import { type Client, client, type Seated, seated } from '../table/servers.ts';
import { fromSchema, type Schema, type Schemas } from './from-schema.ts';
import { mutateJson, mutateText } from './mutate.ts';
import { deepJson, nastyText } from './nasty.ts';

/** One thing that can be asked of the API. */
interface Place {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body?: Schema;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Schemas };
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** A request as it is sent. */
export interface HostileRequest {
  readonly address: string;
  readonly init: RequestInit;
}

/** Where requests go: a server, what it says of itself, and a table of it. */
export interface Target {
  readonly base: string;
  readonly places: readonly Place[];
  readonly schemas: Schemas;
  readonly table: Seated;
}

/** These end what the others need: the table, the seats, or, as they never end themselves, the patience of the test. */
const LEFT_OUT = ['/events', '/leave', '/moderator/call-off', '/moderator/revoke', '/api/me/delete'];

export async function targetAt(base: string): Promise<Target> {
  const spec = (await client(base).get('/api/openapi.json')).body as Described;
  const places = Object.entries(spec.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): Place => {
      const body = requestBody?.content['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        ...(body === undefined ? {} : { body }),
      };
    }),
  );
  return {
    base,
    places: places.filter(({ path }) => !LEFT_OUT.some((end) => path.endsWith(end))),
    schemas: spec.components.schemas ?? {},
    table: await seated(base, { watch: { who: 'anyone', delay: 0 } }),
  };
}

const GAMES = ['standoff', 'python'].map((name) =>
  gunzipSync(readFileSync(new URL(`../released/0.1.0/${name}.game.json.gz`, import.meta.url))).toString(),
);

/** A game file with something wrong in it. */
export function hostileGame(chance: Chance): string {
  const text = chance.pick(GAMES) ?? '';
  if (chance.isTrue(0.3)) return mutateText(chance, text);
  return JSON.stringify(mutateJson(chance, JSON.parse(text), chance.pick([0.0005, 0.003, 0.02]))) ?? '';
}

const SHAPES = [
  '[',
  '{"a":',
  '"',
  '{}',
  '[]',
  'null',
  '',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '1e999',
  '{"text":"\\ud800"}',
  'a=b&c=d',
];

function bodyOf(chance: Chance, { path, body }: Place, { schemas }: Target): string | Uint8Array<ArrayBuffer> {
  if (body === undefined || chance.isTrue(0.08)) {
    if (chance.isTrue(0.2)) return Uint8Array.from({ length: 1 + chance.below(300) }, () => chance.below(256));
    if (chance.isTrue(0.1)) return (chance.pick(SHAPES) ?? '').repeat(1 + chance.below(30_000));
    return chance.pick(SHAPES) ?? '';
  }
  if (path === '/api/import' && chance.isTrue(0.8))
    return JSON.stringify({ file: hostileGame(chance), settings: { name: 'x' }, as: 'token' });
  if (chance.isTrue(0.02)) return deepJson(20_000, chance.isTrue(0.5));
  const value = fromSchema(chance, body, schemas);
  return JSON.stringify(value) ?? '';
}

/** Without halves of letters, which no address can carry. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function segment(chance: Chance, name: string, { table }: Target): string {
  if (name === 'id' && chance.isTrue(0.9)) return table.id;
  if (name === 'thread' && chance.isTrue(0.6))
    return chance.pick(['public', 'England+France', 'France+moderator']) ?? '';
  if (name === 'turn' && chance.isTrue(0.6)) return String(chance.below(4));
  const text = nastyText(chance, 500);
  return chance.isTrue(0.2) ? text.replaceAll(/[^\w%.-]/g, '%') : encodeURIComponent(wellFormed(text));
}

/** One request, out of what the description allows and what it does not. */
export function hostileRequest(chance: Chance, target: Target): HostileRequest {
  const place = chance.pick(target.places);
  if (place === undefined) throw new Error('nothing is described');
  const path = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(chance, name, target));
  const query = place.query
    .filter(() => chance.isTrue(0.6))
    .map(
      (name) =>
        `${name}=${encodeURIComponent(wellFormed(String(chance.isTrue(0.5) ? chance.below(5) : nastyText(chance, 200))))}`,
    );
  const all: readonly (Client | undefined)[] = [
    undefined,
    target.table.moderator,
    ...Object.values(target.table.seats),
  ];
  const who = chance.pick(all)?.token;
  const headers: Record<string, string> = who === undefined ? {} : { authorization: `Bearer ${who}` };
  if (chance.isTrue(0.05))
    headers['content-type'] =
      chance.pick(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data']) ?? '';
  if (chance.isTrue(0.05)) headers['accept-language'] = nastyText(chance, 2000).replaceAll(/[^\x20-\x7e]/g, '?');
  if (chance.isTrue(0.05)) headers.cookie = `standoff=${nastyText(chance, 300).replaceAll(/[^\x20-\x7e]/g, '?')}`;
  const init: RequestInit = { method: place.method, headers };
  if (place.method !== 'GET') init.body = bodyOf(chance, place, target);
  return {
    address: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init,
  };
}
