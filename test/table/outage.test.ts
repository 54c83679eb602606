import { expect, test } from 'vitest';
import { TEST_KEY } from './keys.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { client, logged, seatAt, seated, serverOn } from './servers.ts';

test.skipIf(noPostgres !== undefined)(
  'a database that goes away is told, and when it is back the server goes on, deadlines and all',
  async () => {
    const cluster = await startPostgres();
    const place = { kind: 'postgres', address: await cluster.database(), key: TEST_KEY } as const;
    let now = Date.parse('2027-01-04T12:00Z');
    const server = await serverOn(place, { now: () => now });
    const table = await seated(server.address, { pace: { movement: { kind: 'length', minutes: 60 }, grace: 0 } });
    await cluster.goAway();
    const refused = await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'server/unavailable' } } });
    expect((await client(server.address).get('/healthz')).status).toBe(503);
    await cluster.comeBack();
    const saved = await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
    expect(saved.status).toBe(200);
    now += 3_600_000;
    await expect
      .poll(async () => (await seatAt(table, 'France').get(table.path)).body.turn, { timeout: 30_000 })
      .toBe(1);
    expect((await client(server.address).get('/healthz')).body).toBe('ok\n');
    expect(logged.join('\n')).not.toContain('request-failed","method":"get');
    logged.length = 0;
    await server.stop();
    await cluster.stop();
  },
);

test('a second server finds its port taken, and a folder that cannot be written to is told', async () => {
  const { startServer } = await import('@standoff/server');
  const first = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const port = Number(new URL(first.address).port);
  const settings = { port, host: '127.0.0.1', trustProxy: false, store: { kind: 'sqlite', file: ':memory:' } } as const;
  expect(await startServer(settings, { log: () => undefined })).toMatchObject({
    ok: false,
    error: { code: 'listen/port-in-use' },
  });
  await first.stop();
  const nowhere = { ...settings, store: { kind: 'sqlite', file: '/dev/null/standoff.db' } } as const;
  expect(await startServer(nowhere, { log: () => undefined })).toMatchObject({
    ok: false,
    error: { code: 'store/cannot-open' },
  });
});
