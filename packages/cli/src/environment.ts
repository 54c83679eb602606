import type { Language } from '@standoff/language';
import type { Io } from './io.ts';

export const LANGUAGE_CHOICES: readonly Language[] = ['en', 'ru'];

/** The language of the environment: Russian where the locale of messages is, else English. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ru(?![a-z])/i.test(locale) ? 'ru' : 'en';
}

/** The language that the arguments ask for, looked up before they are parsed: help and complaints are in it too. */
export function languageAsked(argv: readonly string[]): Language | undefined {
  for (const [index, argument] of argv.entries()) {
    if (argument === '--') return undefined;
    const value = argument === '--lang' ? argv[index + 1] : /^--lang=(.*)$/.exec(argument)?.[1];
    const lang = LANGUAGE_CHOICES.find((choice) => choice === value);
    if (lang !== undefined) return lang;
  }
  return undefined;
}

/** Whether to underline and colour: on a terminal, unless `NO_COLOR`; anywhere with `FORCE_COLOR`. */
export function wantsStyle(stream: { readonly isTTY?: boolean }, env: Io['env']): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return stream.isTTY === true && env.TERM !== 'dumb';
}
