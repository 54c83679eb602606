import type { Power } from '@standoff/diplomacy';
import { rowsOf } from '../diplomacy/rows.ts';
import type { PhaseView } from '../state/document.ts';

/** How many units of some powers have no order that could be read; in builds nothing is asked of a unit. */
export function unorderedUnits(view: PhaseView, powers: readonly Power[]): number {
  const rows = powers.flatMap((power) =>
    rowsOf(
      view,
      power,
      view.read.find((one) => one.power === power),
    ),
  );
  return rows.filter(({ unit, line }) => unit !== undefined && (line === undefined || line.given.length === 0)).length;
}
