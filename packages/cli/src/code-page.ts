/** Share of bytes above ASCII from which an old one-byte text is taken for Russian rather than Western. */
const MOSTLY_CYRILLIC = 0.2;

/** The one-byte sets Russian was written in, the likeliest first. */
const RUSSIAN = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'] as const;
/** How much better than the likeliest another set must look, a letter. */
const MARGIN = 0.05;
/** Enough of a text to tell. */
const SAMPLE = 4000;
/** The letters of Russian, the most frequent first. */
const FREQUENT = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё';

/** Letters that are words of orders: armies, fleets, verbs, prepositions. */
const LONE = /(?<!\p{L})[афдпков](?!\p{L})/giu;

/**
 * How much like Russian orders a text looks, a letter: by its letters, by capitals, which stand at the start of words or
 * all along, and by lone letters.
 */
function likeness(text: string): number {
  let score = text.match(LONE)?.length ?? 0;
  let letters = 0;
  let small = false;
  for (const letter of text) {
    if (letter < '\u0080') {
      small = false;
      continue;
    }
    letters += 1;
    const lower = letter.toLowerCase();
    const rank = FREQUENT.indexOf(lower);
    score += rank < 0 ? -2 : 1 - rank / FREQUENT.length;
    if (small && lower !== letter) score -= 2;
    small = rank >= 0 && lower === letter;
  }
  return letters === 0 ? 0 : score / letters;
}

/** The one-byte set of a text that is not Unicode: a Western one where little is outside ASCII (`München`). */
export function codePageOf(bytes: Uint8Array): string {
  let high = 0;
  for (const byte of bytes) if (byte > 0x7f) high += 1;
  if (high <= bytes.length * MOSTLY_CYRILLIC) return 'windows-1252';
  const [first, ...others] = RUSSIAN;
  const looks = (page: string): number => likeness(new TextDecoder(page).decode(bytes.subarray(0, SAMPLE)));
  let best: string = first;
  let most = looks(first) + MARGIN;
  for (const page of others) {
    const likely = looks(page);
    if (likely <= most) continue;
    best = page;
    most = likely;
  }
  return best;
}
