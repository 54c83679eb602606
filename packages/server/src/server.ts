import { openStore, type Store, type StoreError } from '@standoff/store';
import { createApi } from './api/app.ts';
import type { Site } from './api/site.ts';
import { type Limits, newLimits } from './guard/limits.ts';
import { handle } from './handle.ts';
import { type Handler, type ListenError, listen } from './listen.ts';
import { newHub } from './live/hub.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { startWork } from './work/start.ts';

/** A server with its store and its clocks. */
export interface StandoffServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export interface ServerParts {
  readonly log: Log;
  readonly now?: () => number;
  readonly limits?: Limits;
}

type Started =
  | { readonly ok: true; readonly value: StandoffServer }
  | { readonly ok: false; readonly error: ListenError | StoreError };

function siteOf(store: Store, settings: Settings, { log, now = Date.now, limits = newLimits(now) }: ServerParts): Site {
  return {
    store,
    now,
    chance: Math.random,
    hub: newHub(store, log),
    limits,
    log,
    ...(settings.publicUrl === undefined ? {} : { publicUrl: settings.publicUrl }),
    trustProxy: settings.trustProxy,
    ...(settings.push === undefined ? {} : { pushKey: settings.push.publicKey }),
    mail: settings.smtp !== undefined,
  };
}

/** The API under `/api`, the page everywhere else. */
function frontOf(site: Site): Handler {
  const api = createApi(site);
  return (request, env) => {
    const { pathname } = new URL(request.url);
    return pathname === '/api' || pathname.startsWith('/api/') ? api.fetch(request, env ?? {}) : handle(request);
  };
}

/** Opens the store, serves API and page, and runs the clocks of the tables, until it is stopped. */
export async function startServer(settings: Settings, parts: ServerParts): Promise<Started> {
  const store = await openStore(settings.store);
  if (!store.ok) return store;
  const site = siteOf(store.value, settings, parts);
  const running = await listen(frontOf(site), settings);
  if (!running.ok) {
    await store.value.close();
    return running;
  }
  const work = await startWork(site);
  return {
    ok: true,
    value: {
      address: running.value.address,
      stop: async () => {
        site.hub.close();
        await running.value.stop();
        await work.stop();
        await store.value.close();
      },
    },
  };
}
