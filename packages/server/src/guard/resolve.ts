import { type LookupAddress, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/**
 * Asks name servers for the addresses of names; `servers`: others than those of this machine. Unlike the system's way it
 * knows no names of its own network (files, search lists), and holds none of the few threads that passwords and
 * pictures are made on while a server does not answer.
 */
export function resolveBy(servers?: readonly string[]): Resolve {
  return async (name) => {
    const resolver = new promises.Resolver({ timeout: 2000, tries: 2 });
    if (servers !== undefined) resolver.setServers([...servers]);
    // A name may have addresses of one kind only.
    const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return asked.flatMap((answer, index) =>
      answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
    );
  };
}

/** What went wrong where a name led to an address that is not open. */
export const NOT_OPEN = 'ENOTOPEN';

/**
 * Looks a name up for one connection, and lets it through only if all its addresses are open. Whoever connects uses
 * these very addresses: nobody can answer otherwise a second time.
 */
export function lookupOpen(resolve: Resolve, isOpen: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        const code = first === undefined ? 'ENOTFOUND' : found.every(({ address }) => isOpen(address)) ? '' : NOT_OPEN;
        if (first === undefined || code !== '') callback(Object.assign(new Error(`${code} ${name}`), { code }), []);
        else if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
