import { PassThrough, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { run } from '@standoff/cli';
import { expect, test } from 'vitest';
import { directoryWith, jsonLines, standoff } from './cli-run.ts';

const PARIS = { power: 'France', type: 'A', at: 'PAR' };

function caseOf(id: unknown, text: string, change: object = {}): string {
  const phase = { phase: 'movement', position: { units: [PARIS] }, orders: [{ power: 'France', text }], ...change };
  return JSON.stringify({ id, phases: [phase] });
}

test('a line that cannot be read is named, the others are judged, and the status is 1', async () => {
  const stdin = [
    caseOf('good', 'A PAR - BUR'),
    '{"id": "cut", "phases": [',
    '',
    '   ',
    '[]',
    caseOf('shape', 'A PAR H', { orders: 'A PAR H' }),
    caseOf('place', 'A PAR H', { position: { units: [{ ...PARIS, at: 'PRS' }] } }),
    caseOf('twice', 'A PAR H', { position: { units: [PARIS, PARIS] } }),
    JSON.stringify({ id: 3, phases: [] }),
    caseOf(4, 'A PAR H'),
  ].join('\n');
  const { status, out, err } = await standoff(['judge', '--batch'], { stdin });
  expect([status, err]).toEqual([1, '']);
  const lines = jsonLines(out);
  expect(lines.map(({ id, line, error }) => [id, line, error?.code])).toEqual([
    ['good', undefined, undefined],
    [undefined, 2, 'file/not-json'],
    [undefined, 5, 'file/shape'],
    ['shape', 6, 'file/shape'],
    ['place', 7, 'position/unknown-place'],
    ['twice', 8, 'position/two-units'],
    [3, 9, 'file/no-phases'],
    [4, undefined, undefined],
  ]);
  expect(lines[4].error.message).toBe('phases[0].position.units[0].at: there is no place "PRS" on this map.');
});

test('an order text that nobody understands is an entry of its own, in both languages', async () => {
  const stdin = caseOf('x', 'up the revolution');
  for (const [lang, why] of [
    ['en', /\p{Script=Latin}/u],
    ['ru', /\p{Script=Cyrillic}/u],
  ] as const) {
    const { status, out } = await standoff(['judge', '--batch', '--lang', lang], { stdin });
    expect(status).toBe(0);
    const [phase] = jsonLines(out)[0].phases;
    expect(phase.orders).toMatchObject([
      { power: 'France', text: 'up the revolution', result: ['illegal'], reason: { code: 'unreadable' } },
    ]);
    expect(phase.orders[0].why).toMatch(why);
    expect(phase.unordered).toEqual([PARIS]);
  }
});

test('sentences are English unless asked for otherwise, whatever the locale', async () => {
  const env = { LANG: 'ru_RU.UTF-8' };
  const stdin = caseOf('x', 'A PAR - LON');
  const why = async (...more: readonly string[]): Promise<string> => {
    const { out } = await standoff(['judge', '--batch', ...more], { stdin, env });
    return jsonLines(out)[0].phases[0].orders[0].why;
  };
  expect(await why()).not.toMatch(/\p{Script=Cyrillic}/u);
  expect(await why('--lang', 'ru')).toMatch(/\p{Script=Cyrillic}/u);
});

test('ownership is told where it was settled: in autumn, not in spring', async () => {
  const fall = { season: 'fall', position: { units: [{ ...PARIS, at: 'BEL' }], centers: { France: ['PAR'] } } };
  const stdin = `${caseOf('s', 'A PAR H')}\n${caseOf('f', 'A BEL H', fall)}\n`;
  const { out } = await standoff(['judge', '--batch'], { stdin });
  const [spring, autumn] = jsonLines(out);
  expect(spring.phases[0]).not.toHaveProperty('centersAfter');
  expect(autumn.phases[0].centersAfter).toEqual({ France: ['BEL', 'PAR'] });
});

test('a packed file, a plain one and standard input give the same lines', async () => {
  const text = [1, 2, 3].map((id) => `${caseOf(id, 'A PAR - GAS')}\n`).join('');
  const cwd = directoryWith({ 'cases.jsonl': text, 'cases.jsonl.gz': gzipSync(text) });
  const plain = await standoff(['judge', '--batch', 'cases.jsonl'], { cwd });
  expect(jsonLines(plain.out).length).toBe(3);
  expect(await standoff(['judge', '--batch', 'cases.jsonl.gz'], { cwd })).toEqual(plain);
  expect(await standoff(['judge', '--batch', '-'], { stdin: text })).toEqual(plain);
  const bytes = [...gzipSync(text)].map((byte) => Buffer.from([byte]));
  expect(await standoff(['judge', '--batch'], { stdin: bytes })).toEqual(plain);
});

test('the answer to a line comes before the next line is sent', async () => {
  const stdin = new PassThrough();
  let answered: (text: string) => void = () => undefined;
  const stdout = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      answered(chunk.toString());
      done();
    },
  });
  const io = { stdin, stdout, stderr: new PassThrough(), env: {}, cwd: '.', now: () => 0 };
  const running = run(['judge', '--batch'], io);
  for (const id of [1, 2, 3]) {
    const answer = new Promise<string>((resolve) => {
      answered = resolve;
    });
    stdin.write(`${caseOf(id, 'A PAR H')}\n`);
    expect(JSON.parse(await answer).id).toBe(id);
  }
  stdin.end();
  expect(await running).toBe(0);
});

test('what is wrong with the call ends with status 2, what is wrong with a file with 1', async () => {
  const two = await standoff(['judge', '--batch', 'a', 'b'], {});
  expect([two.status, two.out]).toEqual([2, '']);
  const rules = await standoff(['judge', '--batch', '--rules', '4.A.2=z'], { stdin: '' });
  expect([rules.status, rules.out]).toEqual([2, '']);
  expect(rules.err).toContain('4.A.2');
  const missing = await standoff(['judge', '--batch', 'nowhere.jsonl'], {});
  expect([missing.status, missing.out]).toEqual([1, '']);
  expect(missing.err).toBe('standoff: nowhere.jsonl cannot be read: there is no such file.\n');
  const empty = await standoff(['judge', '--batch'], { stdin: '' });
  expect(empty).toEqual({ status: 0, out: '', err: '' });
});
