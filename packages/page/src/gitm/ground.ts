import type { Square, TacPhase } from '@standoff/gitm';

/** The ratings that ground may have, from the worst to the best for whoever defends it. */
export const RATINGS = [0, 1, 2, 3, 4] as const;
export type Rating = (typeof RATINGS)[number];

/** The rating of a square set, or taken away. */
export function rateGround(phase: TacPhase, square: Square, rating: Rating | undefined): TacPhase {
  const { terrain = [], ...rest } = phase;
  const others = terrain.filter((one) => one.square !== square);
  const next = rating === undefined ? others : [...others, { square, rating }];
  return next.length === 0 ? rest : { ...rest, terrain: next };
}

/** What a tap with a rating does: sets it, and takes it away where the square has it already. */
export function tapGround(phase: TacPhase, square: Square, rating: Rating | undefined): TacPhase {
  const has = phase.terrain?.some((one) => one.square === square && one.rating === rating) === true;
  return rateGround(phase, square, has ? undefined : rating);
}
