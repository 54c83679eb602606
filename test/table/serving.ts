import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./serve-process.mjs', import.meta.url));
/** The same without limits on how much anybody may ask. */
const UNLIMITED = fileURLToPath(new URL('../soak/server-process.mjs', import.meta.url));
type Environment = Readonly<Record<string, string>>;

/** How a process that could not begin ended. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A served process. */
export interface Serving {
  readonly address: string;
  readonly stop: () => Promise<Ended>;
}

/** Of the settings of whoever runs the tests only the way to programs is kept. */
function environment(env: Environment): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, PORT: '0', LANG: 'en_GB.UTF-8', ...env };
}

interface How {
  /** A module that is loaded before anything else. */
  readonly preload?: string;
  /** How many blocks of 512 bytes a file may have. */
  readonly largestFile?: number;
  readonly unlimited?: boolean;
}

function begin(
  env: Environment,
  { largestFile, unlimited = false, preload }: How = {},
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const first = preload === undefined ? [] : ['--import', preload];
  const node = [...first, unlimited ? UNLIMITED : PROGRAM];
  // A shell can set how large a file may grow; the signal that comes with it is passed over, as on a full disk there is none.
  const limited = `trap '' XFSZ; ulimit -f ${largestFile}; exec "$0" "$@"`;
  const child =
    largestFile === undefined
      ? spawn(process.execPath, node, { env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('sh', ['-c', limited, process.execPath, ...node], {
          env: environment(env),
          stdio: ['ignore', 'pipe', 'pipe'],
        });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<Ended>((resolve) => child.once('close', (status) => resolve({ status, out, err })));
  return { child, ended };
}

/** Starts a process that is to fail; resolves when it has. One that begins after all is stopped, with status 0. */
export async function failing(env: Environment, how?: How): Promise<Ended> {
  const { child, ended } = begin(env, how);
  child.stdout?.once('data', () => child.kill('SIGTERM'));
  return await ended;
}

/** Starts a process that is to serve. */
export async function serving(env: Environment, how?: How): Promise<Serving> {
  const { child, ended } = begin(env, how);
  const address = await new Promise<string>((resolve, reject) => {
    void ended.then(({ err }) => reject(new Error(err)));
    child.stdout?.once('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''));
  });
  return {
    address,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
