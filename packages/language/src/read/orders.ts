import { repairLine } from './damage/repair.ts';
import { settleConvoy, settleGroup } from './deferred.ts';
import { lastOnes } from './entries.ts';
import { layoutOf, rowOf, type TableLayout } from './forms/table.ts';
import { startsUnit } from './grammar/boundary.ts';
import { placesAt } from './grammar/place.ts';
import { isArrow, scanOf, solid } from './grammar/scan.ts';
import { readData } from './read-data.ts';
import { plainLine, readTokens } from './read-line.ts';
import type { ReadContext, Reading } from './reading.ts';
import { newSession, type Session } from './session.ts';
import { type Token, tokenize } from './tokens.ts';

/** Whether a line ends in the middle of an order: `A Par -`. */
function breaksOff(tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1]?.kind;
  return (last === 'dash' || last === 'arrow') && tokens.length <= 40 && tokens.some(({ kind }) => kind === 'word');
}

/** Whether a line begins with the place an order before it lacks. */
function goesOn(session: Session, next: readonly Token[]): boolean {
  const scan = scanOf(session.context.map, session.phase, next);
  const first = solid(scan, 0);
  return !isArrow(scan, first) && !startsUnit(scan, first) && placesAt(scan, first, true).length > 0;
}

interface RawLine {
  readonly text: string;
  readonly tokens: readonly Token[];
}

function rawLine(text: string, number: number): RawLine {
  const repaired = repairLine(text);
  return { text, tokens: tokenize(repaired.text, number, repaired.origin) };
}

function readLines(session: Session, lines: readonly string[]): void {
  let table: TableLayout | undefined;
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? '';
    const number = index + 1;
    if (plainLine(session, text, number)) continue;
    if (text.trim() === '') {
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
    const { tokens } = rawLine(text, number);
    const next = breaksOff(tokens) ? lines[index + 1] : undefined;
    const following = next === undefined || next.length > 2000 ? [] : rawLine(next, number + 1).tokens;
    if (following.length > 0 && goesOn(session, following)) {
      readTokens(session, [...tokens, ...following], text, number);
      session.lines.push({ line: number + 1, kind: 'nothing' });
      index += 1;
      continue;
    }
    readTokens(session, tokens, text, number);
  }
}

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
    readLines(session, text.split(/\r\n|\n|\r|\u2028|\u2029/));
  }
  session.phase = context.phase;
  for (const deferred of session.deferred) settleConvoy(session, deferred);
  for (const deferred of session.deferred) settleGroup(session, deferred);
  const { orders, notices } = lastOnes(session.entries, context.power);
  return { orders, problems: session.problems, notices: [...session.notices, ...notices], lines: session.lines };
}
