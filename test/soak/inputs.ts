// Random and hostile input: to every reader, and to every address of the API as it describes itself. None may break, keep
// anybody waiting for more than a second, or be answered at great length. Arguments: how many (100000), seed.
import { READERS } from '../hostile/readers.ts';
import { hostileRequest, type Target, targetAt } from '../hostile/requests.ts';
import { chanceOf } from '../random-boards/chance.ts';
import { logged, serverOn } from '../table/servers.ts';

const [count = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const LONGEST = 1000;
const LARGEST = 4_000_000;
/** No table lasts for ever, nor a session: its players may agree to a draw, or log out. */
const EACH_TABLE = 500;
const faults: string[] = [];

interface Taken {
  /** Milliseconds by the clock. */
  readonly clock: number;
  /** Milliseconds of a processor, of all threads of this process, whatever else the machine does. */
  readonly work: number;
}

async function measure(what: () => unknown): Promise<Taken> {
  const from = performance.now();
  const before = process.cpuUsage();
  await what();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - from, work: (user + system) / 1000 };
}

const began = performance.now();
const chance = chanceOf(seed);
const each = Math.ceil(count / 2 / READERS.length);
for (const { name, input, read } of READERS) {
  let longest = 0;
  for (let n = 0; n < each; n++) {
    const text = input(chance);
    try {
      const { work } = await measure(() => read(text));
      longest = Math.max(longest, work);
      if (work > LONGEST) faults.push(`${name} takes ${work.toFixed(0)} ms: ${JSON.stringify(text.slice(0, 500))}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.stack : error}: ${JSON.stringify(text.slice(0, 2000))}`);
    }
  }
  console.log(`${each} of ${name}: the longest ${longest.toFixed(0)} ms of work`);
}

// The server and those who ask it are one process: what is counted as its work is rather too much.
const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: {} });
const statuses: Record<number, number> = {};
const asked = new Map<string, number>();
const late: string[] = [];
/** These take their time by design, on threads of their own: what counts is their work. */
const HASHING = ['POST /api/session', 'POST /api/accounts', 'PUT /api/me', 'POST /api/password'];
/** What is larger than anything may be is refused, and the connection closed on who goes on sending it. */
const MOST_SENT = 8_000_000;
let cutOff = 0;
let target: Target | undefined;
let slowest = 0;
let hardest = 0;
let largest = 0;
for (let n = 0; n < count / 2; n++) {
  if (target === undefined) target = await targetAt(server.address, server.adminLink);
  else if (n % EACH_TABLE === 0) target = await targetAt(server.address);
  const { place, address, init } = hostileRequest(chance, target);
  const told = `${init.method} ${address} ${JSON.stringify(init.headers)} ${String(init.body).slice(0, 1000)}`;
  let status = 0;
  let size = 0;
  const ask = async (): Promise<void> => {
    const response = await fetch(`${server.address}${address}`, { ...init, signal: AbortSignal.timeout(20_000) });
    status = response.status;
    size = (await response.arrayBuffer()).byteLength;
  };
  try {
    const first = await measure(ask);
    slowest = Math.max(slowest, first.clock);
    hardest = Math.max(hardest, first.work);
    statuses[status] = (statuses[status] ?? 0) + 1;
    asked.set(place, (asked.get(place) ?? 0) + 1);
    largest = Math.max(largest, size);
    // Much work on several threads at once need not keep anybody waiting.
    const isSlow = first.work > LONGEST && first.clock > LONGEST;
    if (status >= 500 || size > LARGEST || isSlow)
      faults.push(`${status} with ${first.work.toFixed(0)} ms of work, ${size} bytes: ${told} ${logged.at(-1)}`);
    if (first.clock > LONGEST) {
      // Late without work: it waited for others on the machine, or for something of the server's. The latter it does again.
      const again = [await measure(ask), await measure(ask), await measure(ask)];
      const best = Math.min(...again.map(({ clock }) => clock));
      if (best > LONGEST && !HASHING.includes(place))
        faults.push(`late four times, at best ${best.toFixed(0)} ms: ${told}`);
      late.push(
        `${first.clock.toFixed(0)} ms by the clock, ${first.work.toFixed(0)} of work, then ${best.toFixed(0)}: ${place}`,
      );
    }
  } catch (error) {
    if (Buffer.byteLength(String(init.body)) > MOST_SENT) {
      cutOff += 1;
      continue;
    }
    // Why a request failed stands in its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? ` ${error.cause}` : '';
    faults.push(`${error}${cause}: ${told}`);
  }
  logged.length = 0;
}
const sent = [...asked].sort(([, a], [, b]) => a - b);
await server.stop();
console.log(
  `${target?.places.length} kinds of requests, each ${sent[0]?.[1]} (${sent[0]?.[0]}) to ${sent.at(-1)?.[1]} times; answers ${JSON.stringify(statuses)}`,
);
console.log(
  `the slowest answer ${slowest.toFixed(0)} ms by the clock, the most work ${hardest.toFixed(0)} ms, the largest ${largest} bytes; ${late.length} answers took more than a second by the clock; ${cutOff} bodies that were too large were cut off`,
);
for (const one of late.slice(0, 20)) console.log(one);
console.log(
  `seed ${seed}: ${count} inputs in ${((performance.now() - began) / 60_000).toFixed(1)} minutes, ${faults.length} faults`,
);
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
