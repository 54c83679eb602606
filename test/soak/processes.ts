import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '@standoff/store';

const PROGRAM = fileURLToPath(new URL('./server-process.mjs', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Bytes in use, after collecting where the process was started with `--expose-gc`. */
  readonly memory: () => Promise<{ readonly rss: number; readonly heapUsed: number }>;
  /** Bytes resident, as Linux counts them. */
  readonly resident: () => number;
  /** Seconds of a processor used so far. */
  readonly processor: () => number;
}

/** Seconds of a processor used so far; Linux counts hundredths. */
function processorOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function environment(place: StorePlace, port: number): NodeJS.ProcessEnv {
  const store =
    place.kind === 'postgres'
      ? { DATABASE_URL: place.address, SEALING_KEY: place.key.kind === 'given' ? place.key.key : '' }
      : { DATA_DIR: place.file.replace(/[\\/]standoff\.db$/, ''), DATABASE_URL: '' };
  return { ...process.env, ...store, PORT: String(port), HOST: '127.0.0.1' };
}

/** Starts a server of its own process; resolves when it answers. */
export function startProcess(place: StorePlace, port = 0, flags: readonly string[] = []): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [...flags, PROGRAM], {
    env: environment(place, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
    child.stdout?.once('data', (chunk) =>
      resolve({
        address: String(chunk).trim(),
        memory: () =>
          new Promise((told) => {
            child.stdout?.once('data', (line) => told(JSON.parse(String(line))));
            child.kill('SIGUSR2');
          }),
        resident: () => residentOf(child.pid),
        processor: () => processorOf(child.pid),
        kill: async (signal) => {
          child.kill(signal);
          await ended;
        },
      }),
    );
  });
}
