import { hasAdmin, invite, openStore, type Store, type StoreError } from '@standoff/store';
import { createApi } from './api/app.ts';
import type { Site } from './api/site.ts';
import { type Limits, newLimits } from './guard/limits.ts';
import { PUBLIC_REACH, type Reach } from './guard/safe-post.ts';
import { comesByUnknownProxy } from './guard/who.ts';
import { pageAt } from './handle.ts';
import { type Handler, type ListenError, listen } from './listen.ts';
import { newHub } from './live/hub.ts';
import { errorFacts, type Log } from './log.ts';
import type { Senders } from './notices/sender.ts';
import { sendersOf } from './notices/senders.ts';
import type { Settings } from './settings.ts';
import { startWork } from './work/start.ts';

/** A server with its store and its clocks. */
export interface StandoffServer {
  readonly address: string;
  /** By this somebody with an account becomes its administrator; `undefined` where there is one. */
  readonly adminLink: string | undefined;
  readonly stop: () => Promise<void>;
}

export interface ServerParts {
  readonly log: Log;
  readonly now?: () => number;
  readonly limits?: Limits;
  /** Ways to send notices, in place of those of the settings. */
  readonly senders?: Senders;
  /** Where notices may be posted, in place of the public internet. */
  readonly reach?: Reach;
}

export type Started =
  | { readonly ok: true; readonly value: StandoffServer }
  | { readonly ok: false; readonly error: ListenError | StoreError };

function siteOf(
  store: Store,
  settings: Settings,
  { log, now = Date.now, limits = newLimits(now), reach = PUBLIC_REACH }: ServerParts,
  senders: Senders,
): Site {
  return {
    store,
    now,
    chance: Math.random,
    hub: newHub(store, log, now),
    limits,
    log,
    ...(settings.publicUrl === undefined ? {} : { publicUrl: settings.publicUrl }),
    trustProxy: settings.trustProxy,
    ...(settings.push === undefined || senders.push === undefined ? {} : { pushKey: settings.push.publicKey }),
    senders,
    isPostable: reach.isPostable,
  };
}

/** Whether the server can do its work: it is up, and its database answers. */
async function health({ store, log }: Site): Promise<Response> {
  try {
    await hasAdmin(store);
    return new Response('ok\n', { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log('error', 'unhealthy', errorFacts(error));
    return new Response('no database\n', { status: 503, headers: { 'cache-control': 'no-store' } });
  }
}

/** The API under `/api`, the page everywhere else. */
function frontOf(site: Site): Handler {
  const api = createApi(site);
  const page = pageAt(site.publicUrl);
  let warned = site.trustProxy;
  return (request, env) => {
    if (!warned && comesByUnknownProxy(request.headers, env)) {
      warned = true;
      site.log('warn', 'proxy-not-trusted', { see: 'TRUST_PROXY', why: 'all requests count as of one address' });
    }
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return health(site);
    return pathname === '/api' || pathname.startsWith('/api/') ? api.fetch(request, env ?? {}) : page(request);
  };
}

/** A link to become administrator by, while nobody is; the one printed before is dead. */
async function adminLinkOf({ store, now }: Site, url: string): Promise<string | undefined> {
  if (await hasAdmin(store)) return undefined;
  return `${url}/admin#${await invite(store.db, '', 'admin', now())}`;
}

/** Opens the store, serves API and page, and runs the clocks of the tables, until it is stopped. */
export async function startServer(settings: Settings, parts: ServerParts): Promise<Started> {
  const store = await openStore(settings.store);
  if (!store.ok) return store;
  const senders = parts.senders ?? (await sendersOf(settings, (parts.reach ?? PUBLIC_REACH).post));
  const site = siteOf(store.value, settings, parts, senders);
  const running = await listen(frontOf(site), settings);
  if (!running.ok) {
    await store.value.close();
    return running;
  }
  const { address } = running.value;
  const url = settings.publicUrl ?? address;
  const adminLink = await adminLinkOf(site, url);
  const work = await startWork(site, senders, url);
  return {
    ok: true,
    value: {
      address,
      adminLink,
      stop: async () => {
        site.hub.close();
        await running.value.stop();
        await work.stop();
        await store.value.close();
      },
    },
  };
}
