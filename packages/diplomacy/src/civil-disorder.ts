import { nearestCentre } from './distance.ts';
import { type GameMap, provinceData } from './map.ts';
import type { Unit } from './position.ts';
import type { RemovalReason } from './reason.ts';
import type { Removal } from './result.ts';
import { choiceOf, type Rules } from './rules.ts';
import type { ProvinceCode } from './vocabulary.ts';

interface Candidate {
  readonly unit: Unit;
  readonly distance: number | null;
  readonly nearest?: ProvinceCode;
  readonly name: string;
}

/** Farther first (out of reach counts as farthest), then fleets before armies, then by full English name (DATC 4.D.8). */
function byRemoval(a: Candidate, b: Candidate): number {
  const far = (b.distance ?? Number.MAX_SAFE_INTEGER) - (a.distance ?? Number.MAX_SAFE_INTEGER);
  if (far !== 0) return far;
  if (a.unit.type !== b.unit.type) return a.unit.type === 'F' ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function tieBreak(last: Candidate, spared: Candidate): RemovalReason['tieBreak'] {
  if (last.distance !== spared.distance) return 'distance';
  return last.unit.type !== spared.unit.type ? 'fleet-before-army' : 'name';
}

/**
 * The units a power loses because it ordered too few disbands: `count` of `units`, with what decided for each. `centres`
 * are those that count under the rules: owned ones (2023) or home centres (older).
 */
export function removalsOf(
  map: GameMap,
  units: readonly Unit[],
  count: number,
  centres: readonly ProvinceCode[],
  rules: Rules,
): Removal[] {
  const candidates = units
    .map((unit): Candidate => {
      const near = nearestCentre(map, unit, centres, rules);
      const name = provinceData(map, unit.at)?.name ?? unit.at;
      return near === null ? { unit, distance: null, name } : { unit, ...near, name };
    })
    .sort(byRemoval);
  const spared = candidates[count];
  return candidates.slice(0, count).map(
    (one): Removal => ({
      unit: { power: one.unit.power, type: one.unit.type, at: one.unit.at },
      reason: {
        code: 'civil-disorder',
        choice: choiceOf(rules, '4.D.8'),
        distance: one.distance,
        ...(one.nearest === undefined ? {} : { nearest: one.nearest }),
        tieBreak: spared === undefined ? 'all' : tieBreak(one, spared),
        ...(spared === undefined ? {} : { spared: { unit: spared.unit, distance: spared.distance } }),
      },
    }),
  );
}
