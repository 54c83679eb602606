import { behind, type Draft, fault, looksLikeUnit, near, spanOf, unitNamed } from './draft.ts';
import { readEvent } from './read-events.ts';
import { type Scanner, STANDING, scanner } from './scanner.ts';
import { isSign, type Token } from './tokens.ts';
import { addUnit, readStateMark, UNIT_WORDS } from './unit-parts.ts';
import { isFiller, isKeyword, isLink } from './words.ts';

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

/** Whether a word says that a unit goes somewhere. */
function says({ kind, text }: Token): boolean {
  return kind === 'word' && (isKeyword(text, 'move') || isKeyword(text, 'intercept') || isKeyword(text, 'via'));
}

/** Reads one statement that begins with a unit: where it stands, or what it does. */
function readStatement(draft: Draft, tokens: readonly Token[], line: number): void {
  const scan = scanner(tokens);
  const unit = scan.take();
  if (unit === undefined) return;
  const state = readStateMark(draft, scan);
  // A state in brackets may be called GO.
  const acts = tokens
    .slice(1)
    .some((token, index) => token.kind === 'dash' || (says(token) && !isSign(tokens[index], '(')));
  const squares = tokens.filter((token) => token.kind === 'square');
  if (!acts && readIdle(draft, unit, scan, line)) return;
  const goes = tokens.some((token) => token.kind === 'word' && isKeyword(token.text, 'to'));
  if (acts || (goes && squares.length > 1)) {
    readEvent(draft, unit, state, scan, line);
    return;
  }
  const [square] = squares;
  const preposition = scan.peek();
  if (preposition?.kind === 'word' && square !== undefined && isKeyword(preposition.text, 'to')) {
    if (!isKeyword(preposition.text, 'at') || draft.section === 'events')
      readEvent(draft, unit, state, scan, line, 'to');
    else if (draft.section === 'units') readPlacement(draft, unit, state, scan, line);
    else {
      const problem = { code: 'gitm/stands-or-goes', unit: unitNamed(unit), square: square.text } as const;
      fault(draft, spanOf(preposition, line), problem);
    }
    return;
  }
  readPlacement(draft, unit, state, scan, line);
}

/** Reads `FR1IN holds`, `FR1IN stays at 7-6`: an order that is no event. */
function readIdle(draft: Draft, unit: Token, scan: Scanner, line: number): boolean {
  const word = scan.peek();
  if (word?.kind !== 'word' || !isKeyword(word.text, 'hold')) return false;
  scan.take();
  scan.skipWhile((token) => token.kind === 'word' && isKeyword(token.text, 'at'));
  const square = scan.peek()?.kind === 'square' ? scan.take() : undefined;
  scan.skipWhile((token) => isSign(token, '.'));
  const rest = scan.take();
  if (rest !== undefined)
    fault(draft, spanOf(rest, line), { code: 'gitm/unexpected-word', word: rest.text, wanted: 'end', candidates: [] });
  else draft.idle.push({ unit, line, ...(square === undefined ? {} : { square }) });
  return true;
}

function readPlacement(draft: Draft, unit: Token, state: string | undefined, scan: Scanner, line: number): void {
  scan.skipWhile((token) => isSign(token, ':=@') || isStanding(token));
  const square = scan.take();
  if (square === undefined) {
    fault(draft, behind(scan.here().tokens, line), { code: 'gitm/unfinished-line', wanted: 'square' });
    return;
  }
  if (square.kind !== 'square') {
    const candidates = square.kind === 'word' ? near(draft, square.text, UNIT_WORDS) : [];
    const problem = { code: 'gitm/unexpected-word', word: square.text, wanted: 'square', candidates } as const;
    fault(draft, spanOf(square, line), problem);
    return;
  }
  const marked = state ?? readStateMark(draft, scan);
  scan.skipWhile((token) => isSign(token, '.'));
  const rest = scan.take();
  if (rest !== undefined) {
    const candidates = rest.kind === 'word' ? near(draft, rest.text, UNIT_WORDS) : [];
    fault(draft, spanOf(rest, line), { code: 'gitm/unexpected-word', word: rest.text, wanted: 'end', candidates });
    return;
  }
  addUnit(draft, unit, square, marked, line);
}

function isStanding(token: Token): boolean {
  return token.kind === 'word' && (STANDING.has(token.text.toLowerCase()) || isKeyword(token.text, 'at'));
}

/** Where one line says several things: at a semicolon, at a comma before a unit, and between units that share the rest. */
function statementsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const statements: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const comma = isSign(token, ',') || (isAnd(token) && isBare(statements.at(-1) ?? []));
    if (isSign(token, ';') || (comma && looksLikeUnit(tokens[index + 1]))) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((statement) => statement.length > 0);
}

function isAnd(token: Token): boolean {
  return isSign(token, '&') || (token.kind === 'word' && isLink(token.text));
}

/** A unit, or a unit and its state in brackets, and nothing of where it stands or goes. */
function isBare(statement: readonly Token[]): boolean {
  return statement.length === 1 || (isSign(statement[1], '(') && isSign(statement.at(-1), ')'));
}

function isInterception(statement: readonly Token[]): boolean {
  return statement.some((token) => token.kind === 'word' && isKeyword(token.text, 'intercept'));
}

/** `AU1IN, PR1IN 7-7`: units without anything behind them do as the next one. Only one can intercept a unit at a time. */
function readStatements(draft: Draft, tokens: readonly Token[], line: number): void {
  let bare: (readonly Token[])[] = [];
  for (const statement of statementsOf(tokens)) {
    if (isBare(statement)) {
      bare.push(statement);
      continue;
    }
    const said = isSign(statement[1], '(') ? statement.findIndex((token) => isSign(token, ')')) : 0;
    const rest = isInterception(statement) ? [] : statement.slice(said + 1);
    for (const unit of bare) readStatement(draft, [...unit, ...rest], line);
    bare = [];
    readStatement(draft, statement, line);
  }
  for (const unit of bare) readStatement(draft, unit, line);
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
  readStatements(draft, tokens, line);
}
