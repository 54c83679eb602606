import type { IncomingMessage } from 'node:http';
import { parseJson } from '@standoff/language';
import type { Context } from 'hono';
import { incomingOf } from '../guard/who.ts';
import { type Failure, refuse } from './failure.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** JSON nested deeper than this is no request of ours. */
const DEEPEST = 64;

/** Whether JSON is nested deeper than any of ours. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inText) {
      if (letter === 92) i++;
      else if (letter === 34) inText = false;
    } else if (letter === 34) inText = true;
    else if (letter === 91 || letter === 123) {
      if (++depth > DEEPEST) return true;
    } else if (letter === 93 || letter === 125) depth--;
  }
  return false;
}

/** What a body came to; `gone`: whoever asked went away in the middle of it. */
type Bytes = { readonly value: Uint8Array } | 'too-large' | 'gone';

function isTooLong(length: string | null | undefined, most: number): boolean {
  return Number(length ?? 0) > most;
}

/** Bytes as they come from the network: by way of a stream of the web each request would cost much more. */
function bytesFrom(incoming: IncomingMessage, most: number): Promise<Bytes> {
  if (isTooLong(incoming.headers['content-length'], most)) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (bytes: Bytes): void => {
      incoming.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      resolve(bytes);
    };
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= most) return;
      incoming.pause();
      finish('too-large');
    };
    const onEnd = (): void => finish({ value: Buffer.concat(chunks) });
    const onGone = (): void => finish('gone');
    if (incoming.readableEnded) onEnd();
    else if (incoming.destroyed) onGone();
    else incoming.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

async function bytesOf(c: Context, most: number): Promise<Bytes> {
  const incoming = incomingOf(c.env);
  if (incoming !== undefined) return await bytesFrom(incoming, most);
  if (isTooLong(c.req.header('content-length'), most)) return 'too-large';
  const value = new Uint8Array(await c.req.raw.arrayBuffer());
  return value.length > most ? 'too-large' : { value };
}

/** The text of a body of at most so many bytes; UTF-8 only. */
export async function readText(c: Context, most: number): Promise<{ readonly value: string } | Failure> {
  const bytes = await bytesOf(c, most);
  if (bytes === 'too-large') return refuse('request/too-large', { most });
  if (bytes === 'gone') return refuse('request/invalid', { at: '' });
  try {
    return { value: UTF8.decode(bytes.value) };
  } catch {
    return refuse('request/not-json', { line: 1, column: 1 });
  }
}

/** The JSON of a body. No body at all is an empty object: many requests need nothing said. */
export function parseBody(text: string): { readonly value: unknown } | Failure {
  if (text.trim() === '') return { value: {} };
  if (isTooDeep(text)) return refuse('request/invalid', { at: '' });
  const json = parseJson(text);
  if (json.ok) return { value: json.value };
  const { code: _, ...place } = json.problem;
  return refuse('request/not-json', place);
}
