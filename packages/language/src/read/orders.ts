import { type Power, provinceOf } from '@standoff/diplomacy';
import { ownUnits } from './board.ts';
import { startsUnit } from './boundary.ts';
import { repairLine } from './damage/repair.ts';
import { dataLines } from './data.ts';
import { type Entry, lastOnes } from './entries.ts';
import { headingAt } from './heading.ts';
import { otherLayoutOf } from './layout.ts';
import { report, settleLater, takePieces } from './line.ts';
import { piecesOf } from './pieces.ts';
import { placesAt } from './place.ts';
import { plainOrder } from './plain.ts';
import type { ReadContext, Reading, ReadLine } from './reading.ts';
import { isArrow, type Scan, scanOf, solid } from './scan.ts';
import { applyHeading, boardIn, type Deferred, newSession, type Session } from './session.ts';
import { layoutOf, rowOf, type TableLayout } from './table.ts';
import { type Token, tokenize } from './tokens.ts';

function plainLine(session: Session, line: string, number: number): boolean {
  const plain = plainOrder(session.context.map, session.phase, line);
  if (plain === undefined) return false;
  const { order, start, end } = plain;
  const power = session.power;
  const entry: Entry = {
    line: number,
    column: start + 1,
    endColumn: end + 1,
    order,
    text: start === 0 && end === line.length ? line : line.slice(start, end),
    quoted: false,
    ...(power === undefined ? {} : { power }),
  };
  session.entries.push(entry);
  session.lines.push({ line: number, kind: 'orders' });
  return true;
}

/** Leading marks of quoting: `>`, `>> >`. */
function quoteEnd(tokens: readonly Token[]): number {
  let at = 0;
  while (tokens[at]?.kind === 'arrow' && /^>+$/.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}

/** Passes bullets and numbers before a heading. */
function contentStart(scan: Scan, at: number): number {
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
function afterLetter(scan: Scan, at: number): number {
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
function afterBullet(session: Session, scan: Scan, at: number): number {
  const dash = scan.tokens[at]?.kind === 'dash' && scan.tokens[at + 1]?.spaced === true;
  return dash && session.list === 'build' ? at + 1 : at;
}

function lineFacts(number: number, kind: ReadLine['kind'], heading: ReturnType<typeof headingAt>): ReadLine {
  const { power, season, year, phase } = heading ?? {};
  return {
    line: number,
    kind,
    ...(power === undefined ? {} : { power }),
    ...(season === undefined ? {} : { season }),
    ...(year === undefined ? {} : { year }),
    ...(phase === undefined ? {} : { phase }),
  };
}

function readTokens(session: Session, tokens: readonly Token[], text: string, number: number, rowPower?: Power): void {
  const quoted = quoteEnd(tokens);
  const scan = scanOf(session.context.map, session.phase, tokens);
  const before = {
    entries: session.entries.length,
    problems: session.problems.length,
    deferred: session.deferred.length,
  };
  const start = afterLetter(scan, contentStart(scan, quoted));
  const heading = rowPower === undefined ? headingAt(scan, start) : undefined;
  const outer = { power: session.power, phase: session.phase, list: session.list };
  if (heading !== undefined) applyHeading(session, heading);
  if (rowPower !== undefined) session.power = rowPower;
  const from = heading?.rest ?? afterLetter(scan, afterBullet(session, scan, quoted));
  const inPhase = scan.phase === session.phase ? scan : scanOf(session.context.map, session.phase, tokens);
  takePieces(session, inPhase, piecesOf(inPhase, from, session.power), quoted > 0);
  // Headings of a quoted mail end with it.
  if (quoted > 0) Object.assign(session, outer);
  const found = session.entries.length > before.entries || session.deferred.length > before.deferred;
  const trouble = session.problems.length > before.problems;
  if (!found) otherLayoutOf(session, text, number, before.problems);
  const kind = trouble ? 'problem' : found ? 'orders' : heading !== undefined ? 'heading' : 'nothing';
  session.lines.push(lineFacts(number, session.problems.length > before.problems ? 'problem' : kind, heading));
}

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

function readData(session: Session, text: string): boolean {
  const found = dataLines(session.context.map, text);
  if (found === undefined) return false;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const kinds = new Map<number, ReadLine['kind']>();
  let line = 0;
  for (const each of [...found].sort((a, b) => a.at - b.at)) {
    while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= each.at) line += 1;
    const column = each.at - (starts[line] ?? 0);
    const length = Math.min(each.end, (starts[line + 1] ?? text.length + 1) - 1) - each.at;
    const tokens = tokenize(each.text, line + 1).map((token) => ({ ...token, start: column, end: column + length }));
    const problems = session.problems.length;
    session.power = each.power;
    readTokens(session, tokens, each.text, line + 1, each.power);
    if (kinds.get(line + 1) !== 'problem')
      kinds.set(line + 1, session.problems.length > problems ? 'problem' : 'orders');
  }
  session.lines.length = 0;
  for (let number = 1; number <= starts.length; number++)
    session.lines.push({ line: number, kind: kinds.get(number) ?? 'nothing' });
  return session.entries.length + session.problems.length > 0;
}

/** A convoy whose army is ordered somewhere else in the text goes where the army goes. */
function settleConvoy(session: Session, { draft, power, span, text, quoted }: Deferred): void {
  if (draft.kind !== 'convoy') return;
  const places = new Set([...(draft.target.at?.exact ?? []), ...(draft.target.at?.likely ?? [])]);
  const goals = new Set<string>();
  for (const { order } of session.entries) {
    if (order.kind === 'move' && places.has(provinceOf(order.unit.at))) goals.add(order.to);
  }
  const [goal] = goals;
  if (goals.size === 1 && goal !== undefined && draft.target.at !== undefined) {
    const to = { ...draft.target.at, exact: [provinceOf(goal)], likely: [], possible: [], text: goal };
    const settled = settleLater(session, power, { ...draft, to });
    if ('order' in settled) {
      session.entries.push({ ...span, order: settled.order, text, quoted, ...(power === undefined ? {} : { power }) });
      return;
    }
  }
  report(session, {
    code: 'order/unknown',
    detail: 'no-destination',
    span,
    word: text,
    candidates: [],
    suggestions: [],
    power,
  });
}

/** "All hold", "the rest hold": orders for the units that have none. */
function settleGroup(session: Session, { draft, power, span, text, quoted }: Deferred): void {
  if (draft.kind !== 'group') return;
  const whose = power ?? session.context.power;
  const ordered = new Set(
    session.entries
      .filter((entry) => whose === undefined || (entry.power ?? session.context.power) === whose)
      .map(({ order }) => (order.kind === 'waive' ? '' : provinceOf(order.unit.at))),
  );
  for (const unit of ownUnits(boardIn(session), whose, draft.type)) {
    if (ordered.has(provinceOf(unit.at))) continue;
    const order = { kind: draft.order, unit: { type: unit.type, at: unit.at } } as const;
    session.entries.push({ ...span, order, text, quoted, ...(power === undefined ? {} : { power }) });
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
