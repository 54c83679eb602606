import { alphabetOf } from '../letters.ts';
import { lookUpPlace, type NameLookup } from '../names/lookup.ts';
import type { Token } from '../tokens.ts';
import { isCoastWord } from '../words/coasts.ts';
import { rolesOf } from '../words/lexicon.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';

const SHORTEST = 4;
const LONGEST = 20;
const CODE = 3;
const COAST = 2;
/** `AParBur`: every part begins with a capital. */
const HUMPED = /^\p{Lu}?(?:\p{Lu}\p{Ll}{2})+\p{Lu}?$/u;

/** Where parts of a word end, from one on; `undefined` where the rest of the word is none. */
type Ends = readonly number[] | undefined;

function plays(key: string, at: number, roles: number): boolean {
  return at < key.length && (rolesOf(key.charAt(at)) & roles) !== 0;
}

/** A code of three letters at `at`, with the code of a coast or without it, and what `rest` makes of the letters after it. */
function place(names: NameLookup, key: string, at: number, rest: (end: number) => Ends): Ends {
  const code = key.slice(at, at + CODE);
  if (code.length < CODE || !(names.names.codes.has(code) || names.names.short.has(code))) return undefined;
  const end = at + CODE;
  const plain = rest(end);
  if (plain !== undefined) return [end, ...plain];
  const coasted = isCoastWord(key.slice(end, end + COAST)) ? rest(end + COAST) : undefined;
  return coasted === undefined ? undefined : [end, end + COAST, ...coasted];
}

function ended(key: string): (at: number) => Ends {
  return (at) => (at === key.length ? [] : undefined);
}

/** A place, or nothing, up to the end. */
function goal(names: NameLookup, key: string, at: number): Ends {
  return at === key.length ? [] : place(names, key, at, ended(key));
}

/** What comes after the unit: where it goes, or its verb and whom that is about. */
function action(names: NameLookup, key: string, at: number): Ends {
  const moved = place(names, key, at, ended(key));
  if (moved !== undefined) return moved;
  if ((rolesOf(key.slice(at)) & ROLE.hold) !== 0) return [key.length];
  if (!plays(key, at, ORDER_VERBS)) return undefined;
  const verb = at + 1;
  const object = plays(key, verb, ROLE.army | ROLE.fleet)
    ? place(names, key, verb + 1, (end) => goal(names, key, end))
    : undefined;
  if (object !== undefined) return [verb, verb + 1, ...object];
  const bare = verb === key.length ? [] : place(names, key, verb, (end) => goal(names, key, end));
  return bare === undefined ? undefined : [verb, ...bare];
}

function cut(names: NameLookup, key: string, led: boolean): Ends {
  if (led) return place(names, key, 0, (end) => action(names, key, end));
  const rest = plays(key, 0, ROLE.army | ROLE.fleet)
    ? place(names, key, 1, (end) => action(names, key, end))
    : undefined;
  return rest === undefined ? undefined : [1, ...rest];
}

/** Whether a word in capitals, or in humps, is nothing that anybody knows. */
function isStrange(names: NameLookup, { kind, key, text, caps }: Token): boolean {
  if (kind !== 'word' || key.length < SHORTEST || key.length > LONGEST || key.length !== text.length) return false;
  return (caps || HUMPED.test(text)) && rolesOf(key) === 0 && lookUpPlace(names, key) === undefined;
}

/** Orders written without their blanks, `APARBUR`, `A MUNH`, `AMUNSABER`, «АПАРБУР»: each part as a word of its own. */
export function unglued(names: NameLookup, tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => isStrange(names, token))) return tokens;
  return tokens.flatMap((token, index) => {
    if (!isStrange(names, token)) return [token];
    const before = tokens[index - 1];
    const led = before?.kind === 'word' && before.key.length === 1 && plays(before.key, 0, ROLE.army | ROLE.fleet);
    const ends = cut(names, token.key, led);
    // A letter and a place alone are a unit, which is read as it is.
    if (ends === undefined || ends.length < (led ? 2 : 3)) return [token];
    // A repaired word stands elsewhere than its letters tell.
    const exact = token.end - token.start === token.text.length;
    return ends.map((end, part): Token => {
      const from = ends[part - 1] ?? 0;
      const text = token.text.slice(from, end);
      return {
        ...token,
        text,
        key: token.key.slice(from, end),
        caps: text === text.toUpperCase(),
        alphabet: alphabetOf(text),
        spaced: part === 0 ? token.spaced : true,
        start: exact ? token.start + from : token.start,
        end: exact ? token.start + end : token.end,
      };
    });
  });
}
