import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  type GivenOrder,
  type JudgedOrder,
  judgePhase,
  type PhaseKind,
  type PhaseResult,
  type Position,
  parseOrder,
  parseRules,
  positionAfter,
  type Rules,
  type Season,
  STANDARD_MAP,
} from '@standoff/diplomacy';

/** The case form of test/cases (its README tells the fields). */
export interface CaseOrder {
  readonly power: string;
  readonly text: string;
}
export interface CasePhase {
  readonly phase: PhaseKind;
  readonly season?: Season;
  readonly position?: Position;
  readonly orders: readonly CaseOrder[];
  readonly expect: Expectation;
}
export interface Expectation {
  readonly unitsAfter?: unknown;
  readonly dislodgedAfter?: readonly Record<string, unknown>[];
  readonly contested?: unknown;
  readonly disbanded?: unknown;
  readonly autoDisbanded?: unknown;
  readonly orders?: readonly (CaseOrder & { readonly result: readonly string[] })[];
}
export interface Case {
  readonly id: string;
  readonly title?: string;
  readonly phases: readonly CasePhase[];
  readonly alternatives?: readonly (Expectation & {
    readonly rules: readonly string[];
    readonly phase: number;
    readonly issue: string;
  })[];
}

function casesDirectory(): URL {
  return new URL('./cases/', import.meta.url);
}

/** Reads a JSON file of cases: a list, or an object with `cases`. */
export function readCases(name: string): Case[] {
  const data = JSON.parse(readFileSync(new URL(name, casesDirectory()), 'utf8'));
  return Array.isArray(data) ? data : data.cases;
}

/** Reads a gzipped file of cases, one a line. */
export function readCaseLines(name: string): Case[] {
  const text = gunzipSync(readFileSync(new URL(name, casesDirectory()))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

export function rulesOf(text: string): Rules {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(`unreadable rules ${text}`);
  return rules.value;
}

export function givenOrders(orders: readonly CaseOrder[]): GivenOrder[] {
  return orders.map(({ power, text }) => {
    const order = parseOrder(text);
    if (order === undefined) throw new Error(`not canonical: ${text}`);
    return { power, order };
  });
}

/** Judges all phases of a case; a phase without a position follows from the one before. */
export function judgeCase(one: Case, rules: Rules): PhaseResult[] {
  let position: Position = { units: [] };
  return one.phases.map((phase) => {
    position = phase.position ?? position;
    const season = phase.season ?? 'spring';
    const result = judgePhase(STANDARD_MAP, { kind: phase.phase, season }, position, givenOrders(phase.orders), rules);
    position = positionAfter(position, result);
    return result;
  });
}

/** A result cut down to the fields (and fields of dislodged units) that an expectation names, to be compared as they are. */
export function asExpected(result: PhaseResult, expected: Expectation): unknown {
  const facts: Record<string, unknown> = {};
  const all: Record<string, unknown> = { ...result };
  for (const key of Object.keys(expected)) {
    if (key === 'orders' && expected.orders !== undefined)
      facts[key] = expected.orders.map((_, i) => worded(result.orders[i], expected.orders?.[i]));
    else if (key === 'dislodgedAfter' && result.phase === 'movement') {
      facts[key] = result.dislodgedAfter.map((unit) => {
        const fields = Object.keys(expected.dislodgedAfter?.find((other) => other.at === unit.at) ?? unit);
        return Object.fromEntries(Object.entries(unit).filter(([field]) => fields.includes(field)));
      });
    } else if (key in all) facts[key] = all[key];
  }
  return facts;
}

function worded(judged: JudgedOrder | undefined, expected: CaseOrder | undefined): unknown {
  return { power: judged?.power, text: expected?.text, result: judged?.result };
}

/** The fields of an alternative or expectation that are results. */
export function onlyResults(expected: Expectation): Expectation {
  const fields = ['unitsAfter', 'dislodgedAfter', 'contested', 'disbanded', 'autoDisbanded', 'orders'];
  return Object.fromEntries(Object.entries(expected).filter(([key]) => fields.includes(key)));
}
