// Players write orders and messages over HTTP and note what was acknowledged, while the server is killed at random. All that
// was acknowledged has to be there afterwards. Arguments: `sqlite` or `postgres`, how many kills (20).
import { messagesAfter, openStore, readLog, readTurns } from '@standoff/store';
import { client, secretOf } from '../table/servers.ts';
import { withPlace } from './places.ts';
import { type ServerProcess, startProcess } from './processes.ts';

const [kind = 'sqlite', count = '20'] = process.argv.slice(2);
const KILLS = Number(count);
const PORT = 40_000 + Math.floor(Math.random() * 9000);

interface Writer {
  readonly table: string;
  readonly power: string;
  readonly token: string;
  /** What was acknowledged: messages, and orders by the number of their log line. */
  readonly said: string[];
  orders: number;
}

const base = `http://localhost:${PORT}`;

async function gather(): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let n = 0; n < 4; n++) {
    const made = await client(base).send('POST', '/api/tables', { settings: { name: `table ${n}` }, as: 'token' });
    for (const { power, link } of made.body.links.seats) {
      const taken = await client(base).send('POST', '/api/invitations/take', { secret: secretOf(link), as: 'token' });
      writers.push({ table: made.body.id, power, token: taken.body.token, said: [], orders: 0 });
    }
  }
  return writers;
}

let stop = false;

async function write(writer: Writer): Promise<void> {
  const { token, table, power } = writer;
  const me = client(base, token);
  for (let n = 0; !stop; n++) {
    try {
      const text = `${power} ${n}`;
      const said = await me.send('POST', `/api/tables/${table}/threads/public`, { text });
      if (said.status === 201) writer.said.push(text);
      const saved = await me.send('PUT', `/api/tables/${table}/orders`, { orders: [] });
      if (saved.status === 200) writer.orders += 1;
      if (n % 5 === 0) await me.send('POST', `/api/tables/${table}/ready`, { ready: true });
    } catch {
      // The server is down: what was under way may be there or not, it was not acknowledged.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

await withPlace(kind === 'postgres' ? 'postgres' : 'sqlite', async (place) => {
  let server: ServerProcess = await startProcess(place, PORT);
  const writers = await gather();
  const writing = Promise.all(writers.map(write));
  for (let n = 0; n < KILLS; n++) {
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
    await server.kill('SIGKILL');
    server = await startProcess(place, PORT);
  }
  stop = true;
  await writing;
  await server.kill('SIGTERM');
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  let lost = 0;
  let doubled = 0;
  let noted = 0;
  for (const { table, power, said, orders } of writers) {
    const there = (await messagesAfter(store, table, 'public', 0, 1_000_000))
      .filter(({ from }) => from === power)
      .map(({ text }) => text);
    doubled += there.length - new Set(there).size;
    lost += said.filter((text) => !there.includes(text)).length;
    const log = await readLog(store, table, power, 1_000_000);
    lost += Math.max(0, orders - log.length);
    noted += said.length + orders;
  }
  let phases = 0;
  for (const table of new Set(writers.map((writer) => writer.table))) phases += (await readTurns(store, table)).length;
  await store.close();
  console.log(
    `${kind}, ${KILLS} kills: ${noted} acknowledged, ${lost} lost, ${doubled} doubled, ${phases} phases judged`,
  );
  if (lost > 0 || doubled > 0 || noted === 0) process.exitCode = 1;
});
