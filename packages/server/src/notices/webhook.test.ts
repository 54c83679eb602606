import { expect, test } from 'vitest';
import type { Outgoing } from './sender.ts';
import { discordBody, webhookBody } from './webhook.ts';

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
