import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { DislodgedUnit, GivenOrder, Position, ProvinceCode, ResultWord, Season, Unit } from '@standoff/diplomacy';
import { parseOrder } from '@standoff/diplomacy';

export interface Expected {
  readonly unitsAfter?: readonly Unit[];
  readonly dislodgedAfter?: readonly DislodgedUnit[];
  readonly contested?: readonly ProvinceCode[];
  readonly orders?: readonly {
    readonly power: string;
    readonly text: string;
    readonly result: readonly ResultWord[];
  }[];
}

export interface CasePhase {
  readonly phase: 'movement' | 'retreat' | 'build';
  readonly season?: Season;
  readonly position?: Position;
  readonly orders: readonly { readonly power: string; readonly text: string }[];
  readonly expect?: Expected;
}

export interface Case {
  readonly id: string;
  readonly title?: string;
  readonly phases: readonly CasePhase[];
  readonly alternatives?: readonly (Expected & { readonly rules: readonly string[]; readonly phase: number })[];
}

function textOf(name: string): string {
  const bytes = readFileSync(new URL(`../cases/${name}`, import.meta.url));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The cases of a file in `test/cases`: JSON, or one case a line. */
export function readCases(name: string): readonly Case[] {
  const text = textOf(name);
  if (!name.includes('.jsonl')) {
    const file = JSON.parse(text);
    return file.cases ?? file;
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The orders of a case; one that is not in the notation is a fault of the case. */
export function ordersOf(phase: CasePhase): readonly GivenOrder[] {
  return phase.orders.map(({ power, text }) => {
    const order = parseOrder(text);
    if (order === undefined) throw new Error(`not in the notation: ${text}`);
    return { power, order };
  });
}
