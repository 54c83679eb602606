import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { client, seatAt, seated, serverOn } from './servers.ts';

test('what the API answers is what it says it answers', async () => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' });
  const spec = (await client(server.address).get('/api/openapi.json')).body;
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'spec', components: spec.components });
  const check = (method: string, path: string, body: unknown): void => {
    const { responses } = spec.paths[path][method];
    const schema = (responses['200'] ?? responses['201']).content['application/json'].schema;
    const whole = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"spec#/components/'));
    const valid = ajv.validate(whole, body);
    expect(valid, `${method} ${path} ${ajv.errorsText()}`).toBe(true);
  };
  const table = await seated(server.address, { ready: 'named' });
  const { path, moderator } = table;
  const france = seatAt(table, 'France');
  const saved = await france.send('PUT', `${path}/orders`, { text: 'A Par - Bur\nF Bre - Nowhere' });
  check('put', '/api/tables/{id}/orders', saved.body);
  check('get', '/api/tables/{id}/orders/log', (await france.get(`${path}/orders/log`)).body);
  check('put', '/api/tables/{id}/vote', (await france.send('PUT', `${path}/vote`, { vote: 'draw', value: true })).body);
  check(
    'post',
    '/api/tables/{id}/threads/{thread}',
    (await france.send('POST', `${path}/threads/public`, { text: 'Hello.' })).body,
  );
  check('get', '/api/tables/{id}/threads/{thread}', (await france.get(`${path}/threads/public`)).body);
  check('get', '/api/tables/{id}/threads', (await france.get(`${path}/threads`)).body);
  check('get', '/api/tables', (await france.get('/api/tables')).body);
  for (const who of [france, moderator]) check('get', '/api/tables/{id}', (await who.get(path)).body);
  check('post', '/api/tables/{id}/moderator/pause', (await moderator.send('POST', `${path}/moderator/pause`)).body);
  await moderator.send('POST', `${path}/moderator/judge`);
  check('get', '/api/tables/{id}/turns', (await france.get(`${path}/turns`)).body);
  check('get', '/api/tables/{id}/turns/{turn}', (await france.get(`${path}/turns/0`)).body);
  check(
    'post',
    '/api/tables/{id}/moderator/call-off',
    (await moderator.send('POST', `${path}/moderator/call-off`)).body,
  );
  const made = await client(server.address).send('POST', '/api/tables', { settings: { name: 'x' }, as: 'token' });
  check('post', '/api/tables', made.body);
  await server.stop();
});

test('a description that does not fit is noticed', () => {
  const ajv = new Ajv2020({ strict: false });
  expect(ajv.validate({ type: 'object', required: ['id'] }, {})).toBe(false);
});
