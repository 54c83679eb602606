import { startsUnit } from './grammar/boundary.ts';
import type { Scan } from './grammar/scan.ts';
import type { Session } from './session.ts';
import type { Token } from './tokens.ts';

/** Leading marks of quoting: `>`, `>> >`. */
export function quoteEnd(tokens: readonly Token[]): number {
  let at = 0;
  while (tokens[at]?.kind === 'arrow' && /^>+$/.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}

/** Passes bullets and numbers before a heading. */
export function contentStart(scan: Scan, at: number): number {
  let here = at;
  for (;;) {
    const kind = scan.tokens[here]?.kind;
    const passed =
      kind !== undefined && kind !== 'word' && !(kind === 'open' && startsUnit(scan, here)) && kind !== 'plus';
    if (!passed || (kind === 'dash' && scan.phase === 'build')) return here;
    here += 1;
  }
}

const ROMAN = /^(?:[a-z]|i{1,3}|iv|vi{0,3}|ix|x{1,3}|[абвгдежзик])$/;

/** `a) A Par - Bur`, `iv. …`, `o …`: a letter or Roman number that counts the orders, or stands for a bullet. */
export function afterLetter(scan: Scan, at: number): number {
  const token = scan.tokens[at];
  const sign = scan.tokens[at + 1];
  if (token?.kind !== 'word' || !ROMAN.test(token.key) || sign === undefined) return at;
  if (token.key === 'o' && startsUnit(scan, at + 1)) return at + 1;
  const counts = sign.kind === 'close' || sign.kind === 'stop' || sign.kind === 'colon';
  return counts && !sign.spaced && startsUnit(scan, at + 2) && (sign.kind === 'close' || token.key.length > 1)
    ? at + 2
    : at;
}

/** A dash that is a bullet, not a minus: in a list of builds. */
export function afterBullet(session: Session, scan: Scan, at: number): number {
  const dash = scan.tokens[at]?.kind === 'dash' && scan.tokens[at + 1]?.spaced === true;
  return dash && session.list === 'build' ? at + 1 : at;
}
