import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS, type ServerParts, type Settings, type StandoffServer, startServer } from '@standoff/server';
import type { StorePlace } from '@standoff/store';
import { BROWSER } from './browser.ts';
import { startBrowser, type Visit, type Visitor, visitAs } from './visit.ts';

/** A server with a store that outlives it, and a browser in which everybody has a profile of their own. */
export interface TableStage {
  readonly address: string;
  /** The link by which the first who opens it administers the server. */
  readonly adminLink: string;
  readonly visit: (visitor: Visitor) => Promise<Visit>;
  /** Stops the server as a crash or a move would. */
  readonly takeDown: () => Promise<void>;
  /** Starts it again with the same store, at the same address. */
  readonly bringUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** What the browser itself says of a server that is away; the page has said it in its own words. */
const AWAY = /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

/** What is of the test's own at the server: a clock, senders, settings. */
export interface StageParts {
  readonly parts?: Partial<ServerParts>;
  readonly settings?: Partial<Settings>;
}

async function serverOn(store: StorePlace, port: number, { parts, settings }: StageParts): Promise<StandoffServer> {
  const started = await startServer(
    { port, host: '127.0.0.1', store, trustProxy: false, ...settings },
    { log: () => undefined, limits: NO_LIMITS, ...parts },
  );
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** Starts a server of tables and a browser; the store is a file of its own unless it is given. */
export async function openTableStage(place?: StorePlace, own: StageParts = {}): Promise<TableStage> {
  const directory = mkdtempSync(join(tmpdir(), 'standoff-table-'));
  const store: StorePlace = place ?? { kind: 'sqlite', file: join(directory, 'standoff.db') };
  let server = await serverOn(store, 0, own);
  const { address } = server;
  const browser = await startBrowser(BROWSER);
  return {
    address,
    adminLink: server.adminLink ?? '',
    visit: (visitor) => visitAs(browser, address, visitor, { patience: 30_000, allowed: AWAY }),
    takeDown: () => server.stop(),
    bringUp: async () => {
      server = await serverOn(store, Number(new URL(address).port), own);
    },
    stop: async () => {
      await browser.close();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
