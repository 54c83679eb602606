import { expect, test } from 'vitest';
import { client, seatAt, seated, secretOf, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

onEveryStore(({ place }) => {
  test('an account collects the seats taken before it and opens them on another device', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address);
    const france = seatAt(table, 'France');
    const made = await france.send('POST', '/api/accounts', { name: 'Lucie', password: 'correct horse', as: 'token' });
    expect(made.status).toBe(201);
    // The key from before opens nothing any more: who had it fixed beforehand has nothing.
    expect((await france.get(table.path)).status).toBe(404);
    expect((await client(server.address, made.body.token).get(table.path)).body.own).toMatchObject([
      { power: 'France' },
    ]);
    const login = await client(server.address).send('POST', '/api/session', {
      name: ' LUCIE ',
      password: 'correct horse',
      as: 'token',
    });
    const phone = client(server.address, login.body.token);
    expect((await phone.get('/api/tables')).body.mine).toMatchObject([{ id: table.id, own: [{ power: 'France' }] }]);
    const taken = await client(server.address).send('POST', '/api/accounts', {
      name: 'lucie',
      password: 'something else',
    });
    expect(taken.body.error.code).toBe('account/name-taken');
    const wrong = await client(server.address).send('POST', '/api/session', { name: 'Lucie', password: 'wrong horse' });
    const nobody = await client(server.address).send('POST', '/api/session', {
      name: 'Nobody',
      password: 'wrong horse',
    });
    expect(wrong.body).toEqual(nobody.body);
    await server.stop();
  });

  test('a new password ends every other session, and a deleted account leaves its seats to nobody', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address);
    const made = await seatAt(table, 'Italy').send('POST', '/api/accounts', {
      name: 'Marco',
      password: 'first password',
      as: 'token',
    });
    const old = client(server.address, made.body.token);
    const wrong = await old.send('PUT', '/api/me', { password: 'second password', current: 'guess', as: 'token' });
    expect(wrong.body.error.code).toBe('auth/wrong');
    const changed = await old.send('PUT', '/api/me', {
      password: 'second password',
      current: 'first password',
      as: 'token',
    });
    expect((await old.get('/api/me')).body.account).toBeNull();
    const marco = client(server.address, changed.body.token);
    expect((await marco.get(table.path)).body.own).toHaveLength(1);
    expect((await marco.send('POST', '/api/me/delete', { password: 'second password' })).status).toBe(200);
    expect((await marco.get(table.path)).status).toBe(404);
    // Nobody waits for somebody who is gone.
    const seat = (await table.moderator.get(table.path)).body.seats.find(
      (one: { readonly power: string }) => one.power === 'Italy',
    );
    expect(seat).toMatchObject({ holder: 'open' });
    expect((await table.moderator.get(`${table.path}/news`)).body.news).toContainEqual(
      expect.objectContaining({ kind: 'seat', power: 'Italy', what: 'left' }),
    );
    await server.stop();
  });

  test('the first to open the printed link administers: closes accounts, gives new passwords and lost links', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address);
    const join = async (name: string) => {
      const made = await client(server.address).send('POST', '/api/accounts', {
        name,
        password: 'long enough',
        as: 'token',
      });
      return { id: made.body.account.id as string, client: client(server.address, made.body.token) };
    };
    const ada = await join('Ada');
    const bob = await join('Bob');
    const secret = secretOf(server.adminLink ?? '');
    expect((await client(server.address).send('POST', '/api/admin/claim', { secret })).status).toBe(401);
    expect((await ada.client.send('POST', '/api/admin/claim', { secret })).status).toBe(200);
    expect((await bob.client.send('POST', '/api/admin/claim', { secret })).status).toBe(404);
    expect((await bob.client.get('/api/admin')).status).toBe(403);
    const overview = (await ada.client.get('/api/admin')).body;
    expect(overview.tables).toMatchObject([{ id: table.id, name: 'Friday evening', status: 'playing' }]);
    const { link } = (await ada.client.send('POST', `/api/admin/accounts/${bob.id}/password`)).body;
    expect(
      (
        await client(server.address).send('POST', '/api/password', {
          secret: secretOf(link),
          password: 'brand new one',
        })
      ).status,
    ).toBe(200);
    const again = await client(server.address).send('POST', '/api/session', {
      name: 'Bob',
      password: 'brand new one',
      as: 'token',
    });
    expect(again.status).toBe(200);
    await ada.client.send('POST', `/api/admin/accounts/${bob.id}/ban`, { banned: true });
    expect((await client(server.address, again.body.token).get('/api/me')).body.account).toBeNull();
    const lost = (await ada.client.send('POST', `/api/admin/tables/${table.id}/moderator`)).body.link;
    const mod = await client(server.address).send('POST', '/api/invitations/take', {
      secret: secretOf(lost),
      as: 'token',
    });
    expect((await client(server.address, mod.body.token).get(table.path)).body.moderates).toBe(true);
    expect((await table.moderator.get(table.path)).status).toBe(404);
    await server.stop();
  });
});
