import { lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Why something was not sent: the address may not be asked, nobody answered, or the answer was no. */
export type PostResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'refused' | 'failed' | 'gone' | 'status'; readonly status?: number };

export type Post = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
) => Promise<PostResult>;

/** Where notices may be posted, and how; tests on one machine have their own. */
export interface Reach {
  readonly isPostable: (address: string) => boolean;
  readonly post: Post;
}

const PATIENCE = 10_000;

/** Looks a name up and lets only public addresses through: whoever connects uses these very addresses, so nobody can answer otherwise a second time. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, []);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (first === undefined || open.length !== found.length) {
      return callback(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), []);
    }
    return options.all === true ? callback(null, open) : callback(null, first.address, first.family);
  });
};

/** Whether an address may be posted to at all, as far as that can be told without asking anybody. */
function isPostable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return isIP(host) === 0
    ? host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)
    : isPublicAddress(host);
}

/** Posts to an address of the public internet over HTTPS; follows no redirect and reads no answer. */
function safePost(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<PostResult> {
  if (!isPostable(address)) return Promise.resolve({ ok: false, reason: 'refused' });
  return new Promise((resolve) => {
    const outgoing = request(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: publicLookup,
        // Over all: who answers a letter every few seconds would else be listened to for hours.
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
      },
      (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        if (status >= 200 && status < 300) resolve({ ok: true });
        else resolve({ ok: false, reason: status === 404 || status === 410 ? 'gone' : 'status', status });
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, reason: error.code === 'ENOTPUBLIC' ? 'refused' : 'failed' }),
    );
    outgoing.end(body);
  });
}

/** Addresses of the public internet, over HTTPS. */
export const PUBLIC_REACH: Reach = { isPostable, post: safePost };
