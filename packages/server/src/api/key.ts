import { type Arrival, arrive, dropKey, endedJustNow, findKey, type Key, newKey, replaceKey } from '@standoff/store';
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

async function made(site: Site, now: number): Promise<{ readonly key: Key; readonly secret: string }> {
  const secret = await newKey(site.store.db, now);
  const key = await findKey(site.store, secret, now);
  if (key === undefined) throw new Error('a new key opens nothing');
  return { key, secret };
}

/**
 * The key a chair is given to: that of whoever asks, or a new one, told as a cookie or (`told`) in the answer. A browser
 * gets a new cookie with every chair, and all its chairs with it: a cookie that somebody else had put there before opens
 * nothing afterwards.
 */
export async function keyForChair({
  site,
  c,
  key,
  now,
  body,
}: Taking): Promise<{ readonly key: Key; readonly told: { readonly token?: string } } | Failure> {
  const byCookie = keepsCookies(c, body.as);
  const replaced =
    byCookie && c.req.header('authorization') === undefined && key?.accountId === undefined ? key : undefined;
  if (key !== undefined && replaced === undefined) return { key, told: {} };
  // Two pages of a browser at once would each get a cookie, and what hangs on the one that is thrown away would be lost.
  const secret = byCookie && key === undefined ? secretOf(c) : undefined;
  if (secret !== undefined && (await endedJustNow(site.store, secret, now))) return refuse('auth/again');
  const fresh = await made(site, now);
  if (replaced !== undefined) {
    if (!(await replaceKey(site.store, replaced.hash, fresh.key.hash, now))) {
      await dropKey(site.store, fresh.key.hash);
      return refuse('auth/again');
    }
    site.hub.endOf({ hash: replaced.hash });
  }
  if (!byCookie) return { key: fresh.key, told: { token: fresh.secret } };
  setKeyCookie(c, site, fresh.secret);
  return { key: fresh.key, told: {} };
}
