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
