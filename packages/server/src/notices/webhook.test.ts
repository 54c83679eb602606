import { expect, test } from 'vitest';
import type { Outgoing } from './sender.ts';
import { discordBody, discordSender, webhookBody } from './webhook.ts';

const NOTICE: Outgoing = {
  contact: { lang: 'en', on: ['message'], to: 'https://discord.com/api/webhooks/1/x' },
  subject: 'England wrote (Friday)',
  text: '@everyone Burgundy?',
  tableName: 'Friday',
  tableUrl: 'https://tables.example.org/table/1',
  tableId: '1',
  event: { kind: 'message', thread: 'public', n: 1 },
  key: 'send:1:table:9:c',
};

test('nothing that a player wrote calls up a Discord server', () => {
  const body = JSON.parse(discordBody(NOTICE));
  expect(body.allowed_mentions).toEqual({ parse: [] });
  expect(body.content).toBe(
    '**Friday**: England wrote (Friday)\n@everyone Burgundy?\n<https://tables.example.org/table/1>',
  );
});

test('a long notice is cut to what Discord takes and keeps its link', () => {
  const { content } = JSON.parse(discordBody({ ...NOTICE, text: 'x'.repeat(5000) }));
  expect(content).toHaveLength(2000);
  expect(content.endsWith('…\n<https://tables.example.org/table/1>')).toBe(true);
});

test('a plain webhook gets the event as data, with the key by which it is known again', () => {
  expect(JSON.parse(webhookBody(NOTICE))).toMatchObject({
    key: NOTICE.key,
    table: { id: '1' },
    event: { kind: 'message' },
  });
});

test('a map goes with the message as a file that a form reader finds', async () => {
  const picture = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
  let sent: { type: string; body: BodyInit } | undefined;
  const send = discordSender((_, headers, body) => {
    sent = { type: headers['content-type'] ?? '', body: typeof body === 'string' ? body : new Uint8Array(body) };
    return Promise.resolve({ ok: true });
  });
  await send({ ...NOTICE, picture });
  const form = await new Response(sent?.body, { headers: { 'content-type': sent?.type ?? '' } }).formData();
  expect(JSON.parse(String(form.get('payload_json'))).content).toContain('Burgundy');
  const file = form.get('files[0]');
  expect(file instanceof File && new Uint8Array(await file.arrayBuffer())).toEqual(picture);
});
