import { type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@standoff/language';
import { keepValue, keptValue } from '../keep/store.ts';

/** One text in both languages; a missing one does not compile. */
export type Both<T> = Readonly<Record<Language, T>>;

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of the first visit: the first of the browser's that the page speaks. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

function startLanguage(): Language {
  const kept = keptValue('language');
  if (isLanguage(kept)) return kept;
  return firstLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** The language of the page. */
export const language: Signal<Language> = signal(startLanguage());

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  keepValue('language', chosen);
}

/** The text in the language of the page; reading it in a component draws that anew when the language changes. */
export function inLanguage<T>(both: Both<T>): T {
  return both[language.value];
}

const RULES = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') } as const;

/** `enCount(2, { one: 'order', other: 'orders' })` gives `orders`. */
export function enCount(n: number, forms: { readonly one: string; readonly other: string }): string {
  return RULES.en.select(n) === 'one' ? forms.one : forms.other;
}

/** `ruCount(3, { one: 'приказ', few: 'приказа', many: 'приказов' })` gives «приказа». */
export function ruCount(
  n: number,
  forms: { readonly one: string; readonly few: string; readonly many: string },
): string {
  const form = RULES.ru.select(n);
  return form === 'one' || form === 'few' ? forms[form] : forms.many;
}
