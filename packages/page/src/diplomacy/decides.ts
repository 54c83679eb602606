import type { ProvinceCode } from '@standoff/diplomacy';
import { decidersOf, type Judged, verdictsOf } from '../state/verdict.ts';
import { chosen, side, view } from './bench.ts';

/** The verdict whose reason is shown. */
export function verdictNow(): Judged | undefined {
  const { node, result } = view.value;
  if (node.judged !== true || side.value !== 'verdicts' || chosen.value === undefined) return undefined;
  return verdictsOf(result)[chosen.value];
}

/** Provinces of the units that its reason names. */
export function decidersNow(): readonly ProvinceCode[] {
  const verdict = verdictNow();
  return verdict === undefined ? [] : decidersOf(verdict.judged.reason, verdict.at);
}
