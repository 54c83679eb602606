import { type Decoder, russianDecoder, utf8, western } from './bytes.ts';
import type { Repair } from './entities.ts';

const RUN = /(?:=[0-9A-Fa-f]{2})+/y;
const PERCENT = /(?:%[0-9A-Fa-f]{2})+/y;
/** Bytes that stand alone in undecoded mails; others alone are an `=` for an arrow and a place (`A HOL=BEL`). */
const ALONE = new Set([
  0x09, 0x20, 0x21, 0x22, 0x26, 0x27, 0x28, 0x29, 0x2a, 0x2c, 0x2d, 0x2e, 0x2f, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e, 0x85,
  0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xb7, 0xbb,
]);

function bytesOf(run: string): number[] {
  const bytes: number[] = [];
  for (let at = 1; at < run.length; at += 3) bytes.push(Number.parseInt(run.slice(at, at + 2), 16));
  return bytes;
}

/** Quoted-printable at `at`: `=96`, `=3D>`, `=E2=86=92`; letters of an eight-bit set where `russian` reads them. */
export function quotedPrintableAt(text: string, at: number, russian: Decoder | undefined): Repair | undefined {
  RUN.lastIndex = at;
  const match = RUN.exec(text);
  if (match === null) return undefined;
  const bytes = bytesOf(match[0]);
  if (bytes.every((byte) => ALONE.has(byte))) return { put: bytes.map(western).join(''), length: match[0].length };
  const decoded = utf8(bytes);
  if (decoded !== undefined && bytes.some((byte) => byte >= 0x80)) return { put: decoded, length: match[0].length };
  return russian === undefined ? undefined : { put: russian(bytes), length: match[0].length };
}

/** How the letters of a line in quoted-printable are to be read, if it holds Russian words of an eight-bit set. */
export function russianMail(text: string): Decoder | undefined {
  if (!/(?:=[C-F][0-9A-F]){2}/.test(text)) return undefined;
  return russianDecoder((text.match(/=[C-F][0-9A-F]/g) ?? []).map((byte) => Number.parseInt(byte.slice(1), 16)));
}

/** Percent encoding of a copied address: `A%20Par%20-%3E%20Bur`. */
export function percentAt(text: string, at: number): Repair | undefined {
  PERCENT.lastIndex = at;
  const match = PERCENT.exec(text);
  if (match === null) return undefined;
  const decoded = utf8(bytesOf(match[0]));
  return decoded === undefined ? undefined : { put: decoded, length: match[0].length };
}
