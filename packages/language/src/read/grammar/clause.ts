import type { Scan } from './scan.ts';

/** Signs that end a clause. */
export const SEPARATORS: ReadonlySet<string> = new Set(['comma', 'semicolon', 'stop', 'bang', 'question']);

/** The end of a clause: the next comma, semicolon, full stop or line end. */
export function clauseEnd(scan: Scan, at: number): number {
  let here = at;
  while (here < scan.tokens.length && !SEPARATORS.has(scan.tokens[here]?.kind ?? 'comma')) {
    const close = scan.tokens[here]?.kind === 'open' ? (scan.pairs[here] ?? -1) : -1;
    here = close > here ? close + 1 : here + 1;
  }
  return here;
}

/** The end of a sentence: a semicolon, a full stop before a blank, or the end of the line. */
export function sentenceEnd(scan: Scan, at: number): number {
  let here = at;
  for (; here < scan.tokens.length; here++) {
    const token = scan.tokens[here];
    const next = scan.tokens[here + 1];
    if (token?.kind === 'semicolon') break;
    if (token?.kind === 'stop' && (next === undefined || next.spaced)) break;
  }
  return here;
}

/** `instead of Bur`, `rather than Bur`, «вместо Бур»: what is not ordered. */
export function isInsteadOf(scan: Scan, at: number): boolean {
  const key = scan.tokens[at]?.key;
  const next = scan.tokens[at + 1]?.key;
  return (
    (key === 'instead' && next === 'of') || (key === 'rather' && next === 'than') || key === 'вместо' || key === 'statt'
  );
}
