import type { Power } from '@standoff/diplomacy';
import type { Applicant } from './table.ts';

/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** A fair shuffle. */
function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    const a = out[i];
    const b = out[j];
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a];
  }
  return out;
}

/** How badly a power fits a wish list: its place in it; what is not in it fits worse than all that is. */
function regret(wishes: readonly Power[], power: Power): number {
  const place = wishes.indexOf(power);
  return wishes.length === 0 ? 0 : place === -1 ? wishes.length : place;
}

/**
 * Draws a power for everybody so that wishes are met as well as they can be together (least sum of squared places), and
 * chance decides among equals: who came first or which power is named first counts for nothing.
 */
export function drawPowers(
  applicants: readonly Applicant[],
  powers: readonly Power[],
  chance: Chance,
): readonly { readonly applicant: string; readonly power: Power }[] {
  const people = shuffled(applicants, chance);
  const choice = shuffled(powers, chance);
  const cost = people.map(({ wishes }) => choice.map((power) => regret(wishes, power) ** 2));
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const taken = new Set<number>();
  const picked: number[] = [];
  const search = (person: number, sum: number): void => {
    if (sum >= least) return;
    if (person === people.length) {
      least = sum;
      best = [...picked];
      return;
    }
    for (let power = 0; power < choice.length; power++) {
      if (taken.has(power)) continue;
      taken.add(power);
      picked.push(power);
      search(person + 1, sum + (cost[person]?.[power] ?? 0));
      picked.pop();
      taken.delete(power);
    }
  };
  search(0, 0);
  return people.flatMap(({ id }, index) => {
    const power = choice[best[index] ?? -1];
    return power === undefined ? [] : [{ applicant: id, power }];
  });
}
