import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSealed, sealOf } from './seal.ts';

const seal = sealOf(randomBytes(32));

test('what is sealed opens again at its place, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, where) => {
      const closed = seal.close(text, where);
      expect(isSealed(closed)).toBe(true);
      expect(seal.open(closed, where)).toBe(text);
    }),
  );
});

test('the same text is sealed to another one each time, and shows nothing of what it says', () => {
  const [one, two] = [seal.close('A Par - Bur', 'x'), seal.close('A Par - Bur', 'x')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.slice(8), 'base64url').toString('latin1')).not.toContain('Par');
});

test('a sealed text opens neither in another row, nor with another key, nor when a letter of it was changed', () => {
  const closed = seal.close('{"France":[]}', 'table:a');
  expect(() => seal.open(closed, 'table:b')).toThrow();
  expect(() => sealOf(randomBytes(32)).open(closed, 'table:a')).toThrow();
  const at = closed.length - 5;
  expect(() =>
    seal.open(`${closed.slice(0, at)}${closed[at] === 'A' ? 'B' : 'A'}${closed.slice(at + 1)}`, 'table:a'),
  ).toThrow();
  expect(() => seal.open('sealed1.', 'table:a')).toThrow();
});

test('a text of before there were seals is given as it is', () => {
  expect(seal.open('{"France":[]}', 'table:a')).toBe('{"France":[]}');
});
