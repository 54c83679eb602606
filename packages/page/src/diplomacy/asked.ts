import { batch, type Signal, signal } from '@preact/signals';
import type { ProvinceCode } from '@standoff/diplomacy';
import type { Spot } from '../map/camera.ts';
import { language } from '../shell/language.ts';
import type { Choice, Entry } from '../state/entry.ts';

// What the board asks, over the map: it hangs there only as long as the board is the one that it was asked about.

/** A menu that hangs at a province. */
interface OpenMenu {
  readonly at: ProvinceCode;
  readonly entry: Entry;
  readonly choices: readonly Choice[];
}

export const opened: Signal<OpenMenu | undefined> = signal(undefined);
/** The province where a fleet is to be set up and its coast is asked. */
export const coastAsked: Signal<ProvinceCode | undefined> = signal(undefined);
/** Why the last thing pointed at did nothing. */
export const hint: Signal<string> = signal('');
/** The target under the pointer, or next by the keyboard. */
export const hot: Signal<ProvinceCode | undefined> = signal(undefined);
/** Places that a tap may have meant, and what is done with the one chosen. The spot is of the box. */
export const which: Signal<
  | {
      readonly at: Spot;
      readonly places: readonly ProvinceCode[];
      readonly take: (place: ProvinceCode) => void;
    }
  | undefined
> = signal(undefined);

/** Takes back every question: the board has changed, or how one looks at it. */
export function unask(): void {
  batch(() => {
    opened.value = undefined;
    coastAsked.value = undefined;
    which.value = undefined;
    hint.value = '';
    hot.value = undefined;
  });
}

language.subscribe(unask);
