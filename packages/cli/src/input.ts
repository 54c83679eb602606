import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Io } from './io.ts';

/** Bytes as they come. */
export type Chunks = AsyncIterable<Uint8Array>;

async function* prepended(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Unpacks what starts like a gzip file, whatever its name; passes on everything else. */
async function* unpacked(source: Chunks): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array(0);
  while (first.length < 2) {
    const next = await chunks.next();
    if (next.done === true) break;
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  const all = prepended(first, chunks);
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield* all;
    return;
  }
  yield* pipeline(Readable.from(all), createGunzip(), () => undefined);
}

/** Bytes read from a file at once: what is in it is there already, so nobody waits for a larger piece. */
const FILE_CHUNK = 256 * 1024;

/**
 * Opens a file, or standard input for `undefined` and `-`, packed by gzip or not. Errors (no such file, …) come out
 * of the iteration as they are; `inputProblem` makes sense of them.
 */
export function openInput(file: string | undefined, io: Io): Chunks {
  const highWaterMark = FILE_CHUNK;
  return unpacked(
    file === undefined || file === '-' ? io.stdin : createReadStream(resolve(io.cwd, file), { highWaterMark }),
  );
}

/** Why a file could not be read. */
export type InputProblem = 'no-such-file' | 'is-a-directory' | 'not-allowed' | 'broken-gzip' | 'disk-full' | 'other';

const PROBLEMS: Readonly<Record<string, InputProblem>> = {
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
  EISDIR: 'is-a-directory',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  Z_DATA_ERROR: 'broken-gzip',
  Z_BUF_ERROR: 'broken-gzip',
};

/** The problem behind an error of reading or writing; `undefined` for an error that is none of the file system's. */
export function inputProblem(error: unknown): InputProblem | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (PROBLEMS[error.code] !== undefined) return PROBLEMS[error.code];
  return 'syscall' in error ? 'other' : undefined;
}
