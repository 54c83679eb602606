/** A seeded source of chance: the same seed gives the same boards everywhere. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly isTrue: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

/** Mulberry32, a public-domain generator of 32-bit numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return {
    next,
    below,
    isTrue: (probability) => next() < probability,
    pick: (list) => list[below(list.length)],
    shuffle,
  };
}
