import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A throwaway PostgreSQL. */
export interface Cluster {
  /** The address of a fresh, empty database. */
  readonly database: () => Promise<string>;
  /** Takes the server away: orderly, or at once as a crash would. */
  readonly goAway: (crash?: boolean) => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: as whom then. */
function runner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Resolves when the server says it takes connections; rejects when it ends first. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = '';
    server.stderr?.on('data', (chunk) => {
      told += String(chunk);
      if (told.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(told)));
  });
}

/** Why there is none to test on; `undefined` where there is. */
export const noPostgres: string | undefined = programs() === undefined ? 'PostgreSQL is not installed' : undefined;

/** Starts a PostgreSQL of its own in a folder of its own; `durable`: it waits for the disk, as one that is kept does. */
export async function startPostgres(durable = false): Promise<Cluster> {
  const folder = programs();
  if (folder === undefined) throw new Error(noPostgres);
  const data = mkdtempSync(join(tmpdir(), 'standoff-postgres-'));
  const { uid, gid } = runner();
  if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
  const as = {
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    cwd: data,
    env: { LC_ALL: 'C' },
  };
  const init = ['-D', data, '-U', 'standoff', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
  execFileSync(join(folder, 'initdb'), init, { ...as, stdio: 'pipe' });
  // Whoever calls itself `guest` needs a password, that there be a wrong one.
  const doors = join(data, 'pg_hba.conf');
  writeFileSync(doors, `host all guest 127.0.0.1/32 scram-sha-256\n${readFileSync(doors, 'utf8')}`);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    `fsync=${durable ? 'on' : 'off'}`,
    'log_min_messages=warning',
    'max_connections=60',
  ];
  const args = ['-D', data, ...settings.flatMap((one) => ['-c', one])];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(folder, 'postgres'), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(started);
    return started;
  };
  let server = await start();
  // Nothing is left behind where a test run is cut short.
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  let databases = 0;
  const address = (name: string): string => `postgres://standoff@127.0.0.1:${port}/${name}`;
  return {
    database: () => {
      const name = `db${databases++}`;
      const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'standoff'];
      execFileSync(join(folder, 'createdb'), [...where, name], { ...as, stdio: 'pipe' });
      return Promise.resolve(address(name));
    },
    goAway: (crash = false) => end(crash ? 'SIGQUIT' : 'SIGINT'),
    comeBack: async () => {
      server = await start();
    },
    stop: async () => {
      process.off('exit', kill);
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
