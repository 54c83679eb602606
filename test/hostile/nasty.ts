import type { Chance } from '../random-boards/chance.ts';

/** Words that programs fall over: of other languages, of other programs, of nobody. */
const WORDS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066gnp.exe',
  '\u200b\u200d\ufeff\u00ad',
  '\ufffd\uffff',
  '\u2028\u2029\r\n\t\v\f\u0085',
  `e${'\u0301'.repeat(300)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ﷽',
  'İıſßﬁ',
  'Ａ Ｐａｒ － Ｂｕｒ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1; drop table tables; --",
  '%00%0a%2e%2e%2f',
  '../../../../etc/passwd',
  '<script>alert(1)</script><svg/onload=alert(1)>',
  '#{7*7}{{7*7}}<%= 7*7 %>',
  '$(id)`id`|id',
  'NaN',
  '-0',
  '1e309',
  '9'.repeat(400),
  '0x10',
  'true',
  'null',
  'undefined',
  '=3D=E2=86=92&#8594;&gt;',
  'A PAR - BUR',
  'армия Париж - Бургундия',
  'https://127.0.0.1/x',
  'postgres://user:pass@host/db',
];

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  [],
  {},
  [[]],
  { __proto__: null },
  { length: -1 },
  { kind: '__proto__' },
];

/** A text nobody means well with; now and then a long one. */
export function nastyText(chance: Chance, longest = 3000): string {
  const words = Array.from({ length: 1 + chance.below(4) }, () => chance.pick(WORDS) ?? '');
  const text = words.join(chance.pick(['', ' ', '\n', '"', '\\']) ?? '');
  if (chance.isTrue(0.85)) return text;
  const unit = text === '' ? 'x' : text;
  return unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest);
}

/** Lists in lists, or objects in objects. */
function deep(levels: number, list: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = list ? [value] : { a: value };
  return value;
}

/** JSON so deep that writing it needs a loop. */
export function deepJson(levels: number, list: boolean): string {
  return list ? `${'['.repeat(levels)}1${']'.repeat(levels)}` : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
}

/** Any JSON value nobody means well with. */
export function nastyValue(chance: Chance): unknown {
  if (chance.isTrue(0.4)) return nastyText(chance);
  if (chance.isTrue(0.1)) return deep(1 + chance.below(400), chance.isTrue(0.5));
  if (chance.isTrue(0.1)) return Array.from({ length: chance.below(2000) }, () => chance.pick(VALUES));
  if (chance.isTrue(0.1)) return { [nastyText(chance, 200)]: nastyText(chance, 200), ['__proto__']: { admin: true } };
  return chance.pick(VALUES);
}
