import { readFileSync } from 'node:fs';
import { checkPhase, type TacPhase } from '@standoff/gitm';

/** A published case: a phase and what is expected of it. */
export interface TacCase {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly phase: TacPhase;
  readonly expect: {
    readonly battles: readonly { square: string; began_by: string; attackers: string[]; defenders: string[] }[];
    readonly refused: readonly { unit: string; to: string; because: string[] }[];
    readonly positions: Readonly<Record<string, string>>;
  };
}

interface Published {
  readonly cases: readonly (Omit<TacCase, 'phase'> & Readonly<Record<string, unknown>>)[];
}

function load(): readonly TacCase[] {
  const published: Published = JSON.parse(readFileSync(new URL('../cases/gitm.json', import.meta.url), 'utf8'));
  return published.cases.map((one) => {
    const checked = checkPhase(one);
    if (!checked.ok) throw new Error(`${one.id}: ${JSON.stringify(checked.faults)}`);
    return { id: one.id, title: one.title, rules: one.rules, expect: one.expect, phase: checked.value };
  });
}

export const TAC_CASES: readonly TacCase[] = load();

export function tacCase(id: string): TacCase {
  const found = TAC_CASES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
}
