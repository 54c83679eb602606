import { codePageOf } from './code-page.ts';
import { type Chunks, openInput } from './input.ts';
import type { Io } from './io.ts';

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** UTF-32 by its byte order mark, or by NULs in the upper half of every four bytes. */
function isUtf32(bytes: Uint8Array): 'little' | 'big' | undefined {
  if (bytes.length < 4 || bytes.length % 4 !== 0) return undefined;
  let little = true;
  let big = true;
  for (let at = 0; at < bytes.length && (little || big); at += 4) {
    // Nothing of the Unicode that people write is above 0x1ffff.
    little &&= bytes[at + 3] === 0 && (bytes[at + 2] ?? 0) < 2;
    big &&= bytes[at] === 0 && (bytes[at + 1] ?? 0) < 2;
  }
  // Four NULs say nothing of the order.
  return little === big ? undefined : little ? 'little' : 'big';
}

function decodeUtf32(bytes: Uint8Array, order: 'little' | 'big'): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const code = view.getUint32(at, order === 'little');
    if (at > 0 || code !== 0xfeff) text += String.fromCodePoint(code);
  }
  return text;
}

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

/**
 * Bytes as text: UTF-8, UTF-16, UTF-32, else the one-byte sets of old files: Russian ones (of Windows, Unix, its DOS,
 * ISO) where much of the text is outside ASCII, the Western one where little is (`München`).
 */
export function decodeText(bytes: Uint8Array): string {
  const utf32 = isUtf32(bytes);
  if (utf32 !== undefined) return decodeUtf32(bytes, utf32);
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
