import type { JSX } from 'preact';
import { ICONS, type IconName } from './icons.ts';

/** A drawing beside a word; alone in a button the button carries the word for those who listen. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ICONS[name] }} />;
}

/** Two advances that meet at a border neither crosses. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 26 26" aria-hidden="true">
      <path d="M2 13h8M24 13h-8" stroke="currentColor" stroke-width="2.4" />
      <path d="M13.4 13 8 9.6v6.8zM12.6 13 18 9.6v6.8z" fill="currentColor" />
      <path class="mark-bar" d="M13 3.5v19" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
}
