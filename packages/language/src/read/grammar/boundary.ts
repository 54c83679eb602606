import { keysOf } from '../letters.ts';
import { lookUpPlace } from '../names/lookup.ts';
import { nearPlaces } from '../names/near.ts';
import { namedPower } from '../names/powers.ts';
import { ORDER_VERBS, ROLE } from '../words/roles.ts';
import { isArrow, plays, type Scan, solid } from './scan.ts';

/** Words for a unit: `A`, `fleet`, «подразделение». */
export const TYPED: number = ROLE.army | ROLE.fleet | ROLE.unit;

/** Whether a new order with a written unit type starts at `at`: `A Par`, `Russian F Sev`. */
export function startsUnit(scan: Scan, at: number): boolean {
  let here = solid(scan, at);
  const token = scan.tokens[here];
  if (token?.kind !== 'word') return false;
  if (namedPower(scan.map, token.key) !== undefined) here = solid(scan, here + 1);
  if (!plays(scan, here, TYPED)) return false;
  for (let next = solid(scan, here + 1), passed = 0; passed < 3; passed++) {
    const word = scan.tokens[next];
    if (word?.kind === 'stop' || word?.kind === 'colon' || (word?.kind === 'word' && plays(scan, next, ROLE.at))) {
      next = solid(scan, next + 1);
      continue;
    }
    return word?.kind === 'word' && word.key.length > 1 && lookUpPlace(scan.names, word.key) !== undefined;
  }
  return false;
}

/** Whether an order starts at `at`, with its unit's letter or with a place and a sign or verb after it. */
export function startsOrder(scan: Scan, at: number): boolean {
  if (startsUnit(scan, at)) return true;
  const here = solid(scan, at);
  const token = scan.tokens[here];
  if (token?.kind !== 'word' || lookUpPlace(scan.names, token.key)?.listed !== true) return false;
  const next = solid(scan, here + 1);
  return isArrow(scan, next) || plays(scan, next, ORDER_VERBS | ROLE.to | (scan.phase === 'build' ? TYPED : 0));
}

/** `GERMANY:` in the middle of a line. */
export function isPowerColon(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  return (
    scan.tokens[at + 1]?.kind === 'colon' && token?.kind === 'word' && namedPower(scan.map, token.key) !== undefined
  );
}

/** Words before a help: `with the support`, «при поддержке», `mit Unterstützung`. */
const LEADS = new Set(['with', 'the', 'при', 'с', 'со', 'mit', 'by', 'under', 'and', 'is', 'и']);
/** Words between the help and who gives it: `from`, `by`, «из», `von`. */
const LINKS = new Set(['of', 'from', 'by', 'the', 'от', 'из', 'со', 'стороны', 'von', 'durch', 'aus', 'der', 'in']);

/** Passes up to three of some words. */
function past(scan: Scan, at: number, words: ReadonlySet<string>): number {
  let here = at;
  for (let passed = 0; passed < 3 && words.has(scan.tokens[here]?.key ?? ''); passed++) here = solid(scan, here + 1);
  return here;
}

/**
 * The first token after words that tell of help, `supported by`, `with the support of`, «при поддержке»; `undefined` for
 * others. "A Par - Bur support A Mar" does not say who helps whom, unless it stands in brackets.
 */
export function afterHelpWords(scan: Scan, at: number): number | undefined {
  const first = solid(scan, at);
  const verb = past(scan, first, LEADS);
  if (!plays(scan, verb, ROLE.support) || (scan.tokens[verb]?.key.length ?? 0) < 4) return undefined;
  const here = past(scan, solid(scan, verb + 1), LINKS);
  const told = verb > first || here > solid(scan, verb + 1) || scan.tokens[at - 1]?.kind === 'open';
  return told ? here : undefined;
}

/** `par-bur bre-mao`: the next order of places alone. */
function isBareMove(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  const sign = scan.tokens[at + 1];
  if (token?.kind !== 'word' || (sign?.kind !== 'dash' && sign?.kind !== 'arrow')) return false;
  const next = scan.tokens[solid(scan, at + 2)];
  const both = [token, next].every(
    (word) => word?.kind === 'word' && lookUpPlace(scan.names, word.key)?.listed === true,
  );
  return both && !plays(scan, at, ORDER_VERBS | TYPED);
}

/**
 * Whether a dash at `at` leads to a remark, not to a place: ` - bounced`, ` -- agreed with Germany`. A single word that
 * is not known may be a misspelt destination.
 */
export function isRemarkDash(scan: Scan, at: number): boolean {
  if (!isArrow(scan, at)) return false;
  const next = solid(scan, at + 1);
  const token = scan.tokens[next];
  if (token?.kind !== 'word') return false;
  if (plays(scan, next, ROLE.result)) return true;
  if (scan.tokens[at]?.spaced !== true || plays(scan, next, ORDER_VERBS)) return false;
  if (lookUpPlace(scan.names, token.key) !== undefined) return false;
  if (plays(scan, next, ROLE.filler)) return true;
  return scan.tokens[next + 1]?.kind === 'word' && nearPlaces(scan.names, token.key).length === 0;
}

const REASONS = new Set(keysOf('because coz cuz since weil denn ибо поскольку чтобы потому'));

/** Words that tell why: what follows them is no part of the order. */
export function isReason(key: string): boolean {
  return REASONS.has(key);
}

/**
 * Whether an order may end before `at`: at the end of the line, before a separator, a remark, a comment in brackets, a
 * word that is no part of orders, or the next order.
 */
export function isBoundary(scan: Scan, at: number): boolean {
  // A long run of closing signs ends an order as well.
  let here = at;
  for (let passed = 0; passed < 8; passed++) {
    const kind = scan.tokens[here]?.kind;
    if (kind !== 'close' && kind !== 'mark') break;
    here += 1;
  }
  const token = scan.tokens[here];
  switch (token?.kind) {
    case undefined:
    case 'comma':
    case 'semicolon':
    case 'stop':
    case 'bang':
    case 'question':
    case 'open':
    case 'plus':
      return true;
    case 'slash':
      return true;
    case 'dash':
    case 'arrow':
      return isRemarkDash(scan, here) || (scan.phase === 'build' && startsUnit(scan, here + 1));
    case 'word':
      return (
        plays(scan, here, ROLE.and | ROLE.or | ROLE.if | ROLE.else | ROLE.result | ROLE.filler) ||
        token.key === 'rather' ||
        isReason(token.key) ||
        isPowerColon(scan, here) ||
        afterHelpWords(scan, here) !== undefined ||
        isBareMove(scan, here) ||
        startsUnit(scan, here)
      );
    default:
      return false;
  }
}
