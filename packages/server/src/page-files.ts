import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the built page, in the encodings it is sent in. */
interface PageFile {
  readonly type: string;
  readonly tag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  /** Made small when it is first asked for, and kept; missing where that gains nothing. */
  readonly packed?: (coding: Coding) => Promise<Uint8Array<ArrayBuffer>>;
}

type Coding = 'br' | 'gzip';

/** The built page by path, as it lay on the disk when the server began. */
export type PageFiles = ReadonlyMap<string, PageFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
const HASHED = /-[\w-]{8}\.\w+$/;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The document with whole addresses of the pictures that go with a link, where they are known: some networks want them so. */
function withWholeAddresses(html: string, publicUrl: string): string {
  return html.replaceAll('content="/link-', `content="${publicUrl}/link-`);
}

async function readPageFile(path: string, name: string, publicUrl: string | undefined): Promise<PageFile> {
  const extension = extname(path);
  const read = new Uint8Array(await readFile(path));
  const content =
    name === '/index.html' && publicUrl !== undefined
      ? new TextEncoder().encode(withWholeAddresses(new TextDecoder().decode(read), publicUrl))
      : read;
  const file: PageFile = {
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('/assets/') && HASHED.test(name),
    plain: content,
  };
  if (!PACKED.has(extension)) return file;
  const kept = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>();
  const packed = (coding: Coding): Promise<Uint8Array<ArrayBuffer>> => {
    const found = kept.get(coding) ?? pack(content, coding);
    kept.set(coding, found);
    return found;
  };
  return { ...file, packed };
}

async function pack(content: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };
  return new Uint8Array(await (coding === 'br' ? toBrotli(content, quality) : toGzip(content, { level: 9 })));
}

/** Reads the built page of a directory; `undefined` where none was built. `publicUrl`: as people reach it, where that is set. */
export async function readPageFiles(directory: string, publicUrl?: string): Promise<PageFiles | undefined> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, PageFile>();
  await Promise.all(
    names
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const name = `/${path.slice(directory.length).split(sep).join(posix.sep).replace(/^\/+/, '')}`;
        files.set(name, await readPageFile(path, name, publicUrl));
      }),
  );
  return files.has('/index.html') ? files : undefined;
}

/**
 * The page runs its own scripts and styles only: nothing inline, nothing from elsewhere. Pictures may be made in the
 * page (`blob:`), and carry their fonts themselves (`data:`).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
} as const;

function takes(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name.toLowerCase() === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The file, or the page's document where the path may be one of its screens: any whose parts have names and whose last has no dot. */
function fileFor(files: PageFiles, pathname: string): PageFile | undefined {
  const found = files.get(pathname === '/' ? '/index.html' : pathname);
  if (found !== undefined) return found;
  return /\.[^/]*$|\/\//.test(pathname) ? undefined : files.get('/index.html');
}

/**
 * Answers a request for the page: a file of it, or its document for every address without a file name, so that the page
 * itself can show its screens. `undefined`: no file of that name.
 */
export async function servePageFile(files: PageFiles, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const file = fileFor(files, pathname);
  if (file === undefined) return undefined;
  const headers: Record<string, string> = {
    ...HEADERS,
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
  };
  if (request.headers.get('if-none-match') === file.tag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const coding = (['br', 'gzip'] as const).find((one) => takes(accepted, one));
  if (file.packed !== undefined && coding !== undefined)
    return new Response(await file.packed(coding), { headers: { ...headers, 'content-encoding': coding } });
  return new Response(file.plain, { headers });
}
