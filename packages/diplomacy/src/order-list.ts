import { choiceOf, type RuleChoice, type Rules } from './rules.ts';

/** Which of several orders to one unit counts (DATC 4.D.3): `superseded` holds the positions of those that do not. */
export interface CountingOrders {
  readonly superseded: ReadonlySet<number>;
  readonly choice: RuleChoice;
}

/** `units`: for each order a key of the unit it is for; 0 where it is for none of its sender's. */
export function countingOrders(units: readonly number[], rules: Rules): CountingOrders {
  const byUnit = new Map<number, number[]>();
  for (const [index, unit] of units.entries()) {
    if (unit === 0) continue;
    const list = byUnit.get(unit);
    if (list === undefined) byUnit.set(unit, [index]);
    else list.push(index);
  }
  const superseded = new Set<number>();
  for (const list of byUnit.values()) {
    if (list.length < 2) continue;
    const counts = rules['4.D.3'] === 'a' ? list[0] : rules['4.D.3'] === 'b' ? list[list.length - 1] : undefined;
    for (const index of list) if (index !== counts) superseded.add(index);
  }
  return { superseded, choice: choiceOf(rules, '4.D.3') };
}

/** Sorts by place, code point by code point, as all lists of results are. */
export function byPlace(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}
