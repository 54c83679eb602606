import { type Square, stepsBetween } from '@standoff/gitm';
import { circle, num, path } from '../svg.ts';
import { SQUARE_SIZE, squarePoint, squareRect } from './grid.ts';
import { attemptsOf, battlesOf, standingOf, type TacView } from './standing.ts';

/** Radius of the ring around a battle. */
export const BATTLE_RADIUS = 33;

/** A battle has a ring around it, or where its neighbours need the room a frame around its square. */
export type BattleShape = 'ring' | 'frame';

function isNeighbour(a: Square, b: Square): boolean {
  return stepsBetween(a, b) === 1;
}

/** The squares where a battle began so far, with the shape that tells of it. */
export function battleShapes(view: TacView): ReadonlyMap<Square, BattleShape> {
  const standing = standingOf(view);
  const attempts = attemptsOf(view);
  return new Map(
    battlesOf(view).map(({ square }) => {
      const crowded =
        standing.some((unit) => isNeighbour(unit.square, square)) ||
        attempts.some(({ from, to }) => to === square && isNeighbour(from, square));
      return [square, crowded ? 'frame' : 'ring'] as const;
    }),
  );
}

/** Rings and frames around battles; they lie under the units. */
export function battleRings(view: TacView): string {
  const battles = [...battleShapes(view)].map(([square, shape]) => {
    const at = squarePoint(square);
    const half = shape === 'ring' ? BATTLE_RADIUS - 5 : SQUARE_SIZE / 2 - 2;
    const line = path('battle-line', `M${num(at[0])} ${num(at[1] - half)}v${num(2 * half)}`);
    const around =
      shape === 'ring' ? circle('battle-ring', at, BATTLE_RADIUS) : squareRect(square, 'battle-ring', 0.5, ' rx="4"');
    return `<g data-battle="${square}">${around}${line}</g>`;
  });
  return `<g class="battles">${battles.join('')}</g>`;
}

/** The starter's flag, on the side of the attackers; it lies over the units. */
export function battleFlags(view: TacView): string {
  const flags = [...battleShapes(view)].map(([square, shape]) => {
    const [x, y] = squarePoint(square);
    const foot = shape === 'ring' ? [x - 23, y - 20] : [x - 21.5, y - 19];
    return path('battle-flag', `M${num(foot[0] ?? x)} ${num(foot[1] ?? y)}v-17l10 3.6-10 3.6`);
  });
  return `<g class="flags">${flags.join('')}</g>`;
}
