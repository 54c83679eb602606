// Many games fall due together; three processes on one PostgreSQL judge them and are killed at random. Each game is to be
// judged once. Arguments: how many games (500), how many kills (20).
import { insertTable, openStore, readTable } from '@standoff/store';
import { type Table, tick } from '@standoff/table';
import { fullTable, NOON } from '../table/at-table.ts';
import { withPlace } from './places.ts';
import { type ServerProcess, startProcess } from './processes.ts';

const [games = 500, kills = 20] = process.argv.slice(2).map(Number);
const PROCESSES = 3;

/** A game whose deadline passes at a moment. */
function dueAt(id: string, moment: number): Table {
  const table = fullTable();
  return { ...table, id, clock: { ...table.clock, deadline: moment, reminded: true } };
}

await withPlace('postgres', async (place) => {
  const opened = await openStore(place);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const store = opened.value;
  const due = Date.now() + 15_000;
  const ids = Array.from({ length: games }, (_, n) => `game${n}`);
  await store.db.transaction().execute(async (trx) => {
    for (const id of ids) await insertTable(store, trx, dueAt(id, due), NOON);
  });
  const servers: ServerProcess[] = [];
  for (let n = 0; n < PROCESSES; n++) servers.push(await startProcess(place));
  const left = async (): Promise<number> => {
    const row = await store.db
      .selectFrom('tables')
      .select((column) => column.fn.countAll().as('count'))
      .where('turn', '=', 0)
      .executeTakeFirst();
    return Number(row?.count);
  };
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
  let killed = 0;
  while ((await left()) > 0) {
    if (killed < kills) {
      const victim = Math.floor(Math.random() * PROCESSES);
      await servers[victim]?.kill('SIGKILL');
      servers[victim] = await startProcess(place);
      killed += 1;
    } else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const took = Date.now() - due;
  for (const server of servers) await server.kill('SIGTERM');
  const turns = await store.db.selectFrom('turns').select(['table_id', 'turn']).execute();
  const once = new Set(turns.map(({ table_id }) => table_id)).size;
  const told = await store.db
    .selectFrom('events')
    .select('table_id')
    .where('channel', '=', 'table')
    .where('doc', 'like', '{"kind":"phase","turn":1,%')
    .execute();
  let alike = 0;
  for (const id of ids) {
    const table = await readTable(store, id);
    const expected = tick(dueAt(id, due), due).table.state;
    if (JSON.stringify(table?.state) === JSON.stringify(expected)) alike += 1;
  }
  await store.close();
  console.log(
    `${games} games, ${PROCESSES} processes, ${killed} kills: ${once} judged, ${turns.length - once} twice, ${told.length} told, ${alike} as the library judges; the last ${(took / 1000).toFixed(1)} s after the deadline`,
  );
  if (once !== games || turns.length !== games || told.length !== games || alike !== games) process.exitCode = 1;
});
