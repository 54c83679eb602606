import { expect, test } from 'vitest';
import { client, serverOn } from './servers.ts';

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

test.each([
  [{ name: 'x', lastYaer: 1902 }, 'settings.lastYaer'],
  [{ name: 'x', pace: { erly: false } }, 'settings.pace.erly'],
  [{ name: 'x', pace: { movement: { kind: 'length', minutes: 15, hours: 1 } } }, 'settings.pace.movement.hours'],
])('a setting that nobody knows is named, not passed over: %j', async (settings, at) => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const { status, body } = await client(server.address).send('POST', '/api/tables', { settings });
  expect([status, body.error.code, body.error.at]).toEqual([400, 'request/unknown-field', at]);
  expect(body.error.message).toContain(at);
  await server.stop();
});
