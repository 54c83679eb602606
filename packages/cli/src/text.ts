import { type Chunks, openInput } from './input.ts';
import type { Io } from './io.ts';

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** Share of bytes above ASCII from which an old one-byte text is taken for Russian rather than Western. */
const MOSTLY_CYRILLIC = 0.2;

/**
 * Bytes as text: UTF-8, UTF-16 with a byte order mark, else the one-byte sets that Windows still writes: 1251 where
 * much of the text is outside ASCII, 1252 where little is (`München`).
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    let high = 0;
    for (const byte of bytes) if (byte > 0x7f) high += 1;
    return new TextDecoder(high > bytes.length * MOSTLY_CYRILLIC ? 'windows-1251' : 'windows-1252').decode(bytes);
  }
}

/** The whole text of a file that a person wrote, or of standard input for `-`. */
export async function readText(file: string, io: Io): Promise<string> {
  return decodeText(await collect(openInput(file, io)));
}
