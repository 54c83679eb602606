import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Chunks, inputProblem, openInput } from './input.ts';
import type { Io } from './io.ts';

const directory = mkdtempSync(join(tmpdir(), 'standoff-input-'));

function ioWith(stdin: Readable): Io {
  return { stdin, stdout: new PassThrough(), stderr: new PassThrough(), env: {}, cwd: directory, now: () => 0 };
}

async function textOf(chunks: Chunks): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

async function problemOf(file: string): Promise<unknown> {
  return textOf(openInput(file, ioWith(Readable.from([])))).catch(inputProblem);
}

test('a packed file and a plain one give the same text, whatever they are called', async () => {
  writeFileSync(join(directory, 'plain.gz'), 'one\ntwo\n');
  writeFileSync(join(directory, 'packed.jsonl'), gzipSync('one\ntwo\n'));
  const io = ioWith(Readable.from([]));
  expect(await textOf(openInput('plain.gz', io))).toBe('one\ntwo\n');
  expect(await textOf(openInput('packed.jsonl', io))).toBe('one\ntwo\n');
});

test('standard input may be packed too, and come byte by byte', async () => {
  const bytes = [...gzipSync('A PAR - BUR')].map((byte) => Buffer.from([byte]));
  expect(await textOf(openInput(undefined, ioWith(Readable.from(bytes))))).toBe('A PAR - BUR');
  expect(await textOf(openInput('-', ioWith(Readable.from([Buffer.from('x')]))))).toBe('x');
  expect(await textOf(openInput('-', ioWith(Readable.from([]))))).toBe('');
});

test('what keeps a file from being read has a name', async () => {
  writeFileSync(join(directory, 'cut.gz'), gzipSync('one\ntwo\n'.repeat(100)).subarray(0, 30));
  expect(await problemOf('nowhere.txt')).toBe('no-such-file');
  expect(await problemOf('.')).toBe('is-a-directory');
  expect(await problemOf('cut.gz')).toBe('broken-gzip');
  expect(inputProblem(new Error('a fault of ours'))).toBeUndefined();
});
