import { parseJson } from '@standoff/language';
import { type Failure, refuse } from './failure.ts';

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

async function bytesOf(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The text of a body of at most so many bytes; UTF-8 only. */
async function readText(request: Request, most: number): Promise<{ readonly value: string } | Failure> {
  const bytes = await bytesOf(request, most);
  if (bytes === undefined) return refuse('request/too-large', { most });
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refuse('request/not-json', { line: 1, column: 1 });
  }
}

/** The JSON of a body. No body at all is an empty object: many requests need nothing said. */
export async function readBody(request: Request, most: number): Promise<{ readonly value: unknown } | Failure> {
  const text = await readText(request, most);
  if ('failed' in text) return text;
  if (text.value.trim() === '') return { value: {} };
  if (isTooDeep(text.value)) return refuse('request/invalid', { at: '' });
  const json = parseJson(text.value);
  if (json.ok) return { value: json.value };
  const { code: _, ...place } = json.problem;
  return refuse('request/not-json', place);
}
