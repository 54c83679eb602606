import { expect, test } from 'vitest';
import { codePageOf } from './code-page.ts';

/** A text in a one-byte set. */
function encoded(text: string, page: string): Uint8Array {
  const decoder = new TextDecoder(page);
  const bytes = new Map<string, number>();
  for (let byte = 0xff; byte >= 0; byte--) bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text], (letter) => bytes.get(letter) ?? 0x3f);
}

const TEXTS = [
  'А Париж - Бургундия\nФ Брест - Ла-Манш\nА Марсель поддерживает А Париж - Бургундия\n',
  'Франция\nА ПАР - БУР\nФ БРЕ - САТ\n',
  'А ПАР - БУР',
  'А Пар - Бур',
  'а пар - бур',
  'Ф ЛОН К А ЙОР - НОР',
  'Ф Северное море конвоирует А Йорк - Норвегия',
  'Германия: А Мюн - Тир, Ф Киль - Дания. Удачи!',
  'ГЕРМАНИЯ: А МЮН Д, Ф КИЛ Д',
  'Построить армию в Варшаве и флот в Севастополе',
];

test.each(['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'])('Russian orders in %s are known as such', (page) => {
  for (const text of TEXTS) expect([text, codePageOf(encoded(text, page))]).toEqual([text, page]);
});

test('a text with a few letters outside ASCII is Western', () => {
  expect(codePageOf(encoded('A München - Österreich', 'windows-1252'))).toBe('windows-1252');
});
