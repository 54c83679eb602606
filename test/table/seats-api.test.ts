import { expect, test } from 'vitest';
import { client, seatAt, secretOf, serverOn, takeLink } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { atTable, SEVEN } from './with-table.ts';

onEveryStore(({ place }) => {
  test('a link takes a seat once: looking takes nothing, and its sender never sees the secret', async () => {
    const server = await serverOn(await place());
    const made = await client(server.address).send('POST', '/api/tables', {
      settings: { name: 'A table' },
      dummies: ['Turkey'],
      as: 'token',
    });
    expect(made.body.links.seats.map(({ power }: { power: string }) => power)).toEqual(SEVEN.slice(0, 6));
    const [{ link }] = made.body.links.seats;
    expect(new URL(link).search).toBe('');
    const secret = secretOf(link);
    const stranger = client(server.address);
    const look = await stranger.send('POST', '/api/invitations/look', { secret });
    expect(look.body).toMatchObject({ role: 'Austria', table: { settings: { name: 'A table' } } });
    const taken = await stranger.send('POST', '/api/invitations/take', { secret, as: 'token', name: 'Anna' });
    expect(taken.body.token).not.toBe(secret);
    expect((await stranger.send('POST', '/api/invitations/take', { secret, as: 'token' })).body.error.code).toBe(
      'invitation/unknown',
    );
    const anna = client(server.address, taken.body.token);
    const view = await anna.get(`/api/tables/${made.body.id}`);
    expect(view.body.own).toMatchObject([{ power: 'Austria' }]);
    expect(view.body.seats[0]).toMatchObject({ power: 'Austria', holder: 'held', name: 'Anna' });
    expect(view.body.seats[6].holder).toBe('dummy');
    await server.stop();
  });

  test('a browser gets its secret as a cookie that no script reads, and keeps it for the next seat', async () => {
    const server = await serverOn(await place());
    const browser = { 'sec-fetch-site': 'same-origin', origin: server.address };
    const made = await client(server.address, undefined, browser).send('POST', '/api/tables', {
      settings: { name: 'x' },
      seat: 'random',
    });
    expect(made.body.token).toBeUndefined();
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^standoff=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
    const mine = client(server.address, undefined, { ...browser, cookie: cookie.split(';')[0] ?? '' });
    const view = await mine.get(`/api/tables/${made.body.id}`);
    expect(view.body).toMatchObject({ moderates: true, moderator: { plays: true }, own: [{ power: made.body.seat }] });
    expect((await mine.get('/api/tables')).body.mine).toMatchObject([
      { id: made.body.id, own: [{ power: made.body.seat }] },
    ]);
    await server.stop();
  });

  test('a seat that changes hands is closed to whoever had it, and the table is told', async () => {
    await atTable(place, { names: 'hidden' }, async (table, base) => {
      const { moderator, path } = table;
      const old = seatAt(table, 'Germany');
      await old.send('PUT', `${path}/notes`, { text: 'Trust nobody.' });
      const again = await moderator.send('POST', `${path}/seats/Germany/link`);
      expect((await old.get(path)).body.own).toHaveLength(1);
      const fresh = await takeLink(base, again.body.link);
      expect((await old.get(path)).status).toBe(404);
      expect((await old.send('PUT', `${path}/orders`, { text: 'A Mun H' })).status).toBe(404);
      expect((await fresh.get(`${path}/notes`)).body.text).toBe('');
      const news = (await seatAt(table, 'Italy').get(`${path}/news`)).body.news;
      expect(news).toContainEqual(expect.objectContaining({ kind: 'seat', power: 'Germany', what: 'link' }));
      expect(news).toContainEqual(expect.objectContaining({ kind: 'seat', power: 'Germany', what: 'passed-on' }));
      await moderator.send('POST', `${path}/moderator/revoke`, { power: 'Germany' });
      expect((await fresh.get(path)).status).toBe(404);
    });
  });

  test('an open table fills up from the lobby, and each gets the seat drawn for them', async () => {
    const server = await serverOn(await place());
    const made = await client(server.address).send('POST', '/api/tables', {
      settings: { name: 'Open', listed: true },
      as: 'token',
    });
    expect(made.body.links.seats).toEqual([]);
    expect((await client(server.address).get('/api/tables')).body.open).toMatchObject([
      { id: made.body.id, lobby: { joined: 0, free: 7 } },
    ]);
    const path = `/api/tables/${made.body.id}`;
    const tokens: string[] = [];
    for (const power of SEVEN) {
      const joined = await client(server.address).send('POST', `${path}/join`, {
        name: `wants ${power}`,
        wishes: [power],
        as: 'token',
      });
      tokens.push(joined.body.token);
    }
    for (const [index, token] of tokens.entries()) {
      const view = (await client(server.address, token).get(path)).body;
      expect(view).toMatchObject({ status: 'playing', own: [{ power: SEVEN[index] }] });
    }
    expect(
      (await client(server.address).send('POST', `${path}/join`, { name: 'late', as: 'token' })).body.error.code,
    ).toBe('lobby/full');
    expect((await client(server.address).get('/api/tables')).body.open).toEqual([]);
    await client(server.address, tokens[4]).send('POST', `${path}/leave`, {});
    expect((await client(server.address).get('/api/tables')).body.open).toMatchObject([
      { status: 'playing', seeking: ['Italy'] },
    ]);
    const late = await client(server.address).send('POST', `${path}/join`, { name: 'late', as: 'token' });
    expect(late.body.seats).toEqual(['Italy']);
    expect((await client(server.address, late.body.token).get(path)).body.own).toMatchObject([{ power: 'Italy' }]);
    await server.stop();
  });
});
