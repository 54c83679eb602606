import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '@standoff/store';

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}

function environment(place: StorePlace, port: number): NodeJS.ProcessEnv {
  const store =
    place.kind === 'postgres'
      ? { DATABASE_URL: place.address, SEALING_KEY: place.key.kind === 'given' ? place.key.key : '' }
      : { DATA_DIR: place.file.replace(/[\\/]standoff\.db$/, ''), DATABASE_URL: '' };
  return { ...process.env, ...store, PORT: String(port), HOST: '127.0.0.1' };
}

/** Starts a server of its own process; resolves when it answers. */
export function startProcess(place: StorePlace, port = 0): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', PROGRAM], {
    env: environment(place, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
    child.stdout?.once('data', (chunk) =>
      resolve({
        address: String(chunk).trim(),
        kill: async (signal) => {
          child.kill(signal);
          await ended;
        },
      }),
    );
  });
}
