import { expect, test } from 'vitest';
import { type Client, client, logged, type Seated, seatAt, seated, secretOf, serverOn, takeLink } from './servers.ts';
import { onEveryStore } from './stores.ts';

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

onEveryStore(({ place }) => {
  /** A server with a table, stopped when the test is done. */
  async function atTable(
    settings: object,
    use: (table: Seated, base: string) => Promise<void>,
    now?: () => number,
  ): Promise<void> {
    const server = await serverOn(await place(), now === undefined ? {} : { now });
    logged.length = 0;
    try {
      await use(await seated(server.address, settings), server.address);
    } finally {
      await server.stop();
    }
    expect(logged).toEqual([]);
  }

  async function allReady({ path, seats }: Seated): Promise<void> {
    for (const power of POWERS) await seats[power]?.send('POST', `${path}/ready`, { ready: true });
  }

  test('a link takes a seat once: looking takes nothing, and its sender never sees the secret', async () => {
    const server = await serverOn(await place());
    const made = await client(server.address).send('POST', '/api/tables', {
      settings: { name: 'A table' },
      dummies: ['Turkey'],
      as: 'token',
    });
    expect(made.body.links.seats.map(({ power }: { power: string }) => power)).toEqual(POWERS.slice(0, 6));
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

  test('orders for a phase that is over by then are refused, not taken for the phase that came after', async () => {
    await atTable({}, async (table) => {
      const france = seatAt(table, 'France');
      const orders = { text: 'A Par - Bur', turn: 0 };
      expect((await france.send('PUT', `${table.path}/orders`, orders)).status).toBe(200);
      await allReady(table);
      const late = await france.send('PUT', `${table.path}/orders`, { text: 'F Bre - Mao', turn: 0 });
      expect(late.body.error.code).toBe('orders/locked');
      expect((await france.get(table.path)).body.own[0].saved).toBeUndefined();
    });
  });

  test('orders as text are saved at once, and what could not be read is told', async () => {
    await atTable({}, async (table) => {
      const france = seatAt(table, 'France');
      const saved = await france.send('PUT', `${table.path}/orders`, {
        text: 'A Par - Bur\nА Мар п Пар - Бур\nF Bre - Nowhere',
      });
      expect(saved.body.saved.orders.map(({ order }: { order: { kind: string } }) => order.kind)).toEqual([
        'move',
        'support-move',
      ]);
      expect(saved.body.problems).toMatchObject([{ line: 3, word: 'Nowhere' }]);
      expect((await france.get(table.path)).body.own[0].saved.orders).toHaveLength(2);
      expect(JSON.stringify((await seatAt(table, 'Italy').get(table.path)).body)).not.toContain('Bur');
      const replaced = await france.send('PUT', `${table.path}/orders`, {
        orders: [{ kind: 'hold', unit: { type: 'A', at: 'PAR' } }],
      });
      expect(replaced.body.saved.orders).toHaveLength(1);
      const log = await france.get(`${table.path}/orders/log`);
      expect(log.body.log.map(({ n }: { n: number }) => n)).toEqual([2, 1]);
      expect((await seatAt(table, 'Italy').get(`${table.path}/orders/log`)).body.log).toEqual([]);
      expect((await seatAt(table, 'Italy').get(`${table.path}/orders/log?power=France`)).status).toBe(403);
    });
  });

  test('a judged phase is told with everybody’s orders, each with its reason, in the language asked for', async () => {
    await atTable({}, async (table, base) => {
      await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
      await seatAt(table, 'Germany').send('PUT', `${table.path}/orders`, { text: 'A Mun - Bur' });
      await allReady(table);
      const turn = await client(base, seatAt(table, 'Italy').token, { 'accept-language': 'ru' }).get(
        `${table.path}/turns/0`,
      );
      expect(turn.body).toMatchObject({ phase: 'S1901M', missed: [] });
      expect(turn.body.orders).toMatchObject([
        { power: 'France', text: 'A PAR - BUR', why: expect.stringMatching(/^Пат/) },
        { power: 'Germany', text: 'A MUN - BUR' },
      ]);
      const report = await seatAt(table, 'Italy').get(`${table.path}/turns/0/report`);
      expect(report.body).toContain('Spring 1901');
      const map = await seatAt(table, 'Italy').get(`${table.path}/turns/0/map.svg`);
      expect(map.body).toMatch(/^<svg .*Spring 1901/s);
      const png = await fetch(`${base}${table.path}/turns/0/map.png`, {
        headers: { authorization: `Bearer ${seatAt(table, 'Italy').token}` },
      });
      expect(png.headers.get('content-type')).toBe('image/png');
      expect([...new Uint8Array(await png.arrayBuffer()).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
      expect((await client(base).get(`${table.path}/turns/0/map.png`)).status).toBe(404);
      expect((await seatAt(table, 'Italy').get(`${table.path}/turns/1`)).status).toBe(404);
      expect((await client(base).get(`${table.path}/turns/0`)).status).toBe(404);
    });
  });

  test('private messages reach those they are for and nobody else, and unread ones are counted', async () => {
    await atTable({}, async (table) => {
      const england = seatAt(table, 'England');
      const sent = await england.send('POST', `${table.path}/threads/England+France`, {
        text: 'Burgundy stays empty?',
      });
      expect(sent.status).toBe(201);
      const france = seatAt(table, 'France');
      const threads = (await france.get(`${table.path}/threads`)).body.threads;
      expect(threads).toMatchObject([{ thread: 'public' }, { thread: 'England+France', unread: 1, open: true }]);
      const read = await france.get(`${table.path}/threads/England+France`);
      expect(read.body.messages).toMatchObject([
        { from: 'England', own: false, text: 'Burgundy stays empty?', phase: 'S1901M' },
      ]);
      await france.send('PUT', `${table.path}/read`, { thread: 'England+France', n: 1 });
      expect((await france.get(`${table.path}/threads`)).body.threads[1].unread).toBe(0);
      for (const other of [seatAt(table, 'Italy'), table.moderator]) {
        expect((await other.get(`${table.path}/threads/England+France`)).status).toBe(403);
        expect(
          (await other.get(`${table.path}/threads`)).body.threads.map(({ thread }: { thread: string }) => thread),
        ).toEqual(['public']);
      }
      expect(
        (await seatAt(table, 'Italy').send('POST', `${table.path}/threads/England+France`, { text: 'me too' })).status,
      ).toBe(409);
      await table.moderator.send('POST', `${table.path}/threads/public`, { text: 'Welcome.' });
      expect((await france.get(`${table.path}/threads/public`)).body.messages).toMatchObject([{ from: 'moderator' }]);
    });
  });

  test('a draw by hidden votes ends the game', async () => {
    await atTable({}, async (table) => {
      for (const power of POWERS.slice(0, 6))
        await table.seats[power]?.send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
      const before = (await seatAt(table, 'Turkey').get(table.path)).body;
      expect(before.status).toBe('playing');
      expect(before.votes.draw).toBeUndefined();
      const after = await seatAt(table, 'Turkey').send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
      expect(after.body).toMatchObject({ status: 'ended', end: { kind: 'draw', powers: POWERS } });
    });
  });

  test('a deadline passes by itself', async () => {
    let now = Date.parse('2027-01-04T12:00Z');
    const pace = { movement: { kind: 'length', minutes: 60 }, grace: 0 };
    await atTable(
      { pace },
      async (table, base) => {
        await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
        now += 3_600_000;
        const missed = await eventOf(base, seatAt(table, 'Italy'), table, 'missed', 0);
        expect(missed.powers).toEqual(POWERS.filter((power) => power !== 'France'));
        expect((await seatAt(table, 'France').get(table.path)).body).toMatchObject({ turn: 1, phase: 'F1901M' });
      },
      () => now,
    );
  });

  /** The first event of a kind that the stream of a table brings, beginning after some event of the table's channel. */
  async function eventOf(
    base: string,
    who: Client,
    { path }: Seated,
    kind: string,
    after: number,
  ): Promise<{ powers: string[] }> {
    const response = await fetch(`${base}${path}/events`, {
      headers: { authorization: `Bearer ${who.token}`, 'last-event-id': `table=${after}` },
    });
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const data = new RegExp(`event: ${kind}\ndata: (.*)\n\n`).exec(text)?.[1];
      if (data !== undefined) return JSON.parse(data);
    }
    throw new Error(`the stream ended: ${text}`);
  }

  test('the moderator pauses, extends, enters orders, judges, goes back and brings back', async () => {
    await atTable({}, async (table) => {
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

  test('a seat that changes hands is closed to whoever had it, and the table is told', async () => {
    await atTable({ names: 'hidden' }, async (table, base) => {
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
    for (const power of POWERS) {
      const joined = await client(server.address).send('POST', `${path}/join`, {
        name: `wants ${power}`,
        wishes: [power],
        as: 'token',
      });
      tokens.push(joined.body.token);
    }
    for (const [index, token] of tokens.entries()) {
      const view = (await client(server.address, token).get(path)).body;
      expect(view).toMatchObject({ status: 'playing', own: [{ power: POWERS[index] }] });
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

  test('a game goes out as a file and comes in as a table that goes on', async () => {
    await atTable({}, async (table, base) => {
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
});

test('a position and a tac phase are judged without a table', async () => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const judged = await client(server.address).send('POST', '/api/judge', {
    orders: 'France: A Par - Bur, A Mar S A Par - Bur\nGermany: A Mun - Bur',
  });
  expect(judged.body.result.orders).toMatchObject([
    { power: 'France', result: ['succeeds'] },
    { power: 'France', result: ['given'] },
    { power: 'Germany', result: ['fails'], why: expect.stringContaining('2') },
  ]);
  expect(judged.body.next.phase).toEqual({ kind: 'movement', season: 'fall', year: 1901 });
  const legal = await client(server.address).send('POST', '/api/legal-orders', {});
  expect(legal.body.options).toHaveLength(22);
  const tac = await client(server.address).send('POST', '/api/gitm', {
    states: ['AU', 'FR'],
    relations: [['AU', 'FR', 'war']],
    start: [
      { unit: 'AU1IN', square: '7-7' },
      { unit: 'FR1IN', square: '7-6' },
    ],
    events: [{ type: 'move', unit: 'FR1IN', to: '7-7' }],
  });
  expect(tac.body.result.battles).toMatchObject([{ square: '7-7', began_by: 'FR1IN' }]);
  expect((await client(server.address).send('POST', '/api/gitm', { states: 3 })).body.error.code).toBe(
    'gitm/unreadable',
  );
  expect(
    (await client(server.address).send('POST', '/api/judge', { orders: '', rules: 'chess' })).body.error.code,
  ).toBe('rules/unreadable');
  await server.stop();
});

test('the API describes itself, every address with a summary, and shows it on a page that loads nothing', async () => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const spec = (await client(server.address).get('/api/openapi.json')).body;
  expect(spec.openapi).toBe('3.1.0');
  const operations = Object.values<Record<string, { summary?: string; tags?: string[] }>>(spec.paths).flatMap(
    (methods) => Object.values(methods),
  );
  expect(operations.length).toBeGreaterThan(40);
  for (const one of operations) expect(one.summary).toMatch(/^[A-Z]/);
  const page = await client(server.address).get('/api');
  expect(page.body).toContain('/api/tables/{id}/orders');
  expect(page.body).not.toMatch(/<script|src=|href="http/);
  await server.stop();
});
