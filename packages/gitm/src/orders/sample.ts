import { outcomeKey } from './outcome.ts';
import { afterAll, type Moves, type Situation } from './situation.ts';

/** An outcome met among orders drawn. */
export interface Drawn {
  readonly situation: Situation;
  readonly order: readonly number[];
  orders: number;
}

/** Numbers that look random and are the same every time: the rules have no chance. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

/**
 * One order at random in which each event comes after those it must follow. All orders are equally likely where these
 * chains do not branch, as with units that have several orders of their own.
 */
function drawOrder(before: readonly (readonly number[])[], roll: (sides: number) => number): readonly number[] {
  const places = [...before.keys()];
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = roll(last + 1);
    [places[last], places[other]] = [places[other] ?? 0, places[last] ?? 0];
  }
  // Wherever an event would come before one it must follow, the two change places.
  const at: number[] = [];
  for (const [place, event] of places.entries()) at[event] = place;
  for (let settled = false; !settled; ) {
    settled = true;
    for (const [event, needed] of before.entries()) {
      for (const earlier of needed) {
        const [a = 0, b = 0] = [at[earlier], at[event]];
        if (a < b) continue;
        at[earlier] = b;
        at[event] = a;
        settled = false;
      }
    }
  }
  const order: number[] = [];
  for (const [event, place] of at.entries()) order[place] = event;
  return order;
}

/** Plays the order given and `draws` - 1 more, and counts what comes of them; the outcome of the order given first. */
export function drawOutcomes(moves: Moves, before: readonly (readonly number[])[], draws: number): readonly Drawn[] {
  const found = new Map<string, Drawn>();
  const roll = dice(before.length);
  for (let draw = 0; draw < draws; draw += 1) {
    const order = draw === 0 ? [...before.keys()] : drawOrder(before, roll);
    const situation = afterAll(moves, order);
    const key = outcomeKey(moves, situation);
    const known = found.get(key) ?? { situation, order, orders: 0 };
    found.set(key, known);
    known.orders += 1;
  }
  return [...found.values()];
}
