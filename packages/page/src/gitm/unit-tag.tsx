import { stateClass } from '@standoff/board';
import type { State, UnitId } from '@standoff/gitm';
import type { JSX } from 'preact';
import { phase } from './bench.ts';

export function stateOf(unit: UnitId): State {
  return phase.value.start.find((placed) => placed.unit === unit)?.state ?? '';
}

/** A unit as the map shows it: its name in the colour of its state. */
export function UnitTag({ unit }: { readonly unit: UnitId }): JSX.Element {
  return <span class={`unit-tag ${stateClass(phase.value, stateOf(unit))}`}>{unit}</span>;
}

export function StateTag({ state }: { readonly state: State }): JSX.Element {
  return <span class={`unit-tag ${stateClass(phase.value, state)}`}>{state}</span>;
}
