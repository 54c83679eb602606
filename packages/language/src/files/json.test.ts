import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson, parseJson } from './json.ts';
import { jsonFault } from './json-fault.ts';

test('whatever is written is read back the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = parseJson(formatJson(value));
      expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

test('what fits into a line stands in one line, longer values are broken up', () => {
  expect(formatJson({ a: [1, 2], b: undefined })).toBe('{ "a": [1, 2] }\n');
  const order = { power: 'France', text: 'A PAR - BUR', order: { kind: 'move', unit: { type: 'A', at: 'PAR' } } };
  expect(formatJson([order, order]).split('\n').length).toBe(5);
});

test('the place where JSON breaks off is told', () => {
  expect(parseJson('{\n  "a": 1,\n  "b": x\n}')).toEqual({
    ok: false,
    problem: { code: 'file/not-json', line: 3, column: 8 },
  });
  expect(parseJson('{"a": [1, 2')).toEqual({
    ok: false,
    problem: { code: 'file/not-json', line: 1, column: 12 },
  });
  expect(parseJson('')).toMatchObject({ ok: false, problem: { line: 1, column: 1 } });
});

test('a broken text is found broken where the platform stops reading it', () => {
  const broken = ['{"a": 01}', '[1,]', '{"a" 1}', '{a: 1}', '["x\ty"]', '"\\x"', '[1] 2', 'nul', '{"a":tru}', '[1 2]'];
  expect(broken.map((text) => [text.slice(0, jsonFault(text)), text.slice(jsonFault(text))])).toEqual([
    ['{"a": ', '01}'],
    ['[1,', ']'],
    ['{"a" ', '1}'],
    ['{', 'a: 1}'],
    ['[', '"x\ty"]'],
    ['', '"\\x"'],
    ['[1] ', '2'],
    ['', 'nul'],
    ['{"a":', 'tru}'],
    ['[1 ', '2]'],
  ]);
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(jsonFault(text)).toBe(text.length);
    }),
  );
});
