import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directoryWith, jsonLines, standoff } from './cli-run.ts';

const FILE = new URL('cases/orders-as-written.jsonl', import.meta.url);

test('every line of orders as written comes out of a batch as the file says', async () => {
  const cases = jsonLines(readFileSync(FILE, 'utf8'));
  const { status, out, err } = await standoff(['read', '--batch', FILE.pathname]);
  expect([status, err]).toEqual([0, '']);
  const answers = jsonLines(out);
  expect(answers.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  const different: unknown[] = [];
  for (const [index, { id, expect: wanted, line, lines }] of cases.entries()) {
    const { orders, errors } = answers[index];
    const key = ({ power = '', canonical }: { power?: string; canonical: string }): string => `${power} ${canonical}`;
    const also = new Map<string, string>();
    const normal = (order: { canonical: string; also?: string[] }): string => {
      for (const other of order.also ?? []) also.set(key({ ...order, canonical: other }), key(order));
      return key(order);
    };
    const want = (wanted.orders ?? []).map(normal).sort();
    const got = orders
      .map(key)
      .map((text: string) => also.get(text) ?? text)
      .sort();
    const kinds = errors.map(({ kind }: { kind: string }) => kind);
    const right =
      JSON.stringify(want) === JSON.stringify(got) &&
      (wanted.error === undefined ? kinds.length === 0 : kinds.includes(wanted.error)) &&
      (wanted.error !== 'ambiguous' ||
        JSON.stringify([...wanted.candidates].sort()) === JSON.stringify([...(errors[0]?.candidates ?? [])].sort()));
    if (!right) different.push({ id, text: line ?? lines, want: wanted, got: { orders, errors } });
  }
  expect(different).toEqual([]);
});

test('a line of a batch that is no case is named; the others are read', async () => {
  const stdin = [
    JSON.stringify({ id: 1, phase: 'movement', line: 'A Par-Bur' }),
    '{',
    JSON.stringify({ id: 2, phase: 'movement' }),
    JSON.stringify({ id: 3, phase: 'movement', line: 'A Par-Bur', units: [{ type: 'A', at: 'Paris' }] }),
    JSON.stringify({ id: 4, phase: 'movement', lines: ['ENGLAND:', 'F Lon-Nth', 'A Qwx-Yzq'] }),
  ].join('\n');
  const { status, out } = await standoff(['read', '--batch'], { stdin });
  expect(status).toBe(1);
  const [first, second, third, fourth, fifth] = jsonLines(out);
  expect(first).toEqual({ id: 1, orders: [{ canonical: 'A PAR - BUR' }], errors: [] });
  expect(second).toMatchObject({ line: 2, error: { code: 'file/not-json' } });
  expect(third).toMatchObject({ id: 2, line: 3, error: { code: 'file/shape' } });
  expect(fourth).toMatchObject({ id: 3, line: 4, error: { code: 'position/unknown-place' } });
  expect(fifth).toMatchObject({ id: 4, orders: [{ power: 'ENGLAND', canonical: 'F LON - NTH' }] });
  expect(fifth.errors).toMatchObject([{ line: 3, kind: 'unknown' }]);
});

const MAIL = `Hello all,

FRANCE
A Par - Bur
F Bre - Qwxyz
`;

test('what was understood is shown line by line, what was not is told with its place', async () => {
  const cwd = directoryWith({ 'mail.txt': MAIL });
  const { status, out, err } = await standoff(['read', 'mail.txt'], { cwd });
  expect(status).toBe(1);
  expect(out).toBe(`1  Hello all,
     = (no order)
3  FRANCE
     = (heading)
4  A Par - Bur
     = France: A PAR - BUR
5  F Bre - Qwxyz
     = (not understood)
1 order understood, 1 problem.
`);
  expect(err).toMatch(/^mail\.txt:5:9: .*Qwxyz.*\n {2}5 \| F Bre - Qwxyz\n {4}\| {9}\^{5}\n$/);
});

test('orders are rewritten as codes or as names in either language, and read back the same', async () => {
  const stdin = 'France: A Mar S A Par - Bur, F Bre-Eng\nEngland: F Nth C A Lon - Nwy\n';
  const codes = await standoff(['read', '--to', 'codes'], { stdin });
  expect(codes).toEqual({
    status: 0,
    out: 'France\nA MAR S A PAR - BUR\nF BRE - ENG\n\nEngland\nF NTH C A LON - NWY\n',
    err: '',
  });
  for (const lang of ['en', 'ru']) {
    const names = await standoff(['read', '--to', lang], { stdin });
    expect(names.status).toBe(0);
    expect(await standoff(['read', '--to', 'codes'], { stdin: names.out })).toEqual(codes);
  }
});

test('a position settles what a text alone leaves open', async () => {
  const cwd = directoryWith({ 'position.txt': 'Germany: A Munich\nItaly: F Tyrrhenian Sea\n' });
  const alone = await standoff(['read', '--to', 'codes'], { stdin: 'Mun - Tyr' });
  expect(alone.status).toBe(0);
  const { status, out } = await standoff(['read', '--to', 'codes', '--position', 'position.txt'], {
    cwd,
    stdin: 'Mun - Tyr\n',
  });
  expect([status, out]).toEqual([0, 'Germany\nA MUN - TYR\n']);
});

test('as data', async () => {
  const { status, out } = await standoff(['read', '--json'], { stdin: MAIL });
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    orders: [{ power: 'France', line: 4, column: 1, canonical: 'A PAR - BUR', order: { kind: 'move' } }],
    errors: [{ line: 5, column: 9, kind: 'unknown', word: 'Qwxyz' }],
  });
});

test('an order that does not count is shown with why it does not', async () => {
  const stdin = 'France: A Par - Bur\n\nA Par - Pic\n\nOn Sunday, Anna wrote:\n> A Mun - Ruh\n';
  const english = await standoff(['read'], { stdin });
  expect(english.out).toContain('1  France: A Par - Bur\n     = France: A PAR - BUR (replaced by line 3)\n');
  expect(english.out).toContain('3  A Par - Pic\n     = France: A PAR - PIC\n');
  expect(english.out).toContain('6  > A Mun - Ruh\n     = A MUN - RUH (quoted, does not count)\n1 order understood');
  const russian = await standoff(['read', '--lang', 'ru'], { stdin });
  expect(russian.out).toContain('     = Франция: A PAR - BUR (заменён приказом в строке 3)\n');
  expect(russian.out).toContain('     = A MUN - RUH (цитата, не в счёт)\n');
  const { notices } = JSON.parse((await standoff(['read', '--json'], { stdin })).out);
  expect(notices).toMatchObject([
    { code: 'order/replaced', line: 1, byLine: 3, message: expect.stringContaining('line 3') },
    { code: 'order/quoted', line: 6, message: expect.stringMatching(/\.$/) },
  ]);
});

test('of a text without end only the first problems are told, and how many more there are', async () => {
  const cwd = directoryWith({ 'junk.txt': 'A Xyz - Qqq\n'.repeat(250) });
  const { status, err } = await standoff(['read', 'junk.txt'], { cwd });
  expect(status).toBe(1);
  expect(err.match(/^junk\.txt:/gm)).toHaveLength(100);
  expect(err).toMatch(/… and \d+ more\.\n/);
});
