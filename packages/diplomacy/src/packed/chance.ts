/** A source of chance that gives the same numbers for the same seed: two words of state, overwritten by each draw. */
export interface Chance {
  readonly state: Int32Array;
}

/** A source of chance. Seeds are whole numbers; neighbouring seeds give unrelated numbers. */
export function createChance(seed: number): Chance {
  const state = new Int32Array(2);
  let mixed = seed | 0;
  for (let i = 0; i < 2; i++) {
    // The finisher of MurmurHash3, which is one-to-one: the two words cannot both be 0.
    mixed = (mixed + 0x9e3779b9) | 0;
    let word = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    state[i] = word ^ (word >>> 16);
  }
  return { state };
}

/** The next 32 bits: xoroshiro64** of Blackman and Vigna, in the public domain. */
function nextWord(state: Int32Array): number {
  const s0 = state[0] ?? 0;
  const s1 = (state[1] ?? 0) ^ s0;
  const scrambled = Math.imul(s0, 0x9e3779bb);
  state[0] = ((s0 << 26) | (s0 >>> 6)) ^ s1 ^ (s1 << 9);
  state[1] = (s1 << 13) | (s1 >>> 19);
  return Math.imul((scrambled << 5) | (scrambled >>> 27), 5);
}

const HALF = 65536;
const WORDS = 4294967296;

/** The same for limits beyond 65,536. */
function drawFar(state: Int32Array, limit: number): number {
  for (;;) {
    const product = (nextWord(state) >>> 0) * limit;
    const number = Math.floor(product / WORDS);
    const low = product - number * WORDS;
    if (low >= limit || low >= WORDS % limit) return number;
  }
}

/**
 * A whole number from 0 up to, not including, `limit` (at most 2^20), each as likely as any other: the high half of a
 * product. Low halves below the remainder of the division would make some numbers likelier, and are drawn again.
 */
export function drawBelow({ state }: Chance, limit: number): number {
  if (limit > HALF) return drawFar(state, limit);
  for (;;) {
    const product = Math.imul(nextWord(state) >>> 16, limit);
    const low = product & (HALF - 1);
    if (low >= limit || low >= HALF % limit) return product >>> 16;
  }
}
