import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf } from './who.ts';

async function told(header: string | undefined, remoteAddress = '192.0.2.1', trustProxy = true): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(addressOf(c, trustProxy)));
  const headers = header === undefined ? {} : { 'x-forwarded-for': header };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return await answer.text();
}

test('all addresses of one IPv6 network are one, however they are written', async () => {
  const first = await told(undefined, '2001:db8::1');
  for (const same of ['2001:db8::2', '2001:DB8:0:0:ffff::', '2001:db8:0:0:1:2:3:4', '2001:db8::%eth0'])
    expect(await told(undefined, same), same).toBe(first);
  for (const other of ['2001:db8:0:1::1', '2001:db9::1', '::1']) expect(await told(undefined, other)).not.toBe(first);
  expect(await told(undefined, '::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('of what proxies say the nearest is believed, less a port; nobody is, who says what is no address', async () => {
  expect(await told('10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await told('203.0.113.9:51234')).toBe('203.0.113.9');
  expect(await told('[2001:db8::1]:443')).toBe(await told('2001:db8::5'));
  for (const lie of ['unknown', '', 'x'.repeat(5000), '1.2.3', '203.0.113.9, me'])
    expect(await told(lie)).toBe('192.0.2.1');
  expect(await told('203.0.113.9', '192.0.2.1', false)).toBe('192.0.2.1');
});
