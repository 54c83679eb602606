import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type MailReceiver,
  onlyTo,
  type PostReceiver,
  pushBrowser,
  receiveMails,
  receivePosts,
  verifiedSender,
} from './receivers.ts';
import { client, logged, type Seated, seatAt, seated, serverOn } from './servers.ts';

const PNG = [137, 80, 78, 71, 13, 10, 26, 10];
const SOON = { timeout: 30_000 };

function vapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys().toString('base64url');
  return { publicKey, privateKey: ecdh.getPrivateKey().toString('base64url') };
}

async function allReady({ seats, path }: Seated): Promise<void> {
  for (const seat of Object.values(seats)) await seat.send('POST', `${path}/ready`, { ready: true });
}

interface Sending {
  readonly table: Seated;
  readonly address: string;
  readonly mail: MailReceiver;
  readonly posts: PostReceiver;
  readonly publicKey: string;
}

/** A server that really sends, to receivers of this machine. */
async function sending(use: (at: Sending) => Promise<void>, refuse?: (address: string) => boolean): Promise<void> {
  const mail = await receiveMails(refuse);
  const posts = await receivePosts();
  const keys = vapidKeys();
  const server = await serverOn(
    { kind: 'sqlite', file: ':memory:' },
    { reach: onlyTo(posts) },
    {
      smtp: { url: mail.url, from: 'Tables <tables@example.org>' },
      push: { ...keys, contact: 'mailto:owner@example.org' },
    },
  );
  logged.length = 0;
  try {
    await use({
      table: await seated(server.address),
      address: server.address,
      mail,
      posts,
      publicKey: keys.publicKey,
    });
  } finally {
    await server.stop();
    await mail.stop();
    await posts.stop();
  }
}

test('mails come over SMTP in the language of each, with the map, and a click in the mail program ends them', async () => {
  await sending(async ({ table, mail, address }) => {
    const { path } = table;
    const on = ['phase'];
    await seatAt(table, 'France').send('POST', `${path}/notices`, {
      kind: 'mail',
      to: 'lucie@example.org',
      lang: 'ru',
      on,
    });
    await seatAt(table, 'Italy').send('POST', `${path}/notices`, { kind: 'mail', to: 'marco@example.org', on });
    await seatAt(table, 'France').send('PUT', `${path}/orders`, { text: 'A Par - Bur' });
    await allReady(table);
    await expect.poll(() => mail.mails.length, SOON).toBe(2);
    const to = (box: string) => mail.mails.find((one) => one.to?.[0]?.address === box);
    const russian = to('lucie@example.org');
    const english = to('marco@example.org');
    expect(russian?.subject).toBe(
      'Весна 1901, наступление: рассчитано. Дальше Осень 1901, наступление (Friday evening)',
    );
    expect(russian?.text).toContain('А Париж - Бургундия');
    expect(english?.subject).toBe('Spring 1901, movement is judged. Next: Autumn 1901, movement (Friday evening)');
    expect(english?.text).not.toContain('Bur');
    expect(english?.from).toMatchObject({ name: 'Tables', address: 'tables@example.org' });
    const [map] = english?.attachments ?? [];
    expect(map).toMatchObject({ filename: 'map.png', mimeType: 'image/png' });
    expect([...new Uint8Array(map?.content as ArrayBuffer).subarray(0, 8)]).toEqual(PNG);
    expect(english?.text).toContain(`${address}/table/${table.id}`);

    // The link in the text opens a page; the one in the head is for one click.
    const header = (name: string) => english?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const once = /^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
    const page = await fetch(once, { redirect: 'manual' });
    expect(page.headers.get('location')).toMatch(/^http:\/\/localhost:\d+\/stop#[\w-]+$/);
    expect((await seatAt(table, 'Italy').get(`${path}/notices`)).body.contacts).toHaveLength(1);
    const click = await fetch(once, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(click.status).toBe(200);
    expect((await seatAt(table, 'Italy').get(`${path}/notices`)).body.contacts).toEqual([]);
    const secret = /\/stop#([\w-]+)/.exec(russian?.text ?? '')?.[1];
    expect((await client(address).send('POST', '/api/notices/stop', { secret })).status).toBe(200);
    expect((await seatAt(table, 'France').get(`${path}/notices`)).body.contacts).toEqual([]);
    expect(logged).toEqual([]);
  });
});

test('a mail box that does not exist is given up, and the table goes on', async () => {
  await sending(
    async ({ table, mail }) => {
      const { path } = table;
      const nobody = await seatAt(table, 'Italy').send('POST', `${path}/notices`, {
        kind: 'mail',
        to: 'nobody@example.org',
      });
      const tried = await seatAt(table, 'Italy').send('POST', `${path}/notices/${nobody.body.id}/test`);
      expect(tried.body.error.code).toBe('contact/unreached');
      await seatAt(table, 'France').send('POST', `${path}/threads/public`, { text: 'Hello.' });
      await expect
        .poll(async () => (await seatAt(table, 'Italy').get(`${path}/notices`)).body.contacts, SOON)
        .toEqual([]);
      expect(mail.mails).toEqual([]);
    },
    (address) => address.startsWith('nobody'),
  );
});

test('Discord gets a message and the map as a file, a plain webhook the same as data, each with a key of its own', async () => {
  await sending(async ({ table, posts }) => {
    const { path } = table;
    const on = ['phase', 'ended'];
    const add = (kind: string, to: string) => table.moderator.send('POST', `${path}/notices`, { kind, to, on });
    await add('discord', 'https://discord.com/api/webhooks/1/abc');
    await add('webhook', 'https://example.org/hook');
    await allReady(table);
    await expect.poll(() => posts.posted.length, SOON).toBe(2);
    const discord = posts.posted.find((one) => one.path === '/api/webhooks/1/abc');
    const form = await new Response(new Uint8Array(discord?.body ?? Buffer.alloc(0)), {
      headers: { 'content-type': String(discord?.headers['content-type']) },
    }).formData();
    const { content, allowed_mentions: mentions } = JSON.parse(String(form.get('payload_json')));
    expect(content).toContain('Spring 1901, movement is judged');
    expect(mentions).toEqual({ parse: [] });
    const file = form.get('files[0]');
    if (!(file instanceof File)) throw new Error('no file');
    expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 8)]).toEqual(PNG);
    const hook = posts.posted.find((one) => one.path === '/hook');
    const data = JSON.parse(hook?.body.toString() ?? '{}');
    expect(data).toMatchObject({ table: { id: table.id }, event: { kind: 'phase', turn: 1, phase: 'F1901M' } });
    expect([...Buffer.from(data.map, 'base64').subarray(0, 8)]).toEqual(PNG);
    expect(hook?.headers['idempotency-key']).toBe(data.key);
    for (const seat of Object.values(table.seats))
      await seat.send('PUT', `${path}/vote`, { vote: 'draw', value: true });
    await expect.poll(() => posts.posted.length, SOON).toBe(4);
    expect(posts.posted.at(-1)?.body.toString()).toMatch(/a draw of Austria/);
  });
});

test('a push message is signed by the server, and only the browser that asked for it can read it', async () => {
  await sending(async ({ table, posts, publicKey }) => {
    const { path } = table;
    const browser = pushBrowser('https://push.example.org/send/1');
    const { subscription } = browser;
    const offered = (await seatAt(table, 'Italy').get(`${path}/notices`)).body;
    expect(offered).toMatchObject({ pushKey: publicKey, ways: ['mail', 'discord', 'webhook', 'push'] });
    const made = await seatAt(table, 'Italy').send('POST', `${path}/notices`, {
      kind: 'push',
      subscription,
      lang: 'ru',
      on: ['message'],
    });
    expect(made.status).toBe(201);
    // The secret of a subscription is not told again.
    expect(JSON.stringify(made.body)).not.toContain(subscription.keys.auth);
    await seatAt(table, 'France').send('POST', `${path}/threads/France+Italy`, { text: 'Piedmont?' });
    await expect.poll(() => posts.posted.length, SOON).toBe(1);
    const [push] = posts.posted;
    if (push === undefined) throw new Error('nothing came');
    expect(push.path).toBe('/send/1');
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push.body.toString('latin1')).not.toContain('Piedmont');
    expect(verifiedSender(push.headers, publicKey)).toMatchObject({
      aud: 'https://push.example.org',
      sub: 'mailto:owner@example.org',
    });
    const shown = JSON.parse(browser.read(push.body));
    expect(shown.title).toBe('Friday evening');
    expect(shown.body).toContain('Piedmont?');
    expect(shown.body).toContain('Франция');
    expect(shown.url).toMatch(new RegExp(`/table/${table.id}$`));
    // A browser that has gone away is forgotten.
    posts.answer(410);
    await seatAt(table, 'France').send('POST', `${path}/threads/France+Italy`, { text: 'Still there?' });
    await expect
      .poll(async () => (await seatAt(table, 'Italy').get(`${path}/notices`)).body.contacts, SOON)
      .toEqual([]);
  });
});

test('a test goes at once to the one address it is for, and says when nobody takes it there', async () => {
  await sending(async ({ table, posts, mail }) => {
    const { path } = table;
    const italy = seatAt(table, 'Italy');
    const hook = await italy.send('POST', `${path}/notices`, { kind: 'webhook', to: 'https://example.org/hook' });
    const box = await italy.send('POST', `${path}/notices`, { kind: 'mail', to: 'marco@example.org', lang: 'ru' });
    expect((await italy.send('POST', `${path}/notices/${hook.body.id}/test`)).status).toBe(200);
    expect(JSON.parse(posts.posted[0]?.body.toString() ?? '')).toMatchObject({ event: { kind: 'test' } });
    expect((await italy.send('POST', `${path}/notices/${box.body.id}/test`)).status).toBe(200);
    expect(mail.mails[0]?.subject).toBe('Проба (Friday evening)');
    expect(mail.mails[0]?.text).toMatch(/\/stop#/);
    const foreign = await seatAt(table, 'France').send('POST', `${path}/notices/${hook.body.id}/test`);
    expect(foreign.body.error.code).toBe('auth/forbidden');
    posts.answer(500);
    const failed = await italy.send('POST', `${path}/notices/${hook.body.id}/test`);
    expect(failed.body.error).toMatchObject({ code: 'contact/unreached', status: 500 });
  });
});
