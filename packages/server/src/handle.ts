import { createHash } from 'node:crypto';
import { chooseLanguage } from './choose-language.ts';
import { formatNotFound, formatPage } from './page.ts';
import { STYLE } from './style.ts';

/** The page runs no script, loads nothing and is framed by nobody; only its own style counts. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}

/**
 * Answers a request: `/` the page, in the language of `?lang=` or of `Accept-Language`; `/healthz` the word `ok`;
 * anything else 404, and any method but GET and HEAD 405.
 */
export function handle(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'GET, HEAD', { allow: 'GET, HEAD' });
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/healthz') return plain(200, 'ok', { 'cache-control': 'no-store' });
  const language = chooseLanguage(searchParams.get('lang'), request.headers.get('accept-language'));
  const headers = { ...PAGE_HEADERS, 'content-language': language, vary: 'accept-language' };
  return pathname === '/'
    ? new Response(formatPage(language), { headers })
    : new Response(formatNotFound(language), { status: 404, headers });
}
