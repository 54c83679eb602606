import { repairLine } from './damage/repair.ts';
import { settleConvoy, settleGroup } from './deferred.ts';
import { lastOnes } from './entries.ts';
import { layoutOf, rowOf, type TableLayout } from './forms/table.ts';
import { startsUnit } from './grammar/boundary.ts';
import { placesAt } from './grammar/place.ts';
import { isArrow, plays, scanOf, solid } from './grammar/scan.ts';
import { readData } from './read-data.ts';
import { plainLine, readTokens } from './read-line.ts';
import type { ReadContext, Reading } from './reading.ts';
import { newSession, type Session } from './session.ts';
import { type Token, tokenize } from './tokens.ts';
import { ROLE } from './words/roles.ts';

/** Whether a line ends in the middle of an order: `A Par -`. */
function breaksOff(tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1]?.kind;
  return (last === 'dash' || last === 'arrow') && tokens.length <= 200;
}

/** Whether a line begins with the place an order before it lacks. */
function goesOn(session: Session, next: readonly Token[]): boolean {
  const scan = scanOf(session.context.map, session.phase, next);
  const first = solid(scan, 0);
  return !isArrow(scan, first) && !startsUnit(scan, first) && placesAt(scan, first, true).length > 0;
}

/** Whether an indented line goes on with the order before it: `  S A Par - Bur`, `  - Sil`. */
function isWrapped(session: Session, text: string, next: readonly Token[]): boolean {
  if (!/^\s+\S/.test(text)) return false;
  const scan = scanOf(session.context.map, session.phase, next);
  const first = solid(scan, 0);
  if (plays(scan, first, ROLE.support | ROLE.convoy) && !plays(scan, first, ROLE.army | ROLE.fleet)) {
    return startsUnit(scan, first + 1);
  }
  return (
    isArrow(scan, first) && !startsUnit(scan, first + 1) && placesAt(scan, solid(scan, first + 1), true).length > 0
  );
}

const LONGEST_WRAP = 2000;
const MOST_WRAPPED = 4;

function tokensOf(text: string, number: number): Token[] {
  const repaired = repairLine(text);
  return tokenize(repaired.text, number, repaired.origin);
}

interface LogicalLine {
  readonly tokens: readonly Token[];
  /** How many lines of the text it takes. */
  readonly lines: number;
}

/** A line of quoted-printable ends in `=` where only the mail program broke it. */
function softLine(lines: readonly string[], index: number): LogicalLine {
  const starts: number[] = [];
  let text = '';
  let taken = 0;
  for (;;) {
    const line = lines[index + taken] ?? '';
    starts.push(text.length);
    taken += 1;
    if (!SOFT_BREAK.test(line) || text.length > LONGEST_WRAP) {
      text += line;
      break;
    }
    text += line.replace(SOFT_BREAK, '');
    if (index + taken >= lines.length) break;
  }
  const tokens = tokensOf(text, index + 1).map((token) => {
    let row = 0;
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= token.start) row += 1;
    const from = starts[row] ?? 0;
    const end = Math.min(token.end, starts[row + 1] ?? token.end);
    return { ...token, line: index + 1 + row, start: token.start - from, end: Math.max(end, token.start) - from };
  });
  return { tokens, lines: taken };
}

const SOFT_BREAK = /=[ \t]*$/;

/** The line at an index together with those that go on with it. */
function logicalLine(session: Session, lines: readonly string[], index: number): LogicalLine {
  const text = lines[index] ?? '';
  if (SOFT_BREAK.test(text)) return softLine(lines, index);
  let tokens: readonly Token[] = tokensOf(text, index + 1);
  let taken = 1;
  if (!tokens.some(({ kind }) => kind === 'word')) return { tokens, lines: taken };
  while (taken < MOST_WRAPPED) {
    const next = lines[index + taken];
    if (next === undefined || next.length > LONGEST_WRAP) break;
    const following = tokensOf(next, index + taken + 1);
    const lacking = breaksOff(tokens) && following.length > 0 && goesOn(session, following);
    if (!lacking && !isWrapped(session, next, following)) break;
    tokens = [...tokens, ...following];
    taken += 1;
  }
  return { tokens, lines: taken };
}

/**
 * A text of orders has an order now and then, and ends somewhere. Where so many letters in a row hold none, or it goes on
 * and on, the rest is not read: looking for orders in what is none takes time.
 */
const MOST_IDLE = 128_000;
const MOST_LETTERS = 1_000_000;
/** So much is shown of what was not read. */
const SHOWN = 30;

/** How far a text has been read, and how long ago an order was found in it. */
interface Progress {
  letters: number;
  idle: number;
  found: number;
}

/** Whether a line is still to be read. */
function isWithin(session: Session, progress: Progress, text: string): boolean {
  const found = session.entries.length + session.deferred.length;
  if (found > progress.found) progress.idle = 0;
  progress.found = found;
  const letters = text.trim() === '' ? 0 : text.length;
  progress.idle += letters;
  progress.letters += letters;
  return progress.idle <= MOST_IDLE && progress.letters <= MOST_LETTERS;
}

/** Tells that nothing is read from a line on. */
function leaveOut(session: Session, lines: readonly string[], from: number): void {
  const text = lines[from] ?? '';
  const word = text.trim().slice(0, SHOWN);
  const span = { line: from + 1, column: 1, endColumn: text.length + 1 };
  session.problems.push({ code: 'order/unknown', detail: 'too-long', ...span, word, candidates: [], suggestions: [] });
  for (let line = from + 1; line <= lines.length; line++)
    session.lines.push({ line, kind: line === from + 1 ? 'problem' : 'nothing' });
}

const PRESS = /^\s*(?:press|broadcast)(?:\s+to\b.*)?\s*$/i;

function readLines(session: Session, lines: readonly string[]): void {
  let table: TableLayout | undefined;
  let press = false;
  const progress: Progress = { letters: 0, idle: 0, found: 0 };
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? '';
    const number = index + 1;
    if (!isWithin(session, progress, text)) {
      leaveOut(session, lines, index);
      return;
    }
    if (!press && plainLine(session, text, number)) continue;
    // The press of a judge's mail is for people.
    if (PRESS.test(text)) press = true;
    if (press || text.trim() === '') {
      press &&= !/^\s*endpress/i.test(text);
      table = undefined;
      session.lines.push({ line: number, kind: 'nothing' });
      continue;
    }
    const header = layoutOf(text);
    if (header !== undefined) {
      table = header;
      session.lines.push({ line: number, kind: 'nothing' });
      continue;
    }
    const row = table === undefined ? undefined : rowOf(session.context.map, table, text, number);
    if (row !== undefined) {
      readTokens(session, row.tokens, text, number, row.power ?? session.power);
      continue;
    }
    const { tokens, lines: taken } = logicalLine(session, lines, index);
    readTokens(session, tokens, text, number);
    for (let more = 1; more < taken; more++) session.lines.push({ line: number + more, kind: 'nothing' });
    index += taken - 1;
  }
}

const LINE_END = /\r\n|\n|\r|\u2028|\u2029/;
const OTHER_ENDS = /[\r\u2028\u2029]/;

/**
 * Reads the orders of a text as people write them, in English, Russian, German, DAIDE and the forms of programs: a line,
 * a mail, a report, a table, data of a page. Gives what was understood and, for every piece that was not, where it
 * stands and what may have been meant; nothing is guessed, nothing is judged, and nothing throws.
 */
export function readOrders(text: string, context: ReadContext): Reading {
  const session = newSession(context);
  if (!readData(session, text)) {
    session.lines.length = 0;
    session.power = undefined;
    session.text = OTHER_ENDS.test(text) ? text.split(LINE_END) : text.split('\n');
    readLines(session, session.text);
  }
  session.phase = context.phase;
  for (const deferred of session.deferred) settleConvoy(session, deferred);
  for (const deferred of session.deferred) settleGroup(session, deferred);
  const { orders, notices } = lastOnes(session.entries, context.power);
  const all = notices.length === 0 ? session.notices : [...session.notices, ...notices];
  return { orders, problems: session.problems, notices: all, lines: session.lines };
}
