// Players write orders and messages over HTTP and note what was acknowledged, while the server is killed at random. All that
// was acknowledged has to be there afterwards. Arguments: `sqlite` or `postgres`, how many kills (20).
import { eventsAfter, messagesAfter, openStore, readLog, readTurns } from '@standoff/store';
import { sql } from 'kysely';
import { withPlace } from './places.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { gather, write } from './writers.ts';

const [kind = 'sqlite', count = '20'] = process.argv.slice(2);
const KILLS = Number(count);
const PORT = 40_000 + Math.floor(Math.random() * 9000);

const base = `http://localhost:${PORT}`;

await withPlace(kind === 'postgres' ? 'postgres' : 'sqlite', async (place) => {
  let server: ServerProcess = await startProcess(place, PORT);
  const writers = await gather(base, 4);
  const state = { stop: false };
  const writing = Promise.all(writers.map((writer) => write(writer, state)));
  for (let n = 0; n < KILLS; n++) {
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
    await server.kill('SIGKILL');
    server = await startProcess(place, PORT);
  }
  state.stop = true;
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
  for (const table of new Set(writers.map((writer) => writer.table))) {
    const turns = await readTurns(store, table);
    // The number of each phase that was judged, in turn; one judged twice or passed over would show.
    const found = turns.filter(({ turn }, n) => turn !== n).length;
    const told = (await eventsAfter(store, table, 'table', 0, 1_000_000)).filter(
      ({ event }) => event.kind === 'phase' && event.turn > 0,
    );
    doubled += found + Math.abs(told.length - turns.length);
    phases += turns.length;
  }
  const check =
    store.kind === 'sqlite'
      ? (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)).rows[0]?.integrity_check
      : 'ok';
  await store.close();
  console.log(
    `${kind}, ${KILLS} kills: ${noted} acknowledged, ${lost} lost, ${doubled} doubled, ${phases} phases judged, integrity: ${check}`,
  );
  if (lost > 0 || doubled > 0 || noted === 0 || check !== 'ok') process.exitCode = 1;
});
