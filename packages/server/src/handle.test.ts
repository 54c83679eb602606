import { expect, test } from 'vitest';
import { handle } from './handle.ts';

function get(path: string, headers: Readonly<Record<string, string>> = {}): Response {
  return handle(new Request(`http://localhost${path}`, { headers }));
}

test('the page comes in the language the browser accepts and says so', async () => {
  const russian = get('/', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' });
  expect(russian.status).toBe(200);
  expect(russian.headers.get('content-language')).toBe('ru');
  expect(russian.headers.get('vary')).toBe('accept-language');
  const html = await russian.text();
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain('Судья, который объясняет');
  expect(await get('/').text()).toContain('The judge that explains itself');
});

test('each language offers the other and marks itself', async () => {
  const html = await get('/?lang=en', { 'accept-language': 'ru' }).text();
  expect(html).toContain('<html lang="en">');
  expect(html).toMatch(/href="\/\?lang=en"[^>]*aria-current="true"[^>]*>English</);
  expect(html).toMatch(/href="\/\?lang=ru"[^>]*hreflang="ru">Русский</);
});

test('a failed order is underlined and a successful one is not', async () => {
  const html = await get('/?lang=en').text();
  expect(html).toContain('<span class="failed">A Munich - Burgundy</span>');
  expect(html).toContain('<span>A Paris - Burgundy</span>');
});

test('the policy lets in the style the page carries and nothing else', async () => {
  const page = get('/');
  const style = /<style>([\s\S]*)<\/style>/.exec(await page.text())?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = Buffer.from(digest).toString('base64');
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
});

test('the health address answers ok', async () => {
  const response = get('/healthz');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('ok\n');
});

test('an address that leads nowhere is told in the language of the reader', async () => {
  const response = get('/board', { 'accept-language': 'ru' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Такой страницы нет');
});

test('only reading is allowed', () => {
  const response = handle(new Request('http://localhost/', { method: 'POST', body: 'A Ber - Sil' }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});
