import { expect, test } from 'vitest';
import { client, seatAt, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { allReady, atTable, SEVEN } from './with-table.ts';

onEveryStore(({ place }) => {
  test('the moderator pauses, extends, enters orders, judges, goes back and brings back', async () => {
    await atTable(place, {}, async (table) => {
      const { moderator, path } = table;
      expect((await seatAt(table, 'Italy').send('POST', `${path}/moderator/pause`)).status).toBe(403);
      expect((await moderator.send('POST', `${path}/moderator/pause`)).body.clock.paused.by).toBe('moderator');
      await moderator.send('POST', `${path}/moderator/resume`);
      const { deadline } = (await moderator.get(path)).body.clock;
      expect((await moderator.send('POST', `${path}/moderator/extend`, { minutes: 60 })).body.clock.deadline).toBe(
        deadline + 3_600_000,
      );
      const text = 'Russia:\nА Вар - Сил\nF Sev - Bla\n\nTurkey: F Ank - Bla\nA Con - Bul';
      const entered = await moderator.send('POST', `${path}/moderator/orders`, { text });
      expect(Object.keys(entered.body.orders)).toEqual(['Russia', 'Turkey']);
      const judged = await moderator.send('POST', `${path}/moderator/judge`);
      expect(judged.body).toMatchObject({ turn: 1, phase: 'F1901M' });
      const back = await moderator.send('POST', `${path}/moderator/roll-back`, { turn: 0 });
      expect(back.body).toMatchObject({ turn: 0, phase: 'S1901M', branches: [{ line: 1 }] });
      await moderator.send('POST', `${path}/moderator/judge`);
      const again = await moderator.send('POST', `${path}/moderator/bring-back`, { line: 1 });
      expect(again.body).toMatchObject({ turn: 1, branches: [{ line: 2 }] });
      const turn = (await moderator.get(`${path}/turns/0`)).body;
      expect(turn.orders.map(({ power }: { power: string }) => power)).toEqual([
        'Russia',
        'Russia',
        'Turkey',
        'Turkey',
      ]);
      const corrected = await moderator.send('POST', `${path}/moderator/correct`, {
        position: 'Units\nFrance: A Paris, F Brest\nItaly: A Rome\nCentres\nFrance: Paris\nItaly: Rome',
      });
      expect(corrected.body.state.units).toHaveLength(3);
      const news = (await seatAt(table, 'Italy').get(`${path}/news`)).body.news.map(
        ({ kind }: { kind: string }) => kind,
      );
      for (const kind of ['paused', 'resumed', 'clock', 'entered', 'rolled-back', 'restored', 'corrected'])
        expect(news).toContain(kind);
    });
  });

  test('a game goes out as a file and comes in as a table that goes on', async () => {
    await atTable(place, {}, async (table, base) => {
      await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
      await allReady(table);
      await allReady(table);
      for (const format of ['standoff', 'python']) {
        const file = await fetch(`${base}${table.path}/export?format=${format}`, {
          headers: { authorization: `Bearer ${table.moderator.token}` },
        });
        const made = await client(base).send('POST', '/api/import', {
          file: await file.text(),
          settings: { name: 'Again' },
          as: 'token',
        });
        expect(made.status).toBe(201);
        const view = (await client(base, made.body.token).get(`/api/tables/${made.body.id}`)).body;
        const old = (await table.moderator.get(table.path)).body;
        expect(view).toMatchObject({
          turn: old.turn,
          phase: old.phase,
          state: { units: old.state.units, centers: old.state.centers },
        });
        const turn = (await client(base, made.body.token).get(`/api/tables/${made.body.id}/turns/0`)).body;
        expect(turn.orders).toMatchObject([{ power: 'France', text: 'A PAR - BUR' }]);
      }
      const bad = await client(base).send('POST', '/api/import', {
        file: '{"format":"standoff-game"',
        settings: { name: 'x' },
      });
      expect(bad.body.error.code).toBe('file/unreadable');
    });
  });

  test('a moderator who plays sees no marks, does nothing early alone, and what all agree to is done', async () => {
    const server = await serverOn(await place());
    const base = server.address;
    const made = await client(base).send('POST', '/api/tables', {
      settings: { name: 'Open', listed: true, ready: 'hidden' },
      dummies: SEVEN.slice(3),
      as: 'token',
      name: 'Mona',
    });
    const path = `/api/tables/${made.body.id}`;
    const mona = client(base, made.body.token);
    expect((await mona.get(path)).body).toMatchObject({ seen: {}, lobby: { joined: 0 } });
    await mona.send('POST', `${path}/join`, { name: 'Mona', wishes: ['France'] });
    expect((await mona.get(path)).body.lobby).toMatchObject({ joined: 1, waits: true });
    expect((await mona.get('/api/tables')).body.mine).toMatchObject([{ lobby: { waits: true }, moderates: true }]);
    await mona.send('POST', `${path}/unjoin`);
    expect((await mona.get(path)).body.lobby.waits).toBeUndefined();
    await mona.send('POST', `${path}/join`, { name: 'Mona', wishes: ['France'] });
    const others = await Promise.all(
      ['Anna', 'Ben'].map(async (name) => {
        const joined = await client(base).send('POST', `${path}/join`, { name, as: 'token' });
        return client(base, joined.body.token);
      }),
    );
    await others[0]?.send('PUT', `${path}/orders`, { text: 'hold' });
    const view = (await mona.get(path)).body;
    expect(view).toMatchObject({ moderates: true, moderator: { plays: true }, own: [{ power: 'France' }] });
    expect(view).not.toHaveProperty('seen');
    for (const seat of view.seats) {
      expect(seat).not.toHaveProperty('ordered');
      expect(seat).not.toHaveProperty('ready');
    }
    for (const [what, body] of [
      ['judge', {}],
      ['orders', { text: 'Austria: A Vie - Gal' }],
      ['correct', { position: { units: [], centers: {} } }],
    ] as const)
      expect((await mona.send('POST', `${path}/moderator/${what}`, body)).body.error?.code, what).toBe(
        'moderator/plays',
      );
    const asked = await mona.send('POST', `${path}/moderator/propose`, { text: 'Austria: A Vie - Gal' });
    expect(asked.body.proposal).toEqual({ n: 1, what: 'enter', agreed: 0, of: 2, powers: ['Austria'] });
    for (const other of others) await other.send('PUT', `${path}/proposal`, { n: 1, agrees: true });
    await mona.send('POST', `${path}/moderator/propose`, {});
    for (const other of others) await other.send('PUT', `${path}/proposal`, { n: 2, agrees: true });
    const turn = (await mona.get(`${path}/turns/0`)).body;
    expect(turn.orders).toContainEqual(expect.objectContaining({ power: 'Austria', text: 'A VIE - GAL' }));
    expect((await mona.send('POST', `${path}/moderator/roll-back`, { turn: 0 })).body.error.code).toBe(
      'moderator/plays',
    );
    await mona.send('POST', `${path}/moderator/propose`, { turn: 0 });
    for (const other of others) await other.send('PUT', `${path}/proposal`, { n: 3, agrees: true });
    expect((await mona.get(path)).body).toMatchObject({ turn: 0, branches: [{ from: 0, turns: 1 }] });
    await server.stop();
  });
});
