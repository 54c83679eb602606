/** Letters that look alike in both alphabets, Latin and Cyrillic side by side (RUSSIAN.md). */
const LATIN_TWINS = 'abcehkmoptxyi';
const CYRILLIC_TWINS = 'авсенкмортхуі';

const TO_CYRILLIC = new Map([...LATIN_TWINS].map((letter, index) => [letter, CYRILLIC_TWINS[index] ?? letter]));
const TO_LATIN = new Map([...CYRILLIC_TWINS].map((letter, index) => [letter, LATIN_TWINS[index] ?? letter]));

/** Letters that Unicode does not take apart into a base letter and a mark. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['э', 'е'],
]);

const MARKS_AND_APOSTROPHES = /[\u0300-\u036f'’ʼ`´‘]/g;
const NOT_ASCII = /[^ -~]/;

function isLatin(letter: string): boolean {
  return letter >= 'a' && letter <= 'z';
}

function isCyrillic(letter: string): boolean {
  return letter >= 'Ѐ' && letter <= 'ӿ';
}

/** Small letters that look like none of the other alphabet, though their capitals do. */
const TELLING = new Set('bhkmtвкмнт');

export type Alphabet = 'latin' | 'cyrillic' | 'either';

/** The alphabet a word can only have been meant in; `either` where every letter looks the same in both. */
export function alphabetOf(text: string): Alphabet {
  let latin = false;
  let cyrillic = false;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const telling = letter === small && TELLING.has(small);
    if (isLatin(small)) latin ||= telling || small === 'i' || !TO_CYRILLIC.has(small);
    else if (isCyrillic(small)) cyrillic ||= telling || !TO_LATIN.has(small);
  }
  return latin === cyrillic ? 'either' : latin ? 'latin' : 'cyrillic';
}

/** Writes a word of mixed alphabets in the one its telling letters belong to. */
function oneAlphabet(word: string, original: string): string {
  const letters = [...word];
  if (!letters.some(isLatin) || !letters.some(isCyrillic)) return word;
  const alphabet = alphabetOf(original);
  const twins = alphabet === 'cyrillic' ? TO_CYRILLIC : TO_LATIN;
  return letters.map((letter) => twins.get(letter) ?? letter).join('');
}

/**
 * Folds a word to the key it is looked up by: small letters, no accents or apostrophes, `ё й э` as `е и е`, one
 * alphabet.
 */
export function keyOf(text: string): string {
  if (!NOT_ASCII.test(text)) {
    const small = text.toLowerCase();
    return small.includes("'") || small.includes('`') ? small.replace(/['`]/g, '') : small;
  }
  const small = text.normalize('NFKD').toLowerCase().replace(MARKS_AND_APOSTROPHES, '');
  let folded = '';
  for (const letter of small) folded += FOLDED.get(letter) ?? letter;
  const key = oneAlphabet(folded, text);
  // The Ukrainian letter is a look-alike of the Latin one within Latin words only.
  return key.includes('і') ? key.replaceAll('і', 'и') : key;
}

/** The keys of words written one after another. */
export function keysOf(words: string): string[] {
  return words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(keyOf);
}

/** The same key in the other alphabet, if every letter of it has a look-alike there. */
export function twinKey(key: string): string | undefined {
  const twins = isLatin(key[0] ?? '') ? TO_CYRILLIC : TO_LATIN;
  let other = '';
  for (const letter of key) {
    const twin = twins.get(letter);
    if (twin === undefined) return undefined;
    other += twin === 'і' ? 'и' : twin;
  }
  return other;
}

/** Groups of Latin letters and the Cyrillic ones they stand for, longest first. */
const TRANSLITERATION: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['iya', 'ия'],
  ['ija', 'ия'],
  ['iyu', 'ию'],
  ['iju', 'ию'],
  ['yye', 'ие'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ia', 'ия'],
  ['iu', 'ию'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['x', 'кс'],
];
const LATIN_LETTERS = 'abcdefghijklmnopqrstuvwyz';
const CYRILLIC_SOUNDS = 'абцдефгхииклмнопкрстуввиз';

/** Folds away what transliterations do not tell apart: `ы и`, `щ шч`, soft and hard signs. */
export function soundKey(cyrillicKey: string): string {
  return cyrillicKey.replace(/[ьъ]/g, '').replaceAll('ы', 'и').replaceAll('ии', 'и');
}

/** A Russian word in Latin letters (`Burgundija`) as the sound key of the Cyrillic word. */
export function fromTransliteration(latinKey: string): string {
  let out = '';
  let at = 0;
  while (at < latinKey.length) {
    const group = TRANSLITERATION.find(([latin]) => latinKey.startsWith(latin, at));
    if (group !== undefined) {
      out += group[1];
      at += group[0].length;
      continue;
    }
    const letter = latinKey[at] ?? '';
    out += CYRILLIC_SOUNDS[LATIN_LETTERS.indexOf(letter)] ?? letter;
    at += 1;
  }
  return soundKey(out);
}

/** Whether a key is written in Latin letters. */
export function isLatinKey(key: string): boolean {
  return isLatin(key[0] ?? '');
}

const LATIN_KEYS = `qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>`;
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

/** What the same keys give on the other keyboard layout: «Зфк» is `Par`, `Gfh` «Пар». */
export function otherLayout(text: string): string {
  const cyrillic = /[\u0400-\u04ff]/.test(text);
  const [from, to] = cyrillic ? [CYRILLIC_KEYS, LATIN_KEYS] : [LATIN_KEYS, CYRILLIC_KEYS];
  let out = '';
  for (const letter of text) out += to[from.indexOf(letter)] ?? letter;
  return out;
}
