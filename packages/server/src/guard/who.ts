import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { isPublicAddress } from './addresses.ts';

/** The request as Node got it. */
export function incomingOf(env: unknown): IncomingMessage | undefined {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  // Put there by the adaptor to Node's server.
  return env.incoming as IncomingMessage | undefined;
}

function socketOf(env: unknown): string | undefined {
  return incomingOf(env)?.socket?.remoteAddress;
}

/** The eight groups of an IPv6 address, which may be written in many ways. */
function groupsOf(address: string): readonly string[] {
  // As a host of a URL it is written in one way only.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

/** The network of an address: of IPv6 the first 64 bits, as one customer has them all. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 6 ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** The address that a proxy tells, without the port that some add; `undefined` for what is none. */
function told(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  const plain = /^\[(.*)\](?::\d+)?$/.exec(last)?.[1] ?? (/^([\d.]+):\d+$/.exec(last)?.[1] || last);
  return isIP(plain) === 0 ? undefined : plain;
}

/**
 * Whether a request came through a proxy on this machine or its network that nobody has said to trust: then all the world
 * is one address, and shares one's limits.
 */
export function comesByUnknownProxy(headers: Headers, env: unknown): boolean {
  const socket = socketOf(env);
  return headers.has('x-forwarded-for') && socket !== undefined && !isPublicAddress(socket);
}

/** Who asks, as far as limits go: the address of the connection, or what the nearest proxy says of it. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const behind = trustProxy ? told(c.req.header('x-forwarded-for')) : undefined;
  return networkOf(behind ?? socketOf(c.env) ?? 'unknown');
}
