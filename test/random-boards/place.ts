import {
  type Location,
  type Power,
  type ProvinceCode,
  STANDARD_DATA,
  STANDARD_MAP,
  type Unit,
} from '@standoff/diplomacy';
import type { Chance } from './chance.ts';

function locations(kind: 'inland' | 'coastal' | 'sea'): readonly ProvinceCode[] {
  return STANDARD_DATA.provinces.filter((province) => province.kind === kind).map((province) => province.code);
}
export const INLAND: readonly ProvinceCode[] = locations('inland');
export const COASTAL: readonly ProvinceCode[] = locations('coastal');
export const SEAS: readonly ProvinceCode[] = locations('sea');

/** A few powers, so that units often meet others of their own. */
export function somePowers(chance: Chance): readonly Power[] {
  const { powers } = STANDARD_MAP.data;
  return chance.shuffle(powers).slice(0, 2 + chance.below(powers.length - 1));
}

/** Where a fleet stands in a province: on one of its coasts where it has two. */
export function berth(chance: Chance, province: ProvinceCode): Location {
  const coasts = STANDARD_DATA.provinces.find(({ code }) => code === province)?.coasts ?? [];
  const coast = chance.pick(coasts);
  return coast === undefined ? province : `${province}/${coast}`;
}

/** Places units: on each province at most one; `fleets` is the share of fleets on coasts. */
export function place(
  chance: Chance,
  provinces: readonly ProvinceCode[],
  powers: readonly Power[],
  fleets: number,
): readonly Unit[] {
  return provinces.flatMap((province): readonly Unit[] => {
    const power = chance.pick(powers);
    if (power === undefined) return [];
    const fleet = SEAS.includes(province) || (COASTAL.includes(province) && chance.isTrue(fleets));
    return fleet ? [{ power, type: 'F', at: berth(chance, province) }] : [{ power, type: 'A', at: province }];
  });
}
