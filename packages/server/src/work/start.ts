import type { Site } from '../api/site.ts';
import { runClocks } from './clock.ts';
import { type Repeating, repeat } from './repeat.ts';

const SECOND = 1000;

/** Starts what a server does by itself: the clocks of tables, and looking for what other processes changed. */
export async function startWork(site: Site): Promise<Repeating> {
  const unlisten = await site.store.listen(site.hub.touch);
  const work = [
    repeat('clocks', SECOND, async () => void (await runClocks(site)), site.log),
    repeat('live', SECOND, site.hub.poll, site.log),
  ];
  return {
    stop: async () => {
      for (const one of work) await one.stop();
      await unlisten();
    },
  };
}
