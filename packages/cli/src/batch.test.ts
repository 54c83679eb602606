import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { answerLines } from './batch.ts';
import type { Io } from './io.ts';
import { toOutput } from './output.ts';
import { ENGLISH } from './words/en.ts';

test('a fault of ours on one line is told as such, and the lines after it are answered', async () => {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const io: Io = { stdin: Readable.from([Buffer.from('1\n2\n3\n')]), stdout, stderr, env: {}, cwd: '.', now: () => 0 };
  const session = {
    io,
    out: toOutput(stdout),
    err: toOutput(stderr),
    lang: 'en',
    askedLang: undefined,
    words: ENGLISH,
  };
  const status = await answerLines(undefined, { ...session, lang: 'en' }, (text) => {
    if (text === '2') throw new Error('a broken invariant');
    return { value: Number(text), readable: true };
  });
  expect(status).toBe(1);
  const [first, second, third] = String(stdout.read()).split('\n');
  expect([first, third]).toEqual(['1', '3']);
  expect(JSON.parse(second ?? '')).toMatchObject({ line: 2, error: { code: 'internal' } });
  expect(String(stderr.read())).toContain('a broken invariant');
});
