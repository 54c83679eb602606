/** The forms a Russian noun takes beside a whole number: 1 шаг, 2 шага, 5 шагов. */
export interface RussianPlural {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}
export interface EnglishPlural {
  readonly one: string;
  readonly other: string;
}

const RUSSIAN = new Intl.PluralRules('ru');
const ENGLISH = new Intl.PluralRules('en');

/** `ruCount(2, STEPS)` gives «2 шага». */
export function ruCount(count: number, forms: RussianPlural): string {
  return `${count} ${ruPlural(count, forms)}`;
}

/** The Russian form beside a whole number, without the number. */
export function ruPlural(count: number, forms: RussianPlural): string {
  const rule = RUSSIAN.select(count);
  return rule === 'one' ? forms.one : rule === 'few' ? forms.few : forms.many;
}

/** `enCount(1, STEPS)` gives `1 step`. */
export function enCount(count: number, forms: EnglishPlural): string {
  return `${count} ${ENGLISH.select(count) === 'one' ? forms.one : forms.other}`;
}
