import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandoffServer } from '@standoff/server';
import { invite, inviteToo, openStore } from '@standoff/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, client, type Seated, seated, secretOf, serverOn } from './servers.ts';

/*
 * Nobody finds out who has an account here, which mail addresses are known, or what a secret was good for, by asking:
 * what is there answers like what is not, with the same status, body and headers.
 */
const folder = mkdtempSync(join(tmpdir(), 'standoff-who-'));
let server: StandoffServer;
let table: Seated;
let admin: Client;
const ids: Record<string, string> = {};
/** A secret of every kind there is. */
const secrets: Record<string, string> = {};

async function account(name: string, email?: string): Promise<Client> {
  const body = { name, password: 'long enough', as: 'token', ...(email === undefined ? {} : { email }) };
  const made = await client(server.address).send('POST', '/api/accounts', body);
  ids[name] = made.body.account.id;
  return client(server.address, made.body.token);
}

beforeAll(async () => {
  const place = { kind: 'sqlite', file: join(folder, 'standoff.db') } as const;
  server = await serverOn(place, { senders: {} });
  const { address } = server;
  const first = secretOf(server.adminLink ?? '');
  admin = await account('Warden');
  await admin.send('POST', '/api/admin/claim', { secret: first });
  await account('Lucie', 'lucie@example.org');
  await account('Closed');
  await account('Gone');
  await admin.send('POST', `/api/admin/accounts/${ids.Closed}/ban`, { banned: true });
  const lost = await admin.send('POST', `/api/admin/accounts/${ids.Gone}/password`);
  await admin.send('DELETE', `/api/admin/accounts/${ids.Gone}`);
  table = await seated(address);
  const open = await client(address).send('POST', '/api/tables', { settings: { name: 'Links' }, as: 'token' });
  const store = await openStore(place);
  if (!store.ok) throw new Error(store.error.code);
  const { db } = store.value;
  secrets.seat = secretOf(open.body.links.seats[0].link);
  secrets.chair = secretOf(open.body.links.moderator);
  secrets.password = secretOf((await admin.send('POST', `/api/admin/accounts/${ids.Lucie}/password`)).body.link);
  secrets.gone = secretOf(lost.body.link);
  secrets.admin = await invite(db, '', 'admin', Date.now());
  secrets.stop = await inviteToo(db, table.id, 'stop:some', Date.now());
  secrets.session = (await account('Other')).token ?? '';
  await store.value.close();
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An answer whole, but for the time in it. */
async function whole(method: string, path: string, body: unknown, token?: string): Promise<string> {
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

test('whoever logs in wrongly is not told whether the account is there, closed or deleted', async () => {
  const guess = (name: string): Promise<string> =>
    whole('POST', '/api/session', { name, password: 'a wrong one', as: 'token' });
  const nobody = await guess('Nobody');
  expect(nobody).toContain('auth/wrong');
  for (const name of ['Lucie', 'LUCIE ', 'Closed', 'Gone', 'Warden', '__proto__', ''])
    expect(await guess(name), name).toBe(nobody);
});

test('an address for mails that is known is taken again like one that is not: it names nobody', async () => {
  const make = (name: string, email: string): Promise<string> =>
    whole('POST', '/api/accounts', { name, password: 'long enough', email });
  const shape = (answer: string): string => answer.replaceAll(/[\w-]{12,}|x\d|\w+@example|"content-length","\d+"/g, '');
  expect(shape(await make('x1', 'lucie@example.org'))).toBe(shape(await make('x2', 'nobody@example.org')));
});

test('a name can only be found out to be taken by taking names, and those who try have few tries', async () => {
  const { newLimits } = await import('../../packages/server/src/guard/limits.ts');
  const limited = await serverOn({ kind: 'sqlite', file: ':memory:' }, { limits: newLimits(() => 0) });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const reply = await client(limited.address).send('POST', '/api/accounts', { name: 'One', password: 'long enough' });
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([201, ...Array<number>(9).fill(409), 429, 429]);
  await limited.stop();
});

interface Taking {
  readonly path: string;
  readonly more?: object;
  /** Which kinds of secrets it is for. */
  readonly kinds: readonly string[];
}

const TAKING: readonly Taking[] = [
  { path: '/api/invitations/look', kinds: ['seat', 'chair'] },
  { path: '/api/invitations/take', more: { as: 'token' }, kinds: ['seat', 'chair'] },
  { path: '/api/password', more: { password: 'a new one, mine' }, kinds: ['password'] },
  { path: '/api/notices/stop', kinds: ['stop'] },
];

test.each(TAKING)(
  '$path takes a secret that is for something else like one that is for nothing',
  async ({ path, more, kinds }) => {
    const give = (secret: string): Promise<string> => whole('POST', path, { secret, ...more });
    const nothing = await give(randomBytes(24).toString('base64url'));
    expect(nothing).toContain('invitation/unknown');
    for (const [kind, secret] of Object.entries(secrets))
      if (!kinds.includes(kind)) expect(await give(secret), kind).toBe(nothing);
  },
);

test('to become administrator no other secret helps than the one that was printed', async () => {
  const other = await account('Ambitious');
  const nothing = await whole(
    'POST',
    '/api/admin/claim',
    { secret: randomBytes(24).toString('base64url') },
    other.token,
  );
  for (const [kind, secret] of Object.entries(secrets))
    if (kind !== 'admin') expect(await whole('POST', '/api/admin/claim', { secret }, other.token), kind).toBe(nothing);
});

test('one click in a mail program is answered alike, whatever its link is', async () => {
  const click = (secret: string): Promise<string> => whole('POST', `/api/notices/stop-at-once?mail=${secret}`, {});
  const nothing = await click(randomBytes(24).toString('base64url'));
  for (const [kind, secret] of Object.entries(secrets)) expect(await click(secret), kind).toBe(nothing);
});

test('who does not administer is told nothing of accounts by their ids', async () => {
  const player = await account('Curious');
  for (const [method, end] of [
    ['POST', '/ban'],
    ['POST', '/password'],
    ['DELETE', ''],
  ] as const) {
    const ask = (id: string, token?: string): Promise<string> =>
      whole(method, `/api/admin/accounts/${id}${end}`, { banned: true }, token);
    expect(await ask(ids.Lucie ?? '', player.token)).toBe(await ask('nobody', player.token));
    expect(await ask(ids.Lucie ?? '')).toBe(await ask('nobody'));
  }
});
