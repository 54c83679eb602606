import {
  type DislodgedUnit,
  type Location,
  neighboursOf,
  type Power,
  type ProvinceCode,
  provinceData,
  provinceOf,
  STANDARD_MAP,
  type UnitType,
} from '@standoff/diplomacy';
import type { Board } from '../state/document.ts';

// What waits for a retreat, laid out by hand.

/** The board in its retreats: a movement phase becomes the one that follows from it, a winter the autumn before. */
function inRetreats(board: Board): Board {
  const { phase } = board;
  if (phase.kind === 'retreat') return board;
  const season = phase.season === 'spring' ? 'spring' : 'fall';
  return { ...board, phase: { ...phase, kind: 'retreat', season } };
}

/** A dislodged unit put beside a province, in the stead of one that waited there. */
export function putDislodged(board: Board, power: Power, type: UnitType, at: Location): Board {
  const now = inRetreats(board);
  const others = now.dislodged.filter((unit) => provinceOf(unit.at) !== provinceOf(at));
  return { ...now, dislodged: [...others, { power, type, at }] };
}

/** Where a dislodged unit was attacked from; by convoy its start is open to the retreat (DATC 4.A.5). */
export function attackedFrom(board: Board, at: Location, from: ProvinceCode | undefined, byConvoy: boolean): Board {
  const dislodged = board.dislodged.map((unit): DislodgedUnit => {
    if (unit.at !== at) return unit;
    const { power, type } = unit;
    return { power, type, at, ...(from === undefined ? {} : { attackedFrom: from, byConvoy }) };
  });
  return { ...board, dislodged };
}

/** An empty province marked as one that a standoff left closed, or opened again. */
export function toggleContested(board: Board, at: ProvinceCode): Board {
  const now = inRetreats(board);
  const has = now.contested.includes(at);
  const contested = has ? now.contested.filter((one) => one !== at) : [...now.contested, at].sort();
  return { ...now, contested };
}

/** Provinces from which a unit may have been attacked by land or sea, and those from which only a convoy leads there. */
export function attackersOf(at: Location): {
  readonly beside: readonly ProvinceCode[];
  readonly over: readonly ProvinceCode[];
} {
  const province = provinceOf(at);
  const places = [province, ...(provinceData(STANDARD_MAP, province)?.coasts ?? []).map((one) => `${province}/${one}`)];
  const near = places.flatMap((place) =>
    (['A', 'F'] as const).flatMap((type) => neighboursOf(STANDARD_MAP, type, place).map(provinceOf)),
  );
  const beside = [...new Set(near)].sort();
  const isCoast = (code: ProvinceCode): boolean => provinceData(STANDARD_MAP, code)?.kind === 'coastal';
  const over = isCoast(province)
    ? STANDARD_MAP.data.provinces.map(({ code }) => code).filter((code) => code !== province && isCoast(code))
    : [];
  return { beside, over };
}
