import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Settings } from './settings.ts';

export type Handler = (request: Request, env?: unknown) => Response | Promise<Response>;

/** A server that answers until it is stopped. */
export interface Running {
  /** Where to find it, e.g. `http://localhost:3000`. */
  readonly address: string;
  /** Resolves when the port is free again: what was begun has been answered. */
  readonly stop: () => Promise<void>;
}

export type Place = Pick<Settings, 'port' | 'host'>;

/** Why a server could not begin; `system` is the system's own word for it, e.g. `EADDRNOTAVAIL`. */
export type ListenError =
  | { readonly code: 'listen/port-in-use'; readonly settings: Place }
  | { readonly code: 'listen/port-forbidden'; readonly settings: Place }
  | { readonly code: 'listen/failed'; readonly settings: Place; readonly system: string };

function addressOf(server: Server, { host, port }: Place): string {
  const bound = server.address();
  const everyone = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = everyone ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound !== null && typeof bound === 'object' ? bound.port : port}`;
}

function toListenError(settings: Place, system: string): ListenError {
  if (system === 'EADDRINUSE') return { code: 'listen/port-in-use', settings };
  if (system === 'EACCES') return { code: 'listen/port-forbidden', settings };
  return { code: 'listen/failed', settings, system };
}

/** How long answers under way may still take when the server stops. */
const LAST_ANSWERS = 5000;
const LAST_REQUESTS = 100;

/**
 * How long a connection stays open between requests: longer than proxies keep theirs (60 s), who else may send a request
 * into one that is just being closed, and get no answer.
 */
const BETWEEN_REQUESTS = 75_000;

/** Counts the answers under way, and calls back when there are none. */
function underWay(server: Server): (none: () => void) => void {
  let count = 0;
  let none = (): void => undefined;
  server.on('request', (_, response) => {
    count += 1;
    response.once('close', () => {
      count -= 1;
      if (count === 0) none();
    });
  });
  return (callback) => {
    none = callback;
    if (count === 0) callback();
  };
}

function stopServer(server: Server, whenQuiet: (none: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const cut = (): void => server.closeAllConnections();
    const late = setTimeout(cut, LAST_ANSWERS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    // Browsers keep connections open that they may never use; a request may still be on its way in one.
    whenQuiet(() => setTimeout(cut, LAST_REQUESTS));
  });
}

/** Serves a handler over HTTP. A port that cannot be had is a value, not an exception. */
export function listen(
  handle: Handler,
  settings: Place,
): Promise<{ readonly ok: true; readonly value: Running } | { readonly ok: false; readonly error: ListenError }> {
  const server = createAdaptorServer({ fetch: handle, hostname: 'localhost' }) as Server;
  server.keepAliveTimeout = BETWEEN_REQUESTS;
  const whenQuiet = underWay(server);
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, error: toListenError(settings, error.code ?? error.message) }),
    );
    server.listen(settings.port, settings.host, () =>
      resolve({ ok: true, value: { address: addressOf(server, settings), stop: () => stopServer(server, whenQuiet) } }),
    );
  });
}
