import { readFileSync } from 'node:fs';
import { formatOrder, type PhaseKind, STANDARD_MAP, type UnitType, type WrittenOrder } from '@standoff/diplomacy';
import { type KnownUnit, readOrders } from '@standoff/language';
import { expect, test } from 'vitest';

interface CaseUnit {
  readonly power?: string;
  readonly type: UnitType;
  readonly at: string;
}

interface CaseOrder {
  readonly power?: string;
  readonly canonical: string;
  readonly also?: readonly string[];
}

interface Case {
  readonly id: string;
  readonly lang: string;
  readonly style: string;
  readonly phase: PhaseKind;
  readonly line?: string;
  readonly lines?: readonly string[];
  readonly power?: string;
  readonly units?: readonly CaseUnit[];
  readonly dislodged?: readonly CaseUnit[];
  readonly expect: {
    readonly orders?: readonly CaseOrder[];
    readonly error?: 'ambiguous' | 'unknown';
    readonly line?: number;
    readonly candidates?: readonly string[];
  };
}

const CASES: readonly Case[] = readFileSync(new URL('./cases/orders-as-written.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Case);

function powerName(capitals: string): string {
  return capitals.slice(0, 1) + capitals.slice(1).toLowerCase();
}

function unit({ power, type, at }: CaseUnit): KnownUnit {
  return power === undefined ? { type, at } : { power: powerName(power), type, at };
}

/** Canonical notation without the convoying seas, which a reader may keep or drop. */
function canonical(order: WrittenOrder): string {
  return formatOrder(order).replace(/ VIA .*$/, ' VIA');
}

function read(each: Case) {
  const text = each.line ?? (each.lines ?? []).join('\n');
  return readOrders(text, {
    map: STANDARD_MAP,
    phase: each.phase,
    ...(each.power === undefined ? {} : { power: powerName(each.power) }),
    ...(each.units === undefined ? {} : { units: each.units.map(unit) }),
    ...(each.dislodged === undefined ? {} : { dislodged: each.dislodged.map(unit) }),
  });
}

test.each(CASES.map((each) => [each.id, each.style, each.line ?? each.lines?.join(' ⏎ '), each] as const))(
  '%s (%s) is read as it says: %s',
  (_id, _style, _text, each) => {
    const { orders, problems } = read(each);
    const found = orders.map(
      ({ power, order }) => `${power === undefined ? '' : `${power.toUpperCase()}: `}${canonical(order)}`,
    );
    const wanted = (each.expect.orders ?? []).map(({ power, canonical: text, also = [] }) => {
      const prefix = power === undefined ? '' : `${power}: `;
      return [text, ...also].map((one) => prefix + one).find((one) => found.includes(one)) ?? prefix + text;
    });
    expect([...found].sort()).toEqual([...wanted].sort());
    const kinds = problems.map(({ code }) => code.slice('order/'.length));
    expect(kinds).toEqual(each.expect.error === undefined ? [] : [each.expect.error]);
    if (each.expect.error === 'ambiguous') {
      expect([...(problems[0]?.candidates ?? [])].map(canonical).sort()).toEqual(
        [...(each.expect.candidates ?? [])].sort(),
      );
    }
    if (each.expect.line !== undefined) expect(problems[0]?.line).toBe(each.expect.line);
  },
);
