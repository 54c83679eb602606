import { LANGUAGES, type Language } from '@standoff/language';

function isLanguage(word: string): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/**
 * The language for a reader: the one asked for by name, else the best of an `Accept-Language` header
 * (`ru-RU,ru;q=0.9,en;q=0.8`), else English. Languages the page does not speak and words it cannot read are passed over.
 */
export function chooseLanguage(asked: string | null, accepted: string | null): Language {
  if (asked !== null && isLanguage(asked)) return asked;
  let best: Language = 'en';
  let weight = 0;
  for (const part of (accepted ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const language = range.split('-')[0] ?? '';
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const q = quality === undefined ? 1 : Number(quality.slice(2));
    if (isLanguage(language) && q > weight) {
      best = language;
      weight = q;
    }
  }
  return best;
}
