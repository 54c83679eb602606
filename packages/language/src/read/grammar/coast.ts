import type { Coast } from '@standoff/diplomacy';
import { keysOf } from '../letters.ts';
import { type Clarity, COAST_WORDS } from '../words/coasts.ts';
import { ROLE } from '../words/roles.ts';
import { isArrow, plays, type Scan } from './scan.ts';

const NOUNS = new Set(
  keysOf(`coast coasts cst cost c shore coastal side поб побережье побережья побережью побережьем берег берега берегу береге
    бер п пб стороны сторона küste kueste k`),
);

const INESSIVE = new Set(['севере', 'юге', 'востоке', 'западе']);
const GLUED = /^(.{2,})(nc|sc|ec|wc|ncs|scs|ecs|сп|юп|вп)$/;

export interface CoastMatch {
  readonly coast: Coast;
  readonly end: number;
}

/** A word with its coast stuck to it (`bulec`, `StPsc`): both parts. */
export function gluedCoast(key: string): { readonly base: string; readonly coast: Coast } | undefined {
  const match = GLUED.exec(key);
  const coast = COAST_WORDS.get(match?.[2] ?? '')?.[0];
  return match?.[1] === undefined || coast === undefined ? undefined : { base: match[1], coast };
}

/**
 * A coast in words or letters at `at`: `sc`, `south coast`, `e/c`, «ю.п.». `least` is what is clear enough: a lone
 * letter only within brackets or after a stroke.
 */
function phraseAt(scan: Scan, at: number, least: Clarity): CoastMatch | undefined {
  const token = scan.tokens[at];
  const word = token?.kind === 'word' ? COAST_WORDS.get(token.key) : undefined;
  if (word === undefined) return undefined;
  const [coast, clarity] = word;
  let next = at + 1;
  const sign = scan.tokens[next];
  const joined = sign !== undefined && (sign.kind === 'stop' || sign.kind === 'slash' || sign.kind === 'dash');
  const noun = joined && !sign.spaced ? next + 1 : next;
  const nounToken = scan.tokens[noun];
  // "s.c.", but a lone letter after a blank is the verb of «Ф СЕВ П А БЕЛ».
  const lone = nounToken?.key.length === 1 && noun === next;
  if (nounToken?.kind === 'word' && NOUNS.has(nounToken.key) && !lone) {
    next = noun + 1;
    const stop = scan.tokens[next];
    if (stop?.kind === 'stop' && !stop.spaced && nounToken.key.length <= 3) next += 1;
    return { coast, end: next };
  }
  if (clarity === 'letter' && least !== 'letter') return undefined;
  if (clarity === 'word' && least === 'code') return undefined;
  // «СПб (сев.)», «юж. п.» without its noun.
  if (
    sign?.kind === 'stop' &&
    !sign.spaced &&
    clarity === 'word' &&
    token?.text.length !== undefined &&
    token.text.length < 5
  )
    next += 1;
  return { coast, end: next };
}

/** A coast after its place: `/sc`, `(sc)`, `.sc`, `, south coast`, `SC`, «юп». `named`: the place has coasts. */
export function coastAfter(scan: Scan, at: number, named: boolean): CoastMatch | undefined {
  const token = scan.tokens[at];
  const next = scan.tokens[at + 1];
  switch (token?.kind) {
    case 'open': {
      const match = phraseAt(scan, at + 1, named ? 'letter' : 'code');
      return match !== undefined && scan.tokens[match.end]?.kind === 'close'
        ? { coast: match.coast, end: match.end + 1 }
        : undefined;
    }
    case 'colon':
      return named && token.spaced === false && next?.spaced === false ? phraseAt(scan, at + 1, 'code') : undefined;
    case 'slash':
      return phraseAt(scan, at + 1, named ? 'letter' : 'code');
    case 'stop':
      return next !== undefined && !next.spaced
        ? phraseAt(scan, at + 1, named ? 'letter' : 'code')
        : named
          ? phraseAt(scan, at + 1, 'code')
          : undefined;
    case 'comma':
      // «СПб, с - Бар»
      return named ? phraseAt(scan, at + 1, isArrow(scan, at + 2) ? 'letter' : 'word') : undefined;
    case 'dash': {
      const tight = !token.spaced && next !== undefined && !next.spaced;
      // `Build F StP - nc`
      return named && (tight || scan.phase === 'build') ? phraseAt(scan, at + 1, 'code') : undefined;
    }
    case 'word': {
      if (!named) return undefined;
      // "Spain on the south coast", «в Испанию на южный берег».
      const ends = isArrow(scan, at + 1) || next === undefined || next.kind === 'comma';
      const own = phraseAt(scan, at, ends ? 'letter' : 'word');
      if (own !== undefined || !plays(scan, at, ROLE.at | ROLE.to)) return own;
      return phraseAt(scan, next?.key === 'the' ? at + 2 : at + 1, INESSIVE.has(next?.key ?? '') ? 'word' : 'code');
    }
    default:
      return undefined;
  }
}

/** A coast before its place: `the south coast of` Spain, «южное побережье» Испании. Its noun must be written. */
export function coastBefore(scan: Scan, at: number): CoastMatch | undefined {
  // «на юге Петербурга»
  const match = phraseAt(scan, at, INESSIVE.has(scan.tokens[at]?.key ?? '') ? 'word' : 'code');
  if (match === undefined) return undefined;
  let end = match.end;
  while (plays(scan, end, ROLE.at) || scan.tokens[end]?.key === 'the') end += 1;
  return { coast: match.coast, end };
}
