import type { Language } from '../names/terms.ts';
import type { OrderTextError } from './order-text.ts';

const UNKNOWN: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => (word === '' ? 'There is no order in this text.' : `"${word}" is not understood.`),
  ru: (word) => (word === '' ? 'В этом тексте нет приказа.' : `Непонятно: «${word}».`),
};

const AMBIGUOUS: Readonly<Record<Language, (word: string, candidates: string) => string>> = {
  en: (word, candidates) => `"${word}" can mean several orders: ${candidates}.`,
  ru: (word, candidates) => `«${word}» можно понять по-разному: ${candidates}.`,
};

const MEANT: Readonly<Record<Language, (candidates: string) => string>> = {
  en: (candidates) => ` Did you mean ${candidates}?`,
  ru: (candidates) => ` Возможно, имелось в виду: ${candidates}.`,
};

/** Why a text gives no order, as sentences. */
export function unreadableSentence(errors: readonly OrderTextError[], text: string, lang: Language): string {
  if (errors.length === 0) return UNKNOWN[lang](text.trim());
  return errors
    .map(({ kind, word, candidates }) => {
      const list = candidates.join(', ');
      if (kind === 'ambiguous') return AMBIGUOUS[lang](word, list);
      return `${UNKNOWN[lang](word)}${list === '' ? '' : MEANT[lang](list)}`;
    })
    .join(' ');
}
