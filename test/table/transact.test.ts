import { expect, test } from 'vitest';
import { onEveryStore } from './stores.ts';

onEveryStore(({ open }) => {
  test('of many writes that come together each stands or falls alone', async () => {
    const store = await open();
    const write = (n: number) =>
      store.transact(async (trx) => {
        await trx
          .insertInto('notes')
          .values({ table_id: 't', power: String(n), doc: '""', at: n })
          .execute();
        if (n % 3 === 0) throw new Error(`refused ${n}`);
        // The same key twice is refused by the database itself.
        if (n % 3 === 1)
          await trx
            .insertInto('notes')
            .values({ table_id: 't', power: String(n), doc: '""', at: n })
            .execute();
      });
    const results = await Promise.allSettled(Array.from({ length: 150 }, (_, n) => write(n)));
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 150 }, (_, n) => (n % 3 === 2 ? 'fulfilled' : 'rejected')),
    );
    const kept = await store.db.selectFrom('notes').select('at').orderBy('at').execute();
    expect(kept.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, n) => n * 3 + 2));
  });
});
