import { ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import type { PlaceSlot } from './draft.ts';
import { placesAt } from './place.ts';
import { isArrow, type PlaceMatch, plays, type Scan, solid } from './scan.ts';

export interface ViaMatch {
  readonly route: readonly PlaceSlot[];
  readonly end: number;
}

const CARRIERS = ROLE.via | ROLE.convoy | ROLE.bySea;
const NOUNS = new Set([
  'sea',
  'seas',
  'boat',
  'ship',
  'way',
  'help',
  'convoy',
  'fleet',
  'fleets',
  'water',
  'помощью',
  'помощи',
  'море',
  'морю',
]);
const ARTICLES = new Set(['the', 'die', 'der', 'den', 'dem', 'das']);
const LEADS = new Set(['на', 'по', 'auf', 'dem', 'on', 'zu', 'a', 'per', 'mit']);
/** `A Lon - Nwy C`. */
const LETTERS = new Set(['c', 'к']);
const MOST_SEAS = 12;

/** Whether a place can be a sea, so part of a convoy's path. */
export function maySail(scan: Scan, match: PlaceMatch): boolean {
  const { exact, likely, possible } = match.slot;
  return [...exact, ...likely, ...possible].some(
    (code) => scan.map.dataOf[scan.map.provinceNumber.get(code) ?? 0]?.kind === 'sea',
  );
}

/** A sea or the fleet in it: `NTH`, `F NTH`, `the fleet in the North Sea`. */
export function seaAt(scan: Scan, at: number): PlaceMatch | undefined {
  let here = solid(scan, at);
  if (ARTICLES.has(scan.tokens[here]?.key ?? '')) here = solid(scan, here + 1);
  if (plays(scan, here, ROLE.fleet)) {
    here = solid(scan, here + 1);
    while (plays(scan, here, ROLE.at) || ARTICLES.has(scan.tokens[here]?.key ?? '')) here = solid(scan, here + 1);
  }
  return placesAt(scan, here).find((match) => maySail(scan, match));
}

/** Whether a place in a list of seas is already the unit of the next order: `via NTH, F NTH C A Lon - Nwy`. */
function startsOrder(scan: Scan, end: number): boolean {
  const next = solid(scan, end);
  return isArrow(scan, next) || plays(scan, next, ROLE.support | ROLE.convoy | ROLE.hold | ROLE.move);
}

function seasAt(scan: Scan, at: number): ViaMatch {
  const route: PlaceSlot[] = [];
  let end = at;
  let here = at;
  for (let count = 0; count < MOST_SEAS; count++) {
    const sea = seaAt(scan, here);
    if (sea === undefined || (count > 0 && startsOrder(scan, sea.end))) break;
    route.push(sea.slot);
    end = sea.end;
    here = solid(scan, end);
    const kind = scan.tokens[here]?.kind;
    if (kind === 'comma' || kind === 'dash' || kind === 'arrow' || kind === 'plus' || plays(scan, here, ROLE.and))
      here += 1;
  }
  return { route, end };
}

/**
 * That a move goes by convoy, written at `at`: `via`, `via convoy`, `by sea`, `(convoy)`, `via NTH`, `convoyed by F
 * Nth`, `c/o F Nth`, «через Северное море», «с помощью Ф Сев».
 */
export function viaAt(scan: Scan, at: number): ViaMatch | undefined {
  let here = solid(scan, at);
  // «на кораблях», `auf dem Seeweg`
  for (let passed = 0; passed < 2 && LEADS.has(scan.tokens[here]?.key ?? ''); passed++)
    if (plays(scan, solid(scan, here + 1), ROLE.bySea) || ARTICLES.has(scan.tokens[here + 1]?.key ?? ''))
      here = solid(scan, here + 1);
  const first = here;
  if (!plays(scan, here, CARRIERS)) return undefined;
  const token = scan.tokens[here];
  if (token?.key === 'c' && scan.tokens[here + 1]?.kind === 'slash' && scan.tokens[here + 2]?.key === 'o') {
    return seasAt(scan, here + 3);
  }
  let carried = false;
  let alone = false;
  for (let passed = 0; passed < 5; passed++) {
    const word = scan.tokens[here];
    if (word?.kind !== 'word') break;
    if (
      plays(scan, here, ROLE.convoy | ROLE.bySea) &&
      (word.key.length > 2 || (here === first && LETTERS.has(word.key)))
    )
      carried = true;
    else if (word.key === 'via') alone = true;
    else if (!plays(scan, here, ROLE.via) && !NOUNS.has(word.key)) break;
    if (NOUNS.has(word.key) && here !== first && !plays(scan, here, ROLE.via)) carried = true;
    here = solid(scan, here + 1);
    if (word.key === 'c' && scan.tokens[here]?.kind === 'stop') here += 1;
    if (plays(scan, here, ROLE.fleet) && placesAt(scan, solid(scan, here + 1)).length > 0) break;
  }
  const seas = seasAt(scan, here);
  if (seas.route.length > 0) return seas;
  const letter = here === first + 1 && (token?.key.length ?? 0) === 1;
  // "A Lon -c-> Nwy", "A Lon - Nwy C".
  const ends = isBoundary(scan, here) || isArrow(scan, here);
  return (carried && (!letter || ends)) || (alone && (ends || plays(scan, here, ROLE.to)))
    ? { route: [], end: here }
    : undefined;
}

/** What says so after a destination: the same, also after a comma, and seas in brackets: `- Nwy (Nth)`. */
export function viaAfter(scan: Scan, at: number): ViaMatch | undefined {
  const via = viaAt(scan, at);
  if (via !== undefined) return via;
  if (scan.tokens[at]?.kind === 'comma') {
    const next = solid(scan, at + 1);
    const later = plays(scan, next, ROLE.via | ROLE.bySea) ? viaAt(scan, next) : undefined;
    return later !== undefined && isBoundary(scan, later.end) ? later : undefined;
  }
  return seasInBrackets(scan, at);
}

/** `(Nth)`, `[Iri, Eng]`: seas in brackets; `at` is the bracket or the word after it. */
export function seasInBrackets(scan: Scan, at: number): ViaMatch | undefined {
  const open = scan.tokens[at]?.kind === 'open' ? at : at - 1;
  if (scan.tokens[open]?.kind !== 'open') return undefined;
  const seas = seasAt(scan, open + 1);
  return seas.route.length > 0 && scan.tokens[seas.end]?.kind === 'close' ? { ...seas, end: seas.end + 1 } : undefined;
}
