import { fileURLToPath } from 'node:url';
import { type PageFiles, readPageFiles, servePageFile } from './page-files.ts';

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}

/** Where `npm run build` puts the page. */
const SITE = fileURLToPath(new URL('../../page/dist/site', import.meta.url));

/**
 * Answers everything but the API: `/healthz` with the word `ok`, a file of the page, the page's document for the addresses
 * of its screens; any other file 404, and any method but GET and HEAD 405.
 */
export async function answerPage(request: Request, files: PageFiles | undefined): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'GET, HEAD', { allow: 'GET, HEAD' });
  if (new URL(request.url).pathname === '/healthz') return plain(200, 'ok', { 'cache-control': 'no-store' });
  if (files === undefined) return plain(503, 'npm run build', { 'cache-control': 'no-store', 'retry-after': '60' });
  return (await servePageFile(files, request)) ?? plain(404, '404');
}

/** Answers from the built page, which is read once. `publicUrl`: as people reach the server, where that is known. */
export function pageAt(publicUrl?: string): (request: Request) => Promise<Response> {
  let files: Promise<PageFiles | undefined> | undefined;
  return async (request) => {
    files ??= readPageFiles(SITE, publicUrl);
    return answerPage(request, await files);
  };
}

/** The page of a server that does not know its own address. */
export const handle: (request: Request) => Promise<Response> = pageAt();
