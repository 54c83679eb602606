import { expect, test } from 'vitest';
import { jsonOf } from './json.ts';

test('the JSON of an object is the same whether its parts were written before or not', () => {
  const state = { units: ['A Par', 'Ö "x"\n'], none: {} };
  const saved = { France: { orders: [1, 2] }, 'a "b"': {} };
  for (let times = 0; times < 2; times++) {
    expect(JSON.parse(jsonOf({ id: 'x', n: 1 }, { state }))).toEqual({ id: 'x', n: 1, state });
    expect(JSON.parse(jsonOf({}, saved))).toEqual(saved);
    expect(JSON.parse(jsonOf({ a: 1 }, { saved: jsonOf({}, saved), state }))).toEqual({ a: 1, saved, state });
    expect(jsonOf({}, {})).toBe('{}');
    expect(jsonOf({ a: 1 }, {})).toBe('{"a":1}');
  }
});
