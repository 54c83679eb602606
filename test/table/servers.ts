import { NO_LIMITS, type ServerParts, type Settings, type StandoffServer, startServer } from '@standoff/server';
import type { StorePlace } from '@standoff/store';

/** What the server logged: a test looks at it where something went wrong. */
export const logged: string[] = [];

/** A server on a free port of this machine. */
export async function serverOn(
  store: StorePlace,
  parts: Partial<ServerParts> = {},
  settings: Partial<Settings> = {},
): Promise<StandoffServer> {
  const started = await startServer(
    { port: 0, host: '127.0.0.1', store, trustProxy: false, ...settings },
    {
      log: (level, event, facts) => logged.push(JSON.stringify({ level, event, ...facts })),
      limits: NO_LIMITS,
      ...parts,
    },
  );
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** Somebody who uses the API. */
export interface Client {
  readonly token: string | undefined;
  readonly get: (path: string) => Promise<Reply>;
  readonly send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Reply>;
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by what a test expects of them
  readonly body: any;
  readonly headers: Headers;
}

export function client(base: string, token?: string, more: Readonly<Record<string, string>> = {}): Client {
  const call = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  };
  return { token, get: (path) => call('GET', path), send: call };
}

/** A table with seven players who came by their links. */
export interface Seated {
  readonly id: string;
  readonly path: string;
  readonly moderator: Client;
  readonly seats: Readonly<Record<string, Client>>;
}

/** The secret of a link. */
export function secretOf(link: string): string {
  return new URL(link).hash.slice(1);
}

export async function takeLink(base: string, link: string, name?: string): Promise<Client> {
  const taken = await client(base).send('POST', '/api/invitations/take', {
    secret: secretOf(link),
    as: 'token',
    ...(name === undefined ? {} : { name }),
  });
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
  return client(base, taken.body.token);
}

/** Makes a table and has every seat taken. */
export async function seated(base: string, settings: object = {}): Promise<Seated> {
  const made = await client(base).send('POST', '/api/tables', {
    settings: { name: 'Friday evening', ...settings },
    as: 'token',
    name: 'Mona',
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id, token, links } = made.body;
  const seats: Record<string, Client> = {};
  for (const { power, link } of links.seats) seats[power] = await takeLink(base, link, `player of ${power}`);
  return { id, path: `/api/tables/${id}`, moderator: client(base, token), seats };
}

/** One seat of a table that has it; a test without it has failed already. */
export function seatAt(table: Seated, power: string): Client {
  const seat = table.seats[power];
  if (seat === undefined) throw new Error(`nobody plays ${power}`);
  return seat;
}
