import { borderSteps } from '../distance.ts';
import type { GameMap } from '../map.ts';
import { FLEET_BIT, POWER_SHIFT } from './board.ts';
import type { PackedGame } from './game.ts';
import { PLACE_BITS } from './order.ts';

/** What removals by civil disorder need of a map. */
export interface RemovalTables {
  readonly map: GameMap;
  /** By province: the steps from there to every other, once somebody has asked; -1 where there is no way. */
  readonly steps: (Int32Array | undefined)[];
  /** By province: its place in the order of the English names. */
  readonly nameRank: Int32Array;
}

export function compileRemovals(map: GameMap): RemovalTables {
  const nameRank = new Int32Array(map.provinces.length);
  const named = [...map.provinces.keys()].slice(1);
  const name = (p: number): string => map.dataOf[p]?.name ?? '';
  named.sort((a, b) => (name(a) < name(b) ? -1 : 1));
  for (const [rank, p] of named.entries()) nameRank[p] = rank;
  return { map, steps: map.provinces.map(() => undefined), nameRank };
}

/** Farther than any province. */
const OUT_OF_REACH = 0xffff;

/** How far a unit is from the nearest centre that its power owns. */
function distance({ map, steps }: RemovalTables, { owners }: PackedGame, unit: number): number {
  const from = unit & PLACE_BITS;
  const known = steps[from] ?? borderSteps(map, from);
  steps[from] = known;
  let nearest = OUT_OF_REACH;
  for (let p = 0; p < owners.length; p++) {
    const far = known[p] ?? -1;
    if (owners[p] === unit >> POWER_SHIFT && far >= 0 && far < nearest) nearest = far;
  }
  return nearest;
}

/** Takes so many units of a power away: the farthest first, fleets before armies, then by English name (DATC 4.D.8 c). */
export function removeUnits(tables: RemovalTables, game: PackedGame, power: number, count: number): void {
  const { units } = game;
  for (let removed = 0; removed < count; removed++) {
    let chosen = -1;
    let most = -1;
    for (let i = 0; i < game.count; i++) {
      const unit = units[i] ?? 0;
      if (unit >> POWER_SHIFT !== power) continue;
      const fleet = (unit & FLEET_BIT) === 0 ? 0 : 1;
      const rank = tables.nameRank.length - (tables.nameRank[unit & PLACE_BITS] ?? 0);
      const weight = (distance(tables, game, unit) * 2 + fleet) * 4096 + rank;
      if (weight > most) {
        most = weight;
        chosen = i;
      }
    }
    if (chosen < 0) return;
    game.count--;
    units[chosen] = units[game.count] ?? 0;
  }
}
