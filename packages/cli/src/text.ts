import { type Chunks, openInput } from './input.ts';
import type { Io } from './io.ts';

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** Share of bytes above ASCII from which an old one-byte text is taken for Russian rather than Western. */
const MOSTLY_CYRILLIC = 0.2;

/** UTF-16 by its byte order mark, or by NULs in every other place (blanks and line ends have them in any language). */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  if ((even === 0) === (odd === 0)) return undefined;
  return even === 0 ? 'utf-16le' : 'utf-16be';
}

/** The one-byte set of a text that is not UTF-8. */
function codePageOf(bytes: Uint8Array): 'windows-1251' | 'windows-1252' | 'ibm866' {
  let high = 0;
  let dos = 0;
  for (const byte of bytes) {
    if (byte > 0x7f) high += 1;
    // Most letters of the Russian DOS page; in the Windows pages there are hardly any.
    if (byte > 0x7f && byte < 0xb0) dos += 1;
  }
  if (high <= bytes.length * MOSTLY_CYRILLIC) return 'windows-1252';
  return dos * 2 > high ? 'ibm866' : 'windows-1251';
}

/**
 * Bytes as text: UTF-8, UTF-16, else the one-byte sets that Windows still writes: 1251 where much of the text is
 * outside ASCII (866 on its console), 1252 where little is (`München`).
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(codePageOf(bytes)).decode(bytes);
  }
}

/** The whole text of a file that a person wrote, or of standard input for `-`. */
export async function readText(file: string, io: Io): Promise<string> {
  return decodeText(await collect(openInput(file, io)));
}
