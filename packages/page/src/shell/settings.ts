import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { keepValue, keptValue } from '../keep/store.ts';
import { NOTATIONS, type Notation } from '../state/write.ts';
import { language } from './language.ts';

export type Theme = 'light' | 'dark';

const wish = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');

function startTheme(): Theme {
  const kept = keptValue('theme');
  if (kept === 'light' || kept === 'dark') return kept;
  return wish?.matches === true ? 'dark' : 'light';
}

/** Light or dark: as chosen, otherwise as the system wishes. */
export const theme: Signal<Theme> = signal(startTheme());

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  keepValue('theme', chosen);
}

/** Patterns on the land and letters beside units, so that powers are told apart without colour. */
export const patterns: Signal<boolean> = signal(keptValue('patterns') === true);

export function choosePatterns(chosen: boolean): void {
  patterns.value = chosen;
  keepValue('patterns', chosen);
}

function startNotation(): Notation {
  const kept = keptValue('notation');
  return NOTATIONS.find((one) => one === kept) ?? 'latin';
}

/** The letters chosen for order codes on the page in Russian. */
export const notation: Signal<Notation> = signal(startNotation());

export function chooseNotation(chosen: Notation): void {
  notation.value = chosen;
  keepValue('notation', chosen);
}

/** The letters order codes stand in now: those chosen in Russian, Latin ones in English. */
export const codes: ReadonlySignal<Notation> = computed(() => (language.value === 'ru' ? notation.value : 'latin'));

/** Prints the page as it is, always with patterns and letters: paper may be grey. */
export function printPage(): void {
  const kept = patterns.value;
  patterns.value = true;
  setTimeout(() => {
    print();
    patterns.value = kept;
  }, 150);
}

/** Single letters as commands. */
export const letterKeys: Signal<boolean> = signal(keptValue('letter-keys') !== false);

export function chooseLetterKeys(chosen: boolean): void {
  letterKeys.value = chosen;
  keepValue('letter-keys', chosen);
}

/** Whether the page is as narrow as a phone. */
export const narrow: Signal<boolean> = signal(false);
/** Whether there is a network; the workbench works without. */
export const online: Signal<boolean> = signal(true);
/** Whether movement is unwelcome. */
export const still: Signal<boolean> = signal(false);

/** Binds the settings to the document: call once. */
export function watchSettings(): void {
  const phone = matchMedia('(max-width: 760px)');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const look = (): void => {
    narrow.value = phone.matches;
    still.value = reduced.matches;
    online.value = navigator.onLine;
  };
  look();
  phone.addEventListener('change', look);
  reduced.addEventListener('change', look);
  addEventListener('online', look);
  addEventListener('offline', look);
  wish?.addEventListener('change', () => {
    if (keptValue('theme') === undefined) theme.value = startTheme();
  });
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', theme.value === 'dark' ? '#1a2226' : '#fdf9ef');
  });
}
