import { dumpStore, loadStore, type Store } from '@standoff/store';
import { expect, test } from 'vitest';
import { client, seatAt, seated, serverOn } from './servers.ts';
import { onEveryStore } from './stores.ts';

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function dump(store: Store): Promise<string[]> {
  const lines: string[] = [];
  await dumpStore(store, (line) => Promise.resolve(void lines.push(line)));
  return lines;
}

const kept: string[][] = [];

onEveryStore(({ open, place }) => {
  test('a store written out while its server runs and read into an empty one is the same, and plays on', async () => {
    const from = await place();
    const server = await serverOn(from);
    const table = await seated(server.address);
    await seatAt(table, 'France').send('PUT', `${table.path}/orders`, { text: 'A Par - Bur' });
    await seatAt(table, 'Italy').send('POST', `${table.path}/threads/public`, { text: 'Привет, «все»!\u0000\u2028' });
    const lines = await dump(await open(from));
    await server.stop();
    expect(lines.join('')).not.toContain('\u2028');
    kept.push(lines);
    const to = await place();
    const empty = await open(to);
    expect(await loadStore(empty, linesOf(lines))).toEqual({ ok: true, rows: lines.length - 1 });
    expect(await dump(empty)).toEqual(lines);
    expect(await loadStore(empty, linesOf(lines))).toEqual({ ok: false, error: { code: 'backup/not-empty' } });
    const again = await serverOn(to);
    const { token } = seatAt(table, 'France');
    expect((await client(again.address, token).get(table.path)).body.own[0].saved.orders).toHaveLength(1);
    await again.stop();
  });

  test('what was written on one database is read on the other', async () => {
    for (const lines of kept) {
      const store = await open();
      expect(await loadStore(store, linesOf(lines))).toEqual({ ok: true, rows: lines.length - 1 });
      expect(await dump(store)).toEqual(lines);
    }
  });

  test('a file that breaks off, or is no backup, changes nothing', async () => {
    const store = await open();
    const [lines = []] = kept;
    const broken = [...lines.slice(0, 5), lines[5]?.slice(0, 20) ?? ''];
    expect(await loadStore(store, linesOf(broken))).toEqual({ ok: false, error: { code: 'backup/broken', line: 6 } });
    expect(await loadStore(store, linesOf(['{"hello": 1}']))).toEqual({ ok: false, error: { code: 'backup/not-one' } });
    expect(await loadStore(store, linesOf([]))).toEqual({ ok: false, error: { code: 'backup/not-one' } });
    expect(await dump(store)).toHaveLength(1);
  });
});
