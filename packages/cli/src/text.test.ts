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
