import { batch, type Signal, signal } from '@preact/signals';
import type { ProvinceCode } from '@standoff/diplomacy';
import type { Spot } from '../map/camera.ts';
import { hot } from './asked.ts';

// What a pointer is about on the board, as long as it is about it. Spots called `at` and `to` are of the map, `on` of the box.

/** A unit that is dragged, and how far. */
export const drag: Signal<{ readonly from: ProvinceCode; readonly to: Spot } | undefined> = signal(undefined);

/** The glass above the finger, and what lies under it. */
export const lens: Signal<
  | {
      readonly at: Spot;
      readonly on: Spot;
      readonly places: readonly ProvinceCode[];
      readonly choice: ProvinceCode | undefined;
    }
  | undefined
> = signal(undefined);

/** Whether the finger stays on the board with a unit chosen, so that the glass goes with it. */
export const looking: Signal<boolean> = signal(false);

/** The verdict that the pointer stays on. */
export const tip: Signal<{ readonly on: Spot; readonly index: number } | undefined> = signal(undefined);

/** Lets go of what the pointer held. */
export function dropAll(): void {
  batch(() => {
    drag.value = undefined;
    lens.value = undefined;
    hot.value = undefined;
    looking.value = false;
  });
}
