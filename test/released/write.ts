// Writes what a release leaves behind, to be opened by every later one: databases, backups and game files. It is run once for a release,
// before the next changes how anything is kept: node --import tsx --conditions=source test/released/write.ts 0.1.0
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { dumpStore, openStore, type StorePlace } from '@standoff/store';
import { sql } from 'kysely';
import { TEST_KEY } from '../table/keys.ts';
import { startPostgres } from '../table/postgres.ts';
import { client, serverOn } from '../table/servers.ts';
import { type Left, look, play, THEN } from './scenario.ts';

const [release = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('which release?');
const target = fileURLToPath(new URL(`./${release}/`, import.meta.url));
mkdirSync(target, { recursive: true });

function keep(name: string, content: string | Buffer): void {
  writeFileSync(join(target, `${name}.gz`), gzipSync(content, { level: 9 }));
}

async function leave(place: StorePlace): Promise<void> {
  const server = await serverOn(place, { now: () => THEN });
  const table = await play(server.address);
  const clients = { ...table.seats, moderator: table.moderator, stranger: client(server.address) };
  const tokens = Object.fromEntries(Object.entries(clients).map(([name, { token = '' }]) => [name, token]));
  const left: Left = { id: table.id, tokens, seen: await look(table.path, clients) };
  keep(`${place.kind}.left.json`, JSON.stringify(left));
  for (const format of ['standoff', 'python'])
    if (place.kind === 'sqlite')
      keep(
        `${format}.game.json`,
        await fetch(`${server.address}${table.path}/export?format=${format}`).then((r) => r.text()),
      );
  await server.stop();
  const store = await openStore(place);
  if (!store.ok) throw new Error(store.error.code);
  const lines: string[] = [];
  await dumpStore(store.value, (line) => Promise.resolve(void lines.push(`${line}\n`)));
  keep(`${place.kind}.backup`, lines.join(''));
  if (place.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.value.db);
  await store.value.close();
}

const folder = mkdtempSync(join(tmpdir(), 'standoff-released-'));
const file = join(folder, 'standoff.db');
await leave({ kind: 'sqlite', file, key: TEST_KEY });
keep('sqlite.db', readFileSync(file));
rmSync(folder, { recursive: true });
const cluster = await startPostgres();
const address = await cluster.database();
await leave({ kind: 'postgres', address, key: TEST_KEY });
keep('postgres.sql', execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', address]));
await cluster.stop();
