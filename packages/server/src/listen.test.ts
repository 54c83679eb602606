import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { handle } from './handle.ts';
import { type Handler, listen, type Running } from './listen.ts';

async function start(handler: Handler = handle, port = 0): Promise<Running> {
  const started = await listen(handler, { port, host: '127.0.0.1' });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** Sends lines as they are and resolves to all that comes back. */
function send(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

test('a started server answers at its address and frees the port when stopped', async () => {
  const first = await start();
  expect(first.address).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(`${first.address}/healthz`);
  expect(await response.text()).toBe('ok\n');
  await first.stop();
  await expect(fetch(first.address)).rejects.toThrow();
  const second = await start(handle, Number(new URL(first.address).port));
  expect(second.address).toBe(first.address);
  await second.stop();
});

test('an open connection that asks nothing does not keep the server from stopping', async () => {
  const running = await start();
  const closed = new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(running.address).port), '127.0.0.1', () => {
      socket.on('close', () => resolve());
      running.stop().catch(reject);
    });
    socket.on('error', () => undefined).resume();
  });
  await closed;
});

test('a connection is kept longer than proxies keep theirs, so that none sends a request into a closing one', async () => {
  const running = await start();
  const response = await fetch(`${running.address}/healthz`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
  await running.stop();
});

test('a port in use is a value that names it', async () => {
  const running = await start();
  const settings = { port: Number(new URL(running.address).port), host: '127.0.0.1' };
  expect(await listen(handle, settings)).toEqual({ ok: false, error: { code: 'listen/port-in-use', settings } });
  await running.stop();
});

test('a host this machine does not have is a value with the system’s word', async () => {
  const settings = { port: 0, host: '203.0.113.1' };
  expect(await listen(handle, settings)).toEqual({
    ok: false,
    error: { code: 'listen/failed', settings, system: 'EADDRNOTAVAIL' },
  });
});

test('a request the web does not know is refused, and HEAD has no body', async () => {
  const running = await start();
  expect(await send(running.address, 'GET // HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 40[04] /);
  expect(await send(running.address, 'TRACE / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
  const head = await send(running.address, 'HEAD /healthz HTTP/1.0\r\n\r\n');
  expect(head).toMatch(/content-length: 3\r\n/i);
  expect(head).toMatch(/\r\n\r\n$/);
  await running.stop();
});
