import type { StandoffServer } from '@standoff/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLimits } from '../../packages/server/src/guard/limits.ts';
import { type Client, client, logged, type Seated, seatAt, seated, secretOf, serverOn } from './servers.ts';

let server: StandoffServer;
let table: Seated;
let admin: Client;

async function account(name: string): Promise<Client> {
  const made = await client(server.address).send('POST', '/api/accounts', {
    name,
    password: 'long enough',
    as: 'token',
  });
  return client(server.address, made.body.token);
}

beforeAll(async () => {
  server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  admin = await account('Warden');
  await admin.send('POST', '/api/admin/claim', { secret: secretOf(server.adminLink ?? '') });
  table = await seated(server.address, { watch: { who: 'anyone', delay: 0 } });
}, 120_000);
afterAll(async () => {
  await server.stop();
});

async function listeners(): Promise<number> {
  return (await admin.get('/api/admin')).body.live;
}

/** Listens to a table; resolves what was heard when the server ends it. */
async function listen(who: Client, path: string): Promise<{ readonly ended: Promise<string> }> {
  const response = await fetch(`${server.address}${path}/events`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { ended: response.text() };
}

test('asking for the head of a stream leaves no listener behind', async () => {
  for (let i = 0; i < 3; i++) {
    const response = await fetch(`${server.address}${table.path}/events`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  }
  expect(await listeners()).toBe(0);
});

test('so many may listen from one address, and no more', async () => {
  const few = await serverOn({ kind: 'sqlite', file: ':memory:' }, { limits: { take: () => true, listeners: 2 } });
  const { path, seats } = await seated(few.address, { watch: { who: 'anyone', delay: 0 } });
  const cut = new AbortController();
  const open = async () => (await fetch(`${few.address}${path}/events`, { signal: cut.signal })).status;
  expect([await open(), await open(), await open()]).toEqual([200, 200, 429]);
  expect((await seats.France?.get(path))?.status).toBe(200);
  cut.abort();
  await few.stop();
});

/** A table where one seat is held by an account. */
async function seatOfAccount(who: Client): Promise<string> {
  const made = await client(server.address).send('POST', '/api/tables', { settings: { name: 'Late' }, as: 'token' });
  await who.send('POST', '/api/invitations/take', { secret: secretOf(made.body.links.seats[0].link) });
  return `/api/tables/${made.body.id}`;
}

test('who has logged out, changed the password, or been shut out, hears no more by what was open before', async () => {
  const ways: readonly (readonly [string, (who: Client) => Promise<{ readonly status: number }>])[] = [
    ['Lea', (who) => who.send('DELETE', '/api/session')],
    ['Leo', (who) => who.send('PUT', '/api/me', { password: 'another word', current: 'long enough' })],
    ['Lev', (who) => who.send('POST', '/api/me/delete', { password: 'long enough' })],
    [
      'Lin',
      async (who) => {
        const { id } = (await who.get('/api/me')).body.account;
        return await admin.send('POST', `/api/admin/accounts/${id}/ban`, { banned: true });
      },
    ],
    [
      'Lou',
      async (who) => {
        const { id } = (await who.get('/api/me')).body.account;
        return await admin.send('DELETE', `/api/admin/accounts/${id}`);
      },
    ],
  ];
  for (const [name, way] of ways) {
    const who = await account(name);
    const { ended } = await listen(who, await seatOfAccount(who));
    expect((await way(who)).status, name).toBe(200);
    expect(await ended, name).toContain('event: hello');
  }
  expect(await listeners()).toBe(0);
});

test('whoever had the moderator’s chair hears nothing meant for it when somebody else has taken it', async () => {
  const { path, moderator } = await seated(server.address, { watch: { who: 'nobody', delay: 1 } });
  const { ended } = await listen(moderator, path);
  const { link } = (await moderator.send('POST', `${path}/moderator/link`)).body;
  const taken = await client(server.address).send('POST', '/api/invitations/take', {
    secret: secretOf(link),
    as: 'token',
  });
  expect(taken.status).toBe(200);
  expect((await moderator.get(path)).status).toBe(404);
  expect(await ended).toContain('"kind":"chair"');
});

test('the moderator’s chair changes hands in secret no more than a seat, whoever made the link', async () => {
  const { path, moderator, seats } = await seated(server.address);
  const told = async (): Promise<readonly string[]> =>
    (await seats.France?.get(`${path}/news`))?.body.news
      .filter(({ kind }: { kind: string }) => kind === 'chair')
      .map(({ what }: { what: string }) => what);
  const take = async (link: string): Promise<Client> =>
    client(
      server.address,
      (await client(server.address).send('POST', '/api/invitations/take', { secret: secretOf(link), as: 'token' })).body
        .token,
    );
  const next = await take((await moderator.send('POST', `${path}/moderator/link`)).body.link);
  expect(await told()).toEqual(['link', 'passed-on']);
  expect((await next.get(path)).body.moderates).toBe(true);
  const id = path.slice('/api/tables/'.length);
  await take((await admin.send('POST', `/api/admin/tables/${id}/moderator`)).body.link);
  expect(await told()).toEqual(['link', 'passed-on', 'link', 'passed-on']);
});

test('two pages of one browser that sit down at the same moment lose no seat', async () => {
  const links: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    const made = await client(server.address).send('POST', '/api/tables', { settings: { name }, as: 'token' });
    links.push(secretOf(made.body.links.seats[0].link));
  }
  const take = async (cookie: string, secret = '') => {
    const response = await fetch(`${server.address}/api/invitations/take`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify({ secret }),
    });
    await response.arrayBuffer();
    return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] };
  };
  const first = (await take('', links[0])).cookie ?? '';
  const both = await Promise.all([take(first, links[1]), take(first, links[2])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Whatever comes last, the browser is left with one cookie, which opens all.
  const kept = both.flatMap(({ cookie }) => cookie ?? []);
  expect(kept).toHaveLength(1);
  const refused = both[0]?.status === 409 ? links[1] : links[2];
  const again = await take(kept[0] ?? '', refused);
  expect(again.status).toBe(200);
  const mine = await client(server.address, undefined, { cookie: again.cookie ?? '' }).get('/api/tables');
  expect(mine.body.mine.map(({ settings }: { settings: { name: string } }) => settings.name).sort()).toEqual([
    'one',
    'three',
    'two',
  ]);
});

test('an administrator cannot shut out themself by mistake, nor act on what is not there', async () => {
  const { id } = (await admin.get('/api/me')).body.account;
  expect((await admin.send('POST', `/api/admin/accounts/${id}/ban`, { banned: true })).status).toBe(403);
  expect((await admin.send('DELETE', `/api/admin/accounts/${id}`)).status).toBe(403);
  for (const path of ['accounts/nobody/ban', 'accounts/nobody/password', 'tables/nowhere/moderator'])
    expect((await admin.send('POST', `/api/admin/${path}`, { banned: true })).status, path).toBe(404);
  expect((await admin.send('DELETE', '/api/admin/accounts/nobody')).status).toBe(404);
  expect((await admin.get('/api/admin')).status).toBe(200);
});

test('a request that breaks off is nobody’s fault, and is not logged as one', async () => {
  logged.length = 0;
  const cut = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"orders":')),
    pull: () => cut.abort(),
  });
  const init = { method: 'POST', body, duplex: 'half', signal: cut.signal } as RequestInit;
  await expect(fetch(`${server.address}/api/judge`, init)).rejects.toThrow();
  // Requests are answered one after the other by then.
  await admin.get('/api/me');
  await admin.get('/api/me');
  expect(logged).toEqual([]);
});

test('what no database can hold is refused, or not there: a zero byte in an address or a name', async () => {
  const france = seatAt(table, 'France');
  for (const path of ['/api/tables/%00', `${table.path}/turns/%00`, `${table.path}/threads/%00`])
    expect((await france.get(path)).status, path).toBe(404);
  expect((await france.send('POST', '/api/tables/%00/join', { name: 'x' })).status).toBe(404);
  expect((await france.send('DELETE', `${table.path}/notices/%00`)).status).toBe(404);
  expect((await france.send('POST', '/api/session', { name: 'a\u0000', password: 'x' })).status).toBe(401);
});

test('a name has something to be seen in it, and is not another’s with something unseen', async () => {
  const make = (name: string) =>
    client(server.address).send('POST', '/api/accounts', { name, password: 'long enough', as: 'token' });
  for (const name of ['\u200b', '\u2800\u2800', '\u3164', '\u00ad \u2060']) expect((await make(name)).status).toBe(400);
  expect((await make('Warden\u200b')).status).toBe(409);
  expect((await make('War\u200dden')).status).toBe(409);
  expect((await make('\u200eЛюся\ufeff')).body.account.name).toBe('Люся');
});

test('a file is judged anew: what it calls a result is neither believed nor stumbled over', async () => {
  const { path, seats } = await seated(server.address);
  await seats.France?.send('PUT', `${path}/orders`, { text: 'A Par - Bur' });
  for (const seat of Object.values(seats)) await seat.send('POST', `${path}/ready`, { ready: true });
  const file = (await seats.France?.get(`${path}/export`))?.body;
  const told = (await seats.France?.get(`${path}/turns/0`))?.body;
  const lies: readonly unknown[] = [
    null,
    {},
    'x',
    { ...file.phases[0].result, orders: [{ order: { kind: '<script>' } }] },
    { ...file.phases[0].result, orders: 5, unordered: [{ unit: null }] },
  ];
  for (const result of lies) {
    const [first] = file.phases;
    const text = JSON.stringify({ ...file, phases: [{ ...first, name: '<script>', result }] });
    const made = await client(server.address).send('POST', '/api/import', {
      file: text,
      settings: { name: 'Lies' },
      as: 'token',
    });
    expect(made.status, JSON.stringify(result)).toBe(201);
    const who = client(server.address, made.body.token);
    const base = `/api/tables/${made.body.id}`;
    for (const end of ['/turns?whole=yes', '/turns/0/report', '/turns/0/map.svg', '/turns/0/map.png', '/export'])
      expect((await who.get(`${base}${end}`)).status, end).toBe(200);
    expect((await who.get(`${base}/turns/0`)).body.result).toEqual(told.result);
  }
});

test('a file that is nested without end is refused before anybody reads it', async () => {
  for (const file of ['['.repeat(7_000_000), '{"a":'.repeat(1_000_000)]) {
    const reply = await client(server.address).send('POST', '/api/import', { file, settings: { name: 'Deep' } });
    expect([reply.status, reply.body.error.at]).toEqual([400, 'file']);
  }
});

test('a proxy that nobody said to trust is told in the log, once', async () => {
  logged.length = 0;
  for (let i = 0; i < 3; i++)
    await client(server.address, undefined, { 'x-forwarded-for': '203.0.113.9' }).get('/api/tables');
  expect(logged).toEqual([expect.stringContaining('"proxy-not-trusted"')]);
});

test('a session alone does not guess the password faster than a stranger, and a wrong one changes nothing', async () => {
  const { take } = newLimits(() => 0);
  const some = await serverOn(
    { kind: 'sqlite', file: ':memory:' },
    {
      limits: {
        listeners: 9,
        // By name only: a thief may come from many addresses.
        take: (rate, who) => rate !== 'login' || !who.startsWith('name') || take(rate, who),
      },
    },
  );
  const made = await client(some.address).send('POST', '/api/accounts', {
    name: 'Kept',
    password: 'long enough',
    as: 'token',
  });
  const thief = client(some.address, made.body.token);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    const body = { password: 'a new one, mine', current: `guess ${n}`, email: 'thief@example.org' };
    statuses.push((await thief.send('PUT', '/api/me', body)).status);
    statuses.push((await thief.send('POST', '/api/me/delete', { password: `guess ${n}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await thief.get('/api/me')).body.account.email).toBeNull();
  await some.stop();
});
