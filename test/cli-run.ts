import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { type Io, run } from '@standoff/cli';

/** What a command printed and how it ended. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** What is piped in; without it standard input is a terminal. */
  readonly stdin?: string | Uint8Array | readonly (string | Uint8Array)[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Standard output is a terminal. */
  readonly terminal?: boolean;
}

function collector(): { readonly stream: Writable; readonly text: () => string } {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      parts.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(parts).toString() };
}

function inputOf(stdin: Surroundings['stdin']): Io['stdin'] {
  if (stdin === undefined) return Object.assign(new PassThrough(), { isTTY: true });
  const parts = typeof stdin === 'string' || stdin instanceof Uint8Array ? [stdin] : stdin;
  return Readable.from(parts.map((part) => Buffer.from(part)));
}

/** Runs one command line within this process. */
export async function standoff(argv: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { stdin, env = {}, cwd = process.cwd(), terminal = false } = surroundings;
  const out = collector();
  const err = collector();
  const status = await run(argv, {
    stdin: inputOf(stdin),
    stdout: Object.assign(out.stream, { isTTY: terminal }),
    stderr: err.stream,
    env,
    cwd,
    now: () => 1_700_000_000_000,
  });
  return { status, out: out.text(), err: err.text() };
}

/** A new directory with these files in it. */
export function directoryWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'standoff-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}

/** The JSON lines that a command printed. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
export function jsonLines(text: string): any[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
