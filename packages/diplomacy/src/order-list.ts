import { choiceOf, type RuleChoice, type Rules } from './rules.ts';

/** Which of several orders to one unit counts (DATC 4.D.3): `superseded` holds the positions of those that do not. */
export interface CountingOrders {
  readonly superseded: ReadonlySet<number>;
  readonly choice: RuleChoice;
}

/**
 * `units`: for each order a key of the unit it is a legal order of, else 0; illegal orders are no orders here (4.E.1).
 * `same`: whether two orders say the same; the same order twice is one order, so only different ones compete.
 */
export function countingOrders(
  units: readonly number[],
  same: (one: number, other: number) => boolean,
  rules: Rules,
): CountingOrders {
  const choice = choiceOf(rules, '4.D.3');
  if (!hasTwice(units)) return { superseded: NONE, choice };
  const superseded = new Set<number>();
  const byUnit = new Map<number, number[]>();
  for (const [index, unit] of units.entries()) {
    if (unit === 0) continue;
    const list = byUnit.get(unit);
    if (list === undefined) byUnit.set(unit, [index]);
    else list.push(index);
  }
  for (const list of byUnit.values()) {
    const [first] = list;
    const last = list[list.length - 1];
    if (first === undefined || last === undefined || list.every((index) => same(first, index))) continue;
    const counts = rules['4.D.3'] === 'a' ? first : rules['4.D.3'] === 'b' ? last : undefined;
    for (const index of list) if (counts === undefined || !same(counts, index)) superseded.add(index);
  }
  return { superseded, choice };
}

const NONE: ReadonlySet<number> = new Set();

/** By unit: the last list in which it was seen. */
const seen = new Float64Array(4096);
let list = 0;

function hasTwice(units: readonly number[]): boolean {
  list++;
  let twice = false;
  for (const unit of units) {
    twice ||= unit !== 0 && seen[unit] === list;
    seen[unit] = list;
  }
  return twice;
}

/** Sorts by place, code point by code point, as all lists of results are. */
export function byPlace(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}
