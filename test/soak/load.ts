// Many listen, some write, for a while: each listener hears of all that concerns it, submissions are quick, no answer is an
// error, and memory stays where it was. Arguments: `sqlite` or `postgres`, seconds (600), listeners (2000), orders a second
// (200), messages a second (50).
import type { StorePlace } from '@standoff/store';
import { POWERS } from '../table/at-table.ts';
import { gatherPlayers, listen, type Player, poster } from './crowd.ts';
import { withPlace } from './places.ts';
import { startProcess } from './processes.ts';
import { ownProcessor, postgresProcessor } from './processor.ts';

const [kind = 'sqlite', ...numbers] = process.argv.slice(2);
const [seconds = 600, listeners = 2000, orders = 200, messages = 50] = numbers.map(Number);

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function told(times: readonly number[]): string {
  const [half, most, all] = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(0));
  return `p50 ${half} ms, p99 ${most} ms, the longest ${all} ms`;
}

const load = async (place: StorePlace): Promise<void> => {
  const server = await startProcess(place, 0, ['--expose-gc']);
  const post = poster(server.address);
  const players = await gatherPlayers(post, Math.ceil(listeners / POWERS.length));
  console.log(`${players.length} players at ${players.length / POWERS.length} tables`);
  const heard = { orders: 0, messages: 0 };
  const closed: string[] = [];
  const stopListening = await listen(server.address, players, {
    heard: (event) => {
      if (event === 'orders') heard.orders += 1;
      if (event === 'message') heard.messages += 1;
    },
    closed: (why) => closed.push(why),
  });
  console.log(`${players.length} listen`);
  await wait(2000);
  const before = await server.memory();
  const memory: number[] = [];

  const errors: string[] = [];
  const took = { orders: [] as number[], messages: [] as number[] };
  const pending = new Set<Promise<void>>();
  const any = (): Player => {
    const player = players[Math.floor(Math.random() * players.length)];
    if (player === undefined) throw new Error('nobody plays');
    return player;
  };
  const ask = (what: 'orders' | 'messages', due: number): void => {
    const player = any();
    const asked =
      what === 'orders'
        ? post('PUT', `/api/tables/${player.table}/orders`, player.token, { text: player.orders() })
        : post('POST', `/api/tables/${player.table}/threads/public`, player.token, {
            text: 'What about Galicia?'.repeat(5),
          });
    const done: Promise<void> = asked
      .then(({ status, text }) => {
        if (status >= 300) errors.push(`${status} ${text.slice(0, 200)}`);
        // From when it was due, not from when it could be sent.
        else took[what].push(performance.now() - due);
      })
      .catch((error: unknown) => void errors.push(String(error)))
      .finally(() => pending.delete(done));
    pending.add(done);
  };
  const processors = (): readonly number[] => [server.processor(), postgresProcessor(), ownProcessor()];
  const used = processors();
  const from = performance.now();
  const due = { orders: from, messages: from };
  let sampled = from;
  while (performance.now() < from + seconds * 1000) {
    const now = performance.now();
    for (; due.orders <= now; due.orders += 1000 / orders) ask('orders', due.orders);
    for (; due.messages <= now; due.messages += 1000 / messages) ask('messages', due.messages);
    if (now - sampled > 5000) {
      sampled = now;
      memory.push(server.resident());
    }
    await wait(2);
  }
  await Promise.all(pending);
  await wait(3000);
  const writes = took.orders.length + took.messages.length;
  const spent = processors().map((now, i) => now - (used[i] ?? 0));
  const after = await server.memory();
  // Each is told to the seat that wrote orders, and to the seven of a table that was written to.
  const expected = { orders: took.orders.length, messages: took.messages.length * POWERS.length };
  stopListening();
  await server.kill('SIGTERM');
  const mega = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;
  const late = memory.slice(Math.floor(memory.length / 4));
  console.log(
    [
      `${kind}, ${seconds} s, ${players.length} listeners: ${took.orders.length} submissions of orders (${(took.orders.length / seconds).toFixed(0)} a second): ${told(took.orders)}`,
      `${took.messages.length} messages (${(took.messages.length / seconds).toFixed(0)} a second): ${told(took.messages)}`,
      `heard: ${heard.orders} of ${expected.orders} submissions, ${heard.messages} of ${expected.messages} messages; ${closed.length} listeners cut off`,
      `errors: ${errors.length}${errors.length > 0 ? `: ${errors[0]}` : ''}`,
      `of a processor ${spent.map((one, i) => `${['the server', 'PostgreSQL', 'those who ask'][i]} used ${((one / seconds) * 100).toFixed(0)} %, ${((one / writes) * 1000).toFixed(2)} ms a write`).join('; ')}`,
      `memory after collecting: ${mega(before.rss)} before, ${mega(after.rss)} after (heap ${mega(before.heapUsed)}, ${mega(after.heapUsed)}); in between ${mega(Math.min(...late))} to ${mega(Math.max(...late))}`,
    ].join('\n'),
  );
  const lost = heard.orders < expected.orders || heard.messages < expected.messages;
  if (errors.length > 0 || closed.length > 0 || lost || percentile(took.orders, 0.99) > 100) process.exitCode = 1;
};

await withPlace(kind === 'postgres' ? 'postgres' : 'sqlite', load, true);
