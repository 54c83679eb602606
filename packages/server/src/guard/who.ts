import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

function socketOf(env: unknown): string | undefined {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  return (env.incoming as IncomingMessage | undefined)?.socket?.remoteAddress;
}

/** The network of an address: of IPv6 the first 64 bits, as one customer has them all. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

/** Who asks, as far as limits go: the address of the connection, or what the nearest proxy says of it. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const told = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return network(told ?? socketOf(c.env) ?? 'unknown');
}
