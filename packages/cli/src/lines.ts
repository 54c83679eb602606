import type { Chunks } from './input.ts';

/** A line of a file, counted from 1; `tooLong`: it was passed over. */
export interface InputLine {
  readonly number: number;
  readonly text: string;
  readonly tooLong?: true;
}

/** The longest line that is read, in bytes. A whole game with its reasons is far below. */
export const LONGEST_LINE: number = 16 * 1024 * 1024;

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Splits bytes into lines as they come, never holding more than one line: each step gives the lines that one chunk
 * completed. Reads UTF-8; line ends are LF or CRLF; a byte order mark is dropped.
 */
export async function* readLines(chunks: Chunks, longest: number = LONGEST_LINE): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder();
  let held: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  let tooLong = false;
  const finish = (): InputLine => {
    number += 1;
    const bytes = held.length === 1 ? held[0] : Buffer.concat(held, length);
    const line: InputLine = tooLong
      ? { number, text: '', tooLong: true }
      : { number, text: decoder.decode(bytes?.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes) };
    held = [];
    length = 0;
    tooLong = false;
    return line;
  };
  const hold = (part: Uint8Array): void => {
    length += part.length;
    if (length > longest) {
      tooLong = true;
      held = [];
    } else if (!tooLong && part.length > 0) held.push(part);
  };
  for await (const chunk of chunks) {
    const lines: InputLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      lines.push(finish());
      start = end + 1;
    }
    hold(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [finish()];
}
