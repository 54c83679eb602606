import { expect, test } from 'vitest';
import { type InputLine, readLines } from './lines.ts';

async function* chunksOf(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function linesOf(chunks: AsyncIterable<Uint8Array>, longest?: number): Promise<readonly InputLine[]> {
  const all: InputLine[] = [];
  for await (const lines of readLines(chunks, longest)) all.push(...lines);
  return all;
}

test('lines are the same wherever the bytes are cut, within a letter too', async () => {
  const bytes = Buffer.from('Мюнхен\r\nB\n\nlast');
  const whole = await linesOf(chunksOf(bytes));
  expect(whole).toEqual([
    { number: 1, text: 'Мюнхен' },
    { number: 2, text: 'B' },
    { number: 3, text: '' },
    { number: 4, text: 'last' },
  ]);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await linesOf(chunksOf(bytes.subarray(0, cut), bytes.subarray(cut)))).toEqual(whole);
  }
});

test('the lines of a chunk are given before the next chunk is asked for', async () => {
  const asked: number[] = [];
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const number of [1, 2, 3]) {
      asked.push(number);
      yield Buffer.from(`${number}\n`);
    }
  }
  const seen: number[] = [];
  for await (const lines of readLines(chunks())) {
    seen.push(...lines.map((line) => Number(line.text)));
    expect(asked.length).toBe(seen.length);
  }
  expect(seen).toEqual([1, 2, 3]);
});

test('a line over the limit is passed over and the next one is read', async () => {
  const lines = await linesOf(chunksOf('12345', '6789\nok\n', '1234567890123'), 8);
  expect(lines).toEqual([
    { number: 1, text: '', tooLong: true },
    { number: 2, text: 'ok' },
    { number: 3, text: '', tooLong: true },
  ]);
});

test('a byte order mark is dropped, an empty file has no lines', async () => {
  expect(await linesOf(chunksOf('\uFEFF{}\n'))).toEqual([{ number: 1, text: '{}' }]);
  expect(await linesOf(chunksOf())).toEqual([]);
});
