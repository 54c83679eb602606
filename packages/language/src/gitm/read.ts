import { checkPhase, closest, type PhaseFault, type TacPhase } from '@standoff/gitm';
import { type Draft, fault, looksLikeUnit, newDraft, unitNamed } from './draft.ts';
import type { TacSpan, TacTextProblem } from './problem.ts';
import { placeByOrders } from './read-events.ts';
import { readHeadLine, readName } from './read-head.ts';
import {
  isRelationLine,
  isTableRow,
  readRelationLine,
  readTableHead,
  readTableRow,
  type Table,
} from './read-relations.ts';
import { isUnitLine, readUnitLine } from './read-units.ts';
import { isSign, type Token, tokensOf } from './tokens.ts';
import { isHeading, KEYWORDS } from './words.ts';

/** A phase read from text, or everything in the text that could not be read. */
export type TacReading =
  | { readonly ok: true; readonly value: TacPhase }
  | { readonly ok: false; readonly problems: readonly TacTextProblem[] };

const LINE_WORDS: readonly string[] = [
  ...[...KEYWORDS.title, ...KEYWORDS.states, ...KEYWORDS.terrain, ...KEYWORDS.id],
  ...['relations', 'units', 'moves', 'events', 'отношения', 'подразделения', 'ходы', 'события'],
];

/** Without a list mark: `1.`, `2)`, `-`, `*`, `•` before something else. */
function withoutMark(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  if (first?.kind === 'number' && isSign(second, '.)')) return tokens.slice(2);
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
  const words = isSign(tokens.at(-1), ':') ? tokens.slice(0, -1) : tokens;
  if (isHeading(words.map((token) => token.text).join(' '))) return undefined;
  if (readHeadLine(draft, text, tokens, line) || readName(draft, text, tokens, line)) return undefined;
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

function unreadable(draft: Draft, tokens: readonly Token[], line: number): void {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return;
  const span = { line, column: first.column, length: last.column + last.length - first.column };
  const candidates = first.kind === 'word' ? closest(first.text, LINE_WORDS) : [];
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

/**
 * Reads a tac phase from text as people write it, in English or Russian: states, relations as lines or a table, units,
 * events in order, comments behind `#`. Gives the phase, or everything that could not be read with line, column and
 * suggestions. What the lines mean is documented, with an example, in `docs/GITM.md`.
 */
export function readTacText(text: string): TacReading {
  const draft = newDraft();
  let open: OpenTable | undefined;
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) open = readLine(draft, line, index + 1, open);
  closeTable(draft, open);
  placeByOrders(draft);
  const { problems, id, title, states, names, relations, start, terrain, events } = draft;
  const checked = checkPhase({
    id,
    title,
    states,
    names: Object.fromEntries(names),
    relations,
    start,
    terrain,
    events,
  });
  if (checked.ok && problems.length === 0) return { ok: true, value: checked.value };
  const doubtful = unitsInDoubt(draft, lines);
  const faults = (checked.ok ? [] : checked.faults)
    .filter((one) => one.code !== 'gitm/unknown-unit' || !doubtful.has(one.unit))
    .map((one) => locate(draft, one));
  return { ok: false, problems: inOrder([...problems, ...faults]) };
}
