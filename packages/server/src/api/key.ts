import {
  type Arrival,
  arrive,
  dropKey,
  endedJustNow,
  findKey,
  isGood,
  type Key,
  newKey,
  recallArrival,
  replaceKey,
} from '@standoff/store';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Ask } from './ask.ts';
import { type Failure, refuse } from './failure.ts';
import type { Site } from './site.ts';

export const COOKIE = 'standoff';
const YEAR = 366 * 24 * 3600;

/** The secret a request carries: `Authorization: Bearer …`, else the cookie. */
function secretOf(c: Context): string | undefined {
  const header = c.req.header('authorization');
  const bearer = header === undefined ? undefined : /^Bearer ([\w-]{16,128})$/.exec(header)?.[1];
  if (header !== undefined) return bearer;
  const cookie = getCookie(c, COOKIE);
  return cookie !== undefined && /^[\w-]{16,128}$/.test(cookie) ? cookie : undefined;
}

/** Who comes to a table with a request. */
export async function arrivalOf(c: Context, site: Site, id: string): Promise<Arrival> {
  return await arrive(site.store, secretOf(c), id, site.now());
}

/** Who came to a table with the same secret a moment ago. */
export function recalled(c: Context, site: Site, id: string): Arrival | undefined {
  return recallArrival(site.store, secretOf(c), id, site.now());
}

/** The key a request carries, if it still opens anything. */
export async function keyOf(c: Context, site: Site): Promise<Key | undefined> {
  const secret = secretOf(c);
  return secret === undefined ? undefined : await findKey(site.store, secret, site.now());
}

/** The address the site is reached at, as links name it. */
export function siteUrl(c: Context, site: Site): string {
  if (site.publicUrl !== undefined) return site.publicUrl;
  const scheme = isSecure(c, site) ? 'https' : 'http';
  const host = c.req.header('host') ?? 'localhost';
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}

function isSecure(c: Context, { publicUrl, trustProxy }: Site): boolean {
  if (publicUrl !== undefined) return publicUrl.startsWith('https:');
  return trustProxy && c.req.header('x-forwarded-proto') === 'https';
}

/** Gives a browser its key as a cookie that no script can read. */
export function setKeyCookie(c: Context, site: Site, secret: string): void {
  setCookie(c, COOKIE, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c, site),
    path: '/',
    maxAge: YEAR,
  });
}

/** Whether the one who asks is a browser that keeps cookies; programs get their secret in the answer instead. */
export function keepsCookies(c: Context, as: 'cookie' | 'token' | undefined): boolean {
  return as === undefined ? c.req.header('sec-fetch-site') !== undefined : as === 'cookie';
}

type Taking = Pick<Ask<{ readonly as?: 'cookie' | 'token' | undefined }>, 'site' | 'c' | 'key' | 'now' | 'body'>;

interface Made {
  readonly key: Key;
  readonly secret: string;
}

async function made(site: Site, now: number): Promise<Made> {
  const secret = await newKey(site.store.db, now);
  const key = await findKey(site.store, secret, now);
  if (key === undefined) throw new Error('a new key opens nothing');
  return { key, secret };
}

interface Given {
  readonly key: Key;
  readonly told: { readonly token?: string };
}

/** Tells whoever asks of a new key, as a cookie or in the answer. */
function give({ site, c, body }: Taking, { key, secret }: Made): Given {
  if (!keepsCookies(c, body.as)) return { key, told: { token: secret } };
  setKeyCookie(c, site, secret);
  return { key, told: {} };
}

/** How whoever sits down is known again, should the answer be lost. */
export interface Claiming {
  /** The hash of the key that was given before, if the answer came. */
  readonly lost: string | undefined;
  /** Keeps which key is given now; `false` if another request with the same word did so meanwhile. */
  readonly keep: (hash: string) => Promise<boolean>;
}

/** A new key in place of one that was given in an answer which never came; what one held besides goes along. */
async function recovered({ site, c, key, now }: Taking, { lost, keep }: Claiming): Promise<Made | undefined | Failure> {
  if (lost === undefined || lost === key?.hash) return undefined;
  if (key?.accountId !== undefined || c.req.header('authorization') !== undefined) return undefined;
  if (!(await isGood(site.store, lost, now))) return undefined;
  const fresh = await made(site, now);
  // First it is kept, then the chairs are moved: one that is just being given to the key before is among them.
  if (!(await keep(fresh.key.hash)) || !(await replaceKey(site.store, lost, fresh.key.hash, now))) {
    await dropKey(site.store, fresh.key.hash);
    return refuse('auth/again');
  }
  if (key !== undefined) await replaceKey(site.store, key.hash, fresh.key.hash, now);
  for (const hash of [lost, key?.hash]) if (hash !== undefined) site.hub.endOf({ hash });
  return fresh;
}

/**
 * The key a chair is given to: that of whoever asks, or a new one, told as a cookie or (`told`) in the answer. A browser
 * gets a new cookie with every chair, and all its chairs with it: a cookie that somebody else had put there before opens
 * nothing afterwards.
 */
export async function keyForChair(asked: Taking, claiming?: Claiming): Promise<Given | Failure> {
  const { site, c, key, now, body } = asked;
  const again = claiming === undefined ? undefined : await recovered(asked, claiming);
  if (again !== undefined) return 'failed' in again ? again : give(asked, again);
  const keep = claiming?.keep ?? (() => Promise.resolve(true));
  const byCookie = keepsCookies(c, body.as);
  const replaced =
    byCookie && c.req.header('authorization') === undefined && key?.accountId === undefined ? key : undefined;
  if (key !== undefined && replaced === undefined)
    return (await keep(key.hash)) ? { key, told: {} } : refuse('auth/again');
  // Two pages of a browser at once would each get a cookie, and what hangs on the one that is thrown away would be lost.
  const secret = byCookie && key === undefined ? secretOf(c) : undefined;
  if (secret !== undefined && (await endedJustNow(site.store, secret, now))) return refuse('auth/again');
  const fresh = await made(site, now);
  const isKept = await keep(fresh.key.hash);
  if (!isKept || (replaced !== undefined && !(await replaceKey(site.store, replaced.hash, fresh.key.hash, now)))) {
    await dropKey(site.store, fresh.key.hash);
    return refuse('auth/again');
  }
  if (replaced !== undefined) site.hub.endOf({ hash: replaced.hash });
  return give(asked, fresh);
}
