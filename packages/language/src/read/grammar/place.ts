import type { Coast, ProvinceCode } from '@standoff/diplomacy';
import { twinKey } from '../letters.ts';
import { PLACES_ELSEWHERE } from '../names/elsewhere.ts';
import { lookUpPlace, type PlaceMeaning } from '../names/lookup.ts';
import { nearPlace } from '../names/near.ts';
import { namedPower } from '../names/powers.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { coastAfter, coastBefore, gluedCoast } from './coast.ts';
import type { PlaceSlot } from './draft.ts';
import { isArrow, isSmall, type PlaceMatch, plays, type Scan } from './scan.ts';

/** The longest names have five words. */
const MOST_WORDS = 5;
const STRUCTURE =
  ROLE.to |
  ROLE.at |
  ROLE.from |
  ROLE.and |
  ROLE.or |
  ROLE.if |
  ROLE.else |
  ROLE.not |
  ROLE.via |
  ROLE.aux |
  ROLE.filler;

interface Phrase {
  readonly key: string;
  readonly end: number;
  readonly words: number;
}

/** Words that may make one name together: blanks, full stops and tight dashes between them. */
function phrasesAt(scan: Scan, at: number): Phrase[] {
  const first = scan.tokens[at];
  if (first?.kind !== 'word') return [];
  const phrases: Phrase[] = [{ key: first.key, end: at + 1, words: 1 }];
  let key = first.key;
  let here = at + 1;
  for (let words = 2; words <= MOST_WORDS; words++) {
    const after = here;
    if (scan.tokens[here]?.kind === 'stop' && scan.tokens[here]?.spaced === false) here += 1;
    const dash = scan.tokens[here];
    if (dash?.kind === 'dash' && !dash.spaced && scan.tokens[here + 1]?.spaced === false) here += 1;
    const joined = here > after;
    // SWE-DEN is no Sweden.
    if (joined && scan.names.names.codes.has(first.key) && scan.names.names.codes.has(scan.tokens[here]?.key ?? ''))
      break;
    const token = scan.tokens[here];
    if (token?.kind !== 'word') break;
    key += token.key;
    here += 1;
    // "Nor S", "Lyon S": a lone letter after a blank is a verb, but "St P" is a place.
    const known = token.key.length === 2 && scan.names.names.short.has(key);
    const lone = token.key.length < 3 && !joined && first.key !== 'st' && !known;
    if (!lone) phrases.push({ key, end: here, words });
  }
  return phrases.reverse();
}

function hasCoasts(scan: Scan, codes: readonly ProvinceCode[]): boolean {
  for (const code of codes) if ((scan.map.coasts[scan.map.provinceNumber.get(code) ?? 0]?.length ?? 0) > 0) return true;
  return false;
}

/** The code a word in capitals is, in either alphabet. */
function capitalCode(scan: Scan, at: number, key: string): ProvinceCode | undefined {
  if (scan.tokens[at]?.caps !== true) return undefined;
  const { codes, short, whole } = scan.names.names;
  if (codes.has(key) || short.has(key) || whole.has(key)) return codes.get(key);
  return codes.get(twinKey(key) ?? '');
}

function textOf(scan: Scan, from: number, end: number): string {
  let text = '';
  for (let at = from; at < end; at++) {
    const token = scan.tokens[at];
    if (token !== undefined) text += (at > from && token.spaced ? ' ' : '') + token.text;
  }
  return text;
}

function slotOf(
  scan: Scan,
  from: number,
  end: number,
  meaning: PlaceMeaning,
  exact: readonly ProvinceCode[],
): PlaceSlot {
  return {
    first: from,
    last: end - 1,
    text: textOf(scan, from, end),
    exact,
    likely: meaning.likely,
    possible: meaning.possible,
    listed: meaning.listed,
  };
}

/** Whether a place may be one with coasts of its own. */
export function mayHaveCoasts(scan: Scan, { exact, likely, possible }: PlaceSlot): boolean {
  return hasCoasts(scan, exact) || hasCoasts(scan, likely) || hasCoasts(scan, possible);
}

function withCoast(scan: Scan, slot: PlaceSlot, end: number): PlaceMatch[] {
  const named = mayHaveCoasts(scan, slot);
  const coast = coastAfter(scan, end, named);
  const plain = { slot, end };
  return coast === undefined ? [plain] : [{ slot: { ...slot, coast: coast.coast }, end: coast.end }, plain];
}

/** Words too short to be a place wherever a preposition or a verb may stand. */
function isDoubtful(scan: Scan, at: number, afterArrow: boolean): boolean {
  const token = scan.tokens[at];
  if (token === undefined || afterArrow) return false;
  if (token.key.length === 1) return true;
  if (token.key.length !== 2 || !plays(scan, at, STRUCTURE | ORDER_VERBS) || isArrow(scan, at + 1)) return false;
  // "Be" may be Belgium, "be" is not; at the start of a clause a capital says nothing.
  return isSmall(scan, at) || scan.tokens[at - 1]?.kind !== 'word';
}

function knownPlaces(scan: Scan, at: number, afterArrow: boolean): PlaceMatch[] {
  const found: PlaceMatch[] = [];
  const led = scan.tokens[at]?.text.length === 1 && plays(scan, at, ROLE.army | ROLE.fleet);
  for (const { key, end, words } of phrasesAt(scan, at)) {
    if (words === 1 && isDoubtful(scan, at, afterArrow)) continue;
    const meaning = lookUpPlace(scan.names, key);
    // "A North" is no name that lacks its Atlantic, but an army and the beginning of one.
    if (words > 1 && led && meaning?.listed === false) continue;
    // "German" begins the German Bight, but the German army is no fleet in it.
    if (words === 1 && !afterArrow && meaning?.listed === false && namedPower(scan.map, key) !== undefined) continue;
    if (meaning !== undefined) {
      const code = words === 1 ? capitalCode(scan, at, key) : undefined;
      // «Вене» is Vienna only where a preposition asks for that case; alone it may begin Венеция.
      const declined = key === 'вене' && !plays(scan, at - 1, ROLE.at | ROLE.to);
      const exact = code !== undefined ? [code] : declined ? [] : meaning.whole;
      found.push(...withCoast(scan, slotOf(scan, at, end, meaning, exact), end));
      // A name of several words is one place, never two: "North Atlantic Ocean" is no move of one ocean to another.
      if (words > 1 && (meaning.whole.length > 0 || meaning.listed)) break;
      continue;
    }
    const glued = words === 1 ? gluedCoast(key) : undefined;
    const base = glued === undefined ? undefined : lookUpPlace(scan.names, glued.base);
    if (glued !== undefined && base !== undefined && hasCoasts(scan, [...base.whole, ...base.likely])) {
      found.push({ slot: { ...slotOf(scan, at, end, base, base.whole), coast: glued.coast }, end });
    }
  }
  return found;
}

function faultySlot(scan: Scan, at: number, end: number, fault: PlaceSlot['fault'], meant?: ProvinceCode): PlaceSlot {
  return {
    first: at,
    last: end - 1,
    text: textOf(scan, at, end),
    exact: meant === undefined ? [] : [meant],
    likely: [],
    possible: [],
    listed: true,
    ...(fault === undefined ? {} : { fault }),
  };
}

// "Mün nicht" is no misspelt Munich.
const OTHER = ORDER_VERBS | ROLE.army | ROLE.fleet | ROLE.not | ROLE.and | ROLE.or | ROLE.to | ROLE.filler;

function holdsOther(scan: Scan, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (plays(scan, at, OTHER)) return true;
  return false;
}

/** Names of several words with a misspelling in them: `Englsh Channel`, `Gulf of Botnia`. */
function misspeltPhrases(scan: Scan, at: number): readonly PlaceMatch[] {
  // The letter of a unit is no part of a name: "F Helgoland" is no misspelling of it.
  if (plays(scan, at, ROLE.army | ROLE.fleet)) return NONE;
  const found: PlaceMatch[] = [];
  for (const { key, end, words } of phrasesAt(scan, at)) {
    if (words === 1 || holdsOther(scan, at + 1, end) || lookUpPlace(scan.names, key) !== undefined) continue;
    const meant = nearPlace(scan.names, key);
    if (meant !== undefined) found.push(...withCoast(scan, faultySlot(scan, at, end, 'misspelt', meant), end));
  }
  return found;
}

const NONE: readonly PlaceMatch[] = [];

/** A word that is no known place, as a misspelling of one or as an unknown one. */
function strangePlace(scan: Scan, at: number): PlaceMatch[] {
  const token = scan.tokens[at];
  if (token?.kind !== 'word' || plays(scan, at, ORDER_VERBS | ROLE.army | ROLE.fleet)) return [];
  // "Per" may be a slip for Par, but "Let" and «Пусть» are what they are.
  if ((isSmall(scan, at) || token.key.length > 3) && (scan.roles[at] ?? 0) !== 0) return [];
  // A power is meant as a place only where a move leads to it: "A Mos - Russia".
  const led = isArrow(scan, at - 1) || plays(scan, at - 1, ROLE.to | ROLE.move);
  const named = namedPower(scan.map, token.key);
  if (named?.form === 'adjective' || (named !== undefined && !led)) return [];
  const meant = nearPlace(scan.names, token.key);
  const fault = meant !== undefined ? 'misspelt' : PLACES_ELSEWHERE.has(token.key) ? 'elsewhere' : 'unknown';
  return withCoast(scan, faultySlot(scan, at, at + 1, fault, meant), at + 1);
}

/** The places that words may name as they stand, without a coast before them. */
function placesFrom(scan: Scan, at: number, afterArrow: boolean): PlaceMatch[] {
  const found = knownPlaces(scan, at, afterArrow);
  if (!scan.tolerant) return found;
  return [...misspeltPhrases(scan, at), ...(found.length === 0 ? strangePlace(scan, at) : found)];
}

/**
 * The places that words at `at` may name, the longest phrase first, coasts included. `afterArrow`: a destination must
 * stand here, so single letters count.
 */
export function placesAt(scan: Scan, at: number, afterArrow = false): readonly PlaceMatch[] {
  const memo = at * 2 + (afterArrow ? 1 : 0);
  const remembered = scan.places.get(memo);
  if (remembered !== undefined) return remembered;
  const start = scan.tokens[at]?.key === 'the' ? at + 1 : at;
  const before = coastBefore(scan, start);
  let coasted: PlaceMatch[] = [];
  if (before !== undefined) {
    const coast: Coast = before.coast;
    // One coast is enough: of several before a place the last is looked at in its own turn.
    coasted = placesFrom(scan, before.end, true).map((match) => ({ ...match, slot: { ...match.slot, coast } }));
  }
  const known = knownPlaces(scan, start, afterArrow);
  let found = [...coasted, ...known];
  if (scan.tolerant) {
    if (found.length === 0) found = strangePlace(scan, start);
    found.unshift(...misspeltPhrases(scan, start));
  }
  scan.places.set(memo, found);
  return found;
}
