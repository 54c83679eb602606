import { expect, test } from 'vitest';
import { type Client, client, logged, seatAt, seated, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

/** A stream of events that is read as far as a test wants. */
interface Listening {
  /** Reads until an event of a kind has come, and gives all kinds up to it. */
  readonly until: (kind: string) => Promise<readonly string[]>;
  /** How far the stream was told, as the last event says. */
  readonly last: () => string;
  readonly text: () => string;
  readonly ended: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function listen(base: string, path: string, who: Client, last?: string): Promise<Listening> {
  const response = await fetch(`${base}${path}/events`, {
    headers: {
      ...(who.token === undefined ? {} : { authorization: `Bearer ${who.token}` }),
      ...(last === undefined ? {} : { 'last-event-id': last }),
    },
  });
  if (response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let read = 0;
  const kinds = () => [...text.matchAll(/^event: (.*)\ndata: .*\n\n/gm)].map(([, kind = '']) => kind);
  return {
    until: async (kind) => {
      while (!kinds().slice(read).includes(kind)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended: ${text}`);
        text += value;
      }
      const all = kinds();
      const end = all.indexOf(kind, read) + 1;
      const found = all.slice(read, end);
      read = end;
      return found;
    },
    last: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '',
    text: () => text,
    ended: async () => {
      while (!(await reader.read()).done);
    },
    stop: () => reader.cancel(),
  };
}

onEveryStore(({ place }) => {
  test('what happened while a connection was lost comes when it is there again, once', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address);
    const { path } = table;
    const italy = seatAt(table, 'Italy');
    const before = await listen(server.address, path, italy);
    await before.until('hello');
    await seatAt(table, 'France').send('POST', `${path}/threads/public`, { text: 'one' });
    await before.until('message');
    const left = before.last();
    await before.stop();
    await seatAt(table, 'France').send('POST', `${path}/threads/public`, { text: 'two' });
    await seatAt(table, 'France').send('POST', `${path}/threads/France+Italy`, { text: 'three' });
    await seatAt(table, 'France').send('POST', `${path}/threads/England+France`, { text: 'not for Italy' });
    await italy.send('PUT', `${path}/orders`, { text: 'A Ven H' });
    const again = await listen(server.address, path, italy, left);
    await again.until('orders');
    const messages = [...again.text().matchAll(/^event: message\ndata: (.*)$/gm)].map(([, data = '']) =>
      JSON.parse(data),
    );
    expect(messages.map(({ thread, n }) => [thread, n]).sort()).toEqual([
      ['France+Italy', 1],
      ['public', 2],
    ]);
    await again.stop();
    await server.stop();
  });

  test('what one process writes comes to those who listen at another', async () => {
    const where = await place();
    const [one, two] = [await serverOn(where), await serverOn(where)];
    const table = await seated(one.address);
    const listening = await listen(two.address, table.path, seatAt(table, 'Turkey'));
    await listening.until('hello');
    await seatAt(table, 'France').send('POST', `${table.path}/threads/public`, { text: 'Is anybody there?' });
    expect(await listening.until('message')).toEqual(['message']);
    await listening.stop();
    await one.stop();
    await two.stop();
  });

  test('a seat that is taken away hears nothing more, and a watcher of a delayed table no present', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address, { watch: { who: 'delayed', delay: 1 } });
    const { path, moderator } = table;
    const watcher = await listen(server.address, path, client(server.address));
    const germany = await listen(server.address, path, seatAt(table, 'Germany'));
    await germany.until('hello');
    await watcher.until('hello');
    await moderator.send('POST', `${path}/moderator/revoke`, { power: 'Germany' });
    await seatAt(table, 'France').send('POST', `${path}/threads/France+Germany`, { text: 'too late' });
    await moderator.send('POST', `${path}/moderator/judge`);
    await watcher.until('phase');
    expect(watcher.text()).not.toMatch(/F1901M|deadline":\d/);
    expect(germany.text()).not.toContain('France+Germany');
    await watcher.stop();
    await germany.stop();
    await server.stop();
  });

  test('a server that stops ends its streams', async () => {
    const server = await serverOn(await place());
    const table = await seated(server.address);
    const listening = await listen(server.address, table.path, seatAt(table, 'Italy'));
    await listening.until('hello');
    const stopped = server.stop();
    await listening.ended();
    await stopped;
    expect(logged).toEqual([]);
  });
});
