import { changeTable, tablesDue } from '@standoff/store';
import { tick } from '@standoff/table';
import type { Site } from '../api/site.ts';
import { errorFacts } from '../log.ts';

/** So many tables are looked up at a time. */
const BATCH = 100;

/** So many are judged side by side: while one waits for the database others are decided, and they share its commits. */
const ABREAST = 6;

/**
 * Does what the clocks of tables ask for: deadlines, grace, reminders. Any number of processes may do so at once: what one
 * has done is gone for the others. One table that fails does not keep the others waiting.
 */
export async function runClocks(site: Pick<Site, 'store' | 'now' | 'log'>): Promise<number> {
  const failed = new Set<string>();
  let done = 0;
  const run = async (id: string): Promise<void> => {
    try {
      const now = site.now();
      const result = await changeTable(site.store, id, now, (table) => ({ ok: true, value: tick(table, now) }));
      // A clock that asks for something and then does nothing would be asked for ever.
      if (result.ok && result.value.effects.length === 0) failed.add(id);
      if (result.ok && result.value.effects.length > 0) done += 1;
    } catch (error) {
      failed.add(id);
      site.log('error', 'clock-failed', { table: id, ...errorFacts(error) });
    }
  };
  for (;;) {
    const due = (await tablesDue(site.store, site.now(), BATCH + failed.size)).filter((id) => !failed.has(id));
    if (due.length === 0) return done;
    // Each process begins somewhere else, so that they seldom meet.
    const from = Math.floor(Math.random() * due.length);
    const left = [...due.slice(from), ...due.slice(0, from)];
    const runner = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await run(id);
    };
    await Promise.all(Array.from({ length: ABREAST }, runner));
  }
}
