import type { Force } from '@standoff/diplomacy';

/** How many units a sentence names before it counts the rest. */
const NAMED = 8;

/**
 * The attackers that kept each other out of a province: those stronger than its defender, or all of them where only
 * one is. The defender's own power counts for nothing against it (strength 0) and still keeps others out.
 */
export function beleaguering(attackers: readonly Force[], strength: number): readonly Force[] {
  const strong = attackers.filter((attacker) => attacker.strength > strength);
  return strong.length > 1 ? strong : attackers;
}

/** The units a sentence names, and how many more there are. */
export function named<T>(units: readonly T[]): { readonly first: readonly T[]; readonly more: number } {
  return units.length <= NAMED
    ? { first: units, more: 0 }
    : { first: units.slice(0, NAMED), more: units.length - NAMED };
}
