import { powerStyle } from '@standoff/board';
import type { Power } from '@standoff/diplomacy';
import { powerName } from '@standoff/language';
import type { ComponentChildren, JSX } from 'preact';
import { language } from '../shell/language.ts';

/** The lettered square of a power. */
export function PowerMark({ power }: { readonly power: Power }): JSX.Element {
  const style = powerStyle(power);
  return (
    <span class={`power ${style.className}`} aria-hidden="true">
      {style.letter}
    </span>
  );
}

/** A power: its square and its name, and what belongs beside it. */
export function PowerHead({
  power,
  children,
}: {
  readonly power: Power;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <h3 class="power-head">
      <PowerMark power={power} />
      <span>{powerName(power, language.value)}</span>
      {children}
    </h3>
  );
}
