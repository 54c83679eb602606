import { checkPhase, type PhaseFault, type TacPhase } from '@standoff/gitm';
import { type Draft, fault, looksLikeUnit, near, newDraft, unitNamed } from './draft.ts';
import { placeByOrders, placeIdle } from './place-units.ts';
import type { TacSpan, TacTextProblem } from './problem.ts';
import { readHeadLine, readName } from './read-head.ts';
import { isRelationLine, readRelationLine } from './read-relations.ts';
import { isTableRow, readTableHead, readTableRow, type Table } from './read-table.ts';
import { isUnitLine, readUnitLine } from './read-units.ts';
import { isSign, type Token, tokensOf } from './tokens.ts';
import { HEADING_WORDS, isEmptyCell, KEYWORDS, relationOfMark, sectionOf } from './words.ts';

/** A phase read from text, or everything in the text that could not be read. */
export type TacReading =
  | { readonly ok: true; readonly value: TacPhase }
  | { readonly ok: false; readonly problems: readonly TacTextProblem[] };

/** How lines end, whoever wrote them. */
export const LINE_ENDS: RegExp = /\r\n|\r|\n/;

const LINE_WORDS: readonly string[] = [
  ...[...KEYWORDS.title, ...KEYWORDS.states, ...KEYWORDS.terrain, ...KEYWORDS.id],
  ...HEADING_WORDS,
];

/** Without a list mark before something else: `1.`, `2)`, `(3)`, `a)`, `-`, `*`, `•`. */
function withoutMark(tokens: readonly Token[]): readonly Token[] {
  const open = isSign(tokens[0], '(') ? 1 : 0;
  const [first, second, third] = tokens.slice(open);
  const counts = first?.kind === 'number' || (first?.kind === 'word' && /^\p{L}$/u.test(first.text));
  if (counts && isSign(second, open === 1 ? ')' : '.)') && third !== undefined) return tokens.slice(open + 2);
  const bullet = first?.kind === 'dash' || isSign(first, '*•');
  return bullet && second !== undefined ? tokens.slice(1) : tokens;
}

/** A table whose rows are being read, and where it began. */
interface OpenTable {
  readonly table: Table;
  readonly head: TacSpan;
  rows: number;
}

function closeTable(draft: Draft, open: OpenTable | undefined): void {
  // A row of states and nothing under it: more likely a relation that lacks its word.
  if (open !== undefined && open.rows === 0)
    fault(draft, open.head, { code: 'gitm/unfinished-line', wanted: 'relation' });
}

/** The heading that a line begins with, if any, and what stands behind its colon. */
function afterHeading(draft: Draft, tokens: readonly Token[]): readonly Token[] | undefined {
  const colon = tokens.findIndex((token) => isSign(token, ':'));
  const words = colon < 0 ? tokens : tokens.slice(0, colon);
  const section = sectionOf(words.map((token) => token.text).join(' '));
  if (section === undefined) return undefined;
  draft.section = section;
  return colon < 0 ? [] : tokens.slice(colon + 1);
}

/** Reads one line; gives the table that goes on below it, if any. */
function readLine(draft: Draft, text: string, line: number, open: OpenTable | undefined): OpenTable | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.every((token) => token.kind === 'dash' || isSign(token, '=*_~.|:'))) return open;
  if (open !== undefined && isTableRow(draft, tokens)) {
    readTableRow(draft, open.table, tokens, line);
    open.rows += 1;
    return open;
  }
  closeTable(draft, open);
  const rest = afterHeading(draft, tokens);
  if (rest?.length === 0) return undefined;
  if (rest === undefined && (readHeadLine(draft, text, tokens, line) || readName(draft, text, tokens, line)))
    return undefined;
  return readContent(draft, rest ?? tokens, line);
}

/** Reads what is no heading or name: units, events, relations. */
function readContent(draft: Draft, tokens: readonly Token[], line: number): OpenTable | undefined {
  const statement = withoutMark(tokens);
  if (isUnitLine(statement)) {
    readUnitLine(draft, statement, line);
    return undefined;
  }
  const table = readTableHead(draft, tokens);
  const head = tokens.at(-1);
  if (table !== undefined && head !== undefined) {
    const span = { line, column: head.column + head.length, length: 1 };
    return { table, head: span, rows: 0 };
  }
  if (isRelationLine(draft, statement)) readRelationLine(draft, statement, line);
  else unreadable(draft, statement, line);
  return undefined;
}

/** Whether a line gives a name, `FR = France`, and is no row of a table whose diagonal is marked `=`. */
function givesName(tokens: readonly Token[]): boolean {
  const isCell = ({ text }: Token): boolean => isEmptyCell(text) || relationOfMark(text) !== undefined;
  return isSign(tokens[1], '=') && tokens.length > 2 && !tokens.slice(2).every(isCell);
}

/** Reads the names first: what a line calls a state may be told further down. */
function readNames(draft: Draft, lines: readonly string[]): ReadonlySet<number> {
  const done = new Set<number>();
  for (const [index, text] of lines.entries()) {
    if (!text.includes('=')) continue;
    const tokens = tokensOf(text);
    if (givesName(tokens) && readName(draft, text, tokens, index + 1)) done.add(index);
  }
  return done;
}

function unreadable(draft: Draft, tokens: readonly Token[], line: number): void {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return;
  const span = { line, column: first.column, length: last.column + last.length - first.column };
  const candidates = first.kind === 'word' ? near(draft, first.text, LINE_WORDS) : [];
  fault(draft, span, { code: 'gitm/unreadable-line', word: first.text, candidates });
}

/** The place of a path, or of the nearest part around it that has one. */
function spanAt(draft: Draft, path: string): TacSpan {
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]*|\[\d+\])$/, '')) {
    const span = draft.spans.get(at);
    if (span !== undefined) return span;
    if (!/[.[]/.test(at)) break;
  }
  return { line: 1, column: 1, length: 1 };
}

function locate(draft: Draft, fault: PhaseFault): TacTextProblem {
  const { at, ...problem } = fault;
  const span = spanAt(draft, at);
  if (!('first' in problem)) return { ...span, ...problem };
  const { first, ...rest } = problem;
  return { ...span, ...rest, other: spanAt(draft, first) };
}

/** The units named in lines that could not be read: that nobody placed these says nothing new. */
function unitsInDoubt(draft: Draft, lines: readonly string[]): ReadonlySet<string> {
  const numbers = new Set(draft.problems.map((problem) => problem.line));
  const tokens = [...numbers].flatMap((number) => tokensOf(lines[number - 1] ?? ''));
  return new Set(tokens.filter(looksLikeUnit).map(unitNamed));
}

/** Problems as they come in the text; a word that is wrong in two ways of reading it is told of once. */
function inOrder(problems: readonly TacTextProblem[]): readonly TacTextProblem[] {
  const seen = new Set<string>();
  return [...problems]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line, column, code }) => {
      const key = `${line} ${column} ${code}`;
      const first = !seen.has(key);
      seen.add(key);
      return first;
    });
}

/** Reads the lines of a text; nothing is checked yet that needs the whole phase. */
export function readTacDraft(text: string): Draft {
  const draft = newDraft();
  let open: OpenTable | undefined;
  const lines = text.split(LINE_ENDS);
  const names = readNames(draft, lines);
  for (const [index, line] of lines.entries()) {
    if (!names.has(index)) open = readLine(draft, line, index + 1, open);
  }
  closeTable(draft, open);
  return draft;
}

/**
 * Reads a tac phase from text as people write it, in English or Russian: states, relations as lines or a table, units,
 * events in order, comments behind `#`. Gives the phase, or everything that could not be read with line, column and
 * suggestions. What the lines mean is documented, with an example, in `docs/GITM.md`.
 */
export function readTacText(text: string): TacReading {
  const draft = readTacDraft(text);
  placeByOrders(draft);
  placeIdle(draft);
  const { problems, id, title, states, relations, start, terrain, events } = draft;
  const checked = checkPhase({
    id,
    title,
    states,
    names: Object.fromEntries(draft.names),
    relations,
    start,
    terrain,
    events,
  });
  if (checked.ok && problems.length === 0) return { ok: true, value: checked.value };
  const doubtful = unitsInDoubt(draft, text.split(LINE_ENDS));
  const faults = (checked.ok ? [] : checked.faults)
    .filter((one) => one.code !== 'gitm/unknown-unit' || !doubtful.has(one.unit))
    .map((one) => locate(draft, one));
  return { ok: false, problems: inOrder([...problems, ...faults]) };
}
