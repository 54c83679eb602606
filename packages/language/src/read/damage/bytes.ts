/** Text read with the wrong character set: the same bytes read with the right one. Tables of facts, no platform API. */

/** Windows-1252, bytes 80 to 9F; an empty place is a control character. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Windows-1251, bytes 80 to BF. */
const CP1251 = 'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕї';
/** KOI8-R, bytes C0 to FF. */
const KOI8 = 'юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ';

/** The byte a character has in Windows-1252; `undefined` if it has none. */
export function byteInCp1252(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  if (code < 0x100) return code;
  const index = CP1252.indexOf(letter);
  return index < 0 ? undefined : 0x80 + index;
}

/** The byte a character has in Windows-1251; `undefined` if it has none. */
export function byteInCp1251(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  if (code < 0x80) return code;
  if (code >= 0x410 && code <= 0x44f) return code - 0x410 + 0xc0;
  const index = CP1251.indexOf(letter);
  return index < 0 ? undefined : 0x80 + index;
}

function inCp1251(byte: number): string {
  if (byte >= 0xc0) return String.fromCharCode(byte - 0xc0 + 0x410);
  return byte >= 0x80 ? (CP1251[byte - 0x80] ?? '') : String.fromCharCode(byte);
}

function inKoi8(byte: number): string {
  if (byte >= 0xc0) return KOI8[byte - 0xc0] ?? '';
  return byte === 0xa3 ? 'ё' : byte === 0xb3 ? 'Ё' : inCp1251(byte);
}

function inCp1252(byte: number): string {
  return byte >= 0x80 && byte < 0xa0 ? (CP1252[byte - 0x80] ?? '') : String.fromCharCode(byte);
}

/** Bytes as UTF-8; `undefined` if they are not. */
export function utf8(bytes: readonly number[]): string | undefined {
  let out = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    const length =
      lead < 0x80 ? 1 : lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0 || (lead >= 0x80 && lead < 0xc2) || at + length > bytes.length) return undefined;
    let code = length === 1 ? lead : lead & (0xff >> (length + 1));
    for (let more = 1; more < length; more++) {
      const byte = bytes[at + more] ?? 0;
      if ((byte & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (byte & 0x3f);
    }
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    out += String.fromCodePoint(code);
    at += length;
  }
  return out;
}

/** Reads bytes of an eight-bit set. */
export type Decoder = (bytes: readonly number[]) => string;

/** Russian bytes of an unnamed eight-bit set: Windows-1251 and KOI8-R differ in which half is small letters. */
export function russianDecoder(bytes: readonly number[]): Decoder {
  let high = 0;
  let low = 0;
  for (const byte of bytes) {
    if (byte >= 0xe0) high += 1;
    else if (byte >= 0xc0) low += 1;
  }
  const letter = high >= low ? inCp1251 : inKoi8;
  return (some) => some.map(letter).join('');
}

/** A lone high byte of a western mail: dashes, bullets, quotes. */
export function western(byte: number): string {
  return inCp1252(byte);
}
