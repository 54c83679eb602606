import { expect, test } from 'vitest';
import { READERS } from './hostile/readers.ts';
import { hostileRequest, targetAt } from './hostile/requests.ts';
import { chanceOf } from './random-boards/chance.ts';
import { logged, serverOn } from './table/servers.ts';

const SEED = Number(process.env.SEED ?? 19010401);
/** Twice the largest answer that an honest request has: a whole game. */
const LARGEST_ANSWER = 4_000_000;

test.each(READERS)('nothing that is sent as $name breaks its reader', async ({ input, read }) => {
  const chance = chanceOf(SEED);
  for (let n = 0; n < 80; n++) {
    const text = input(chance);
    try {
      await read(text);
    } catch (error) {
      throw new Error(`${JSON.stringify(text.slice(0, 2000))}: ${error instanceof Error ? error.stack : error}`);
    }
  }
});

test('no address of the API breaks over requests made from its description and bent', async () => {
  const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: {} });
  const target = await targetAt(server.address, server.adminLink);
  const chance = chanceOf(SEED);
  const statuses = new Map<number, number>();
  for (let n = 0; n < 500; n++) {
    const { address, init } = hostileRequest(chance, target);
    const response = await fetch(`${server.address}${address}`, init);
    const size = (await response.arrayBuffer()).byteLength;
    const told = `${init.method} ${address} ${String(init.body).slice(0, 1000)}\n${logged.at(-1)}`;
    expect(response.status, told).toBeLessThan(500);
    expect(size, told).toBeLessThan(LARGEST_ANSWER);
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
  // Not all were refused at the door.
  for (const status of [200, 400, 401, 403, 404, 409, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(1);
  await server.stop();
});
