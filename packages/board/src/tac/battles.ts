import { circle, num, path } from '../svg.ts';
import { squarePoint } from './grid.ts';
import { battlesOf, type TacView } from './standing.ts';

/** Radius of the ring around a battle. */
export const BATTLE_RADIUS = 33;

/** Rings around the squares where a battle began; they lie under the units. */
export function battleRings(view: TacView): string {
  const rings = battlesOf(view).map(({ square }) => {
    const at = squarePoint(square);
    const line = `M${num(at[0])} ${num(at[1] - BATTLE_RADIUS + 5)}v${num(2 * BATTLE_RADIUS - 10)}`;
    return `<g data-battle="${square}">${circle('battle-ring', at, BATTLE_RADIUS)}${path('battle-line', line)}</g>`;
  });
  return `<g class="battles">${rings.join('')}</g>`;
}

/** The starter's flag, on the side of the attackers; it lies over the units. */
export function battleFlags(view: TacView): string {
  const flags = battlesOf(view).map(({ square }) => {
    const [x, y] = squarePoint(square);
    return path('battle-flag', `M${num(x - 23)} ${num(y - 20)}v-17l10 3.6-10 3.6`);
  });
  return `<g class="flags">${flags.join('')}</g>`;
}
