import type { Outgoing, Senders } from '@standoff/server';
import { expect, test } from 'vitest';
import { client, logged, seatAt, seated, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

/** Senders that keep what they were given, and a way to wait for so much. */
function mailbox(fail: (outgoing: Outgoing) => boolean = () => false): {
  readonly senders: Senders;
  readonly sent: Outgoing[];
  readonly until: (enough: (sent: readonly Outgoing[]) => boolean) => Promise<void>;
} {
  const sent: Outgoing[] = [];
  let look = (): void => undefined;
  const send = (outgoing: Outgoing) => {
    if (fail(outgoing)) return Promise.resolve({ ok: false, reason: 'failed' } as const);
    sent.push(outgoing);
    look();
    return Promise.resolve({ ok: true } as const);
  };
  return {
    senders: { mail: send, discord: send, webhook: send },
    sent,
    until: (enough) =>
      new Promise((resolve) => {
        look = () => enough(sent) && resolve();
        look();
      }),
  };
}

onEveryStore(({ place }) => {
  test('each is told of what concerns them, in their language, once, and can stop it', async () => {
    const box = mailbox();
    const server = await serverOn(await place(), { senders: box.senders });
    const table = await seated(server.address);
    const { path } = table;
    box.sent.length = 0;
    const france = seatAt(table, 'France');
    const italy = seatAt(table, 'Italy');
    await france.send('POST', `${path}/notices`, { kind: 'mail', to: 'lucie@example.org', lang: 'ru' });
    await italy.send('POST', `${path}/notices`, { kind: 'mail', to: 'marco@example.org', on: ['message'] });
    await table.moderator.send('POST', `${path}/notices`, {
      kind: 'discord',
      to: 'https://discord.com/api/webhooks/1/x',
      on: ['phase', 'ended'],
    });
    await seatAt(table, 'England').send('POST', `${path}/threads/England+France`, { text: 'Burgundy? @everyone' });
    await france.send('PUT', `${path}/orders`, { text: 'A Par - Bur' });
    for (const seat of Object.values(table.seats)) await seat.send('POST', `${path}/ready`, { ready: true });
    await box.until((sent) => sent.filter(({ event }) => 'kind' in event && event.kind !== 'seat').length >= 3);
    const to = (address: string) =>
      box.sent.filter(({ contact, event }) => contact.to === address && 'kind' in event && event.kind !== 'seat');
    const [message, phase] = to('lucie@example.org').sort((a) => (a.subject.startsWith('Англия') ? -1 : 1));
    expect(message).toMatchObject({
      subject: 'Англия: сообщение (Friday evening)',
      text: expect.stringContaining('Burgundy?'),
    });
    expect(phase?.subject).toBe('Весна 1901, наступление: рассчитано. Дальше Осень 1901, наступление');
    expect(phase?.text).toContain('А Париж - Бургундия');
    expect(phase?.tableUrl).toBe(`${server.address}/table/${table.id}`);
    expect(to('marco@example.org')).toEqual([]);
    expect(to('https://discord.com/api/webhooks/1/x')).toHaveLength(1);
    expect(to('https://discord.com/api/webhooks/1/x')[0]?.text).not.toContain('Paris');

    const secret = phase?.stopUrl?.split('#')[1];
    expect((await client(server.address).send('POST', '/api/notices/stop', { secret })).status).toBe(200);
    expect((await france.get(`${path}/notices`)).body.contacts).toEqual([]);
    expect((await client(server.address).send('POST', '/api/notices/stop', { secret })).status).toBe(404);
    await server.stop();
    expect(logged).toEqual([]);
  });

  test('what could not be sent is tried again later, not at once', async () => {
    let now = Date.parse('2027-01-04T12:00Z');
    let down = true;
    const box = mailbox(() => down);
    const server = await serverOn(await place(), { senders: box.senders, now: () => now });
    const table = await seated(server.address);
    await seatAt(table, 'France').send('POST', `${table.path}/notices`, {
      kind: 'webhook',
      to: 'https://example.org/hook',
      on: ['message'],
    });
    logged.length = 0;
    await seatAt(table, 'Italy').send('POST', `${table.path}/threads/public`, { text: 'Hello.' });
    await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(1);
    down = false;
    now += 61_000;
    await box.until((sent) => sent.length === 1);
    expect(box.sent[0]?.key).toMatch(/^send:/);
    expect(logged).toHaveLength(1);
    logged.length = 0;
    await server.stop();
  });
});

test('notices go nowhere inside: not to this machine, its networks, other ports or other schemes', async () => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: mailbox().senders });
  const table = await seated(server.address);
  const add = (kind: string, to: string) => seatAt(table, 'Italy').send('POST', `${table.path}/notices`, { kind, to });
  for (const to of [
    'http://example.org/hook',
    'https://localhost/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://example.org:8443/',
    'https://user:pass@example.org/',
    'https://printer.local/',
    'https://intranet/',
    'file:///etc/passwd',
    'gopher://example.org/',
    'not an address',
  ])
    expect((await add('webhook', to)).body.error?.code, to).toBe('contact/refused');
  expect((await add('discord', 'https://example.org/api/webhooks/1/x')).body.error.code).toBe('contact/refused');
  expect((await add('mail', 'a@example.org\nBcc: b@example.org')).body.error.code).toBe('contact/refused');
  expect((await add('webhook', 'https://example.org/hook')).status).toBe(201);
  await server.stop();
});
