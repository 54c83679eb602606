import { fromTransliteration, isLatinKey, keyOf, soundKey, twinKey } from '../letters.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import { ROLE, ROLES } from './roles.ts';
import { RUSSIAN } from './russian.ts';

interface Lexicon {
  readonly words: Map<string, number>;
  /** Beginnings (`support*`) under their first two letters. */
  readonly stems: Map<string, { readonly stem: string; readonly roles: number }[]>;
  /** Russian words by sound, for transliterated ones. */
  readonly sounds: Map<string, number>;
}

function addStem(lexicon: Lexicon, stem: string, roles: number): void {
  const list = lexicon.stems.get(stem.slice(0, 2));
  if (list === undefined) lexicon.stems.set(stem.slice(0, 2), [{ stem, roles }]);
  else list.push({ stem, roles });
}

function compile(): Lexicon {
  const lexicon: Lexicon = { words: new Map(), stems: new Map(), sounds: new Map() };
  for (const table of [ENGLISH, RUSSIAN, GERMAN]) {
    for (const role of ROLES) {
      for (const word of (table[role] ?? '').split(/\s+/)) {
        if (word === '') continue;
        if (word.endsWith('*')) {
          addStem(lexicon, keyOf(word.slice(0, -1)), ROLE[role]);
          continue;
        }
        const key = keyOf(word);
        lexicon.words.set(key, (lexicon.words.get(key) ?? 0) | ROLE[role]);
        if (table === RUSSIAN && key.length > 3) {
          const sound = soundKey(key);
          lexicon.sounds.set(sound, (lexicon.sounds.get(sound) ?? 0) | ROLE[role]);
        }
      }
    }
  }
  return lexicon;
}

let compiled: Lexicon | undefined;
let known = new Map<string, number>();
/** Keys remembered before the memory is emptied: texts hold few different words, attacks many. */
const REMEMBERED = 20_000;

function lookUp(lexicon: Lexicon, key: string): number {
  let roles = lexicon.words.get(key) ?? 0;
  for (const { stem, roles: more } of lexicon.stems.get(key.slice(0, 2)) ?? []) {
    if (key.startsWith(stem)) roles |= more;
  }
  return roles;
}

/** The roles a word can play (a sum of `ROLE` bits), looked up by its key; 0 for a word that is none of the reader's. */
export function rolesOf(key: string): number {
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  compiled ??= compile();
  let roles = lookUp(compiled, key);
  if (roles === 0) {
    const twin = twinKey(key);
    if (twin !== undefined) roles = lookUp(compiled, twin);
  }
  if (roles === 0 && key.length > 3 && isLatinKey(key)) {
    const sound = fromTransliteration(key);
    roles = (compiled.sounds.get(sound) ?? 0) | lookUp(compiled, sound);
  }
  if (known.size >= REMEMBERED) known = new Map();
  known.set(key, roles);
  return roles;
}
