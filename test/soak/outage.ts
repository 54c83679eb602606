// The real PostgreSQL is taken away under three servers while players write and games fall due, and comes back. Nothing that
// was acknowledged may be lost, and what fell due meanwhile is judged once, within ten seconds. Arguments: how many seconds
// it is away (60), how many games fall due meanwhile (200), `fast` to take it away as a crash would.
import { insertTable, messagesAfter, openStore, readLog } from '@standoff/store';
import type { Table } from '@standoff/table';
import { fullTable, NOON } from '../table/at-table.ts';
import { TEST_KEY } from '../table/keys.ts';
import { startPostgres } from '../table/postgres.ts';
import { client } from '../table/servers.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { gather, type Writer, write } from './writers.ts';

const [away = '60', games = '200', how = ''] = process.argv.slice(2);
const AWAY = Number(away) * 1000;
const LIMIT = 10_000;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A game whose deadline passes at a moment. */
function dueAt(id: string, moment: number): Table {
  const table = fullTable();
  return { ...table, id, clock: { ...table.clock, deadline: moment, reminded: true } };
}

const cluster = await startPostgres();
const place = { kind: 'postgres', address: await cluster.database(), key: TEST_KEY } as const;
const opened = await openStore(place);
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const store = opened.value;
const servers: ServerProcess[] = [];
for (let n = 0; n < 3; n++) servers.push(await startProcess(place));
const writers: Writer[] = [];
for (const { address } of servers) writers.push(...(await gather(address, 1)));
const ids = Array.from({ length: Number(games) }, (_, n) => `game${n}`);
// They fall due in the middle of the time without a database.
const due = Date.now() + 5000 + AWAY / 2;
await store.db.transaction().execute(async (trx) => {
  for (const id of ids) await insertTable(store, trx, dueAt(id, due), NOON);
});

const state = { stop: false };
const writing = Promise.all(writers.map((writer) => write(writer, state)));
await wait(5000);
const before = writers.reduce((sum, { said }) => sum + said.length, 0);
await cluster.goAway(how === 'fast');
const told = await client(servers[0]?.address ?? '').get('/healthz');
await wait(AWAY);
await cluster.comeBack();
const back = Date.now();
const left = async (): Promise<number> => {
  const row = await store.db
    .selectFrom('tables')
    .select((column) => column.fn.countAll().as('count'))
    .where('turn', '=', 0)
    .where('id', 'like', 'game%')
    .executeTakeFirst();
  return Number(row?.count);
};
while ((await left().catch(() => 1)) > 0 && Date.now() - back < 6 * LIMIT) await wait(50);
const took = Date.now() - back;
await wait(3000);
state.stop = true;
await writing;
const after = writers.reduce((sum, { said }) => sum + said.length, 0);
for (const server of servers) await server.kill('SIGTERM');

let lost = 0;
let doubled = 0;
for (const { table, power, said, orders } of writers) {
  const messages = await messagesAfter(store, table, 'public', 0, 1_000_000);
  const there = messages.filter(({ from }) => from === power).map(({ text }) => text);
  doubled += there.length - new Set(there).size;
  lost += said.filter((text) => !there.includes(text)).length;
  lost += Math.max(0, orders - (await readLog(store, table, power, 1_000_000)).length);
}
const turns = await store.db.selectFrom('turns').select('table_id').where('table_id', 'like', 'game%').execute();
const once = new Set(turns.map(({ table_id }) => table_id)).size;
await store.close();
await cluster.stop();
console.log(
  `PostgreSQL away for ${away} s under 3 servers (told by status ${told.status}): ${after} messages acknowledged, ${after - before} of them afterwards, ${lost} lost, ${doubled} doubled; of ${ids.length} games that fell due meanwhile ${once} judged, ${turns.length - once} twice, the last ${(took / 1000).toFixed(1)} s after its return`,
);
if (lost + doubled > 0 || after === before || once !== ids.length || turns.length !== ids.length || took > LIMIT)
  process.exitCode = 1;
