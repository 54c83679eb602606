import { expect, test } from 'vitest';
import { MAP_ID, mailHtml } from './mail-html.ts';
import type { Outgoing } from './sender.ts';

const NOTICE: Outgoing = {
  contact: { lang: 'en', on: ['message'], to: 'lucie@example.org' },
  subject: 'England wrote (Friday)',
  text: 'To: France\n\n<img src=x onerror=alert(1)> & "Burgundy"?\nSoon.',
  tableName: '<b>Friday</b>',
  tableUrl: 'https://tables.example.org/table/1',
  tableId: '1',
  event: { kind: 'message', thread: 'public', n: 1 },
  key: 'send:1:table:9:c',
};

test('what somebody wrote is text in a mail, and nothing in it is loaded from anywhere', () => {
  const html = mailHtml({ ...NOTICE, stopUrl: 'https://tables.example.org/stop#abc' });
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Burgundy&quot;?<br>Soon.');
  expect(html).toContain('&lt;b&gt;Friday&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<img|src="http/);
  expect(html).toContain('href="https://tables.example.org/stop#abc"');
});

test('one’s own orders stand in a table, what failed underlined, and the map comes along', () => {
  const html = mailHtml({
    ...NOTICE,
    contact: { ...NOTICE.contact, lang: 'ru' },
    picture: new Uint8Array(8),
    orders: {
      title: 'Франция, Весна 1901',
      rows: [
        { order: 'А Пар – Бур', told: 'исполнено', fails: false },
        { order: 'А Мар – Бур', told: 'столкновение', fails: true },
      ],
    },
    next: ['Дальше: Осень 1901.', 'Срок: завтра.'],
  });
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain(`src="cid:${MAP_ID}"`);
  expect(html.match(/border-bottom:2px/g)).toHaveLength(1);
  expect(html).toContain('Срок: завтра.');
  expect(html).not.toContain('To: France');
});
