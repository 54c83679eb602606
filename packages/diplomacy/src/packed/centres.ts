import type { GameMap } from '../map.ts';
import { POWER_SHIFT } from './board.ts';
import type { PackedGame } from './game.ts';
import { PLACE_BITS } from './order.ts';

/** The supply centres of a map. */
export interface CentreTables {
  /** 1 where a province is a centre. */
  readonly isCentre: Uint8Array;
  /** By power: where its home centres start in `homes`, in the order of the provinces. */
  readonly homeStart: Int32Array;
  readonly homes: Int32Array;
  /** Centres that win. */
  readonly victory: number;
}

export function compileCentres(map: GameMap): CentreTables {
  const isCentre = Uint8Array.from(map.dataOf, (province) => (province?.centre === true ? 1 : 0));
  const homes: number[] = [];
  const homeStart = [0];
  for (const power of map.data.powers) {
    homeStart.push(homes.length);
    for (const [p, province] of map.dataOf.entries()) {
      if (province?.centre === true && province.home === power) homes.push(p);
    }
  }
  homeStart.push(homes.length);
  return {
    isCentre,
    homeStart: Int32Array.from(homeStart),
    homes: Int32Array.from(homes),
    victory: map.data.victory,
  };
}

/** Settles who owns which centre: a unit in a centre takes it, an empty one stays with its owner. */
export function settleCentres({ isCentre }: CentreTables, { units, count, owners, centres }: PackedGame): void {
  for (let i = 0; i < count; i++) {
    const unit = units[i] ?? 0;
    const p = unit & PLACE_BITS;
    const power = unit >> POWER_SHIFT;
    const owner = owners[p] ?? 0;
    if (isCentre[p] === 0 || owner === power) continue;
    owners[p] = power;
    centres[power] = (centres[power] ?? 0) + 1;
    if (owner !== 0) centres[owner] = (centres[owner] ?? 0) - 1;
  }
}

/** The power that has enough centres to win, and more than any other; or 0. */
export function winnerOf({ victory }: CentreTables, { centres }: PackedGame): number {
  let most = 0;
  let winner = 0;
  for (let power = 1; power < centres.length; power++) {
    const count = centres[power] ?? 0;
    if (count > most) winner = power;
    else if (count === most) winner = 0;
    most = Math.max(most, count);
  }
  return most >= victory ? winner : 0;
}
