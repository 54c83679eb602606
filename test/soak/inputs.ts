// Random and hostile input: to every reader, and to every address of the API as it describes itself. None may break, keep
// anybody waiting for more than a second, or be answered at great length. Arguments: how many (100000), seed.
import { READERS } from '../hostile/readers.ts';
import { hostileRequest, targetAt } from '../hostile/requests.ts';
import { chanceOf } from '../random-boards/chance.ts';
import { logged, serverOn } from '../table/servers.ts';

const [count = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const LONGEST = 1000;
const LARGEST = 4_000_000;
const faults: string[] = [];

/** The time something takes; what took long may have had to wait for others, so it is tried again. */
async function timeOf(what: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > LONGEST / 4; tries++) {
    const from = performance.now();
    await what();
    best = Math.min(best, performance.now() - from);
  }
  return best;
}

/** The time of a processor that something takes, whatever else the machine does. */
async function workOf(what: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await what();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const chance = chanceOf(seed);
const each = Math.ceil(count / 2 / READERS.length);
for (const { name, input, read } of READERS) {
  let longest = 0;
  for (let n = 0; n < each; n++) {
    const text = input(chance);
    try {
      const took = await workOf(() => read(text));
      longest = Math.max(longest, took);
      if (took > LONGEST) faults.push(`${name} takes ${took.toFixed(0)} ms: ${JSON.stringify(text.slice(0, 500))}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.stack : error}: ${JSON.stringify(text.slice(0, 2000))}`);
    }
  }
  console.log(`${each} of ${name}: the longest ${longest.toFixed(0)} ms`);
}

const server = await serverOn({ kind: 'sqlite', file: ':memory:' }, { senders: {} });
const target = await targetAt(server.address);
const statuses: Record<number, number> = {};
let slowest = 0;
let largest = 0;
for (let n = 0; n < count / 2; n++) {
  const { address, init } = hostileRequest(chance, target);
  const told = `${init.method} ${address} ${JSON.stringify(init.headers)} ${String(init.body).slice(0, 1000)}`;
  try {
    let status = 0;
    let size = 0;
    const took = await timeOf(async () => {
      const response = await fetch(`${server.address}${address}`, { ...init, signal: AbortSignal.timeout(20_000) });
      status = response.status;
      size = (await response.arrayBuffer()).byteLength;
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    slowest = Math.max(slowest, took);
    largest = Math.max(largest, size);
    if (status >= 500 || took > LONGEST || size > LARGEST)
      faults.push(`${status} in ${took.toFixed(0)} ms, ${size} bytes: ${told} ${logged.at(-1)}`);
  } catch (error) {
    faults.push(`${told}: ${error}`);
  }
  logged.length = 0;
}
await server.stop();
console.log(
  `seed ${seed}: ${count} inputs, ${faults.length} faults; answers ${JSON.stringify(statuses)}, the slowest ${slowest.toFixed(0)} ms, the largest ${largest} bytes`,
);
for (const fault of faults.slice(0, 20)) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
