import { connect } from 'node:net';
import { openStore, pruneInvitations, type StorePlace } from '@standoff/store';
import { expect, test } from 'vitest';
import { type Client, client, type Reply, seatAt, secretOf } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { atTable, SEVEN } from './with-table.ts';

/*
 * Somebody sits down, the server does so, and the connection breaks before the answer is there: the seat must not be lost to
 * who took it, nor be open to anybody else.
 */
const WORD = 'w'.repeat(40);

interface Browser {
  /** Sends as a browser does; `lose`: the answer, and the cookie in it, never comes. */
  readonly send: (path: string, body: object, lose?: boolean) => Promise<Reply>;
  readonly cookie: () => string;
}

function browser(base: string): Browser {
  let cookie = '';
  let attempts = 0;
  return {
    cookie: () => cookie,
    send: async (path, body, lose = false) => {
      const more = { 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) };
      attempts += 1;
      const reply = await client(base, undefined, more).send('POST', path, { attempt: attempts, ...body });
      const [set] = reply.headers.get('set-cookie')?.split(';') ?? [];
      if (!lose && set !== undefined) cookie = set;
      return reply;
    },
  };
}

interface Made {
  readonly id: string;
  readonly path: string;
  readonly moderator: Client;
  readonly secrets: Readonly<Record<string, string>>;
}

async function tableOn(base: string, settings: object = {}): Promise<Made> {
  const made = await client(base).send('POST', '/api/tables', {
    settings: { name: 'Links', ...settings },
    as: 'token',
  });
  const { id, token, links } = made.body;
  const secrets = links.seats.map(({ power, link }: { power: string; link: string }) => [power, secretOf(link)]);
  return { id, path: `/api/tables/${id}`, moderator: client(base, token), secrets: Object.fromEntries(secrets) };
}

async function powersOf(base: string, path: string, cookie: string): Promise<readonly string[]> {
  const { body } = await client(base, undefined, { cookie }).get(path);
  return (body.own ?? []).map(({ power }: { readonly power: string }) => power);
}

const TAKE = '/api/invitations/take';

onEveryStore(({ place }) => {
  test('who took a seat and got no answer takes it again with the same word, as often as need be; others do not', async () => {
    await atTable(place, {}, async (_, base) => {
      const { path, secrets } = await tableOn(base);
      const anna = browser(base);
      const body = { secret: secrets.France, claim: WORD };
      expect((await anna.send(TAKE, body, true)).status).toBe(200);
      // Neither who sent the link nor who finds it has the word.
      for (const claim of [undefined, 'x'.repeat(40)])
        expect((await browser(base).send(TAKE, { ...body, claim })).body.error.code).toBe('invitation/unknown');
      expect((await anna.send(TAKE, body, true)).status).toBe(200);
      const again = await anna.send(TAKE, body);
      expect([again.status, again.body.role]).toEqual([200, 'France']);
      expect(await powersOf(base, path, anna.cookie())).toEqual(['France']);
      // What was on its way for long, and comes only now, takes nothing from her.
      expect((await browser(base).send(TAKE, { ...body, attempt: 2 })).body.error.code).toBe('auth/again');
      expect(await powersOf(base, path, anna.cookie())).toEqual(['France']);
      // What she has by then is hers alone; asked once more it changes nothing.
      expect((await anna.send(TAKE, body)).status).toBe(200);
      expect(await powersOf(base, path, anna.cookie())).toEqual(['France']);
    });
  });

  test('a browser that held seats before keeps them, though the answer with its new cookie was lost', async () => {
    await atTable(place, {}, async (_, base) => {
      const first = await tableOn(base);
      const second = await tableOn(base);
      const anna = browser(base);
      await anna.send(TAKE, { secret: first.secrets.Italy, claim: 'a'.repeat(40) });
      const before = anna.cookie();
      const body = { secret: second.secrets.France, claim: WORD };
      await anna.send(TAKE, body, true);
      expect(await powersOf(base, first.path, before)).toEqual([]);
      expect((await anna.send(TAKE, body)).status).toBe(200);
      expect(await powersOf(base, first.path, anna.cookie())).toEqual(['Italy']);
      expect(await powersOf(base, second.path, anna.cookie())).toEqual(['France']);
      // The cookie from before opens nothing: somebody else may have put it there.
      expect(await powersOf(base, first.path, before)).toEqual([]);
      expect(await powersOf(base, second.path, before)).toEqual([]);
    });
  });

  test('the word is good for nothing when the seat has gone to somebody else, and it does not last', async () => {
    let where: StorePlace | undefined;
    const kept = async (): Promise<StorePlace> => {
      where ??= await place();
      return where;
    };
    await atTable(kept, {}, async (_, base) => {
      const { path, secrets, moderator } = await tableOn(base);
      const anna = browser(base);
      const body = { secret: secrets.France, claim: WORD };
      await anna.send(TAKE, body, true);
      // The moderator gives the seat anew.
      const { link } = (await moderator.send('POST', `${path}/seats/France/link`)).body;
      const bert = browser(base);
      expect((await bert.send(TAKE, { secret: secretOf(link), claim: 'b'.repeat(40) })).status).toBe(200);
      expect((await anna.send(TAKE, body)).body.error.code).toBe('invitation/unknown');
      expect(await powersOf(base, path, bert.cookie())).toEqual(['France']);

      const late = { secret: secrets.Italy, claim: 'c'.repeat(40) };
      await anna.send(TAKE, late, true);
      const store = await openStore(await kept());
      if (!store.ok) throw new Error(store.error.code);
      await pruneInvitations(store.value, Date.now() + 3_700_000);
      await store.value.close();
      expect((await browser(base).send(TAKE, late)).body.error.code).toBe('invitation/unknown');
    });
  });

  test('who joined an open game and got no answer has joined once', async () => {
    await atTable(place, {}, async (_, base) => {
      const { path, moderator } = await tableOn(base, { listed: true });
      const anna = browser(base);
      const body = { name: 'Anna', claim: WORD };
      expect((await anna.send(`${path}/join`, body, true)).status).toBe(200);
      expect((await anna.send(`${path}/join`, body)).status).toBe(200);
      expect((await anna.send(`${path}/join`, body)).status).toBe(200);
      expect((await moderator.get(path)).body.lobby.joined).toBe(1);
      expect((await client(base, undefined, { cookie: anna.cookie() }).send('POST', `${path}/unjoin`)).status).toBe(
        200,
      );
      expect((await moderator.get(path)).body.lobby.joined).toBe(0);
    });
  });

  test('an account that took a seat and got no answer keeps its session, and the seat', async () => {
    await atTable(place, {}, async (table, base) => {
      const { path, secrets } = await tableOn(base);
      const body = { name: 'Anna', password: 'long enough', as: 'token' };
      const { token } = (await seatAt(table, 'England').send('POST', '/api/accounts', body)).body;
      const anna = client(base, token);
      const take = { secret: secrets.France, claim: WORD };
      await anna.send('POST', TAKE, take);
      expect((await anna.send('POST', TAKE, { ...take, attempt: 2 })).status).toBe(200);
      // Who has the word but not the session does not end it.
      expect((await browser(base).send(TAKE, { ...take, attempt: 3 })).body.error.code).toBe('invitation/unknown');
      expect((await anna.get(path)).body.own).toMatchObject([{ power: 'France' }]);
      expect((await anna.get(table.path)).body.own).toMatchObject([{ power: 'England' }]);
    });
  });

  test('a connection that breaks in the very moment loses nobody a seat', async () => {
    await atTable(place, {}, async (_, base) => {
      const { path, secrets, moderator } = await tableOn(base);
      const { hostname, port } = new URL(base);
      const held = async (power: string): Promise<boolean> =>
        (await moderator.get(path)).body.seats.find((one: { power: string }) => one.power === power)?.holder === 'held';
      for (const power of SEVEN) {
        const body = JSON.stringify({ secret: secrets[power], claim: `${WORD}-${power}` });
        const head = `POST ${TAKE} HTTP/1.1\r\nHost: ${hostname}\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${body.length}`;
        await new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(`${head}\r\n\r\n${body}`, () => {
              socket.destroy();
              resolve();
            });
          });
          socket.on('error', () => resolve());
        });
        const anna = browser(base);
        // While the first is still under way she is asked to try again.
        let attempt = 2;
        const again = (): Promise<Reply> => anna.send(TAKE, { ...JSON.parse(body), attempt: attempt++ });
        let took = await again();
        while (took.body.error?.code === 'auth/again') took = await again();
        expect([took.status, took.body.role], power).toEqual([200, power]);
        expect(await held(power)).toBe(true);
        expect(await powersOf(base, path, anna.cookie())).toEqual([power]);
      }
    });
  });
});
