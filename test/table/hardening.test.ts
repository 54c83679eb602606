import type { StandoffServer } from '@standoff/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, client, logged, type Seated, seatAt, seated, secretOf, serverOn } from './servers.ts';

let server: StandoffServer;
let table: Seated;

beforeAll(async () => {
  server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  table = await seated(server.address, { watch: { who: 'anyone', delay: 0 } });
});
afterAll(async () => {
  await server.stop();
});

async function raw(path: string, init: RequestInit): Promise<Response> {
  return await fetch(`${server.address}${path}`, init);
}

test('a request that changes something is refused when another site’s page sends it, whatever it calls its body', async () => {
  const body = JSON.stringify({ ready: true });
  const secret = `Bearer ${seatAt(table, 'France').token}`;
  const send = (headers: Record<string, string>) =>
    raw(`${table.path}/ready`, { method: 'POST', body, headers: { authorization: secret, ...headers } });
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    { origin: `${server.address}.evil.example` },
  ] as Record<string, string>[])
    expect((await send(headers)).status, JSON.stringify(headers)).toBe(403);
  expect((await send({ origin: server.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await send({})).status).toBe(200);
});

test('no answer may be framed, guessed at, kept, or referred from, and none allows another site to read it', async () => {
  for (const path of ['/api', '/api/openapi.json', table.path, '/api/nowhere', '/api/tables']) {
    const { headers } = await raw(path, { headers: { origin: 'https://evil.example' } });
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('a secret that was never given opens nothing, and one is not taken from the address', async () => {
  const { token = '' } = seatAt(table, 'France');
  for (const guess of [token.slice(0, -1), `${token}A`, token.toLowerCase(), 'x'.repeat(32), "' or 1=1 --"])
    expect((await client(server.address, guess).get(table.path)).body.own, guess).toEqual([]);
  expect((await client(server.address).get(`${table.path}?token=${token}`)).body.own).toEqual([]);
  expect(
    (await client(server.address, undefined, { cookie: `standoff=${token.slice(1)}` }).get(table.path)).body.own,
  ).toEqual([]);
});

test('nobody reaches what belongs to a seat of another table by naming it', async () => {
  const other = await seated(server.address);
  const stranger = seatAt(other, 'France');
  const { path } = table;
  await seatAt(table, 'France').send('POST', `${path}/notices`, { kind: 'webhook', to: 'https://example.org/x' });
  const contact = (await seatAt(table, 'France').get(`${path}/notices`)).body.contacts[0].id;
  const tries: (readonly ['get' | 'POST' | 'PUT' | 'DELETE', string, unknown?])[] = [
    ['get', `${path}/orders/log`],
    ['get', `${path}/notes`],
    ['get', `${path}/notices`],
    ['get', `${path}/threads/England+France`],
    ['PUT', `${path}/orders`, { text: 'A Par H' }],
    ['PUT', `${path}/orders`, { text: 'A Par H', power: 'France' }],
    ['POST', `${path}/ready`, { ready: true }],
    ['PUT', `${path}/vote`, { vote: 'draw', value: true }],
    ['PUT', `${path}/concede`, { to: 'Italy' }],
    ['POST', `${path}/extension`, {}],
    ['POST', `${path}/threads/public`, { text: 'hello' }],
    ['PUT', `${path}/read`, { thread: 'public', n: 1 }],
    ['PUT', `${path}/notes`, { text: 'x' }],
    ['POST', `${path}/pass-on`, {}],
    ['POST', `${path}/leave`, {}],
    ['POST', `${path}/seats/France/link`],
    ['POST', `${path}/moderator/link`],
    ['POST', `${path}/moderator/judge`],
    ['POST', `${path}/moderator/orders`, { text: 'A Par H', power: 'France' }],
    ['POST', `${path}/moderator/roll-back`, { turn: 0 }],
    ['PUT', `${path}/notices/${contact}`, { on: [] }],
    ['DELETE', `${path}/notices/${contact}`],
    ['PUT', `${other.path}/notices/${contact}`, { on: [] }],
    ['DELETE', `${other.path}/notices/${contact}`],
    ['get', '/api/admin'],
  ];
  for (const who of [stranger, client(server.address), other.moderator]) {
    for (const [method, where, body] of tries) {
      const reply = method === 'get' ? await who.get(where) : await who.send(method, where, body);
      expect([401, 403, 404], `${method} ${where}`).toContain(reply.status);
    }
  }
  expect((await seatAt(table, 'France').get(`${path}/notices`)).body.contacts).toHaveLength(1);
});

test('names and messages come back as they were written, as data that no browser takes for a page', async () => {
  const nasty = '<script>alert(1)</script>"\'`{{7*7}}\u0000';
  const reply = await seatAt(table, 'Italy').send('POST', `${table.path}/threads/public`, { text: nasty });
  expect(reply.body.message.text).toBe(nasty);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  for (const name of ['a\nb', 'evil\u202egnp', '\u0000', '\ud800', '   ', 'x'.repeat(81)])
    expect(
      (await client(server.address).send('POST', '/api/tables', { settings: { name } })).status,
      JSON.stringify(name),
    ).toBe(400);
});

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.record(
    {
      settings: fc.jsonValue(),
      text: fc.string({ unit: 'binary' }),
      power: fc.constantFrom('__proto__', 'constructor', 'France', ''),
      orders: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  fc.constantFrom<unknown>(
    { turn: 1e308 },
    { turn: -1 },
    { minutes: Number.MAX_SAFE_INTEGER },
    { secret: 'x'.repeat(10_000) },
    { thread: '../../etc/passwd', n: 1 },
    { to: '__proto__' },
  ),
);

test('no address of the API breaks over what it is sent', async () => {
  const spec = (await client(server.address).get('/api/openapi.json')).body;
  const places = Object.entries<Record<string, unknown>>(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
  const who: readonly (Client | undefined)[] = [undefined, seatAt(table, 'Russia'), table.moderator];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...places.filter(({ path }) => !path.endsWith('/events') && path !== '/api/tables/{id}/leave')),
      fc.constantFrom(...who),
      hostile,
      fc.constantFrom(
        'public',
        'England+France',
        '%00',
        '%F0%9F%98%80',
        '..%2f..',
        '__proto__',
        "1'--",
        '9'.repeat(400),
      ),
      async ({ method, path }, as, body, part) => {
        const address = path.replace('{id}', table.id).replaceAll(/\{\w+\}/g, part);
        const response = await raw(address, {
          method,
          headers: as === undefined ? {} : { authorization: `Bearer ${as.token}` },
          ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        await response.arrayBuffer();
        expect(response.status, `${method} ${address} ${JSON.stringify(body)}`).toBeLessThan(500);
      },
    ),
    { numRuns: 500 },
  );
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([]);
});

test('deep, huge, broken and wrongly encoded bodies are refused in words', async () => {
  const post = async (body: BodyInit, path = '/api/judge') => {
    const response = await raw(path, { method: 'POST', body });
    return [response.status, (await response.json()).error.code];
  };
  expect(await post('['.repeat(50_000))).toEqual([400, 'request/invalid']);
  expect(await post(`{"orders":"${'x'.repeat(200_000)}"}`)).toEqual([413, 'request/too-large']);
  expect(await post('{"orders":')).toEqual([400, 'request/not-json']);
  expect(await post(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).toEqual([400, 'request/not-json']);
  expect(await post(JSON.stringify({ file: 'x'.repeat(8_000_001) }), '/api/import')).toEqual([
    413,
    'request/too-large',
  ]);
});

test('limits are kept, and told with a status that says so', async () => {
  const limited = await serverOn(
    { kind: 'sqlite', file: ':memory:' },
    { limits: (await import('../../packages/server/src/guard/limits.ts')).newLimits(() => 0) },
  );
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++)
    statuses.push(
      (await client(limited.address).send('POST', '/api/session', { name: 'Lucie', password: `guess ${i}` })).status,
    );
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(11);
  expect(statuses.at(-1)).toBe(429);
  await limited.stop();
});

test('what is kept of a table holds no secret that was given out', async () => {
  const made = await client(server.address).send('POST', '/api/tables', { settings: { name: 'Secrets' }, as: 'token' });
  const secrets = [
    made.body.token,
    ...made.body.links.seats.map(({ link }: { link: string }) => secretOf(link)),
    secretOf(made.body.links.moderator),
  ];
  for (const secret of secrets) expect(logged.join('\n')).not.toContain(secret);
});
