import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';
import { lookupOpen, NOT_OPEN, type Resolve, resolveBy } from './resolve.ts';

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

/** What posting is done with; tests have their own name servers, receivers and notion of what is open. */
export interface ReachParts {
  readonly resolve: Resolve;
  readonly isOpen: (address: string) => boolean;
  readonly port?: number;
  /** Who vouches for receivers, in place of those whom everybody trusts. */
  readonly ca?: string;
}

const PATIENCE = 10_000;
/** Of several addresses each is tried for so long; Node's quarter of a second is too short for another continent. */
const EACH_ADDRESS = { autoSelectFamilyAttemptTimeout: 2500 };

/** Whether an address may be posted to at all, as far as that can be told without asking anybody. */
function isPostable(address: string, isOpen: ReachParts['isOpen']): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  // A dot at the end says that a name is whole: it is the same name.
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  return isIP(host) === 0
    ? host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)$/i.test(host)
    : isOpen(host);
}

/** Posts over HTTPS to an address that is open; follows no redirect and reads no answer. */
function safePost(
  { resolve: resolveName, isOpen, port, ca }: ReachParts,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<PostResult> {
  if (!isPostable(address, isOpen)) return Promise.resolve({ ok: false, reason: 'refused' });
  return new Promise((resolve) => {
    const outgoing = request(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: lookupOpen(resolveName, isOpen),
        ...EACH_ADDRESS,
        // Over all: who answers a letter every few seconds would else be listened to for hours.
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(port === undefined ? {} : { port }),
        ...(ca === undefined ? {} : { ca }),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        response.destroy();
        if (status >= 200 && status < 300) resolve({ ok: true });
        else resolve({ ok: false, reason: status === 404 || status === 410 ? 'gone' : 'status', status });
      },
    );
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, reason: error.code === NOT_OPEN ? 'refused' : 'failed' }),
    );
    outgoing.end(body);
  });
}

/** A way to post that is made of these parts. */
export function reachBy(parts: ReachParts): Reach {
  return {
    isPostable: (address) => isPostable(address, parts.isOpen),
    post: (address, headers, body) => safePost(parts, address, headers, body),
  };
}

/** Addresses of the public internet, over HTTPS. */
export const PUBLIC_REACH: Reach = reachBy({ resolve: resolveBy(), isOpen: isPublicAddress });
