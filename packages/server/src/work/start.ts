import { dropExpiredKeys, pruneInvitations } from '@standoff/store';
import type { Site } from '../api/site.ts';
import type { Senders } from '../notices/sender.ts';
import { runClocks } from './clock.ts';
import { drainOutbox } from './outbox.ts';
import { type Repeating, repeat } from './repeat.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Starts what a server does by itself: the clocks of tables, looking for what other processes changed, and sending
 * notices. `url` is the address that links in notices begin with.
 */
export async function startWork(site: Site, senders: Senders, url: string): Promise<Repeating> {
  const { store, log, now, limits } = site;
  const asleep = new Map<string, number>();
  const unlisten = await store.listen(site.hub.touch);
  const work = [
    repeat('clocks', SECOND, async () => void (await runClocks(site)), log),
    repeat('live', SECOND, site.hub.poll, log),
    repeat('beats', SECOND, site.hub.beat, log),
    repeat('outbox', 2 * SECOND, () => drainOutbox({ store, now, log, limits, senders, url, asleep }), log),
    repeat('keys', HOUR, () => dropExpiredKeys(store, now()), log),
    repeat('links', HOUR, () => pruneInvitations(store, now()), log),
  ];
  return {
    stop: async () => {
      for (const one of work) await one.stop();
      await unlisten();
    },
  };
}
