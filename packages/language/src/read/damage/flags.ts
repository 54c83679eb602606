import type { Repair } from './entities.ts';

/** Powers by the country of their flag today. */
const COUNTRIES: Readonly<Record<string, string>> = {
  at: 'Austria',
  hu: 'Austria',
  gb: 'England',
  uk: 'England',
  fr: 'France',
  de: 'Germany',
  it: 'Italy',
  ru: 'Russia',
  tr: 'Turkey',
};

const EMOJI = /\ud83c[\udde6-\uddff]\ud83c[\udde6-\uddff]/y;
const NAMED = /:flag[-_]([a-z]{2}):/y;
/** The regional indicator of the letter A. */
const LETTER_A = 0x1f1e6;

/** A flag in place of a power: an emoji, or its name in a chat (`:flag_fr:`). */
export function flagAt(text: string, at: number): Repair | undefined {
  NAMED.lastIndex = at;
  const named = NAMED.exec(text);
  EMOJI.lastIndex = at;
  const emoji = named === null ? EMOJI.exec(text)?.[0] : undefined;
  const letters =
    named?.[1] ??
    [...(emoji ?? '')].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - LETTER_A + 97)).join('');
  const power = COUNTRIES[letters];
  if (power === undefined) return undefined;
  return { put: ` ${power}: `, length: named?.[0].length ?? emoji?.length ?? 1 };
}
