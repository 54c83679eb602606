import { type Draft, spanOf, unitNamed } from './draft.ts';
import { stateAt } from './read-relations.ts';
import type { Scanner } from './scanner.ts';
import { isSign, type Token } from './tokens.ts';
import { KEYWORDS } from './words.ts';

/** Words that may follow a unit: what else stands there is measured against them. */
export const UNIT_WORDS: readonly string[] = [
  ...KEYWORDS.move,
  ...KEYWORDS.intercept,
  ...KEYWORDS.via,
  ...KEYWORDS.stops,
  'radius',
  'box',
];

export function addUnit(draft: Draft, unit: Token, square: Token, state: string | undefined, line: number): void {
  const at = `start[${draft.start.length}]`;
  const name = unitNamed(unit);
  draft.start.push({ unit: name, ...(state === undefined ? {} : { state }), square: square.text });
  draft.spans.set(`${at}.unit`, spanOf(unit, line));
  draft.spans.set(`${at}.state`, spanOf(unit, line));
  draft.spans.set(`${at}.square`, spanOf(square, line));
}

/** Reads `(AU)` or `(Austria)` behind a unit: its state where its first two letters do not tell. */
export function readStateMark(draft: Draft, scan: Scanner): string | undefined {
  if (!isSign(scan.peek(), '(')) return undefined;
  const { tokens, index } = scan.here();
  const found = stateAt(draft, tokens, index + 1);
  const close = tokens[index + 1 + (found?.tokens.length ?? 0)];
  if (found === undefined || !isSign(close, ')')) return undefined;
  scan.skip(found.tokens.length + 2);
  return found.state;
}
