import { expect, test } from 'vitest';
import { decodeText } from './text.ts';

test('UTF-8 is read with and without a byte order mark', () => {
  expect(decodeText(Buffer.from('A Мюн - Тир'))).toBe('A Мюн - Тир');
  expect(decodeText(Buffer.from('\uFEFFA Мюн'))).toBe('A Мюн');
});

test('a file that Windows wrote as Unicode is read', () => {
  expect(decodeText(Buffer.from('\uFEFFA Мюн', 'utf16le'))).toBe('A Мюн');
  expect(decodeText(Buffer.from('\uFEFFA Мюн', 'utf16le').swap16())).toBe('A Мюн');
});

test('an old Russian file and an old Western one are told apart', () => {
  // «А Пар» in Windows-1251; `A München` in Windows-1252.
  expect(decodeText(Uint8Array.from([0xc0, 0x20, 0xcf, 0xe0, 0xf0]))).toBe('А Пар');
  expect(decodeText(Uint8Array.from([0x41, 0x20, 0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]))).toBe('A München');
});

test('UTF-16 without a mark is known by its NULs, the DOS page by its letters', () => {
  for (const text of ['A Par - Bur\n', 'Франция\r\nА Париж - Бургундия\r\n', 'А Пар - Бур']) {
    const little = Buffer.from(text, 'utf16le');
    expect(decodeText(little)).toBe(text);
    expect(decodeText(Buffer.from(little).swap16())).toBe(text);
  }
  // «А Париж - Бургундия, Ф Брест стоит» as a DOS console writes it.
  const dos = (text: string): Uint8Array =>
    Buffer.from(
      [...text].map((letter) => {
        const at = (letter.codePointAt(0) ?? 0) - 0x410;
        return at < 0 ? letter.charCodeAt(0) : at < 48 ? 0x80 + at : 0xe0 + at - 48;
      }),
    );
  for (const text of ['А Париж - Бургундия, Ф Брест стоит', 'А ПАР - БУР']) expect(decodeText(dos(text))).toBe(text);
});

test('UTF-32 is read in both orders, with a mark and without', () => {
  const bytes = (text: string, little: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer([...text].length * 4));
    for (const [index, letter] of [...text].entries()) view.setUint32(index * 4, letter.codePointAt(0) ?? 0, little);
    return new Uint8Array(view.buffer);
  };
  for (const text of ['A Par - Bur\n', 'А Париж - Бургундия', 'A Par \u{1F600}'])
    for (const mark of ['', '\uFEFF'])
      for (const little of [true, false]) expect(decodeText(bytes(mark + text, little))).toBe(text);
});

test('four NULs and other bytes that are no text do not stop anybody', () => {
  expect(decodeText(new Uint8Array(4))).toBe('\0\0\0\0');
  expect(decodeText(new Uint8Array(0))).toBe('');
});
