import type { StandoffServer } from '@standoff/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, client, type Seated, seatAt, seated, serverOn } from './servers.ts';

let server: StandoffServer;
let closed: Seated;
let open: Seated;
let places: readonly { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }[];
/** Those who have nothing to do with these tables, each in another way. */
let strangers: readonly (readonly [string, Client])[];

/** For each address a body that would do something. */
const BODIES: Readonly<Record<string, unknown>> = {
  orders: { text: 'A Par - Bur', power: 'France' },
  ready: { ready: true, power: 'France' },
  vote: { vote: 'draw', value: true, power: 'France' },
  concede: { to: 'Italy', power: 'France' },
  extension: { power: 'France' },
  read: { thread: 'public', n: 1, power: 'France' },
  notes: { text: 'mine', power: 'France' },
  'pass-on': { power: 'France' },
  leave: { power: 'France' },
  join: { name: 'Stranger', as: 'token' },
  notices: { kind: 'webhook', to: 'https://example.org/x', role: 'France' },
  '{contact}': { on: [] },
  proposal: { n: 1, agrees: true, power: 'France' },
  '{thread}': { text: 'hello', as: 'France' },
  extend: { minutes: 60 },
  dummy: { power: 'France', dummy: true },
  revoke: { power: 'France' },
  remind: { power: 'France' },
  'roll-back': { turn: 0 },
  'bring-back': { line: 1 },
  correct: { position: 'France: A Par' },
  propose: {},
  ban: { banned: true },
};
const PARTS: Readonly<Record<string, string>> = {
  power: 'France',
  thread: 'public',
  turn: '0',
  contact: 'x',
  account: 'x',
};

beforeAll(async () => {
  server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const { address } = server;
  closed = await seated(address, { watch: { who: 'nobody', delay: 1 } });
  open = await seated(address, { watch: { who: 'anyone', delay: 0 } });
  const elsewhere = await seated(address);
  const lobby = (
    await client(address).send('POST', '/api/tables', { settings: { name: 'L', listed: true }, as: 'token' })
  ).body;
  const joined = await client(address).send('POST', `/api/tables/${lobby.id}/join`, { name: 'Waiting', as: 'token' });
  const account = await client(address).send('POST', '/api/accounts', {
    name: 'Nobody',
    password: 'long enough',
    as: 'token',
  });
  strangers = [
    ['who has no secret', client(address)],
    ['a seat of another table', seatAt(elsewhere, 'France')],
    ['the moderator of another table', elsewhere.moderator],
    ['who waits in a lobby', client(address, joined.body.token)],
    ['an account that holds nothing', client(address, account.body.token)],
  ];
  const spec = (await client(address).get('/api/openapi.json')).body;
  places = Object.entries<Record<string, unknown>>(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
  );
}, 120_000);
afterAll(async () => {
  await server.stop();
});

async function ask(who: Client, method: string, path: string, id: string) {
  const last = path.split('/').at(-1) ?? '';
  const body = path.endsWith('moderator/orders') ? { text: 'A Par H', power: 'France' } : (BODIES[last] ?? {});
  const address = path.replace('{id}', id).replaceAll(/\{(\w+)\}/g, (_, name: string) => PARTS[name] ?? 'x');
  const cut = new AbortController();
  const response = await fetch(`${server.address}${address}`, {
    method,
    headers: who.token === undefined ? {} : { authorization: `Bearer ${who.token}` },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
    signal: cut.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? 'a stream' : await response.text();
  cut.abort();
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, text: text.replaceAll(id, 'ID'), headers };
}

test('a table one may not see answers at every address, and to a byte, as one that is not there', async () => {
  const about = places.filter(({ path }) => path.includes('{id}'));
  expect(about.length).toBeGreaterThan(40);
  const nowhere = 'x'.repeat(closed.id.length);
  for (const [name, who] of strangers)
    for (const { method, path } of about)
      expect(await ask(who, method, path, closed.id), `${name}: ${method} ${path}`).toEqual(
        await ask(who, method, path, nowhere),
      );
});

test('who only may watch changes nothing at any address, and is told nothing of a seat', async () => {
  const before = (await open.moderator.get(open.path)).body;
  const reading = ['', 'news', 'events', 'turns', 'export', 'threads', '{thread}'].map((end) =>
    end === '' ? '/api/tables/{id}' : end,
  );
  for (const [name, who] of strangers)
    for (const { method, path } of places.filter((place) => place.path.includes('{id}'))) {
      const reply = await ask(who, method, path, open.id);
      const reads = method === 'GET' && reading.some((end) => path.endsWith(end));
      if (!reads) expect([401, 403, 404, 409], `${name}: ${method} ${path} ${reply.text}`).toContain(reply.status);
    }
  const { seen: _, ...after } = (await open.moderator.get(open.path)).body;
  const { seen: __, ...was } = before;
  expect(after).toEqual(was);
});

test('what is the administrator’s is so at every address', async () => {
  const admins = places.filter(({ path }) => path.startsWith('/api/admin') && path !== '/api/admin/claim');
  expect(admins.length).toBeGreaterThan(4);
  for (const [name, who] of [...strangers, ['a moderator', open.moderator] as const])
    for (const { method, path } of admins)
      expect([401, 403], `${name}: ${method} ${path}`).toContain((await ask(who, method, path, open.id)).status);
});

test('no answer of the API may be kept by a browser or a proxy', async () => {
  for (const [, who] of strangers.slice(0, 2))
    for (const { method, path } of places)
      expect(
        (await ask(who, method, path, open.id)).headers.find(([name]) => name === 'cache-control')?.[1],
        path,
      ).toMatch(/^no-store(?:, no-transform)?$/);
});

test('of many who take one seat at once one has it, and no more than seven get in by a lobby', async () => {
  const made = (await client(server.address).send('POST', '/api/tables', { settings: { name: 'Rush' }, as: 'token' }))
    .body;
  const secret = new URL(made.links.seats[0].link).hash.slice(1);
  const takes = await Promise.all(
    Array.from({ length: 8 }, () =>
      client(server.address).send('POST', '/api/invitations/take', { secret, as: 'token' }),
    ),
  );
  expect(takes.filter(({ status }) => status === 200)).toHaveLength(1);
  const lobby = (
    await client(server.address).send('POST', '/api/tables', { settings: { name: 'Rush', listed: true }, as: 'token' })
  ).body;
  const joins = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      client(server.address).send('POST', `/api/tables/${lobby.id}/join`, { name: `Player ${n}`, as: 'token' }),
    ),
  );
  expect(joins.filter(({ status }) => status === 200)).toHaveLength(7);
  const seats = await Promise.all(
    joins
      .filter(({ status }) => status === 200)
      .map(async ({ body }) => (await client(server.address, body.token).get(`/api/tables/${lobby.id}`)).body.own),
  );
  expect(new Set(seats.flat().map(({ power }) => power)).size).toBe(7);
});

test('two who go back to a phase at once go back once', async () => {
  const { path, moderator, seats } = await seated(server.address);
  for (let phase = 0; phase < 2; phase++)
    for (const seat of Object.values(seats)) await seat.send('POST', `${path}/ready`, { ready: true });
  const backs = await Promise.all(
    [0, 0].map((turn) => moderator.send('POST', `${path}/moderator/roll-back`, { turn })),
  );
  expect(backs.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await moderator.get(path)).body).toMatchObject({ turn: 0, branches: [{}] });
});
