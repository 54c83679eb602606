import { describe, expect, test } from 'vitest';
import { repairLine } from './repair.ts';

describe('repairLine', () => {
  test.each([
    ['A Par -&gt; Bur', 'A Par -> Bur'],
    ['A Par &#8594; Bur', 'A Par → Bur'],
    ['A Par &#x2192; Bur', 'A Par → Bur'],
    ['A Par &rarr; Bur', 'A Par → Bur'],
    ['A Par =E2=86=92 Bur', 'A Par → Bur'],
    ['A Par =3D> Bur', 'A Par => Bur'],
    ['A Par \\u2192 Bur', 'A Par → Bur'],
    ['A Par â†’ Bur', 'A Par → Bur'],
    ['A Par â€“ Bur', 'A Par – Bur'],
    ['A MÃ¼n - Bur', 'A Mün - Bur'],
    ['Рђ РџР°СЂ - Р‘СѓСЂ', 'А Пар - Бур'],
    ['=D0=90 =D0=9F=D0=B0=D1=80', 'А Пар'],
    ['A%20Par-Bur', 'A Par-Bur'],
  ])('%s is mended', (damaged, whole) => {
    expect(repairLine(damaged).text).toBe(whole);
  });

  test.each(['A Par - Bur', 'А Пар - Бур', 'A Mün S A Ber', 'A Par=Bur', 'A & B', '100% sure', 'A Par â Bur'])(
    '%s is left alone',
    (line) => {
      expect(repairLine(line).text).toBe(line);
    },
  );

  test('every character keeps the place it had', () => {
    const { text, origin } = repairLine('A Par -&gt; Bur');
    expect(text.indexOf('Bur')).toBe(9);
    expect(origin?.[9]).toBe(12);
  });
});
