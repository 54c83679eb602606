import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Chance } from '../random-boards/chance.ts';
import { type Client, client, type Seated, seated, secretOf } from '../table/servers.ts';
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
  /** Which place of the description it is for. */
  readonly place: string;
  readonly address: string;
  readonly init: RequestInit;
}

/** Where requests go: a server, what it says of itself, and a table of it. */
export interface Target {
  readonly base: string;
  readonly places: readonly Place[];
  readonly schemas: Schemas;
  readonly table: Seated;
  /** Who asks: strangers, the table's moderator and players, an account, and the administrator's where there is one. */
  readonly people: readonly (Client | undefined)[];
  /** Names that parts of addresses may have, by what the part is called. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** These end what the others need: the table, the seats, or, as they never end themselves, the patience of the test. */
const LEFT_OUT = ['/events', '/leave', '/moderator/call-off', '/moderator/revoke', '/api/me/delete'];

/** An account of this name, made or logged into. */
async function accountOf(base: string, name: string): Promise<Client> {
  const body = { name, password: 'long enough', as: 'token' };
  const made = await client(base).send('POST', '/api/accounts', body);
  const begun = made.status === 409 ? await client(base).send('POST', '/api/session', body) : made;
  return client(base, begun.body.token);
}

async function idOf(account: Client): Promise<string> {
  return (await account.get('/api/me')).body.account.id;
}

/** A new table of a server, and those who may ask; `adminLink`: by which one of them administers it. */
export async function targetAt(base: string, adminLink?: string): Promise<Target> {
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
  const table = await seated(base, { watch: { who: 'anyone', delay: 0 } });
  const admin = await accountOf(base, 'Warden');
  const player = await accountOf(base, `Player at ${table.id}`);
  if (adminLink !== undefined) await admin.send('POST', '/api/admin/claim', { secret: secretOf(adminLink) });
  const hook = { kind: 'webhook', to: 'https://example.org/hook' };
  const contact = await table.seats.France?.send('POST', `${table.path}/notices`, hook);
  return {
    base,
    places: places.filter(({ path }) => !LEFT_OUT.some((end) => path.endsWith(end))),
    schemas: spec.components.schemas ?? {},
    table,
    people: [undefined, table.moderator, ...Object.values(table.seats), player, admin],
    names: {
      id: [table.id],
      thread: ['public', 'England+France', 'France+moderator'],
      turn: ['0', '1', '2', '3'],
      power: Object.keys(table.seats),
      account: [await idOf(admin), await idOf(player)],
      contact: [contact?.body.id ?? ''],
    },
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

function segment(chance: Chance, name: string, { names }: Target): string {
  const known = names[name];
  if (known !== undefined && chance.isTrue(name === 'id' ? 0.9 : 0.6)) return chance.pick(known) ?? '';
  const text = nastyText(chance, 500);
  return chance.isTrue(0.2) ? text.replaceAll(/[^\w%.-]/g, '%') : encodeURIComponent(wellFormed(text));
}

/** These answer slowly by design, as guesses at passwords shall be slow: they are asked a fifth as often as others. */
const SLOW = ['/api/session', '/api/accounts'];

function placeOf(chance: Chance, places: readonly Place[]): Place {
  const place = chance.pick(places);
  if (place === undefined) throw new Error('nothing is described');
  const isSlow = place.method === 'POST' && SLOW.includes(place.path);
  return isSlow && !chance.isTrue(0.2) ? placeOf(chance, places) : place;
}

/** One request, out of what the description allows and what it does not. */
export function hostileRequest(chance: Chance, target: Target): HostileRequest {
  const place = placeOf(chance, target.places);
  const path = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(chance, name, target));
  const query = place.query
    .filter(() => chance.isTrue(0.6))
    .map(
      (name) =>
        `${name}=${encodeURIComponent(wellFormed(String(chance.isTrue(0.5) ? chance.below(5) : nastyText(chance, 200))))}`,
    );
  const who = chance.pick(target.people)?.token;
  const headers: Record<string, string> = who === undefined ? {} : { authorization: `Bearer ${who}` };
  if (chance.isTrue(0.05))
    headers['content-type'] =
      chance.pick(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data']) ?? '';
  if (chance.isTrue(0.05)) headers['accept-language'] = nastyText(chance, 2000).replaceAll(/[^\x20-\x7e]/g, '?');
  if (chance.isTrue(0.05)) headers.cookie = `standoff=${nastyText(chance, 300).replaceAll(/[^\x20-\x7e]/g, '?')}`;
  const init: RequestInit = { method: place.method, headers };
  if (place.method !== 'GET') init.body = bodyOf(chance, place, target);
  return {
    place: `${place.method} ${place.path}`,
    address: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    init,
  };
}
