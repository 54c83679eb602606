import { closest } from '@standoff/gitm';
import { behind, type Draft, fault, looksLikeUnit, spanOf, unitNamed } from './draft.ts';
import { readEvent } from './read-events.ts';
import { type Scanner, STANDING, scanner } from './scanner.ts';
import { isSign, type Token } from './tokens.ts';
import { addUnit, readStateMark, UNIT_WORDS } from './unit-parts.ts';
import { isFiller, isKeyword } from './words.ts';

/** Reads `7-6: FR1IN, FR2LC`. */
function readSquareOfUnits(draft: Draft, tokens: readonly Token[], line: number): void {
  const [square] = tokens;
  if (square === undefined) return;
  const scan = scanner(tokens.slice(isSign(tokens[1], ':') ? 2 : 1));
  let count = 0;
  for (let token = scan.take(); token !== undefined; token = scan.take()) {
    if (isSign(token, ',;') || (token.kind === 'word' && isFiller(token.text))) continue;
    if (!looksLikeUnit(token)) {
      const problem = { code: 'gitm/unexpected-word', word: token.text, wanted: 'unit', candidates: [] } as const;
      fault(draft, spanOf(token, line), problem);
      return;
    }
    addUnit(draft, token, square, readStateMark(draft, scan), line);
    count += 1;
  }
  if (count === 0) fault(draft, behind(tokens, line), { code: 'gitm/unfinished-line', wanted: 'unit' });
}

/** Reads one statement that begins with a unit: where it stands, or what it does. */
function readStatement(draft: Draft, tokens: readonly Token[], line: number): void {
  const scan = scanner(tokens);
  const unit = scan.take();
  if (unit === undefined) return;
  const state = readStateMark(draft, scan);
  const says = (word: string): boolean =>
    isKeyword(word, 'move') || isKeyword(word, 'intercept') || isKeyword(word, 'via');
  const acts = tokens.slice(1).some((token) => token.kind === 'dash' || (token.kind === 'word' && says(token.text)));
  const squares = tokens.filter((token) => token.kind === 'square');
  const goes = tokens.some((token) => token.kind === 'word' && isKeyword(token.text, 'to'));
  if (acts || (goes && squares.length > 1)) {
    readEvent(draft, unit, state, scan, line);
    return;
  }
  const [square] = squares;
  const preposition = scan.peek();
  if (preposition?.kind === 'word' && square !== undefined && isKeyword(preposition.text, 'to')) {
    if (isKeyword(preposition.text, 'at')) {
      const problem = { code: 'gitm/stands-or-goes', unit: unitNamed(unit), square: square.text } as const;
      fault(draft, spanOf(preposition, line), problem);
    } else readEvent(draft, unit, state, scan, line);
    return;
  }
  readPlacement(draft, unit, state, scan, line);
}

function readPlacement(draft: Draft, unit: Token, state: string | undefined, scan: Scanner, line: number): void {
  scan.skipWhile((token) => isSign(token, ':=@') || isStanding(token));
  const square = scan.take();
  if (square === undefined) {
    fault(draft, behind(scan.here().tokens, line), { code: 'gitm/unfinished-line', wanted: 'square' });
    return;
  }
  if (square.kind !== 'square') {
    const candidates = square.kind === 'word' ? closest(square.text, UNIT_WORDS) : [];
    const problem = { code: 'gitm/unexpected-word', word: square.text, wanted: 'square', candidates } as const;
    fault(draft, spanOf(square, line), problem);
    return;
  }
  const marked = state ?? readStateMark(draft, scan);
  scan.skipWhile((token) => isSign(token, '.'));
  const rest = scan.take();
  if (rest !== undefined) {
    const candidates = rest.kind === 'word' ? closest(rest.text, UNIT_WORDS) : [];
    fault(draft, spanOf(rest, line), { code: 'gitm/unexpected-word', word: rest.text, wanted: 'end', candidates });
    return;
  }
  addUnit(draft, unit, square, marked, line);
}

function isStanding(token: Token): boolean {
  return token.kind === 'word' && (STANDING.has(token.text.toLowerCase()) || isKeyword(token.text, 'at'));
}

/** Where one line says several things: at a semicolon, and at a comma before a unit. */
function statementsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const parts = isSign(token, ';') || (isSign(token, ',') && looksLikeUnit(tokens[index + 1]));
    if (parts) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
}

/** Whether a line is about units: it begins with one, or with a square and a colon or unit. */
export function isUnitLine(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (first?.kind === 'square') return isSign(second, ':') || looksLikeUnit(second);
  // What stands in quotation marks may be a state; with a square in the line it is a unit.
  return looksLikeUnit(first) && (first?.kind === 'word' || tokens.some((token) => token.kind === 'square'));
}

export function readUnitLine(draft: Draft, tokens: readonly Token[], line: number): void {
  if (tokens[0]?.kind === 'square') {
    readSquareOfUnits(draft, tokens, line);
    return;
  }
  for (const statement of statementsOf(tokens)) readStatement(draft, statement, line);
}
