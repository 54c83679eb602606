import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { directoryWith, jsonLines, standoff } from './cli-run.ts';

type Json = Readonly<Record<string, unknown>>;

interface WrittenPhase {
  readonly phase: string;
  readonly orders: readonly Json[];
  readonly expect: Json;
}

interface WrittenCase {
  readonly id: string;
  readonly phases: readonly WrittenPhase[];
}

const CASES = new URL('cases/', import.meta.url);

function casesOf(file: string): readonly WrittenCase[] {
  const bytes = readFileSync(new URL(file, CASES));
  if (file.endsWith('.gz')) return jsonLines(gunzipSync(bytes).toString());
  const value = JSON.parse(bytes.toString());
  return Array.isArray(value) ? value : value.cases;
}

function pick(value: unknown, like: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => pick(item, Array.isArray(like) ? like[index] : undefined));
  if (typeof value !== 'object' || value === null || typeof like !== 'object' || like === null) return value;
  return Object.fromEntries(Object.keys(like).map((key) => [key, (value as Json)[key]]));
}

/** Every field of what is expected, in the order of the file; facts that the file leaves out are not looked at. */
function expectPhase(got: Json, wanted: Json, id: string): void {
  for (const [field, value] of Object.entries(wanted))
    expect({ id, [field]: pick(got[field], value) }).toEqual({ id, [field]: value });
}

async function judged(cases: readonly WrittenCase[], rules: string): Promise<readonly { phases: Json[] }[]> {
  const cwd = directoryWith({ 'cases.jsonl': cases.map((one) => `${JSON.stringify(one)}\n`).join('') });
  const { status, out, err } = await standoff(['judge', '--batch', '--rules', rules, 'cases.jsonl'], { cwd });
  expect([status, err]).toEqual([0, '']);
  const lines = jsonLines(out);
  expect(lines.map((line) => line.id)).toEqual(cases.map((one) => one.id));
  return lines;
}

const FILES: readonly (readonly [file: string, count: number, rules: string])[] = [
  ['datc.json', 176, 'datc-3.2'],
  ['datc-extra.json', 7, 'datc-3.2'],
  ['known-faults.json', 20, 'datc-3.2'],
  ['agreed-movement.jsonl.gz', 1500, 'datc-3.2'],
  ['agreed-retreats.jsonl.gz', 300, 'datc-3.2'],
  ['agreed-builds.jsonl.gz', 200, 'datc-3.2'],
  ['agreed-removals.jsonl.gz', 120, '4.D.8=a'],
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  movement: ['phase', 'orders', 'unordered', 'unitsAfter', 'dislodgedAfter', 'contested'],
  retreat: ['phase', 'orders', 'unordered', 'unitsAfter', 'disbanded'],
  build: ['phase', 'orders', 'unitsAfter', 'autoDisbanded', 'removals'],
};

for (const [file, count, rules] of FILES) {
  test(`every case of ${file} comes out of a batch as the file says`, async () => {
    const cases = casesOf(file);
    expect(cases.length).toBe(count);
    for (const [index, line] of (await judged(cases, rules)).entries()) {
      const { id, phases } = cases[index] ?? { id: '', phases: [] };
      expect(line.phases.length).toBe(phases.length);
      for (const [number, phase] of phases.entries()) {
        const got = line.phases[number] ?? {};
        expectPhase(got, phase.expect, id);
        expect(Object.keys(got).filter((key) => key !== 'centersAfter')).toEqual(FIELDS[phase.phase]);
        const removals = (got.removals ?? []) as readonly { readonly unit: Json; readonly why: string }[];
        expect(removals.map(({ unit }) => unit)).toEqual(got.autoDisbanded ?? []);
        for (const { why } of removals) expect(why).toMatch(/^\p{Lu}.*[.?]$/u);
        const orders = got.orders as readonly Json[];
        expect(orders.map(({ power, text }) => ({ power, text }))).toEqual(phase.orders);
        for (const order of orders) {
          expect(order.why).toMatch(/^\p{Lu}.*[.?]$/u);
          expect(order.reason).toHaveProperty('code');
        }
      }
    }
  });
}

test('a rule choice of the command line is the one judged by', async () => {
  // DATC 6.F.9: one of two routes is broken.
  const one = casesOf('datc.json').filter(({ id }) => id === '6.F.9');
  const army = async (rules: string): Promise<unknown> =>
    (await judged(one, rules)).map(({ phases: [phase] }) => (phase as { orders: Json[] }).orders[2]?.result);
  expect(await army('2000')).toEqual([['succeeds']]);
  expect(await army('2000,4.A.1=a')).toEqual([['fails']]);
});
