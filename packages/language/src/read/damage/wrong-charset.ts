import { byteInCp1251, byteInCp1252, russianDecoder, utf8 } from './bytes.ts';
import type { Repair } from './entities.ts';

/** A run longer than this is not damage but a text. */
const LONGEST_RUN = 400;
const EXPECTED = /^[\u00a0-\u00ff\u0400-\u04ff\u2010-\u2040\u2190-\u21ff\u2212\u2500-\u27ff]+$/;

function asUtf8(text: string, at: number, byteOf: (letter: string) => number | undefined): Repair | undefined {
  const bytes: number[] = [];
  let end = at;
  for (; end < text.length && end - at < LONGEST_RUN; end++) {
    const byte = byteOf(text[end] ?? '');
    if (byte === undefined || byte < 0x80) break;
    bytes.push(byte);
  }
  if (bytes.length < 2) return undefined;
  const put = utf8(bytes);
  return put !== undefined && EXPECTED.test(put) ? { put, length: end - at } : undefined;
}

/** UTF-8 that was read as Windows-1252 or Windows-1251: `â€“` for a dash, «РџР°СЂ» for «Пар». */
export function wrongCharsetAt(text: string, at: number): Repair | undefined {
  // The last character was a curly quote until somebody straightened it.
  if (text.startsWith('â€"', at)) return { put: '—', length: 3 };
  return asUtf8(text, at, byteInCp1252) ?? asUtf8(text, at, byteInCp1251);
}

/** A whole line of eight-bit Russian read as Latin-1 (`À Ïàð - Áóð`); `undefined` if it is not one. */
export function russianLine(text: string): string | undefined {
  let strange = 0;
  let plain = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0xc0 && code <= 0xff) strange += 1;
    else if (code > 0xff || (code | 0x20) >= 0x61) plain += code > 0xff || (code | 0x20) <= 0x7a ? 1 : 0;
  }
  if (strange < 3 || strange < plain * 2) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) bytes.push(text.charCodeAt(at) & 0xff);
  return russianDecoder(bytes)(bytes);
}
