import type { Outgoing, StandoffServer } from '@standoff/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, client, type Seated, seatAt, seated, serverOn } from './servers.ts';
import { SEVEN } from './with-table.ts';

/*
 * At a table without names nothing that leaves the server says who plays or who spoke: no answer, no picture, no file, no
 * notice, and nothing beside what they are for.
 */
const PRESS = 'Burgundy is mine by right';
let server: StandoffServer;
let table: Seated;
/** Whatever would give one of them away. */
const telling: string[] = [];
const sent: Outgoing[] = [];

beforeAll(async () => {
  const send = (outgoing: Outgoing): Promise<{ readonly ok: true }> => {
    sent.push(outgoing);
    return Promise.resolve({ ok: true });
  };
  server = await serverOn(
    { kind: 'sqlite', file: ':memory:' },
    { senders: { webhook: send, mail: send, discord: send } },
  );
  const settings = { press: 'anonymous', names: 'hidden', watch: { who: 'anyone', delay: 0 } };
  const made = await seated(server.address, settings);
  const seats: Record<string, Client> = {};
  for (const [power, seat] of Object.entries(made.seats)) {
    const account = {
      name: `Zebulon${power}`,
      password: 'long enough',
      email: `mail.${power}@example.net`,
      as: 'token',
    };
    const { body } = await seat.send('POST', '/api/accounts', account);
    seats[power] = client(server.address, body.token);
    telling.push(`player of ${power}`, account.name, account.email, body.token, body.account.id);
  }
  table = { ...made, seats };
  // As somebody writes who wants to be known by how they write.
  await seatAt(table, 'France').send('PUT', `${table.path}/orders`, {
    text: 'army PARIS --> bUrGuNdY!!! (my sign)\nf bre h',
  });
  for (const kind of ['webhook', 'mail'] as const)
    await seatAt(table, 'Italy').send('POST', `${table.path}/notices`, {
      kind,
      to: kind === 'mail' ? 'a@example.org' : 'https://example.org/hook',
    });
  await seatAt(table, 'France').send('POST', `${table.path}/threads/public`, { text: PRESS });
  for (const power of SEVEN) await seatAt(table, power).send('POST', `${table.path}/ready`, { ready: true });
}, 60_000);
afterAll(async () => {
  await server.stop();
});

const WHERE = [
  '',
  '/turns?whole=yes',
  '/turns/0',
  '/turns/0/report',
  '/turns/0/report?lang=ru',
  '/turns/0/map.svg',
  '/turns/0/map.png',
  '/export',
  '/export?format=python',
  '/news',
  '/threads',
  '/threads/public',
];

/** The kinds of the pieces that a PNG is made of. */
function piecesOf(png: Buffer): readonly string[] {
  const kinds: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.push(png.subarray(at + 4, at + 8).toString());
  return kinds;
}

test.each(WHERE)(
  'nothing at %j tells who plays, to another player or to a watcher, in its head or in its body',
  async (end) => {
    for (const who of [seatAt(table, 'Italy'), client(server.address)]) {
      const headers = who.token === undefined ? {} : { authorization: `Bearer ${who.token}` };
      const response = await fetch(`${server.address}${table.path}${end}`, { headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.status).toBe(200);
      const all = `${JSON.stringify([...response.headers])}\n${bytes.toString('latin1')}\n${bytes.toString('utf8')}`;
      const own = who.token === undefined ? [] : ['player of Italy', 'ZebulonItaly', 'mail.Italy@example.net'];
      for (const word of telling) if (!own.includes(word)) expect(all.includes(word), word).toBe(false);
      for (const word of ['my sign', 'bUrGuNdY', 'PARIS', '-->']) expect(all.includes(word), word).toBe(false);
    }
  },
);

test('a picture holds nothing but the picture: no texts, no times, no places', async () => {
  const get = async (end: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${server.address}${table.path}/turns/0/${end}`)).arrayBuffer());
  const pieces = piecesOf(await get('map.png'));
  expect([...new Set(pieces)].sort()).toEqual(['IDAT', 'IEND', 'IHDR']);
  const svg = (await get('map.svg')).toString();
  expect(svg).not.toMatch(/<!--|<metadata|<\?|<desc|inkscape|sodipodi|xmlns:(?!xlink)/);
  expect([...svg.matchAll(/<title[^>]*>([^<]*)/g)].map(([, title]) => title)[0]).toMatch(/1901/);
});

test('a file of the game tells the game: no times at which somebody ordered, no words of theirs, nobody who spoke', async () => {
  const files = await Promise.all(
    ['standoff', 'python'].map(
      async (format) => (await client(server.address).get(`${table.path}/export?format=${format}`)).body,
    ),
  );
  for (const file of files) {
    const text = JSON.stringify(file);
    expect(text).toContain('A PAR - BUR');
    expect(text).not.toContain(PRESS);
  }
  const [standoff, python] = files;
  expect(Object.keys(standoff).sort()).toEqual(['format', 'phases', 'rules', 'start', 'variant', 'version']);
  expect(python.phases.map(({ messages }: { readonly messages: unknown }) => messages)).toEqual(
    python.phases.map(() => []),
  );
});

test('who hears of a message by mail or webhook does not hear whose it is', async () => {
  await expect.poll(() => sent.filter(({ text }) => text.includes(PRESS)).length, { timeout: 20_000 }).toBe(2);
  for (const outgoing of sent) {
    const { contact: _, ...told } = outgoing;
    const all = JSON.stringify(told);
    for (const word of telling) expect(all.includes(word), word).toBe(false);
    if (all.includes(PRESS)) expect(all.replaceAll(PRESS, '')).not.toMatch(/France|Франц/);
  }
});

test('what was said is nobody’s, to anybody but who said it, also when all is over', async () => {
  for (const power of SEVEN)
    await seatAt(table, power).send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
  expect((await client(server.address).get(table.path)).body.status).toBe('ended');
  for (const who of [seatAt(table, 'Italy'), table.moderator, client(server.address)]) {
    const { messages } = (await who.get(`${table.path}/threads/public`)).body;
    expect(messages).toMatchObject([{ text: PRESS }]);
    expect(JSON.stringify(messages)).not.toMatch(/France|player of/);
  }
});
