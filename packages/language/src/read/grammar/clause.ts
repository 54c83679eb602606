import type { Scan } from './scan.ts';

/** The end of a clause: the next comma, semicolon, full stop or line end outside brackets. */
export function clauseEnd(scan: Scan, at: number): number {
  return scan.clauseEnds[at] ?? at;
}

/** The end of a sentence: a semicolon, a full stop before a blank, or the end of the line. */
export function sentenceEnd(scan: Scan, at: number): number {
  return scan.sentenceEnds[at] ?? at;
}

/** `instead of Bur`, `rather than Bur`, «вместо Бур»: what is not ordered. */
export function isInsteadOf(scan: Scan, at: number): boolean {
  const key = scan.tokens[at]?.key;
  const next = scan.tokens[at + 1]?.key;
  return (
    (key === 'instead' && next === 'of') || (key === 'rather' && next === 'than') || key === 'вместо' || key === 'statt'
  );
}
