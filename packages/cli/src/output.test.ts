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
