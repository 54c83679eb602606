import { expect, test } from 'vitest';
import { escapeXml, num, pathThrough } from './svg.ts';

test('Numbers are written to a tenth, without a negative zero', () => {
  expect([num(1.26), num(-0.01), num(12), num(-3.949)]).toEqual(['1.3', '0', '12', '-3.9']);
});

test('A drawing never holds a number that is none', () => {
  expect(() => num(Number.NaN)).toThrow(RangeError);
  expect(() => pathThrough([[0, Number.POSITIVE_INFINITY]])).toThrow(RangeError);
});

test('Text is fit for XML', () => {
  expect(escapeXml(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;');
  expect(escapeXml('a\u0000b\u001fc\ud800d\uffff 😀 ё')).toBe('abcd 😀 ё');
});
