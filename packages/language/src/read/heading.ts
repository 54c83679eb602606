import type { PhaseKind, Power, Season } from '@standoff/diplomacy';
import { phaseCodeOf, phaseOf, seasonOf, yearOf } from './calendar.ts';
import { startsOrder, startsUnit, TYPED } from './grammar/boundary.ts';
import { plays, type Scan } from './grammar/scan.ts';
import { keysOf } from './letters.ts';
import { lookUpPlace } from './names/lookup.ts';
import { headingPower, namedPower } from './names/powers.ts';
import { ORDER_VERBS, ROLE } from './words/roles.ts';

export interface Heading {
  readonly power?: Power;
  readonly season?: Season;
  readonly year?: number;
  readonly phase?: PhaseKind;
  /** What a list under it is: builds or removals. */
  readonly list?: 'build' | 'disband' | 'hold';
  /** The first token after it; the number of tokens where it is the whole line. */
  readonly rest: number;
  /** A colon stands after it, or the power stands alone: not only a subject line. */
  readonly firm: boolean;
}

const MOST_NAMES = 3;
const MOST_TOKENS = 24;
/** Words of mail and web headers; what follows the colon is no order. */
const SUBJECT = new Set(keysOf('subject тема betreff'));
const MAIL = new Set(keysOf('date sent cc bcc дата кому datum message received reply posted'));
/** The same, where no power follows. */
const SENDER = new Set(keysOf('from to von an от'));
const OF_A_POWER = new Set(
  keysOf(`from power country nation player orders order moves от держава страна игрок приказы приказ von land nation
    befehle`),
);
/** `Retreat options:`, «Варианты отступления:»: what may be ordered, not what is. */
const OPTIONS = new Set(
  keysOf('options option available possible варианты вариант возможные возможности доступные optionen mogliche'),
);
const FOR = new Set(keysOf('for of за для für'));

interface Facts {
  power?: Power;
  season?: Season;
  year?: number;
  phase?: PhaseKind;
  list?: 'build' | 'disband' | 'hold';
}

function note(scan: Scan, at: number, facts: Facts): boolean {
  const token = scan.tokens[at];
  const key = token?.key ?? '';
  const season = seasonOf(key);
  const code = season === undefined ? phaseCodeOf(key) : undefined;
  const phase = phaseOf(key);
  if (season !== undefined) facts.season = season;
  if (code !== undefined) Object.assign(facts, code);
  if (phase !== undefined && (facts.phase === undefined || phase !== 'movement')) facts.phase = phase;
  if (phase === 'build') {
    if (plays(scan, at, ROLE.disband)) facts.list = 'disband';
    else if (plays(scan, at, ROLE.build)) facts.list = 'build';
  }
  return season !== undefined || code !== undefined || phase !== undefined;
}

function skipBracket(scan: Scan, at: number): number | undefined {
  const close = scan.pairs[at] ?? -1;
  if (close < 0 || startsUnit(scan, at + 1)) return undefined;
  for (let inner = at + 1; inner < close; inner++) if (scan.tokens[inner]?.key === 'wve') return undefined;
  return close;
}

/** Whether a word at `at` is a place rather than part of a heading; powers' names are none. */
function isPlace(scan: Scan, at: number): boolean {
  const key = scan.tokens[at]?.key ?? '';
  return key.length > 2 && (lookUpPlace(scan.names, key)?.listed ?? false);
}

interface Walk {
  readonly end: number;
  readonly colon: boolean;
  readonly facts: Facts;
  readonly strangers: number;
  readonly powerFirst: boolean;
  /** The power is only hinted at by an abbreviation. */
  readonly abbreviated: boolean;
  readonly divided: boolean;
  readonly words: number;
}

/** Walks over what may be a heading; `undefined` where an order or a sentence begins. */
function walk(scan: Scan, start: number): Walk | undefined {
  const facts: Facts = {};
  let strangers = 0;
  let powerFirst = false;
  let abbreviated = false;
  let divided = false;
  let words = 0;
  for (let at = start; at < scan.tokens.length && at - start < MOST_TOKENS; at++) {
    const token = scan.tokens[at];
    if (token === undefined) break;
    switch (token.kind) {
      case 'colon':
        return { end: at + 1, colon: true, facts, strangers, powerFirst, abbreviated, divided, words };
      case 'open': {
        const named = namedPower(scan.map, scan.tokens[at + 1]?.key ?? '');
        if (named !== undefined && scan.pairs[at] === at + 2 && facts.power === undefined) {
          facts.power = named.power;
          at += 2;
          divided = true;
          break;
        }
        const close = skipBracket(scan, at);
        if (close === undefined) return undefined;
        for (let inner = at + 1; inner < close; inner++) {
          note(scan, inner, facts);
          if (scan.phase !== 'build' || scan.tokens[inner + 1]?.kind !== 'number') continue;
          if (scan.tokens[inner]?.kind === 'plus') facts.list = 'build';
          else if (scan.tokens[inner]?.kind === 'dash') facts.list = 'disband';
        }
        divided = true;
        at = close;
        break;
      }
      case 'semicolon':
        if (facts.power === undefined) return undefined;
        return { end: at + 1, colon: true, facts, strangers, powerFirst, abbreviated, divided, words };
      case 'comma':
      case 'plus':
      case 'dash':
      case 'arrow':
      case 'slash':
      case 'stop':
        // `France +2:`, `Germany -1:`
        if (scan.phase === 'build' && scan.tokens[at + 1]?.kind === 'number') {
          if (token.kind === 'plus') facts.list = 'build';
          else if (token.kind === 'dash') facts.list = 'disband';
        }
        // `France, A Par-Bur`, «Франция - А Пар - Бур».
        if (facts.power !== undefined && words === 1 && startsOrder(scan, at + 1)) {
          return { end: at + 1, colon: true, facts, strangers, powerFirst, abbreviated, divided, words };
        }
        divided ||= token.kind !== 'stop';
        break;
      case 'number': {
        const year = yearOf(token.text);
        if (year !== undefined) facts.year = year;
        break;
      }
      case 'word': {
        // `AUSTRIA (Smith) A(Vie)-Gal`
        if (facts.power !== undefined && divided && strangers === 0 && startsUnit(scan, at)) {
          return { end: at, colon: true, facts, strangers, powerFirst, abbreviated, divided, words };
        }
        words += 1;
        const joined = `${token.key}${scan.tokens[at + 1]?.kind === 'word' ? (scan.tokens[at + 1]?.key ?? '') : ''}`;
        const two = joined === 'unitedkingdom' || joined === 'greatbritain' ? namedPower(scan.map, joined) : undefined;
        const named = two ?? namedPower(scan.map, token.key);
        if (two !== undefined) at += 1;
        const short = named?.form === 'short';
        const next = scan.tokens[at + 1]?.kind;
        const alone =
          startsOrder(scan, at + 1) ||
          next === undefined ||
          next === 'colon' ||
          next === 'stop' ||
          next === 'comma' ||
          next === 'close';
        if (named !== undefined && (!short || alone) && !startsUnit(scan, at + 1)) {
          if (facts.power !== undefined && facts.power !== named.power) return undefined;
          if (facts.power === undefined) powerFirst = strangers === 0;
          facts.power = named.power;
          abbreviated = short;
          break;
        }
        if (note(scan, at, facts)) break;
        if (startsUnit(scan, at) || isPlace(scan, at)) return undefined;
        if (plays(scan, at, ROLE.filler | ROLE.from | ROLE.at) || FOR.has(token.key)) break;
        if (plays(scan, at, ORDER_VERBS | ROLE.doubt | ROLE.not | ROLE.if | ROLE.or | ROLE.aux | ROLE.to))
          return undefined;
        strangers += 1;
        break;
      }
      case 'mark':
      case 'close':
      case 'bang':
        break;
      default:
        return undefined;
    }
  }
  return { end: scan.tokens.length, colon: false, facts, strangers, powerFirst, abbreviated, divided, words };
}

/** `Holds:` over a list of units. */
function holdsHeading(scan: Scan, start: number): Heading | undefined {
  const ends = scan.tokens[start + 1]?.kind === 'colon' && scan.tokens.length === start + 2;
  const holds = scan.phase === 'movement' && plays(scan, start, ROLE.hold) && (scan.tokens[start]?.key.length ?? 0) > 2;
  return ends && holds ? { list: 'hold', rest: scan.tokens.length, firm: true } : undefined;
}

/** `E:`, `AH:`, `A-H:`, «Фр.:»: abbreviations that are a power's only before a colon. */
function shortHeading(scan: Scan, start: number): Heading | undefined {
  let key = scan.tokens[start]?.kind === 'word' ? (scan.tokens[start]?.key ?? '') : '';
  let at = start + 1;
  const joint = scan.tokens[at];
  if ((joint?.kind === 'dash' || joint?.kind === 'slash') && !joint.spaced && scan.tokens[at + 1]?.kind === 'word') {
    key += scan.tokens[at + 1]?.key ?? '';
    at += 2;
  }
  if (scan.tokens[at]?.kind === 'stop') at += 1;
  // `UK`, `A/H` as a line of its own.
  const whole = scan.tokens[at] === undefined && key.length === 2 && scan.tokens[start]?.caps === true;
  if (key === '' || (scan.tokens[at]?.kind !== 'colon' && !whole)) return undefined;
  // `R: A Bur - Gas` retreats.
  if (key.length === 1 && scan.phase !== 'movement' && plays(scan, start, ORDER_VERBS)) return undefined;
  const power = headingPower(scan.map, key);
  const alone = scan.tokens[at + 1] === undefined;
  const follows = alone || (key.length === 1 ? startsUnit(scan, at + 1) : true);
  return power === undefined || !follows ? undefined : { power, rest: at + 1, firm: true };
}

/**
 * A heading at the beginning of a line: a power (`Austria (player):`, `Приказы Италии:`, `FRANCE`, `France, S03`), a
 * season or phase (`Spring 1901`, `Builds:`), or a mail header.
 */
export function headingAt(scan: Scan, start: number): Heading | undefined {
  const short = shortHeading(scan, start) ?? holdsHeading(scan, start);
  if (short !== undefined) return short;
  const first = scan.tokens[start];
  if (first?.kind === 'word' && scan.tokens[start + 1]?.kind === 'colon' && SUBJECT.has(first.key)) {
    const said = headingAt(scan, start + 2);
    return { ...said, rest: scan.tokens.length, firm: false };
  }
  if (first?.kind === 'word' && scan.tokens[start + 1]?.kind === 'colon' && MAIL.has(first.key)) {
    return { rest: scan.tokens.length, firm: false };
  }
  const colonAt = scan.tokens.slice(0, start + 5).findIndex(({ kind }, at) => at >= start && kind === 'colon');
  if (colonAt > 0) {
    const offered = scan.tokens.slice(start, colonAt).some(({ key }) => OPTIONS.has(key));
    if (offered) return { rest: scan.tokens.length, firm: false };
  }
  const found = walk(scan, start);
  if (found === undefined) return undefined;
  const { facts, end, colon, strangers, powerFirst, abbreviated, divided, words } = found;
  const { power } = facts;
  const dated = facts.season !== undefined || facts.year !== undefined;
  if (power === undefined) {
    const named = dated || facts.phase !== undefined;
    if (colon && first?.kind === 'word' && OF_A_POWER.has(first.key) && words === 1) {
      const after = headingAt(scan, end);
      if (after?.power !== undefined) return after;
      const plain = scan.tokens.slice(end).every(({ kind }) => kind !== 'arrow' && kind !== 'dash');
      if (SENDER.has(first.key) && plain) return { rest: scan.tokens.length, firm: false };
    }
    // `Роспуск: Киль, Рур` is a verb and its list.
    if (facts.list !== undefined && !dated && end < scan.tokens.length && scan.phase === 'build') return undefined;
    if (colon && named && strangers <= 1) return { ...facts, rest: end, firm: true };
    if (!colon && dated && facts.season !== undefined) return { ...facts, rest: end, firm: false };
    return !colon && facts.phase !== undefined && words === 1 && strangers === 0
      ? { ...facts, rest: end, firm: true }
      : undefined;
  }
  if (colon) return strangers <= MOST_NAMES ? { ...facts, rest: end, firm: true } : undefined;
  // `F Xyz - Abc` is an order with places that are none, and no heading of «АВС» (Austria).
  if (!powerFirst && strangers > 0 && (abbreviated || plays(scan, start, TYPED))) return undefined;
  if (dated) return { ...facts, rest: end, firm: false };
  const alone = strangers === 0 || (divided && strangers <= MOST_NAMES && (powerFirst || words - strangers <= 1));
  return alone ? { ...facts, rest: end, firm: true } : undefined;
}
