import type { Power, UnitType } from '@standoff/diplomacy';
import { keysOf } from '../letters.ts';
import { lookUpPlace } from '../names/lookup.ts';
import { namedPower, powerOfLetter } from '../names/powers.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { isBoundary } from './boundary.ts';
import { coastAfter } from './coast.ts';
import type { UnitDraft } from './draft.ts';
import { mayHaveCoasts, placesAt } from './place.ts';
import { afterStop, isArrow, plays, type Scan, solid } from './scan.ts';

export interface UnitMatch {
  readonly unit: UnitDraft;
  readonly end: number;
  /** How it is written: with its letter or word before or after it, as a place alone, or without a place. */
  readonly form: 'typed' | 'bare' | 'placeless';
  /** `armies in Par and Mar`: the type holds for the places that follow. */
  readonly plural?: true;
}

const TYPED = ROLE.army | ROLE.fleet | ROLE.unit;
const PLURALS = new Set(keysOf('armies fleets units армии флоты флота armeen flotten einheiten'));
/** Words before a unit that say nothing: `the`, `my`, `own`. */
const ARTICLES = new Set(
  keysOf(`the my our own his her their its an your this that every one свою мою моя мой своя свои наша нашу наш мои
    der die das den dem meine mein eine einen`),
);
const ADJECTIVE_ENDING = /^(?:ая|ую|ои|ии|ыи|ого|ому|им|ым|ом|ие|ое|ые|а|у|ои)$/;

function typeAt(scan: Scan, at: number): UnitType | undefined {
  return plays(scan, at, ROLE.army) ? 'A' : plays(scan, at, ROLE.fleet) ? 'F' : undefined;
}

/** "English Channel" is a place and no power's Channel. */
function beginsPlace(scan: Scan, at: number): boolean {
  return placesAt(scan, at).some(({ end }) => end > at + 1);
}

/** Whether a place stands at `at` that is followed by the sign of a move: `S Eng Lon - Bel`. */
function movesFrom(scan: Scan, at: number): boolean {
  return placesAt(scan, at).some(({ slot, end }) => slot.listed && isArrow(scan, solid(scan, end)));
}

/** Passes articles and the power a unit belongs to: `the German`, `Germany's`, `Ger`, `own`. */
function ownerAt(scan: Scan, at: number, isTarget: boolean): { readonly next: number; readonly power?: Power } {
  let here = solid(scan, at);
  let power: Power | undefined;
  for (let passed = 0; passed < 4; passed++) {
    const token = scan.tokens[here];
    if (token?.kind !== 'word') break;
    const next = solid(scan, afterStop(scan, here + 1));
    // "a fleet", but A ARM is the army in Armenia.
    if (token.key === 'a' && plays(scan, next, TYPED) && placesAt(scan, next).length === 0) {
      here = next;
      continue;
    }
    // German "den" is Denmark too.
    if (ARTICLES.has(token.key) && (plays(scan, next, TYPED) || lookUpPlace(scan.names, token.key) === undefined)) {
      here = next;
      continue;
    }
    const named = power === undefined ? namedPower(scan.map, token.key) : undefined;
    const letter = power === undefined && isTarget ? powerOfLetter(scan.map, token.key) : undefined;
    const typed = plays(scan, next, TYPED);
    const clear = named?.form !== 'short' || (isTarget && movesFrom(scan, next));
    const owned = clear && placesAt(scan, next).length > 0 && !beginsPlace(scan, here);
    if (named !== undefined && (typed || owned)) {
      power = named.power;
    } else if (
      letter !== undefined &&
      token.key.length === 1 &&
      typed &&
      placesAt(scan, solid(scan, next + 1)).length > 0
    ) {
      power = letter;
    } else break;
    here = next;
  }
  return power === undefined ? { next: here } : { next: here, power };
}

/** `A - Bud - Gal`: the place of a unit, not its destination, because an order follows. */
function isPlaceWithOrder(scan: Scan, at: number): boolean {
  return placesAt(scan, at).some(
    ({ slot, end }) => slot.listed && (isArrow(scan, end) || plays(scan, end, ORDER_VERBS & ~TYPED)),
  );
}

/** After the letter of a unit: `A.`, `A:`, `A/`, `A in`, `A [Ger]`, `army of`. */
function placeAfterType(scan: Scan, at: number): { readonly next: number; readonly power?: Power } {
  let here = at;
  const sign = scan.tokens[here]?.kind;
  const building = scan.phase === 'build' && (sign === 'dash' || sign === 'comma');
  const tight = sign === 'dash' && scan.tokens[here]?.spaced === false && scan.tokens[here + 1]?.spaced === false;
  if (
    tight ||
    (sign === 'dash' && isPlaceWithOrder(scan, here + 1)) ||
    building ||
    sign === 'stop' ||
    sign === 'colon' ||
    sign === 'slash'
  )
    here += 1;
  here = solid(scan, here);
  let power: Power | undefined;
  for (let passed = 0; passed < 4; passed++) {
    const token = scan.tokens[here];
    if (token?.kind !== 'word') break;
    const next = solid(scan, here + 1);
    const bracketed = scan.tokens[here - 1]?.kind === 'open' && scan.tokens[here + 1]?.kind === 'close';
    const named =
      namedPower(scan.map, token.key)?.power ?? (bracketed ? powerOfLetter(scan.map, token.key) : undefined);
    if (plays(scan, here, ROLE.at) && token.key !== 'a' && scan.tokens[next]?.kind === 'word') here = next;
    else if (
      power === undefined &&
      named !== undefined &&
      placesAt(scan, next).length > 0 &&
      !beginsPlace(scan, here)
    ) {
      power = named;
      here = next;
    } else break;
  }
  return power === undefined ? { next: here } : { next: here, power };
}

/** Passes the full stop of an abbreviated place where the order goes on: `Mun. - Bur`, «Сев. к А Лон». */
function afterAbbreviation(scan: Scan, end: number): number {
  const stop = scan.tokens[end];
  if (stop?.kind !== 'stop' || stop.spaced) return end;
  const verbs = scan.phase === 'build' ? 0 : ORDER_VERBS | ROLE.to;
  const goesOn = isArrow(scan, end + 1) || plays(scan, end + 1, verbs);
  return goesOn && !plays(scan, end + 1, TYPED) ? end + 1 : end;
}

/** `A or F Bre`, `A/F Bre`: the token after a second type, so that neither counts. */
function otherTypeAt(scan: Scan, at: number): number | undefined {
  const sign = scan.tokens[at + 1];
  const either = sign?.kind === 'slash' || plays(scan, at + 1, ROLE.or);
  const next = at + 2;
  return either && plays(scan, next, TYPED) && typeAt(scan, next) !== typeAt(scan, at) ? next + 1 : undefined;
}

function typedUnits(scan: Scan, at: number, owner: Power | undefined, first: number): UnitMatch[] {
  if (!plays(scan, at, TYPED)) return [];
  const other = otherTypeAt(scan, at);
  const type = other === undefined ? typeAt(scan, at) : undefined;
  const plural = PLURALS.has(scan.tokens[at]?.key ?? '');
  const { next, power } = placeAfterType(scan, other ?? at + 1);
  const whose = owner ?? power;
  const base = { first, ...(type === undefined ? {} : { type }), ...(whose === undefined ? {} : { power: whose }) };
  const found: UnitMatch[] = placesAt(scan, next).map(({ slot, end }) => ({
    unit: { ...base, at: slot },
    end: afterAbbreviation(scan, end),
    form: 'typed' as const,
    ...(plural ? { plural } : {}),
  }));
  found.push({ unit: base, end: at + 1, form: 'placeless', ...(plural ? { plural } : {}) });
  return found;
}

/** «Парижская армия»: an adjective of a province before the word for a unit. */
function adjectiveUnit(scan: Scan, at: number, first: number): UnitMatch[] {
  const key = scan.tokens[at]?.key ?? '';
  const next = solid(scan, at + 1);
  if (key.length < 6 || !plays(scan, next, TYPED)) return [];
  for (const cut of [2, 3, 1]) {
    const code = scan.names.names.adjectives.get(key.slice(0, -cut));
    if (code === undefined || !ADJECTIVE_ENDING.test(key.slice(-cut))) continue;
    const type = typeAt(scan, next);
    const slot = {
      first: at,
      last: at,
      text: scan.tokens[at]?.text ?? '',
      exact: [code],
      likely: [],
      possible: [],
      listed: true,
    };
    const unit: UnitDraft = { first, at: slot, ...(type === undefined ? {} : { type }) };
    return [{ unit, end: next + 1, form: 'typed' }];
  }
  return [];
}

/** `StP F(sc)`: the coast after the letter. */
function withLateCoast(scan: Scan, match: UnitMatch): UnitMatch {
  const { at } = match.unit;
  const open = at !== undefined && at.coast === undefined && mayHaveCoasts(scan, at);
  const coast = open ? coastAfter(scan, match.end, true) : undefined;
  if (coast === undefined || at === undefined) return match;
  return { ...match, unit: { ...match.unit, at: { ...at, coast: coast.coast } }, end: coast.end };
}

/** `Par A`, `Par(A)`, `Paris army`, and the place alone. */
function placeFirst(scan: Scan, at: number, owner: Power | undefined, first: number): UnitMatch[] {
  const found: UnitMatch[] = [];
  const base = { first, ...(owner === undefined ? {} : { power: owner }) };
  for (const { slot, end } of placesAt(scan, at)) {
    const sign = scan.tokens[end];
    const dash = scan.phase === 'build' && (sign?.kind === 'dash' || sign?.kind === 'arrow' || sign?.kind === 'comma');
    const divided = dash || (sign?.spaced === false && (sign.kind === 'slash' || sign.kind === 'colon'));
    const after = solid(scan, divided ? end + 1 : end);
    const type = typeAt(scan, after);
    const word = scan.tokens[after + 1];
    const ends = isBoundary(scan, after + 1) || plays(scan, after + 1, ORDER_VERBS);
    if (type !== undefined && (!divided || sign?.kind === 'slash' || (ends && word?.kind !== 'open'))) {
      const beyond = solid(scan, after + 1);
      // "Mun S A Ber": the letter belongs to what follows it.
      const takesPlace =
        scan.tokens[beyond]?.kind === 'word' &&
        placesAt(scan, beyond).length > 0 &&
        !(mayHaveCoasts(scan, slot) && coastAfter(scan, after + 1, true) !== undefined);
      if (!takesPlace)
        found.push(withLateCoast(scan, { unit: { ...base, at: slot, type }, end: after + 1, form: 'typed' }));
    }
    found.push({ unit: { ...base, at: slot }, end: afterAbbreviation(scan, end), form: 'bare' });
  }
  return found;
}

/** `APar`, `FBre`: the letter stuck to its place. */
function gluedUnit(scan: Scan, at: number, owner: Power | undefined, first: number): UnitMatch[] {
  const token = scan.tokens[at];
  const letter = token?.key[0] ?? '';
  // "from" is no fleet in Rome.
  const isWord = (scan.roles[at] ?? 0) !== 0;
  if (token === undefined || isWord || token.key.length < 4 || !'afаф'.includes(letter)) return [];
  const key = token.key.slice(1);
  const meaning = lookUpPlace(scan.names, key);
  if (meaning === undefined || !meaning.listed) return [];
  const type = letter === 'a' || letter === 'а' ? 'A' : 'F';
  const slot = {
    first: at,
    last: at,
    text: token.text.slice(1),
    exact: meaning.whole,
    likely: meaning.likely,
    possible: meaning.possible,
    listed: true,
  };
  const unit: UnitDraft = { first, type, at: slot, ...(owner === undefined ? {} : { power: owner }) };
  return [{ unit, end: at + 1, form: 'typed' }];
}

/** The units that words at `at` may name, likeliest first. `isTarget`: as the object of a support or convoy. */
export function unitsAt(scan: Scan, at: number, isTarget = false): UnitMatch[] {
  const { next, power } = ownerAt(scan, at, isTarget);
  const first = solid(scan, at);
  const found = typedUnits(scan, next, power, first);
  if (scan.tokens[next]?.kind !== 'word') return found;
  found.push(...adjectiveUnit(scan, next, first));
  const places = placeFirst(scan, next, power, first);
  found.push(...places);
  if (places.length === 0) found.push(...gluedUnit(scan, next, power, first));
  return found;
}
