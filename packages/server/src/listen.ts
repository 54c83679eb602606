import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from './settings.ts';

export type Handler = (request: Request) => Response;

/** A server that answers until it is stopped. */
export interface Running {
  /** Where to find it, e.g. `http://localhost:3000`. */
  readonly address: string;
  /** Resolves when the port is free again. */
  readonly stop: () => Promise<void>;
}

/** Why a server could not begin; `system` is the system's own word for it, e.g. `EADDRNOTAVAIL`. */
export type ListenError =
  | { readonly code: 'listen/port-in-use'; readonly settings: Settings }
  | { readonly code: 'listen/port-forbidden'; readonly settings: Settings }
  | { readonly code: 'listen/failed'; readonly settings: Settings; readonly system: string };

/** The request as the web knows it; `undefined` where its address or method is none the web knows. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  try {
    return new Request(new URL(incoming.url ?? '/', 'http://localhost'), { method: incoming.method ?? 'GET', headers });
  } catch {
    return undefined;
  }
}

async function answer(handle: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming);
  const response = request === undefined ? new Response(null, { status: 400 }) : handle(request);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length });
  outgoing.end(body);
}

function addressOf(server: Server, { host, port }: Settings): string {
  const bound = server.address();
  const everyone = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = everyone ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound !== null && typeof bound === 'object' ? bound.port : port}`;
}

function toListenError(settings: Settings, system: string): ListenError {
  if (system === 'EADDRINUSE') return { code: 'listen/port-in-use', settings };
  if (system === 'EACCES') return { code: 'listen/port-forbidden', settings };
  return { code: 'listen/failed', settings, system };
}

/** Serves a handler over HTTP. A port that cannot be had is a value, not an exception. */
export function listen(
  handle: Handler,
  settings: Settings,
): Promise<{ readonly ok: true; readonly value: Running } | { readonly ok: false; readonly error: ListenError }> {
  const server = createServer((incoming, outgoing) => void answer(handle, incoming, outgoing));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // Browsers keep connections open that they may never use; every answer is written at once, so none is lost.
      server.closeAllConnections();
    });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, error: toListenError(settings, error.code ?? error.message) }),
    );
    server.listen(settings.port, settings.host, () =>
      resolve({ ok: true, value: { address: addressOf(server, settings), stop } }),
    );
  });
}
