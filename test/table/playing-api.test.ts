import { expect, test } from 'vitest';
import { type Client, client, type Seated, seatAt } from './servers.ts';
import { onEveryStore } from './stores.ts';
import { allReady, atTable, SEVEN } from './with-table.ts';

onEveryStore(({ place }) => {
  test('orders for a phase that is over by then are refused, not taken for the phase that came after', async () => {
    await atTable(place, {}, async (table) => {
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
    await atTable(place, {}, async (table) => {
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
    await atTable(place, {}, async (table, base) => {
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
    await atTable(place, {}, async (table) => {
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
    await atTable(place, {}, async (table) => {
      for (const power of SEVEN.slice(0, 6))
        await table.seats[power]?.send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
      const before = (await seatAt(table, 'Turkey').get(table.path)).body;
      expect(before.status).toBe('playing');
      expect(before.votes.draw).toBeUndefined();
      const after = await seatAt(table, 'Turkey').send('PUT', `${table.path}/vote`, { vote: 'draw', value: true });
      expect(after.body).toMatchObject({ status: 'ended', end: { kind: 'draw', powers: SEVEN } });
    });
  });

  test('a deadline passes by itself', async () => {
    let now = Date.parse('2027-01-04T12:00Z');
    const pace = { movement: { kind: 'length', minutes: 60 }, grace: 0 };
    await atTable(
      place,
      { pace },
      async (table, base) => {
        await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
        now += 3_600_000;
        const missed = await eventOf(base, seatAt(table, 'Italy'), table, 'missed', 0);
        expect(missed.powers).toEqual(SEVEN.filter((power) => power !== 'France'));
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
});
