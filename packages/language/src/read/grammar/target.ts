import type { UnitType } from '@standoff/diplomacy';
import { namedPower, powerOfLetter } from '../names/powers.ts';
import { ROLE } from '../words/roles.ts';
import { isSamePlace, type PlaceSlot, type UnitDraft } from './draft.ts';
import { holdAt } from './hold.ts';
import { movesAt } from './move.ts';
import { placesAt } from './place.ts';
import { afterAux, afterStop, isArrow, plays, type Scan, solid } from './scan.ts';
import { type UnitMatch, unitsAt } from './unit.ts';

/** What a support or a convoy is given to. */
export interface TargetMatch {
  readonly unit: UnitDraft;
  readonly to?: PlaceSlot;
  readonly end: number;
}

/** A verb of support or convoy whose object is read. */
interface Verb {
  /** The unit type stuck to it: `SA`. */
  readonly type?: UnitType;
  /** It is what a supported unit does itself; that unit's own target is not described any further. */
  readonly isOwn?: boolean;
}

const GLUED: ReadonlyMap<string, readonly [number, UnitType]> = new Map([
  ['sa', [ROLE.support, 'A']],
  ['sf', [ROLE.support, 'F']],
  ['ca', [ROLE.convoy, 'A']],
  ['cf', [ROLE.convoy, 'F']],
  ['па', [ROLE.support, 'A']],
  ['пф', [ROLE.support, 'F']],
  ['ка', [ROLE.convoy, 'A']],
  ['са', [ROLE.support, 'A']],
  ['сф', [ROLE.support, 'F']],
]);
/** Words between the verb and the unit: `the attack of`, «наступление», `own`. */
const NOUNS = ROLE.move | ROLE.hold | ROLE.aux | ROLE.at | ROLE.filler | ROLE.object | ROLE.from;
const MOVE_WORDS = ROLE.move | ROLE.to | ROLE.aux;

/** `to Denmark from Kiel`, as webDiplomacy writes it, and `from Kiel to Denmark`. */
function reversedAt(scan: Scan, at: number): TargetMatch[] {
  const found: TargetMatch[] = [];
  const here = solid(scan, at);
  if (plays(scan, here, ROLE.to)) {
    for (const to of placesAt(scan, solid(scan, here + 1))) {
      const from = solid(scan, to.end);
      if (!plays(scan, from, ROLE.from)) continue;
      for (const { unit, end } of unitsAt(scan, from + 1, true)) found.push({ unit, to: to.slot, end });
    }
  }
  if (plays(scan, here, ROLE.from)) {
    for (const from of placesAt(scan, solid(scan, here + 1))) {
      for (const move of movesAt(scan, from.end, MOVE_WORDS)) {
        found.push({ unit: { first: from.slot.first, at: from.slot }, to: move.to, end: move.end });
      }
    }
  }
  return found;
}

/** Passes the power of a unit in brackets after its place: `A Sil (R) - Boh`. */
function afterOwner(scan: Scan, end: number): number {
  const key = scan.tokens[end + 1]?.key ?? '';
  if (scan.tokens[end]?.kind !== 'open' || scan.pairs[end] !== end + 2) return end;
  return namedPower(scan.map, key) !== undefined || powerOfLetter(scan.map, key) !== undefined ? end + 3 : end;
}

function afterUnit(scan: Scan, match: UnitMatch, type: UnitType | undefined, described: boolean): TargetMatch[] {
  const unit = type === undefined ? match.unit : { ...match.unit, type };
  const end = afterOwner(scan, match.end);
  const found: TargetMatch[] = [];
  if (match.form !== 'placeless') {
    const held = holdAt(scan, end);
    if (held !== undefined) found.push({ unit, end: held });
    const from = solid(scan, end);
    if (match.form === 'bare' && match.unit.at !== undefined && plays(scan, from, ROLE.from)) {
      // "supports Silesia from Berlin".
      for (const origin of placesAt(scan, solid(scan, from + 1), true)) {
        found.push({ unit: { ...unit, at: origin.slot }, to: match.unit.at, end: origin.end });
      }
    }
  }
  // "support a fleet into Bul" names no place, "C A Lon" no destination.
  const next = solid(scan, end);
  const led = isArrow(scan, next) || plays(scan, next, ROLE.move | ROLE.to);
  for (const move of match.form === 'placeless' && !led ? [] : movesAt(scan, end, MOVE_WORDS)) {
    // "SWE-SWE" is a hold.
    // `S Eng Lon - Bel` is no chain.
    if (move.route.length > 0 && unit.type === 'F') continue;
    found.push(isSamePlace(unit.at, move.to) ? { unit, end: move.end } : { unit, to: move.to, end: move.end });
  }
  if (match.form !== 'placeless') {
    // `A Mun S A Ber S A Kie`: what the supported unit itself does.
    for (const its of described ? [] : (targetsAt(scan, end, ROLE.support, true) ?? []))
      found.push({ unit, end: its.end });
    found.push({ unit, end });
  }
  return found;
}

/** The objects a verb of support or convoy may have at `at`. */
function objectsAt(scan: Scan, at: number, { type, isOwn }: Verb): TargetMatch[] {
  const found: TargetMatch[] = [...reversedAt(scan, at)];
  for (const match of unitsAt(scan, at, true)) found.push(...afterUnit(scan, match, type, isOwn === true));
  return found;
}

const WHOLE_VERB = /^(?:supports|convoys|поддерживает|конвоирует|unterstutzt)$/;

/** `S`, `supports`, `SA`, `- support`: the token after the verb, and the unit type stuck to it. */
function verbAt(scan: Scan, at: number, role: number): (Verb & { readonly next: number }) | undefined {
  const sign = solid(scan, at);
  let here = sign;
  for (
    let signs = 0;
    signs < 2 && (isArrow(scan, here) || scan.tokens[here]?.kind === 'colon' || scan.tokens[here]?.kind === 'stop');
    signs++
  )
    here = solid(scan, here + 1);
  here = afterAux(scan, here);
  if (plays(scan, here, ROLE.to) && !plays(scan, here, role)) here = solid(scan, here + 1);
  const token = scan.tokens[here];
  if (token?.kind !== 'word') return undefined;
  // «С-Петербург» is a place, not a support.
  const named =
    token.key.length === 1 &&
    placesAt(scan, here, true).some(
      ({ slot, end }) =>
        end > here + 1 &&
        (slot.exact.length > 0 || (scan.tokens[here + 1]?.kind === 'stop' && scan.tokens[here + 2]?.spaced === false)),
    );
  // The letter of a Cyrillic «С» among Latin words may stand for either.
  const either = /^[сС]$/.test(token.text) && (role === ROLE.support || role === ROLE.convoy);
  if ((plays(scan, here, role) || either) && !named) {
    // "A Ser - S": after a sign a lone letter must be followed by a unit; the objects decide.
    // "Marseilles supports. Brest goes to MAO": a whole word and a full stop end a sentence.
    const whole = WHOLE_VERB.test(token.key) && scan.tokens[here + 2]?.spaced === true;
    const next = whole ? here + 1 : afterStop(scan, here + 1);
    const colon = scan.tokens[next]?.kind;
    // `A Mun -S- A Ber`, but `A Mun S - Sil` names no unit.
    const joined = colon === 'colon' || colon === 'slash' || (colon === 'dash' && scan.tokens[next]?.spaced === false);
    return { next: joined ? next + 1 : next };
  }
  const glued = GLUED.get(token.key);
  return glued !== undefined && glued[0] === role ? { next: here + 1, type: glued[1] } : undefined;
}

/**
 * The objects after a verb, past the nouns that may stand before them: `the attack of`, «наступление». `mayLack`: a
 * support may leave out whose move it is.
 */
export function objectsFrom(scan: Scan, at: number, mayLack: boolean, verb: Verb = {}): readonly TargetMatch[] {
  let here = solid(scan, at);
  let holding = false;
  const found: TargetMatch[] = [];
  for (let nouns = 0; nouns < 5; nouns++) {
    const objects = objectsAt(scan, here, verb);
    // "support hold to Kiel"
    if (holding && plays(scan, here, ROLE.to)) {
      for (const { unit, end } of unitsAt(scan, here + 1, true)) if (unit.at !== undefined) objects.push({ unit, end });
    } else if (mayLack && !holding && (nouns > 0 || plays(scan, here, ROLE.to))) objects.push(...moverless(scan, here));
    found.push(...objects);
    if (!plays(scan, here, NOUNS) || scan.tokens[here]?.key === 'a') break;
    holding ||= plays(scan, here, ROLE.hold);
    here = solid(scan, here + 1);
  }
  return found;
}

/** `support into Sil`, `supports the attack on Sil`: a move without its unit; what fits is taken last. */
function moverless(scan: Scan, at: number): TargetMatch[] {
  const led = plays(scan, at, ROLE.to) ? solid(scan, at + 1) : at;
  if (led === at) return [];
  return placesAt(scan, led).map(({ slot, end }) => ({ unit: { first: at }, to: slot, end }));
}

/**
 * What is supported or convoyed where such a verb stands at `at`; `undefined` where none does, an empty list where
 * its object cannot be read.
 */
export function targetsAt(scan: Scan, at: number, role: number, isOwn = false): readonly TargetMatch[] | undefined {
  const verb = verbAt(scan, at, role);
  if (verb === undefined) return undefined;
  // `A Mun S - Sil`
  const sign = role === ROLE.support && isArrow(scan, verb.next) ? placesAt(scan, solid(scan, verb.next + 1)) : [];
  if (sign.length > 0) return sign.map(({ slot, end }) => ({ unit: { first: verb.next }, to: slot, end }));
  return objectsFrom(scan, verb.next, role === ROLE.support, { ...verb, isOwn });
}
