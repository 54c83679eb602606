import type { Readable, Writable } from 'node:stream';

/** What a command may touch besides files: given, so that tests can run commands without a process. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The directory that relative file names start from. */
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The streams and the surroundings of this process. */
export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    now: Date.now,
  };
}
