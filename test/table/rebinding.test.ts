import type { StandoffServer } from '@standoff/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../packages/server/src/accounts/password.ts';
import { isPublicAddress } from '../../packages/server/src/guard/addresses.ts';
import { resolveBy } from '../../packages/server/src/guard/resolve.ts';
import { PUBLIC_REACH, type ReachParts, reachBy } from '../../packages/server/src/guard/safe-post.ts';
import { CERTIFICATE, HOOKS, type HttpsReceiver, receiveHttps } from './https-receiver.ts';
import { HAS_MANY_LOOPBACKS, type NameServer, nameServer } from './name-server.ts';
import { type Seated, seatAt, seated, serverOn } from './servers.ts';

const PUBLIC = '198.41.0.4';
/** What names may lead to in one's own network, or to what is not in any. */
const PRIVATE = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b:1::10.0.0.1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

let names: NameServer;
let answers: (name: string) => readonly string[];
/** Listens at every address of this machine. */
let all: HttpsReceiver;
let parts: ReachParts;

beforeAll(async () => {
  names = await nameServer((name) => answers(name));
  all = await receiveHttps('0.0.0.0');
  parts = { resolve: resolveBy([names.address]), isOpen: isPublicAddress, port: all.port, ca: CERTIFICATE };
});
afterAll(async () => {
  await names.stop();
  await all.stop();
});

async function post(host: string, more: Partial<ReachParts> = {}): Promise<unknown> {
  return await reachBy({ ...parts, ...more }).post(`https://${host}/hook`, {}, 'secret');
}

const REFUSED = { ok: false, reason: 'refused' };

test.each(PRIVATE)(
  'a name that leads to %s, alone or beside a public address, is not connected to',
  async (address) => {
    for (const found of [[address], [PUBLIC, address], [address, PUBLIC], [PUBLIC, '2606:4700::1111', address]]) {
      answers = () => found;
      expect(await post(`inside.${HOOKS}`), found.join(' ')).toEqual(REFUSED);
    }
    expect(all.connected()).toBe(0);
  },
);

test('a name that leads nowhere is not reached, and one is asked for once for each kind of address', async () => {
  answers = () => [];
  expect(await post(`nowhere.${HOOKS}`)).toEqual({ ok: false, reason: 'failed' });
  expect(names.asked.get(`nowhere.${HOOKS}`)).toBe(2);
});

test('names that a machine knows by itself are not known: they are of its own network', async () => {
  answers = () => [];
  for (const host of ['localhost.localdomain', 'ip6-localhost.example', 'host.docker.example'])
    expect(await post(host), host).toEqual({ ok: false, reason: 'failed' });
  expect(all.connected()).toBe(0);
});

test('while a name server says nothing, passwords are still hashed: it holds no thread of theirs', async () => {
  answers = () => ['127.0.0.1'];
  names.hold();
  // More than there are threads.
  const waiting = Array.from({ length: 12 }, (_, n) => post(`silent-${n}.${HOOKS}`));
  expect(await hashPassword('as long as it takes')).toMatch(/^scrypt/);
  names.speak();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => REFUSED));
  expect(all.connected()).toBe(0);
});

/** How addresses of this machine can be written in a URL. */
const WRITTEN = [
  '127.0.0.1',
  '127.1',
  '0',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '2130706433',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  'localhost',
  'LOCALHOST.',
  'a.localhost.',
  'intranet',
  'intranet.',
  'printer.local',
  'db.internal',
  'user@127.0.0.1',
  'public.example@127.0.0.1',
];

test.each(WRITTEN)('an address with the host %s is refused before anything is asked', async (host) => {
  const before = [...names.asked.values()].reduce((sum, times) => sum + times, 0);
  expect(PUBLIC_REACH.isPostable(`https://${host}/hook`)).toBe(false);
  expect(await post(host)).toEqual(REFUSED);
  expect([...names.asked.values()].reduce((sum, times) => sum + times, 0)).toBe(before);
  expect(all.connected()).toBe(0);
});

describe.skipIf(!HAS_MANY_LOOPBACKS)('where one address of this machine stands for the public internet', () => {
  const OPEN = '127.0.0.2';
  const CLOSED = '127.0.0.1';
  let open: HttpsReceiver;
  let closed: HttpsReceiver;
  const more = (): Partial<ReachParts> => ({ isOpen: (address) => address === OPEN, port: open.port });

  beforeAll(async () => {
    open = await receiveHttps(OPEN, 0, `https://${CLOSED}:1/inside`);
    closed = await receiveHttps(CLOSED, open.port);
  });
  afterAll(async () => {
    await open.stop();
    await closed.stop();
  });

  test('the address that was looked at is the one connected to, though the name answers otherwise at once', async () => {
    // The first two questions are those of one look: for IPv4 and for IPv6.
    answers = (name) => [(names.asked.get(name) ?? 0) <= 2 ? OPEN : CLOSED];
    const first = await post(`turns.${HOOKS}`, more());
    // It came, and was sent on to this machine; nobody follows.
    expect(first).toEqual({ ok: false, reason: 'status', status: 307 });
    expect(open.bodies).toEqual(['secret']);
    expect(names.asked.get(`turns.${HOOKS}`)).toBe(2);
    expect(await post(`turns.${HOOKS}`, more())).toEqual(REFUSED);
    expect([open.connected(), closed.connected()]).toEqual([1, 0]);
  });

  test('whoever is connected to must have a certificate for the name, whatever the name servers say', async () => {
    answers = () => [OPEN];
    expect(await post('bank.example', more())).toEqual({ ok: false, reason: 'failed' });
    expect(open.bodies).toEqual(['secret']);
    expect(closed.connected()).toBe(0);
  });
});

describe('a server with such names', () => {
  let server: StandoffServer;
  let table: Seated;
  beforeAll(async () => {
    server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { reach: reachBy(parts) });
    table = await seated(server.address);
  });
  afterAll(async () => {
    await server.stop();
  });

  test('takes a webhook by name, and connects to nothing inside when it tells it something', async () => {
    answers = () => ['::1', '127.0.0.1'];
    const france = seatAt(table, 'France');
    const hook = await france.send('POST', `${table.path}/notices`, { kind: 'webhook', to: `https://in.${HOOKS}/x` });
    expect(hook.status).toBe(201);
    const tried = await france.send('POST', `${table.path}/notices/${hook.body.id}/test`);
    expect(tried.body.error.code).toBe('contact/unreached');
    // Whoever asks is not told what is there and what is not.
    answers = () => [];
    const nowhere = await france.send('POST', `${table.path}/notices/${hook.body.id}/test`);
    expect(nowhere.body).toEqual(tried.body);
    for (const host of WRITTEN) {
      const reply = await france.send('POST', `${table.path}/notices`, { kind: 'webhook', to: `https://${host}/x` });
      expect(reply.body.error.code, host).toBe('contact/refused');
    }
    expect(all.connected()).toBe(0);
  });
});
