import type { Language } from '@standoff/language';
import type { AnyErrorCode } from '../api/failure.ts';
import { EN } from './en.ts';
import { RU } from './ru.ts';

type Facts = Readonly<Record<string, unknown>>;
/** A sentence, or one that needs facts. */
export type Sentence = string | ((facts: Facts) => string);
export type ErrorWords = Readonly<Record<AnyErrorCode, Sentence>>;

export interface Words {
  readonly error: (code: AnyErrorCode, facts: Facts) => string;
}

function wordsOf(errors: ErrorWords): Words {
  return {
    error: (code, facts) => {
      const sentence = errors[code];
      return typeof sentence === 'string' ? sentence : sentence(facts);
    },
  };
}

/** What the server says to people. */
export const WORDS: Readonly<Record<Language, Words>> = { en: wordsOf(EN), ru: wordsOf(RU) };
