import { changeTable, eventsAfter, insertTable, readTable, readTurns, type Store } from '@standoff/store';
import { saveOrders } from '@standoff/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runClocks } from '../../packages/server/src/work/clock.ts';
import { fullTable, HOUR, NOON, someOrders } from './at-table.ts';
import { onEveryStore } from './stores.ts';

/** What one server's clock is set to: so many hours on or back; and whether others look at the same time with their own. */
const jump = fc.record({
  hours: fc.oneof(fc.integer({ min: -60, max: 60 }), fc.constantFrom(-24 * 365, -1, 0, 1, 23, 24, 25, 24 * 365)),
  skew: fc.constantFrom(0, 0, -3 * HOUR, 3 * HOUR, 24 * HOUR),
  orders: fc.boolean(),
});

const log = (_: string, event: string): void => {
  throw new Error(event);
};

async function phasesTold(store: Store, id: string): Promise<readonly number[]> {
  const events = await eventsAfter(store, id, 'table', 0);
  return events.flatMap(({ event }) => (event.kind === 'phase' ? [event.turn] : []));
}

onEveryStore(({ open, place }) => {
  test('however the clocks of servers are set, back or forward, each phase is judged once, in turn, and never before its time', async () => {
    const where = await place();
    const [store, other] = [await open(where), await open(where)];
    let games = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { minLength: 1, maxLength: 12 }), async (jumps) => {
        const id = `game${games++}`;
        const kept = { ...fullTable({ noShow: { policy: 'hold', after: 1, seek: 1440 } }), id };
        await store.db.transaction().execute((trx) => insertTable(store, trx, kept, NOON));
        let now = NOON;
        let turns = 0;
        for (const { hours, skew, orders } of jumps) {
          now += hours * HOUR;
          const before = await readTable(store, id);
          if (before === undefined) throw new Error('no table');
          if (orders)
            await changeTable(store, id, now, (table) =>
              saveOrders(
                table,
                'France',
                someOrders(table, 'France', () => 0),
                now,
              ),
            );
          const looking = [now, now, now + skew];
          await Promise.all(looking.map((at, n) => runClocks({ store: n === 1 ? other : store, now: () => at, log })));
          const after = await readTable(store, id);
          const records = await readTurns(store, id);
          expect(records.map(({ turn }) => turn)).toEqual(records.map((_, n) => n));
          expect(after?.turn).toBe(records.length);
          const { deadline, paused } = before.clock;
          const due = deadline !== null && paused === undefined && before.status === 'playing';
          const latest = Math.max(...looking);
          if (!due || latest < deadline) expect(records.length).toBe(turns);
          else if (now >= deadline) expect(records.length).toBeGreaterThan(turns);
          if (skew === 0) expect(records.length - turns).toBeLessThanOrEqual(1);
          turns = records.length;
        }
        expect(await phasesTold(store, id)).toEqual(Array.from({ length: turns }, (_, n) => n + 1));
        // Nothing of it is left for the next game's clocks.
        await store.db.updateTable('tables').set({ wakes_at: null }).where('id', '=', id).execute();
      }),
      { numRuns: 25 },
    );
  });
});
