import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPage } from './handle.ts';
import { type PageFiles, readPageFiles } from './page-files.ts';

let directory = '';
let files: PageFiles | undefined;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'standoff-page-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(
    join(directory, 'index.html'),
    '<!doctype html><title>Standoff</title><meta property="og:image" content="/link-en.png" />',
  );
  await writeFile(join(directory, 'worker.js'), 'addEventListener("fetch", () => {});');
  await writeFile(
    join(directory, 'assets', 'index-Ab_9-xYz.js'),
    `console.log(${JSON.stringify('A Ber - Sil '.repeat(99))})`,
  );
  await writeFile(join(directory, 'assets', 'index-Ab_9-xYz.js.map'), '{}');
  await writeFile(join(directory, 'assets', 'face-12345678.woff2'), new Uint8Array([1, 2, 3]));
  files = await readPageFiles(directory);
});
afterAll(() => rm(directory, { recursive: true }));

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return answerPage(new Request(`http://localhost${path}`, { headers }), files);
}

test('every address of a screen gives the document, which may always be asked for anew', async () => {
  for (const path of ['/', '/diplomacy', '/table/7/orders']) {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Standoff</title>');
  }
});

test('files with a hash in their name are kept for ever, others are asked for', async () => {
  expect((await get('/assets/index-Ab_9-xYz.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/assets/face-12345678.woff2')).headers.get('content-type')).toBe('font/woff2');
  expect((await get('/worker.js')).headers.get('cache-control')).toBe('no-cache');
});

test('what was kept is not sent again', async () => {
  const tag = (await get('/worker.js')).headers.get('etag') ?? '';
  const again = await get('/worker.js', { 'if-none-match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('text is sent small in the coding the browser takes, fonts as they are', async () => {
  const plain = await (await get('/assets/index-Ab_9-xYz.js')).text();
  const brotli = await get('/assets/index-Ab_9-xYz.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
  const gzip = await get('/assets/index-Ab_9-xYz.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
  expect(
    (await get('/assets/face-12345678.woff2', { 'accept-encoding': 'br' })).headers.get('content-encoding'),
  ).toBeNull();
});

test('a file that is not there is not the document, and maps are not served', async () => {
  expect((await get('/assets/index-00000000.js')).status).toBe(404);
  expect((await get('/assets/index-Ab_9-xYz.js.map')).status).toBe(404);
  expect((await get('/../package.json')).status).toBe(404);
});

test('the policy lets nothing inline in, nor anything from elsewhere', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('the health address answers ok, and only reading is allowed', async () => {
  expect(await (await get('/healthz')).text()).toBe('ok\n');
  const response = await answerPage(new Request('http://localhost/', { method: 'POST', body: 'A Ber - Sil' }), files);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a page that was not built says what builds it', async () => {
  const response = await answerPage(new Request('http://localhost/'), await readPageFiles(join(directory, 'nowhere')));
  expect([response.status, await response.text()]).toEqual([503, 'npm run build\n']);
});

test('the picture of a link has a whole address where the server knows its own', async () => {
  const known = await readPageFiles(directory, 'https://tables.example.org');
  const whole = await answerPage(new Request('http://localhost/diplomacy'), known);
  expect(await whole.text()).toContain('content="https://tables.example.org/link-en.png"');
  expect(await (await get('/')).text()).toContain('content="/link-en.png"');
});
