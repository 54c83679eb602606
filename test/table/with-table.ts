import { expect } from 'vitest';
import { logged, type Seated, seated, serverOn } from './servers.ts';
import type { Stores } from './stores.ts';

export const SEVEN: readonly string[] = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/** Uses a server with a table at which all sit; it is stopped then, and nothing may have gone wrong in it. */
export async function atTable(
  place: Stores['place'],
  settings: object,
  use: (table: Seated, base: string) => Promise<void>,
  now?: () => number,
): Promise<void> {
  const server = await serverOn(await place(), now === undefined ? {} : { now });
  logged.length = 0;
  try {
    await use(await seated(server.address, settings), server.address);
  } finally {
    await server.stop();
  }
  expect(logged).toEqual([]);
}

/** Everybody is ready, and so the phase is judged. */
export async function allReady(table: Seated): Promise<void> {
  for (const power of SEVEN) await table.seats[power]?.send('POST', `${table.path}/ready`, { ready: true });
}
