import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { toOutput } from './output.ts';

test('writing waits for a slow reader', async () => {
  const waiting: (() => void)[] = [];
  const slow = new Writable({
    highWaterMark: 4,
    write: (_chunk, _encoding, done) => {
      waiting.push(done);
    },
  });
  const out = toOutput(slow);
  let finished = false;
  const writing = out.write('more than four').then(() => {
    finished = true;
  });
  await new Promise(setImmediate);
  expect(finished).toBe(false);
  waiting[0]?.();
  await writing;
  expect(finished).toBe(true);
});

test('a reader that went away ends the writing without an error', async () => {
  const gone = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
  });
  const out = toOutput(gone);
  await out.write('text');
  await new Promise(setImmediate);
  expect(out.closed()).toBe(true);
  await out.write('more');
});

test('what cannot be written is kept as a failure, and nothing more is written', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' })),
  });
  const out = toOutput(full);
  await out.write('text');
  await new Promise(setImmediate);
  expect(out.closed()).toBe(true);
  expect(out.failure()).toMatchObject({ code: 'ENOSPC' });
  await out.write('more');
});
